# Das Brettspiel im Terminal: sein Ziel für Neulinge, seine Ansichten, und was neben Fragen und Antworten steht.

## Das Ziel

board-aim-turn = Du führst Pioniere in den Westen. Alle Spieler teilen sich eine Postkutsche: In deinem Zug bekommst du Geld, darfst eine Straße oder eine Kutsche kaufen und fährst dann die Postkutsche in eine Stadt, deren Plättchen zu einem Pionier in einer deiner Kutschen passt.
board-aim-settle = Dort siedelt sich der Pionier an, und das Plättchen belohnt dich: mit Einkommen, Einkäufen, einer Straße, Gold oder Geld.
board-aim-roads = Verlässt der letzte Pionier eine Kutsche, bekommst du ihre Siegpunkte. Deine Straßen sind für dich kostenlos und kosten die anderen Wegegeld; am Ende zählt jeder deiner Pioniere in deinem größten Straßennetz 2 Siegpunkte.
board-aim-end = Die Partie endet nach der Runde, in der jemand die letzte eigene Straße baut oder die letzte Kutsche in die Auslage kommt. Die meisten Siegpunkte gewinnen.

## Zeichen der Karte

board-tile-codes = Bnk Hdl Bar Sgt Frm Gld Hot
board-legend-stagecoach = Postkutsche ({ CITY($city) })
board-legend-signs = ({ $pioneer } Pionier, { $road } Straße)
board-no-road = keine Straße

## Was ein Plättchen bringt, hinter einer Fahrt

board-effect-banker = jeden Zug 1 $ mehr Einkommen
board-effect-merchant = jeden Zug ein Einkauf mehr
board-effect-barkeeper = du darfst noch einen Pionier in den Vorrat zurücklegen
board-effect-sergeant = eine kostenlose Straße
board-effect-farmer = bis zu zwei weitere Farmer dürfen sich dort ansiedeln
board-effect-gold-digger = ein Goldnugget (3 bis 5 Siegpunkte)
board-effect-hotel = jeder Pionier darf sich dort ansiedeln, und du bekommst 3 $
board-effect-none = nichts weiter: Du hast schon zwei solche Plättchen

## Eigene Dinge des Spielers

board-status =
    { $score ->
        [one] { MONEY($money) } · { $score } Siegpunkt · Straßen übrig: { $roads } · Pioniere übrig: { $pioneers }
       *[other] { MONEY($money) } · { $score } Siegpunkte · Straßen übrig: { $roads } · Pioniere übrig: { $pioneers }
    }
board-coach =
    { $empty ->
        [0] Kutsche { $coach } (Wert { $points }): { LIST($aboard) }
        [one] Kutsche { $coach } (Wert { $points }): { LIST($aboard) }; 1 Sitzplatz ist leer
       *[other] Kutsche { $coach } (Wert { $points }): { LIST($aboard) }; { $empty } Sitzplätze sind leer
    }
board-coach-done = Kutsche { $coach }: leer, { $points } gewertet
board-sale =
    { $stack ->
        [0] Kutschen in der Auslage (keine mehr im Stapel)
       *[other] Kutschen in der Auslage ({ $stack } weitere im Stapel)
    }

## Spalten

board-column-player = Spieler
board-column-money = Geld
board-column-score = Punkte
board-column-roads = Straßen übrig
board-column-pioneers = Pioniere übrig
board-column-bankers = Bankiers
board-column-merchants = Händlerinnen
board-column-nuggets = Nuggets
board-column-place = Platz
board-column-price = Preis
board-column-seats = Sitzplätze
board-column-points = Wert
board-column-rank = Rang
board-part-coaches = Geleerte Kutschen
board-part-empty = Leere Sitzplätze
board-part-nuggets = Goldnuggets
board-part-network = Straßennetz
board-part-total = Summe

## Neben den Fragen

board-purchases = Du darfst einmal im Zug einkaufen, und für jedes eigene Händlerinnen-Plättchen einmal mehr. Eine Kutsche bringt ihre Siegpunkte, sobald sie leer ist.
board-bought = In diesem Zug hast du gekauft: { LIST($purchases, of: "purchase") }. Jede Art gibt es nur einmal im Zug.
board-drives =
    { $more ->
        [0] Danach fährst du. Von { CITY($city) } aus könntest du jetzt erreichen: { LIST($drives, of: "plain") }.
       *[other] Danach fährst du. Von { CITY($city) } aus könntest du jetzt erreichen: { LIST($drives, of: "plain") } und { $more } weitere.
    } { $fare ->
        [0] Es gibt auch kostenlose Fahrten.
       *[other] Behalte mindestens { MONEY($fare) } für die Fahrt, sonst musst du passen.
    }
board-drive-entry =
    { $fare ->
        [0] { CITY($city) } ({ WORD($tile) }, kostenlos)
       *[other] { CITY($city) } ({ WORD($tile) }, { MONEY($fare) })
    }
board-no-drive = Mit { MONEY($money) } kannst du von { CITY($city) } aus jetzt keine passende Stadt erreichen. Bleibt es dabei, musst du passen: Die Postkutsche bleibt stehen, und niemand siedelt sich an.
board-road-use = Deine Straßen sind für dich kostenlos, und die anderen zahlen dir 1 $ dafür. Am Ende zählen nur deine Pioniere in einem zusammenhängenden Netz; baue also da, wo sie sich verbinden lassen.
board-fares = Jede Verbindung kostet 1 $, an die Bank oder an den Besitzer ihrer Straße; wo zwei andere Straßen haben, 1 $ an jeden. Deine eigenen Straßen sind kostenlos. Beim ersten Plättchen hält die Postkutsche. Fahren ist Pflicht.
board-hotel = Im Hotel bekommst du 3 $. Die eigene Sonderaktion des Pioniers entfällt.
board-barkeeper = So wird ein Sitzplatz ohne Fahrt leer: Sobald eine Kutsche leer ist, bekommst du ihre Siegpunkte.
board-join = Du bekommst keine Sonderaktion, aber dein Pionier steht auf dem Spielplan, und eine Kutsche, die dabei leer wird, zählt.
board-hint-purchase = Tippe eine Nummer oder „kutschen“, um die Auslage zu sehen.
board-hint-roads =
    { $count ->
        [one] Tippe eine Nummer oder zwei Städte („{ LINE($example) }“). „karte“ zeigt den Spielplan.
       *[other] Tippe eine Nummer, zwei Städte („{ LINE($example) }“) oder eine, um ihre Verbindungen zu sehen. „liste“ zeigt alle { $count } Verbindungen, „karte“ den Spielplan.
    }
board-hint-drive = Tippe eine Nummer oder eine Stadt. „liste“ zeigt alle anderen Wege und einzelne Verbindungen, „karte“ den Spielplan.
board-more-routes = Andere Wege
board-line-by-line = Einzelne Verbindungen

## Hinter den Antworten

board-road-beside = neben der Straße von { LIST($seats) }
board-roads-of = auf der Straße von { LIST($seats) }
board-reason-roads = schließt an deine Straßen an: { LIST($cities, of: "city") }
board-reason-pioneers = deine Pioniere: { LIST($cities, of: "city") }
board-reason-stagecoach = die Postkutsche ist in { LIST($cities, of: "city") }
board-reason-near = nahe der Postkutsche
board-route =
    { $fare ->
        [0] { CITY($city) } ({ WORD($tile) }), kostenlos
       *[other] { CITY($city) } ({ WORD($tile) }) für { MONEY($fare) }
    }
board-route-by = über { LIST($cities, of: "city") }
board-pay-bank = { MONEY($amount) } an die Bank
board-pay-seat = { MONEY($amount) } an { SEAT($seat) }
board-coach-left = Wert { $points }, noch an Bord: { LIST($pioneers) }
board-coach-empty =
    { $points ->
        [one] leert die Kutsche: { $points } Siegpunkt und { MONEY($money) }
       *[other] leert die Kutsche: { $points } Siegpunkte und { MONEY($money) }
    }

## Wörter, die zu nichts passen

mistake-board-city = Eine Stadt „{ $text }“ gibt es auf diesem Spielplan nicht. „karte“ zeigt alle.
mistake-board-city-near = Eine Stadt „{ $text }“ gibt es auf diesem Spielplan nicht. Meinst du { CITY($city) }?
mistake-board-no-free-line = Keine Verbindung ab { CITY($city) } kann deine Straße aufnehmen. Wähle eine andere Stadt; „liste“ zeigt alle Verbindungen.
mistake-board-no-line = Zwischen { CITY($one) } und { CITY($other) } gibt es keine Verbindung. Von { CITY($one) } führen welche nach { LIST($near, of: "city") }.
mistake-board-no-route =
    { $tile ->
        [none] In { CITY($city) } kann die Fahrt nicht enden: Dort liegt kein Plättchen mehr. Du erreichst { LIST($reach, of: "city", by: "or") }.
       *[other] Nach { CITY($city) } ({ WORD($tile) }) kannst du jetzt nicht fahren: Niemand in deinen Kutschen passt zum Plättchen, ein anderes liegt im Weg, oder es ist zu teuer. Du erreichst { LIST($reach, of: "city", by: "or") }.
    }

## Vorbereiten

welcome-board = Pioneers, das Postkutschenspiel

## Fragen und Antworten

play-leaves = dir bleiben { MONEY($money) }
play-keeps = du behältst { MONEY($money) }

## Befehle: was man tippt, und was es bewirkt

command-map = karte
command-coaches = kutschen
command-help-map = Zeigt den Spielplan. Mit einer Stadt („karte denver“): ihr Plättchen, ihre Verbindungen und deren Straßen.
command-help-coaches = Zeigt die Kutschen in der Auslage und die von allen.

## Was gefragt wird

ask-purchase = Wähle, was du kaufst: Straßen verbinden deine Pioniere und bringen dir Wegegeld, eine Kutsche bringt neue Pioniere zum Ansiedeln.
ask-place =
    { $left ->
        [one] Wähle eine Verbindung zwischen zwei Städten für deine neue Straße; dort darf noch keine andere liegen.
       *[other] Wähle eine Verbindung zwischen zwei Städten für die erste deiner { $left } neuen Straßen; dort darf noch keine andere liegen.
    }
ask-drive = Fahre die Postkutsche Verbindung für Verbindung zu einer Stadt, deren Plättchen ein Hotel zeigt oder einen Pionier, den du in einer Kutsche hast.
ask-settle =
    { $tile ->
        [hotel] { CITY($city) } hat ein Hotel: Wähle einen beliebigen Pionier aus deinen Kutschen, der sich dort ansiedelt.
       *[other] { CITY($city) } sucht { WORD($tile, form: "one") }: Wähle die Kutsche, aus der du ansiedelst.
    }
ask-sergeant = Der Sergeant schenkt dir eine Straße: Wähle eine Verbindung ohne Straße oder eine mit genau einer fremden Straße, oder verzichte.
ask-barkeeper = Dank des Barkeepers darfst du noch einen Pionier aus deinen Kutschen in deinen Vorrat zurücklegen: Wähle einen oder verzichte.
ask-farmer =
    { $left ->
        [one] Du darfst noch einen Farmer in dieser Stadt ansiedeln: Wähle die Kutsche oder verzichte.
       *[other] Du darfst noch bis zu { $left } Farmer in dieser Stadt ansiedeln: Wähle die Kutsche des nächsten oder verzichte.
    }
ask-join = Für { MONEY($price) } an { SEAT($host) } darfst du in { CITY($city) } ebenfalls { WORD($profession, form: "one") } ansiedeln: Wähle die Kutsche oder lehne ab.
