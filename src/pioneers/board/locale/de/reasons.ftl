# Was ein Plan im Brettspiel bewirkt, in der Analyse: durch Kommas verbunden, daher klein und ohne Punkt.

why-empties =
    { $points ->
        [one] leert eine Kutsche: { $points } Siegpunkt und { MONEY($money) }
       *[other] leert eine Kutsche: { $points } Siegpunkte und { MONEY($money) }
    }
why-settles =
    { $count ->
        [one] siedelt { $count } Pionier an
       *[other] siedelt { $count } Pioniere an
    }
why-returns =
    { $count ->
        [one] legt { $count } Pionier in den Vorrat zurück
       *[other] legt { $count } Pioniere in den Vorrat zurück
    }
why-keeps = behält das { WORD($tile, form: "tile") }
why-nugget = nimmt ein Goldnugget
why-hotel = erhält im Hotel { MONEY($amount) }
why-builds = baut { LINE($line) }
why-buys-coach =
    { $points ->
        [one] kauft eine Kutsche, { $points } Siegpunkt wert: { LIST($seats) }
       *[other] kauft eine Kutsche, { $points } Siegpunkte wert: { LIST($seats) }
    }
why-pays = zahlt { MONEY($amount) } an { SEAT($to) }
why-pays-bank = zahlt { MONEY($amount) } an die Bank
why-joins = siedelt mit und zahlt { MONEY($price) } an { SEAT($host) }
why-passes = passt ohne Fahrt
why-leaves = behält { MONEY($amount) } übrig
