# Ce qu'un terminal ou une page demande au joueur, et le libellé des réponses.

ask-purchase = Choisissez un achat : les routes relient vos pionniers et vous rapportent des péages, un chariot amène de nouveaux pionniers à installer.
ask-place =
    { $left ->
        [one] Choisissez une ligne entre deux villes pour votre nouvelle route ; elle ne doit porter aucune autre route.
       *[other] Choisissez une ligne entre deux villes pour la première de vos { $left } nouvelles routes ; elle ne doit porter aucune autre route.
    }
ask-drive = Déplacez la diligence, ligne après ligne, vers une ville dont la tuile montre un hôtel ou un pionnier présent dans un de vos chariots.
ask-settle =
    { $tile ->
        [hotel] Il y a un hôtel à { CITY($city) } : choisissez n’importe quel pionnier de vos chariots pour l’y installer.
       *[other] { CITY($city) } attend { WORD($tile, form: "one") } : choisissez le chariot d’où vous l’installez.
    }
ask-sergeant = Le sergent vous offre une route : choisissez une ligne sans route ou avec une seule route d’un autre joueur, ou renoncez.
ask-barkeeper = Le barman vous permet de renvoyer encore un pionnier de vos chariots dans votre réserve : choisissez-en un, ou renoncez.
ask-farmer =
    { $left ->
        [one] Vous pouvez installer encore un fermier dans cette ville : choisissez le chariot, ou renoncez.
       *[other] Vous pouvez installer encore jusqu’à { $left } fermiers dans cette ville : choisissez le chariot du prochain, ou renoncez.
    }
ask-join = Pour { MONEY($price) } versés à { SEAT($host) }, vous pouvez aussi installer { WORD($profession, form: "one") } à { CITY($city) } : choisissez le chariot, ou déclinez.

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
