# L’analyse d’une partie terminée : tournants, chances, hasard et décisions ; et les conseils à une table.

page-review-title = Analyse – { $game }
page-review-heading = Analyse
page-review-curve = Chances de gagner
page-review-curve-said = Chances de gagner au fil de la partie. À la fin : { $chances }
page-review-curve-table = Afficher en tableau
page-review-end = Fin
page-review-luck = Chance
page-review-skill = Décisions
page-review-average = Perte moyenne
page-review-marks = Imprécisions, erreurs, grosses erreurs
page-review-inaccuracy = imprécision
page-review-mistake = erreur
page-review-blunder = grosse erreur
page-review-inaccuracies = Imprécisions
page-review-mistakes = Erreurs
page-review-blunders = Grosses erreurs
page-review-chance = Le hasard a tranché.
page-review-set-up = La mise en place dépend du hasard : le premier tour, la distribution, les emplacements.
page-review-covered = Que feriez-vous ici ?
page-review-played = Joué
page-review-better = Mieux
page-review-hint = Conseil
page-review-error = Exact à ±{ $error } près
page-review-goes-on = Une suite possible
page-review-round = Manche { $round }
page-review-sums = Chance et décisions
page-review-sums-about = Ce que la chance et les décisions ont apporté aux chances de chaque personne. Les traits fins montrent la précision.
page-review-not-yet = Les moyennes viennent quand toute la partie est évaluée.
page-review-waiting = Évaluation de la partie…
page-review-count =
    { $count ->
        [0] Aucune erreur trouvée
        [one] 1 décision à revoir
       *[other] { $count } décisions à revoir
    }
page-review-cost =
    { $count ->
        [one] Elle a coûté { $cost } de chances de gagner.
       *[other] La plus chère a coûté { $cost } de chances de gagner.
    }
page-review-judge =
    { $count ->
        [one] Chaque décision est évaluée par une recherche de 1 pas, d’après ce que savait la personne.
       *[other] Chaque décision est évaluée par une recherche de { $steps } pas, d’après ce que savait la personne.
    }
page-review-none-hint = Chaque décision valait les autres, ou presque.
page-review-progress = Avancement de l’analyse
page-review-refining = Les marques peuvent changer jusqu’à la fin de l’évaluation.
page-review-stopped = Cette analyse n’est pas possible.
page-review-whose = Décisions de quelle personne
page-review-everyone = Toutes
page-review-cover = Cacher les verdicts
page-review-more = Afficher la suite
page-review-in-replay = Revoir à partir d’ici
page-review-renew = Réévaluer
page-review-print = Imprimer
page-review-try = Réessayer

## Réessayer : une table qui reprend une partie terminée

page-trial = Réessayer
page-trial-ask = Vous revoici devant cette décision. Que faites-vous maintenant ?
page-trial-best = C’est le meilleur plan trouvé.
page-trial-good = C’est aussi bien que le meilleur plan, à l’erreur près.
page-trial-same = Vous l’avez déjà joué : cela coûte { $loss } de chances de gagner.
page-trial-worse = Cela coûte { $loss } de chances de gagner.
page-trial-unknown = Ce plan n’a pas été évalué.
page-trial-on = Continuer à jouer
page-trial-back = Retour à l’analyse

## Conseils

page-hint-chance = Chances de gagner ensuite : { $chance } (±{ $error })
page-hint-close = Fermer le conseil
page-hint-thinking = Réflexion…
