# Was ein Plan im Kartenspiel bewirkt, in der Analyse: durch Kommas verbunden, daher klein und ohne Punkt.

why-raises = baut { WORD($building, form: "one") }
why-steals = stiehlt { SEAT($victim) } eine { WORD($suit, form: "supply") }
why-wins = gewinnt den Stich
why-loses = überlässt { SEAT($winner) } den Stich
why-ahead = führt im Stich
why-behind = lässt { SEAT($leader) } im Stich vorn
why-takes = nimmt eine { WORD($suit, form: "supply") }
why-trump = bestimmt den Trumpf: { WORD($suit) }
why-exchanges = zahlt eine { WORD($suit, form: "supply") } für neue Karten
why-pays-start = zahlt eine Vorratskarte für den Start: { WORD($suit) }
why-plays =
    { $count ->
        [one] spielt { $count } Karte
       *[other] spielt { $count } Karten
    }
