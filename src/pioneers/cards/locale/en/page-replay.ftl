# Watching a finished game again.

page-replay-title-cards = The card game, move { $move } – replay – Pioneers
page-replay-heading-cards = Replay of the card game
page-replay-move-run = Move { $move } of { $last }, run { $run }
