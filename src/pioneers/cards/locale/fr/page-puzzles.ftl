# Les thèmes des problèmes.

page-puzzles-cards-exchange = Échange
page-puzzles-cards-counting = Compter les cartes
page-puzzles-cards-lead = Entamer
page-puzzles-cards-following = Répondre dans le pli
page-puzzles-cards-adding = Ajouter des cartes
page-puzzles-cards-ruff = Jouer l’atout
page-puzzles-cards-storm = Tempêtes
page-puzzles-cards-thief = Voleurs
page-puzzles-cards-supplies = Choisir ses ressources
page-puzzles-cards-building = Construire
page-puzzles-cards-ending = Fin de partie
