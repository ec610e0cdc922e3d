# Watching a finished game again.

page-replay-title-board = The board game, move { $move } – replay – Pioneers
page-replay-heading-board = Replay of the board game
page-replay-move-round = Move { $move } of { $last }, round { $round }
