# Les plans du jeu de plateau, comme les racontent analyses et conseils : une phrase pour chaque chose que vous faites.

page-plan-buy-road = Acheter 1 route.
page-plan-buy-roads = Acheter 2 routes.
page-plan-buy-coach = Acheter le chariot { $place } de la file.
page-plan-nothing = Ne rien acheter.
page-plan-road = Construire la route { LINE($line) }.
page-plan-drive = Aller à { CITY($city) }.
page-plan-drive-by = Aller à { CITY($city) } via { LIST($by, of: "city", by: "way") }.
page-plan-settle =
    { $points ->
        [0] Installer { WORD($profession, form: "the") } du chariot { $coach }.
       *[other] Installer { WORD($profession, form: "the") } du chariot à { $points } points.
    }
page-plan-return =
    { $points ->
        [0] Renvoyer { WORD($profession, form: "the") } du chariot { $coach } dans la réserve.
       *[other] Renvoyer { WORD($profession, form: "the") } du chariot à { $points } points dans la réserve.
    }
page-plan-join =
    { $points ->
        [0] Se joindre avec { WORD($profession, form: "the") } du chariot { $coach }.
       *[other] Se joindre avec { WORD($profession, form: "the") } du chariot à { $points } points.
    }
page-plan-skip = Renoncer.
page-plan-decline = Décliner.
