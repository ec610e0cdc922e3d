# Ce jeu sur la page d’accueil, à une nouvelle table et dans la liste des parties terminées.

## Accueil

page-start-cards = Le jeu de cartes
page-start-cards-about = Gagnez des plis, prenez des ressources et construisez les quatre bâtiments avant les autres.
page-start-play-cards = Jouer : le jeu de cartes contre des bots
page-start-continue-cards = Continuer le jeu de cartes, { $who }
page-start-join-cards = Rejoindre le jeu de cartes, { $who }
page-start-learn-cards = Règles du jeu de cartes

## Jouer ensemble

page-together-cards = Cartes
page-together-hands = Mains (à deux)
page-together-hands-one = Une de 16
page-together-hands-separate = Deux de 8
page-together-file-deck = Vos cartes

## Parties finies

page-games-replay-cards = Revoir la partie : jeu de cartes, { $date }
