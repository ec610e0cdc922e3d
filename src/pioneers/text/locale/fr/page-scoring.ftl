# Le décompte final des deux jeux sur la page.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } a gagné d’un point
       *[other] { SEAT($seat, form: "start") } a gagné de { $points } points
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } a gagné au départage
page-scoring-shared = { LIST($seats) } se sont partagé la victoire
page-scoring-led-always = { SEAT($seat, form: "start") } a mené à chaque étape.
page-scoring-counting = Décompte des points…
page-scoring-parts = Étapes du décompte
page-scoring-leads = { SEAT($seat, form: "start") } mène, { $points }
page-scoring-lead-shared = Égalité, { $points }
page-scoring-to-count = à compter
page-scoring-table = Points par étape
page-scoring-player = Joueur
page-scoring-column-total = Total
page-scoring-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
page-scoring-legend = Légende
page-scoring-plus = +{ $points }
page-scoring-skip = Passer le décompte
page-scoring-review = Revoir la partie
page-scoring-judged = Ouvrir l’analyse
page-scoring-again = Rejouer
page-scoring-same-deal = Rejouer la même donne
page-scoring-leave = Quitter
page-scoring-back = Retour au résultat
page-scoring-look = Voir la table

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
