# Le décompte final sur la page.

page-scoring-led-before = { SEAT($seat, form: "start") } menait jusqu’au décompte des réseaux.
page-scoring-tie-money = À égalité de points, les dollars décident : { MONEY($most) } contre { MONEY($less) }.
page-scoring-reason = La partie s’est terminée après la manche { $round }, car { LIST($reasons, of: "reason") }.
page-scoring-part-coaches = Chariots
page-scoring-part-empty = Places
page-scoring-part-nuggets = Pépites
page-scoring-part-network = Réseau
page-scoring-column-coaches = Chariots vidés
page-scoring-column-empty = Places vides
page-scoring-column-nuggets = Pépites d’or
page-scoring-column-network = Plus grand réseau
page-scoring-rank-money = { page-scoring-rank }, a { MONEY($money) }
page-scoring-legend-coaches = chariots
page-scoring-legend-empty = places
page-scoring-legend-nuggets = pépites
page-scoring-legend-network = réseau
page-scoring-network = Plus grand réseau : { SEAT($seat) }
page-scoring-network-size =
    { $roads ->
        [one] 1 route
       *[other] { $roads } routes
    }, { $pioneers ->
        [one] 1 pionnier
       *[other] { $pioneers } pionniers
    } × { $each } = { $points }
page-scoring-network-none = Aucune route ne mène à un pionnier de ce joueur : aucun point.
