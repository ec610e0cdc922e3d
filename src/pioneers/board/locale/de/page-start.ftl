# Dieses Spiel auf der Startseite, an einem neuen Tisch und in der Liste beendeter Partien.

## Start

page-start-board = Das Brettspiel
page-start-board-about = Eine Postkutsche für alle: Baue Straßen, fülle Kutschen, siedle deine Pioniere in 45 Städten an.
page-start-play-board = Jetzt spielen: das Brettspiel gegen Bots
page-start-continue-board = Das Brettspiel fortsetzen, { $who }
page-start-join-board = Beim Brettspiel mitspielen, { $who }
page-start-learn-board = Regeln des Brettspiels

## Miteinander spielen

page-together-board = Brettspiel
page-together-cover = Abgedeckte Städte (zu zweit)
page-together-cover-default = Wie gedruckt
page-together-cover-random = Zufällig
page-together-cover-own = Ausgewählt
page-together-cover-cities = Acht Städte, durch Kommas getrennt
page-together-cover-hint = Zum Beispiel: seattle, portland, boise. Nicht Boston und seine beiden Nachbarstädte (B2.3).
page-together-file-board = Eigener Spielplan
page-together-file-coaches = Eigene Kutschen

## Beendete Partien

page-games-replay-board = Partie ansehen: Brettspiel vom { $date }
