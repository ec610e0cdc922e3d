# Revoir une partie terminée.

page-replay-title-board = Le jeu de plateau, coup { $move } – relecture – Pioneers
page-replay-heading-board = Relecture du jeu de plateau
page-replay-move-round = Coup { $move } sur { $last }, manche { $round }
