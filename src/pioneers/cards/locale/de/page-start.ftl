# Dieses Spiel auf der Startseite, an einem neuen Tisch und in der Liste beendeter Partien.

## Start

page-start-cards = Das Kartenspiel
page-start-cards-about = Gewinne Stiche, nimm Vorräte und baue alle vier Gebäude vor allen anderen.
page-start-play-cards = Jetzt spielen: das Kartenspiel gegen Bots
page-start-continue-cards = Das Kartenspiel fortsetzen, { $who }
page-start-join-cards = Beim Kartenspiel mitspielen, { $who }
page-start-learn-cards = Regeln des Kartenspiels

## Miteinander spielen

page-together-cards = Kartenspiel
page-together-hands = Blätter (zu zweit)
page-together-hands-one = Eines mit 16
page-together-hands-separate = Zwei mit 8
page-together-file-deck = Eigene Karten

## Beendete Partien

page-games-replay-cards = Partie ansehen: Kartenspiel vom { $date }
