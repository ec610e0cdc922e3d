# Le décompte final des deux jeux sur la page.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } a gagné d’un point
       *[other] { SEAT($seat, form: "start") } a gagné de { $points } points
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } a gagné au départage
page-scoring-shared = { LIST($seats) } se sont partagé la victoire
page-scoring-led-before = { SEAT($seat, form: "start") } menait jusqu’au décompte des réseaux.
page-scoring-led-always = { SEAT($seat, form: "start") } a mené à chaque étape.
page-scoring-tie-money = À égalité de points, les dollars décident : { MONEY($most) } contre { MONEY($less) }.
page-scoring-reason = La partie s’est terminée après la manche { $round }, car { LIST($reasons, of: "reason") }.
page-scoring-counting = Décompte des points…
page-scoring-parts = Étapes du décompte
page-scoring-part-coaches = Chariots
page-scoring-part-empty = Places
page-scoring-part-nuggets = Pépites
page-scoring-part-network = Réseau
page-scoring-leads = { SEAT($seat, form: "start") } mène, { $points }
page-scoring-lead-shared = Égalité, { $points }
page-scoring-to-count = à compter
page-scoring-table = Points par étape
page-scoring-player = Joueur
page-scoring-column-coaches = Chariots vidés
page-scoring-column-empty = Places vides
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
page-scoring-plus = +{ $points }
page-scoring-skip = Passer le décompte
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
page-scoring-built = { WORD($building, form: "label") } : en place
page-scoring-not-built = { WORD($building, form: "label") } : pas en place

## Équité

page-fair = La donne était-elle équitable ?
page-fair-why = Avant le premier coup, le serveur a montré l’empreinte de la graine dont vient tout le hasard. Vous voyez maintenant la graine : « pioneers deal » et la graine donnent ensemble la même empreinte.
page-fair-commitment = Empreinte montrée au début
page-fair-seed = Graine
page-fair-check = Vérifier ici
page-fair-right = L’empreinte correspond : la donne était fixée avant le premier coup.
page-fair-wrong = L’empreinte ne correspond pas.
page-fair-record = Télécharger l’enregistrement
page-fair-known = Cette donne était déjà connue : elle a été rejouée exprès.
