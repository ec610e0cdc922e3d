# Was ein Terminal oder eine Seite den Spieler fragt, und die Beschriftung der Antworten.

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

action-buy-road = 1 Straße für { MONEY($price) } kaufen
action-buy-roads = 2 Straßen für { MONEY($price) } kaufen
action-buy-coach =
    { $points ->
        [one] Kutsche { $place } für { MONEY($price) } kaufen: { LIST($seats) } ({ $points } Siegpunkt)
       *[other] Kutsche { $place } für { MONEY($price) } kaufen: { LIST($seats) } ({ $points } Siegpunkte)
    }
action-done = Einkauf beenden
action-road = Straße { LINE($line) } bauen
action-drive =
    { $fare ->
        [0] Nach { CITY($city) } fahren (kostenlos)
       *[other] Nach { CITY($city) } fahren ({ MONEY($fare) })
    }
action-settle = { WORD($profession, form: "label") } aus Kutsche { $coach } ansiedeln
action-return = { WORD($profession, form: "label") } aus Kutsche { $coach } in den Vorrat zurücklegen
action-skip = Verzichten
action-join = Mitsiedeln: { WORD($profession, form: "label") } aus Kutsche { $coach }
action-decline = Ablehnen
