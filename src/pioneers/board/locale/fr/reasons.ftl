# Ce que fait un plan du jeu de plateau, dans l’analyse : joint par des virgules, donc sans majuscule ni point.

why-empties =
    { $points ->
        [one] vide un chariot : { $points } point et { MONEY($money) }
       *[other] vide un chariot : { $points } points et { MONEY($money) }
    }
why-settles =
    { $count ->
        [one] installe { $count } pionnier
       *[other] installe { $count } pionniers
    }
why-returns =
    { $count ->
        [one] renvoie { $count } pionnier dans la réserve
       *[other] renvoie { $count } pionniers dans la réserve
    }
why-keeps = garde la { WORD($tile, form: "tile") }
why-nugget = prend une pépite d’or
why-hotel = reçoit { MONEY($amount) } à l’hôtel
why-builds = construit { LINE($line) }
why-buys-coach =
    { $points ->
        [one] achète un chariot d’une valeur de { $points } point : { LIST($seats) }
       *[other] achète un chariot d’une valeur de { $points } points : { LIST($seats) }
    }
why-pays = verse { MONEY($amount) } à { SEAT($to) }
why-pays-bank = verse { MONEY($amount) } à la banque
why-joins = se joint et verse { MONEY($price) } à { SEAT($host) }
why-passes = passe sans déplacement
why-leaves = laisse { MONEY($amount) }
