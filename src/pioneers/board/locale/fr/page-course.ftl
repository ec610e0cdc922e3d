# Ce jeu dans ce qui entoure une table : barre, phases, question, journal, salle d’attente.

## La barre

page-table-board = Jeu de plateau
page-table-round = manche { $round }
page-table-last-round = manche { $round }, la dernière
page-table-finished-round = terminé après la manche { $round }

## Phases

page-phase-income = Revenu
page-phase-purchase = Achat
page-phase-drive = Déplacement
page-phase-settle = Installation
page-phase-special = Action spéciale
page-phase-join = Invitation
page-phase-received = +{ MONEY($amount) }
page-phase-bought = { LIST($purchases, of: "purchase", form: "short", by: "plus") }
page-phase-nothing = rien
page-phase-city = { CITY($city) }
page-phase-passed = passé

## Sortes d'achat (complément d'objet)

purchase-road = une route
    .short = 1 route
purchase-roads = deux routes
    .short = 2 routes
purchase-coach = un chariot
    .short = 1 chariot

## La question

page-prompt-last-round = Dernière manche.
page-moment-last-round = La dernière manche
page-prompt-waiting-join = { SEAT($seat, form: "start") } décide de se joindre ou non.

## Moves of others, told while they are shown

page-tell-drove =
    { $fare ->
        [0] { SEAT($seat, form: "start") } déplace la diligence gratuitement jusqu’à { CITY($city) }.
       *[other] { SEAT($seat, form: "start") } déplace la diligence jusqu’à { CITY($city) } pour { MONEY($fare) }.
    }
page-tell-gets = { SEAT($seat, form: "start") } reçoit { MONEY($amount) }.
page-tell-settled = { SEAT($seat, form: "start") } installe { WORD($profession, form: "one") } à { CITY($city) }.
page-tell-joined = { SEAT($seat, form: "start") } se joint à l’installation à { CITY($city) } et paie { MONEY($price) } à { SEAT($host) }.
page-tell-roads = { SEAT($seat, form: "start") } construit 2 routes.
page-tell-coach = { SEAT($seat, form: "start") } achète un chariot pour { MONEY($price) }.

## Le journal

page-log-turn = Manche { $round }, { SEAT($seat) }
page-log-drive =
    { $fare ->
        [0] { SEAT($seat, form: "start") } déplace la diligence : { LIST($spaces, of: "city", by: "way") }, gratuitement.
       *[other] { SEAT($seat, form: "start") } déplace la diligence : { LIST($spaces, of: "city", by: "way") }, { MONEY($fare) }.
    }

## Salle d’attente

page-room-cover = Villes recouvertes
page-room-cover-random = au hasard
page-room-cover-standard = au bord
page-room-cover-chosen = choisies
