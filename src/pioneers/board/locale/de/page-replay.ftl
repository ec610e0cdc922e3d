# Eine beendete Partie noch einmal ansehen.

page-replay-title-board = Das Brettspiel, Aktion { $move } – Wiedergabe – Pioneers
page-replay-heading-board = Wiedergabe des Brettspiels
page-replay-move-round = Aktion { $move } von { $last }, Runde { $round }
