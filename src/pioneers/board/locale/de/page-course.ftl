# Dieses Spiel in dem, was einen Tisch umgibt: Leiste, Phasen, Frage, Verlauf, Warteraum.

## Die Leiste

page-table-board = Brettspiel
page-table-round = Runde { $round }
page-table-last-round = Runde { $round }, die letzte
page-table-finished-round = beendet nach Runde { $round }

## Phasen

page-phase-income = Einkommen
page-phase-purchase = Einkauf
page-phase-drive = Fahrt
page-phase-settle = Ansiedeln
page-phase-special = Sonderaktion
page-phase-join = Mitsiedeln
page-phase-received = +{ MONEY($amount) }
page-phase-bought = { LIST($purchases, of: "purchase", form: "short", by: "plus") }
page-phase-nothing = nichts
page-phase-city = { CITY($city) }
page-phase-passed = gepasst

## Arten des Einkaufs (im Akkusativ)

purchase-road = eine Straße
    .short = 1 Straße
purchase-roads = zwei Straßen
    .short = 2 Straßen
purchase-coach = eine Kutsche
    .short = 1 Kutsche

## Die Frage

page-prompt-last-round = Letzte Runde.
page-moment-last-round = Die letzte Runde
page-prompt-waiting-join = Warten, ob { SEAT($seat) } mitsiedelt.

## Moves of others, told while they are shown

page-tell-drove =
    { $fare ->
        [0] { SEAT($seat, form: "start") } fährt kostenlos nach { CITY($city) }.
       *[other] { SEAT($seat, form: "start") } fährt für { MONEY($fare) } nach { CITY($city) }.
    }
page-tell-gets = { SEAT($seat, form: "start") } bekommt { MONEY($amount) }.
page-tell-settled = { SEAT($seat, form: "start") } siedelt { WORD($profession, form: "one") } in { CITY($city) } an.
page-tell-joined = { SEAT($seat, form: "start") } siedelt in { CITY($city) } mit und zahlt { MONEY($price) } an { SEAT($host) }.
page-tell-roads = { SEAT($seat, form: "start") } baut 2 Straßen.
page-tell-coach = { SEAT($seat, form: "start") } kauft für { MONEY($price) } eine Kutsche.

## Der Verlauf

page-log-turn = Runde { $round }, { SEAT($seat) }
page-log-drive =
    { $fare ->
        [0] { SEAT($seat, form: "start") } fährt { LIST($spaces, of: "city", by: "way") }, kostenlos.
       *[other] { SEAT($seat, form: "start") } fährt { LIST($spaces, of: "city", by: "way") }, { MONEY($fare) }.
    }

## Warteraum

page-room-cover = Abgedeckte Städte
page-room-cover-random = zufällig
page-room-cover-standard = am Rand
page-room-cover-chosen = ausgewählt
