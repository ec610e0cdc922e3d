# Revoir une partie terminée.

page-replay-title-cards = Le jeu de cartes, coup { $move } – relecture – Pioneers
page-replay-heading-cards = Relecture du jeu de cartes
page-replay-move-run = Coup { $move } sur { $last }, expédition { $run }
