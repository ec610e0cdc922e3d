# Le décompte final des deux jeux sur la page.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } gagne d’un point
       *[other] { SEAT($seat, form: "start") } gagne de { $points } points
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } gagne à égalité
page-scoring-shared = { LIST($seats) } partagent la victoire
page-scoring-led-before = { SEAT($seat, form: "start") } menait jusqu’au décompte des réseaux.
page-scoring-led-always = { SEAT($seat, form: "start") } a mené à chaque étape.
page-scoring-tie-money = À égalité de points, les dollars décident : { MONEY($most) } contre { MONEY($less) }.
page-scoring-reason = La partie s’est terminée après la manche { $round }, car { LIST($reasons, of: "reason") }.
page-scoring-counting = Les points sont comptés
page-scoring-parts = Étapes du décompte
page-scoring-part-coaches = Chariots
page-scoring-part-empty = Sièges
page-scoring-part-nuggets = Pépites
page-scoring-part-network = Réseau
page-scoring-leads = { SEAT($seat, form: "start") } mène, { $points }
page-scoring-lead-shared = Égalité, { $points }
page-scoring-to-count = à compter
page-scoring-table = Points par étape
page-scoring-player = Joueur
page-scoring-column-coaches = Chariots vidés
page-scoring-column-empty = Sièges vides
page-scoring-column-nuggets = Pépites d’or
page-scoring-column-network = Plus grand réseau
page-scoring-column-total = Total
page-scoring-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
page-scoring-rank-money = { page-scoring-rank }, a { MONEY($money) }
page-scoring-legend = Légende
page-scoring-legend-coaches = chariots
page-scoring-legend-empty = sièges
page-scoring-legend-nuggets = pépites
page-scoring-legend-network = réseau
page-scoring-network = Le plus grand réseau de { SEAT($seat) }
page-scoring-network-size =
    { $roads ->
        [one] une route
       *[other] { $roads } routes
    }, { $pioneers ->
        [one] un pionnier
       *[other] { $pioneers } pionniers
    } × { $each } = { $points }
page-scoring-network-none = Aucune route n’a de pionnier de ce joueur : aucun point.
page-scoring-plus = +{ $points }
page-scoring-skip = Tout compter d’un coup
page-scoring-review = Revoir la partie
page-scoring-again = Rejouer
page-scoring-same-deal = Rejouer la même donne
page-scoring-leave = Quitter
page-scoring-back = Retour au résultat
page-scoring-look = Voir la table

## Le jeu de cartes

page-scoring-cards-wins = { SEAT($seat, form: "start") } a tout construit
page-scoring-cards-most = { SEAT($seat, form: "start") } a construit le plus
page-scoring-cards-after = La partie s’est terminée après l’expédition { $run }.
page-scoring-cards-runs = L’expédition { $run } était la dernière : le plus grand nombre de bâtiments décide.
page-scoring-cards-tie = À nombre égal de bâtiments, les ressources restantes décident, puis dans cet ordre : { LIST($suits) }.
page-scoring-column-buildings = Bâtiments
page-scoring-column-supplies = Ressources restantes
page-scoring-built = { WORD($building, form: "label") } : construit
page-scoring-not-built = { WORD($building, form: "label") } : pas construit

## Équité

page-fair = La donne était-elle équitable ?
page-fair-why = Avant le premier coup, le serveur a montré l’empreinte de la graine dont vient tout le hasard. Vous voyez maintenant la graine : qui calcule l’empreinte de « pioneers deal » et de la graine obtient la même.
page-fair-commitment = Empreinte montrée au début
page-fair-seed = Graine
page-fair-check = Vérifier ici
page-fair-right = L’empreinte correspond : la donne était fixée avant le premier coup.
page-fair-wrong = L’empreinte ne correspond pas.
page-fair-record = Télécharger l’enregistrement
page-fair-known = Cette donne était connue : elle a été rejouée exprès.
