# Eine beendete Partie noch einmal ansehen.

page-replay-title-cards = Das Kartenspiel, Aktion { $move } – Wiedergabe – Pioneers
page-replay-heading-cards = Wiedergabe des Kartenspiels
page-replay-move-run = Aktion { $move } von { $last }, Streifzug { $run }
