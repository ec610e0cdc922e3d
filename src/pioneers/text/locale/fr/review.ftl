# Les analyses de parties terminées, et ce que l’analyse dit.

review-title = Analyse : { $players } joueurs, { $decisions } décisions
review-glance = Premier regard : { $percent } %
review-deeper = Regard approfondi : { $percent } %
review-stopped = Arrêt avant la fin : { $percent } % terminés. Sans le reste, il n’y a pas de moyennes.
review-nobody = Aucune décision n’est marquée.
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = grosse erreur
review-column-move = Coup
review-column-seat = Joueur
review-column-mark = Verdict
review-column-loss = Perte
review-column-played = Joué
review-column-best = Mieux
review-column-why = Pourquoi
review-column-luck = Chance
review-column-skill = Décisions
review-column-rest = Reste
review-column-average = Perte moyenne
review-column-marks = Imprécisions, erreurs, grosses erreurs
review-seats = D’où viennent les résultats
review-turning = Tournants
review-curve = Chances de victoire
review-percent = { $percent } %
review-points = Les nombres sont des centièmes de victoire, avec l’erreur type. Résultat moins une part égale = chance + décisions + reste.
review-made = Jugé selon ce que chaque personne pouvait savoir, avec { $iterations } itérations par décision (programme { $program }, évaluation { $judge }, seuils { $marks }).
review-open = Jugé avec toutes les cartes visibles, avec { $iterations } itérations par décision (programme { $program }, évaluation { $judge }, seuils { $marks }).
review-written = Écrit : { $file }
why-chances = gagne dans { $best } % des parties imaginées, et non dans { $played } %

mistake-analysis-judge = Rien n’évalue les positions du jeu « { $game } » : il n’y a donc pas d’analyse. Il faut pour cela une évaluation.
mistake-analysis-unfinished = Cette partie n’est pas terminée : l’enregistrement s’arrête après { $actions } coups. Seule une partie terminée peut être analysée.
mistake-analysis-turn = Un conseil demande la vue de la personne qui décide maintenant.
mistake-review-number = { $name } doit être supérieur à 0, et non { $number }.
mistake-review-packages = L’image demande matplotlib. Installez-le avec : pip install "pioneers[report]"
mistake-review-write = Impossible d’écrire { $file } : { $reason }. Choisissez un autre fichier.
