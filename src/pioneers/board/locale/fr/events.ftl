# Le journal de la partie : une phrase pour chaque événement, au présent.

## Tour et achat

event-turn = Manche { $round } : { SEAT($seat) } commence son tour.
event-income =
    { $bankers ->
        [0] { SEAT($seat, form: "start") } reçoit un revenu de { MONEY($amount) }.
        [one] { SEAT($seat, form: "start") } reçoit un revenu de { MONEY($amount) }, dont { MONEY($extra) } pour 1 tuile Banquier.
       *[other] { SEAT($seat, form: "start") } reçoit un revenu de { MONEY($amount) }, dont { MONEY($extra) } pour { $bankers } tuiles Banquier.
    }
event-bought-road = { SEAT($seat, form: "start") } achète 1 route pour { MONEY($price) }.
event-bought-roads = { SEAT($seat, form: "start") } achète 2 routes pour { MONEY($price) }.
event-bought-coach =
    { $points ->
        [one] { SEAT($seat, form: "start") } achète le chariot de l’emplacement { $place } pour { MONEY($price) } : { LIST($seats) }, d’une valeur de { $points } point.
       *[other] { SEAT($seat, form: "start") } achète le chariot de l’emplacement { $place } pour { MONEY($price) } : { LIST($seats) }, d’une valeur de { $points } points.
    }
event-displayed =
    { $points ->
        [one] Un nouveau chariot arrive dans la file : { LIST($seats) }, d’une valeur de { $points } point.
       *[other] Un nouveau chariot arrive dans la file : { LIST($seats) }, d’une valeur de { $points } points.
    } { $left ->
        [0] La pile est maintenant vide.
        [one] Il reste 1 chariot dans la pile.
       *[other] Il reste { $left } chariots dans la pile.
    }
event-bought-nothing-more = { SEAT($seat, form: "start") } termine ses achats.
event-built = { SEAT($seat, form: "start") } construit la route { LINE($line) }.
event-built-free = { SEAT($seat, form: "start") } construit la route { LINE($line) }, gratuite grâce au sergent.

## Déplacement et installation

event-drove =
    { SEAT($seat, form: "start") } déplace la diligence depuis { CITY($start) } vers { CITY($city) } { COUNT($paid) ->
        [0] { $bank ->
            [0] et ne paie rien.
           *[other] et verse { MONEY($bank) } à la banque.
        }
        [one] { $bank ->
            [0] et verse { MONEY($share) } à { LIST($paid) }.
           *[other] et verse { MONEY($bank) } à la banque et { MONEY($share) } à { LIST($paid) }.
        }
       *[other] { $bank ->
            [0] et verse à { LIST($paid) } { MONEY($share) } chacun.
           *[other] et verse { MONEY($bank) } à la banque et, à { LIST($paid) }, { MONEY($share) } chacun.
        }
    }
event-passed = { SEAT($seat, form: "start") } ne peut atteindre aucune ville correspondante et passe ; la diligence reste où elle est.
event-settled =
    { $tile ->
        [hotel] { SEAT($seat, form: "start") } installe { WORD($profession, form: "one") } à l’hôtel, à { CITY($city) }.
       *[other] { SEAT($seat, form: "start") } installe { WORD($profession, form: "one") } à { CITY($city) }.
    }
event-emptied =
    { $points ->
        [one] { SEAT($seat, form: "start") } vide un chariot : { $points } point et { MONEY($money) }.
       *[other] { SEAT($seat, form: "start") } vide un chariot : { $points } points et { MONEY($money) }.
    }

## Actions spéciales et participation

event-tile-kept = { SEAT($seat, form: "start") } garde la { WORD($tile, form: "tile") } ({ $count } sur 2 au plus).
event-tile-gone =
    { $tile ->
        [banker] { SEAT($seat, form: "start") } a déjà deux tuiles Banquier : celle-ci quitte la partie sans effet.
        [merchant] { SEAT($seat, form: "start") } a déjà deux tuiles Marchand : celle-ci quitte la partie sans effet.
       *[other] { SEAT($seat, form: "start") } retire la { WORD($tile, form: "tile") } de la partie.
    }
event-returned = { SEAT($seat, form: "start") } renvoie { WORD($profession, form: "one") } dans la réserve.
event-nugget =
    { SEAT($seat, form: "start") } prend une pépite d’or. { $left ->
        [0] C’était la dernière.
        [one] Il en reste 1.
       *[other] Il en reste { $left }.
    }
event-nugget-private =
    { SEAT($seat, form: "start") } prend une pépite d’or qui vaut { $value ->
        [one] 1 point
       *[other] { $value } points
    }. { $left ->
        [0] C’était la dernière.
        [one] Il en reste 1.
       *[other] Il en reste { $left }.
    }
event-hotel = { SEAT($seat, form: "start") } reçoit { MONEY($amount) } à l’hôtel.
event-joined = { SEAT($seat, form: "start") } verse { MONEY($price) } à { SEAT($host) } et installe aussi { WORD($profession, form: "one") } à { CITY($city) }.
event-declined = { SEAT($seat, form: "start") } décline l’invitation.
event-skipped =
    { $step ->
        [sergeant] { SEAT($seat, form: "start") } renonce à la route gratuite.
        [barkeeper] { SEAT($seat, form: "start") } ne renvoie personne dans la réserve.
        [farmer] { SEAT($seat, form: "start") } n’installe pas d’autres fermiers.
       *[other] { SEAT($seat, form: "start") } renonce à une étape.
    }

## Fin de la partie

event-ending =
    { $reason ->
        [roads] { SEAT($seat, form: "start") } n’a plus de routes dans sa réserve : la partie se termine après la manche { $round }.
       *[stack] Le dernier chariot de la pile est dans la file : la partie se termine après la manche { $round }.
    }
event-warned = Pendant la manche { $round }, personne n’a rien acheté et la diligence n’a pas bougé. Si la manche suivante se passe de même, la partie se termine.
event-over = La partie se termine après la manche { $round }, car { LIST($reasons, of: "reason") }.
event-scored =
    { $total ->
        [one] { SEAT($seat, form: "start") } : { $coaches } pour les chariots, { $empty } pour les places vides, { $nuggets } pour les pépites d’or, { $network } pour le réseau de routes ; { $total } point en tout.
       *[other] { SEAT($seat, form: "start") } : { $coaches } pour les chariots, { $empty } pour les places vides, { $nuggets } pour les pépites d’or, { $network } pour le réseau de routes ; { $total } points en tout.
    }
