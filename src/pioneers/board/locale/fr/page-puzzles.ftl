# Les thèmes des problèmes.

page-puzzles-board-fare = Prix
page-puzzles-board-network = Réseau de routes
page-puzzles-board-joining = Se joindre
page-puzzles-board-coach = Acheter des chariots
page-puzzles-board-saving = Garder son argent
page-puzzles-board-settling = Installation
page-puzzles-board-effect = Effets des tuiles
page-puzzles-board-emptying = Vider un chariot
page-puzzles-board-ending = Fin de partie
