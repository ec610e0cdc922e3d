# Le libellé de ce qu'on peut faire.

action-buy-road = Acheter 1 route pour { MONEY($price) }
action-buy-roads = Acheter 2 routes pour { MONEY($price) }
action-buy-coach =
    { $points ->
        [one] Acheter le chariot { $place } pour { MONEY($price) } : { LIST($seats) } ({ $points } point)
       *[other] Acheter le chariot { $place } pour { MONEY($price) } : { LIST($seats) } ({ $points } points)
    }
action-done = Terminer les achats
action-road = Construire la route { LINE($line) }
action-drive =
    { $fare ->
        [0] Aller à { CITY($city) } (gratuit)
       *[other] Aller à { CITY($city) } ({ MONEY($fare) })
    }
action-settle = Installer { WORD($profession, form: "the") } du chariot { $coach }
action-return = Renvoyer { WORD($profession, form: "the") } du chariot { $coach } dans la réserve
action-skip = Renoncer
action-join = Se joindre avec { WORD($profession, form: "the") } du chariot { $coach }
action-decline = Décliner
