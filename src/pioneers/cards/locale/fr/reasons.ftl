# Ce que fait un plan du jeu de cartes, dans l’analyse : joint par des virgules, donc sans majuscule ni point.

why-raises = construit { WORD($building, form: "one") }
why-steals = vole une { WORD($suit, form: "supply") } à { SEAT($victim) }
why-wins = remporte le pli
why-loses = laisse le pli à { SEAT($winner) }
why-ahead = mène dans le pli
why-behind = laisse { SEAT($leader) } en tête du pli
why-takes = prend une { WORD($suit, form: "supply") }
why-trump = choisit l’atout : { WORD($suit) }
why-exchanges = paie une { WORD($suit, form: "supply") } pour de nouvelles cartes
why-pays-start = paie une ressource pour le départ : { WORD($suit) }
why-plays =
    { $count ->
        [one] joue { $count } carte
       *[other] joue { $count } cartes
    }
