# Dieses Spiel in dem, was einen Tisch umgibt: Leiste, Phasen, Frage, Verlauf, Warteraum.

## Die Leiste

page-table-cards = Kartenspiel
page-table-run = Streifzug { $run }
page-table-finished-run = beendet nach Streifzug { $run }

## Phasen

page-phase-exchange = Tausch
page-phase-tricks = Stiche
page-phase-build = Bauen
page-phase-start = Nächster Start
page-phase-trick = Stich { $number }
page-phase-tricks-played =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }
page-phase-built =
    { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }

## Der Verlauf

page-log-run = Streifzug { $run }
page-log-trick = Streifzug { $run }, Stich { $trick }
page-log-building = Streifzug { $run }, Bauen

## Warteraum

page-room-hands = Blätter
page-room-hands-one = ein Blatt für beide Positionen
page-room-hands-separate = ein Blatt für jede Position
