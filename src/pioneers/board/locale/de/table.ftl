# Die Beschriftung dessen, was man tun kann.

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
