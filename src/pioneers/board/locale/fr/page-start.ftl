# Ce jeu sur la page d’accueil, à une nouvelle table et dans la liste des parties terminées.

## Accueil

page-start-board = Le jeu de plateau
page-start-board-about = Une diligence pour tout le monde : construisez des routes, remplissez des chariots, installez vos pionniers dans 45 villes.
page-start-play-board = Jouer : le jeu de plateau contre des bots
page-start-continue-board = Continuer le jeu de plateau, { $who }
page-start-join-board = Rejoindre le jeu de plateau, { $who }
page-start-learn-board = Règles du jeu de plateau

## Jouer ensemble

page-together-board = Plateau
page-together-cover = Villes recouvertes (à deux)
page-together-cover-default = D’origine
page-together-cover-random = Au hasard
page-together-cover-own = Choisies
page-together-cover-cities = Huit villes, séparées par des virgules
page-together-cover-hint = Par exemple : seattle, portland, boise. Ni Boston ni ses deux voisines (B2.3).
page-together-file-board = Votre plateau
page-together-file-coaches = Vos chariots

## Parties finies

page-games-replay-board = Revoir la partie : jeu de plateau, { $date }
