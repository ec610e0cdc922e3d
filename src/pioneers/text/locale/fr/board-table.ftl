# Ce qu'un terminal ou une page demande au joueur, et le libellé des réponses.

ask-purchase = Choisissez un achat : les routes relient vos pionniers et vous rapportent des péages, un chariot amène de nouveaux pionniers à installer.
ask-place =
    { $left ->
        [one] Choisissez une ligne entre deux villes pour votre nouvelle route ; elle ne doit porter aucune autre route.
       *[other] Choisissez une ligne entre deux villes pour la première de vos { $left } nouvelles routes ; elle ne doit porter aucune autre route.
    }
ask-drive = Conduisez la diligence, ligne après ligne, vers une ville dont la tuile montre un hôtel ou un pionnier présent dans un de vos chariots.
ask-settle =
    { $tile ->
        [hotel] Il y a un hôtel à { CITY($city) } : choisissez n’importe quel pionnier de vos chariots pour l’y installer.
       *[other] On attend { WORD($tile, form: "one") } à { CITY($city) } : choisissez le chariot d’où descend le vôtre pour s’y installer.
    }
ask-sergeant = Le sergent vous offre une route : choisissez une ligne libre, ou une ligne qui porte une seule route, celle d’un autre joueur, ou renoncez.
ask-barkeeper = Le barman vous permet de renvoyer encore un pionnier de vos chariots dans votre réserve : choisissez-en un, ou renoncez.
ask-farmer =
    { $left ->
        [one] Vous pouvez installer encore un fermier dans cette ville : choisissez le chariot d’où il descend, ou renoncez.
       *[other] Vous pouvez installer encore jusqu’à { $left } fermiers dans cette ville : choisissez le chariot d’où descend le prochain, ou renoncez.
    }
ask-join = Pour { MONEY($price) } versés à { SEAT($host) }, vous pouvez aussi installer { WORD($profession, form: "one") } à { CITY($city) } : choisissez le chariot, ou déclinez.

action-buy-road = Acheter une route pour { MONEY($price) }
action-buy-roads = Acheter deux routes pour { MONEY($price) }
action-buy-coach =
    { $points ->
        [one] Acheter le chariot { $place } pour { MONEY($price) } : { LIST($seats) } ({ $points } point)
       *[other] Acheter le chariot { $place } pour { MONEY($price) } : { LIST($seats) } ({ $points } points)
    }
action-done = Terminer les achats
action-road = Construire une route { LINE($line) }
action-drive =
    { $fare ->
        [0] Aller à { CITY($city) } (gratuit)
       *[other] Aller à { CITY($city) } ({ MONEY($fare) })
    }
action-settle = Installer { WORD($profession, form: "the") } du chariot { $coach }
action-return = Renvoyer { WORD($profession, form: "the") } du chariot { $coach } dans la réserve
action-skip = Renoncer
action-join = Participer avec { WORD($profession, form: "the") } du chariot { $coach }
action-decline = Décliner
