# Der Tisch des Brettspiels auf der Seite: Karte, Kutschen, Spieler, und was gefragt ist.

## Die Karte

page-board-map =
    { $count ->
        [0] Karte des Spielplans
        [one] Karte des Spielplans: 1 Möglichkeit. Wähle sie mit der Eingabetaste.
       *[other] Karte des Spielplans: { $count } Möglichkeiten. Wähle mit Pfeiltasten und Eingabetaste.
    }
page-board-nearer = Vergrößern
page-board-farther = Verkleinern
page-board-whole = Ganzen Spielplan zeigen
page-board-to-stagecoach = Zur Postkutsche
page-board-list = Der Spielplan als Liste
page-board-free = kostenlos
page-board-drive-next = Eine Verbindung weiter, nach { CITY($city) }

## Was gefragt ist

page-board-have = Du hast { MONEY($money) }
page-board-have-purchases = Du hast { MONEY($money) } · noch { $left } von { $all } Einkäufen
page-board-ask-purchase = Kaufe Straßen oder eine Kutsche, oder beende den Einkauf.
page-board-ask-coach = Alle deine Kutschen sind leer: Kaufe zuerst eine Kutsche.
page-board-ask-place =
    { $left ->
        [one] Wähle eine markierte Verbindung für deine Straße.
       *[other] Wähle eine markierte Verbindung für die erste deiner { $left } Straßen.
    }
page-board-ask-place-second = Wähle eine markierte Verbindung für die zweite deiner 2 Straßen.
page-board-ask-drive =
    { $count ->
        [0] Fahre die Postkutsche in eine markierte Stadt.
        [one] Fahre die Postkutsche in die markierte Stadt.
       *[other] Fahre die Postkutsche in eine der { $count } markierten Städte.
    }
page-board-ask-settle =
    { $tile ->
        [hotel] Das Hotel in { CITY($city) } nimmt alle auf: Wähle einen Pionier aus deinen Kutschen.
       *[other] Siedle { WORD($tile, form: "one") } in { CITY($city) } an: aus welcher Kutsche?
    }
page-board-ask-sergeant = Der Sergeant schenkt dir eine Straße: Wähle eine markierte Verbindung.
page-board-ask-barkeeper = Lege noch einen Pionier in den Vorrat zurück.
page-board-ask-farmer = Noch ein Farmer darf sich in { CITY($city) } ansiedeln: Wähle die Kutsche.
page-board-ask-join = Willst du für { MONEY($price) } { WORD($profession, form: "one") } in { CITY($city) } mit ansiedeln?
page-board-buy-road = 1 Straße · { MONEY($price) }
page-board-buy-roads = 2 Straßen · { MONEY($price) }
page-board-buy-coach = Kutsche kaufen · { MONEY($price) }
page-board-join = Mitsiedeln · { MONEY($price) }
page-board-settle = { WORD($profession, form: "label") } ansiedeln · { $points }-Punkte-Kutsche
page-board-return = { WORD($profession, form: "label") } zurücklegen · { $points }-Punkte-Kutsche
page-board-join-with = Mitsiedeln: { WORD($profession, form: "label") } · { $points }-Punkte-Kutsche

## Was ein Klick bewirkt

page-board-consequence = Vorschau
page-board-left = { MONEY($money) } übrig
page-board-since-more = { MONEY($amount) } mehr seit deinem letzten Zug
page-board-since-less = { MONEY($amount) } weniger seit deinem letzten Zug
page-board-bank = Bank
page-board-own-roads =
    { $count ->
        [one] Deine Straße
       *[other] Deine { $count } Straßen
    }
page-board-ways = Wege dorthin
page-board-by = über { CITY($city) }
page-board-straight = direkt
page-board-from-coach = aus deiner { $points }-Punkte-Kutsche
page-board-gets = { $name } bekommt
page-board-you-keep = Du behältst
page-board-to-supply = Kommt zurück in deinen Vorrat: ein Sitzplatz weniger zu leeren.
page-board-settles = Siedelt sich in { CITY($city) } an.
page-board-coach-title =
    { $points ->
        [one] Kutsche, { $points } Punkt
       *[other] Kutsche, { $points } Punkte
    }
page-board-coach-fills =
    { $count ->
        [one] Einer deiner Pioniere steigt ein.
       *[other] { $count } deiner Pioniere steigen ein. Ist die Kutsche leer, bekommst du die Punkte.
    }
page-board-line = { LINE($line) }
page-board-roads-after =
    { $count ->
        [0] deine letzte Straße
        [one] danach noch 1 Straße
       *[other] danach noch { $count } Straßen
    }
page-board-road-joins =
    { $points ->
        [0] { $pioneers ->
            [0] Erreicht noch keinen deiner Pioniere.
            [one] Erreicht 1 Pionier: noch keine Punkte mehr.
           *[other] Verbindet { $pioneers } Pioniere: noch keine Punkte mehr.
        }
       *[other] { $pioneers ->
            [one] Verbindet 1 Pionier: { page-board-plus } Punkte.
           *[other] Verbindet { $pioneers } Pioniere: { page-board-plus } Punkte.
        }
    }
page-board-plus = +{ $points }
page-board-which-line = Wähle eine ihrer Verbindungen.
page-board-line-to = nach { CITY($city) }
page-board-buy-final = Danach liegt die nächste Kutsche offen: Das kannst du nicht rückgängig machen. Drücke noch einmal, um zu kaufen.
page-board-beside = Neben der Straße von { $name }: Wer sonst hier fährt, zahlt euch beiden.
page-board-covered = abgedeckt, nicht im Spiel
page-board-effect-banker = Du behältst das Plättchen: { MONEY($amount) } mehr Einkommen in jedem Zug.
page-board-effect-merchant = Du behältst das Plättchen: ein Einkauf mehr in jedem Zug.
page-board-effect-barkeeper = Danach darfst du einen Pionier in den Vorrat zurücklegen.
page-board-effect-sergeant = Danach darfst du eine Straße kostenlos bauen.
page-board-effect-farmer = Danach darfst du hier bis zu { $count } weitere Farmer ansiedeln.
page-board-effect-gold-digger = Du nimmst ein Goldnugget: { $least } bis { $most } Punkte am Ende.
page-board-effect-hotel = Hier darf sich jeder Pionier ansiedeln, und du bekommst { MONEY($amount) }.
page-board-effect-full = Du hast schon { $count } dieser Plättchen: Dieses kommt aus dem Spiel.

## Kutschen

page-board-for-sale = Kutschen in der Auslage
page-board-your-coaches = Deine Kutschen
page-board-coaches = Kutschen
page-board-coaches-of = Kutschen von { $name }
page-board-no-coach = Alle Kutschen sind leer.
page-board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-board-coach =
    { $points ->
        [one] Kutsche mit { LIST($seats) }, { $points } Punkt
       *[other] Kutsche mit { LIST($seats) }, { $points } Punkte
    }
page-board-coach-for =
    { $points ->
        [one] Kutsche für { MONEY($price) }: { LIST($seats) }, { $points } Punkt
       *[other] Kutsche für { MONEY($price) }: { LIST($seats) }, { $points } Punkte
    }
page-board-stack =
    { $count ->
        [0] Der Stapel ist leer
        [one] 1 Kutsche bis zum Ende
       *[other] { $count } Kutschen bis zum Ende
    }
page-board-end-near =
    { $coaches ->
        [one] Bis zum Ende: 1 Kutsche
       *[other] Bis zum Ende: { $coaches } Kutschen
    } { $roads ->
        [one] oder 1 Straße
       *[other] oder { $roads } Straßen
    }
page-board-last-round = Letzte Runde

## Spieler

page-board-side = Spieler und Verlauf
page-board-player = Tableau von { $name }
page-board-player-short =
    { $count ->
        [one] { $name }: { $points } Punkt, { MONEY($money) }. Tableaus zeigen.
       *[other] { $name }: { $points } Punkte, { MONEY($money) }. Tableaus zeigen.
    }
page-board-you = (du)
page-board-bot = (Bot)
page-board-your-turn = du bist am Zug
page-board-on-turn = am Zug
page-board-is-asked = entscheidet
page-board-thinking = denkt nach
page-board-waiting = wartet
page-board-away = offline
page-board-bought = gekauft: { LIST($purchases, of: "plain") }
page-board-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-board-money = Geld
page-board-roads-left = Straßen im Vorrat
page-board-pioneers-left = Pioniere im Vorrat
page-board-nuggets = Goldnuggets
page-board-nuggets-known = Goldnuggets: { LIST($values, of: "plain") } Punkte
page-board-bankers =
    { $count ->
        [0] Kein Bankier-Plättchen
        [one] 1 Bankier-Plättchen
       *[other] { $count } Bankier-Plättchen
    }
page-board-merchants =
    { $count ->
        [0] Kein Händlerinnen-Plättchen
        [one] 1 Händlerinnen-Plättchen
       *[other] { $count } Händlerinnen-Plättchen
    }
page-board-span = { $low }–{ $high }
page-board-if-over = Wäre die Partie jetzt zu Ende
page-board-part-coaches = Geleerte Kutschen
page-board-part-empty = Leere Sitzplätze
page-board-part-network =
    { $roads ->
        [0] Noch kein Straßennetz
       *[other] { $pioneers ->
            [one] Größtes Straßennetz: 1 Pionier
           *[other] Größtes Straßennetz: { $pioneers } Pioniere
        }
    }
page-board-leads = führt
page-board-may-lead = führt vielleicht

## Das Blatt auf kleinen Bildschirmen

page-board-tabs = Teile des Tisches
page-board-tab-mine = Meine Kutschen
page-board-tab-sale = Auslage
page-board-tab-players = Spieler
page-board-tab-log = Verlauf
