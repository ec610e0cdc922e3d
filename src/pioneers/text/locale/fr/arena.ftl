# L’arène : des séries de parties entre robots. Les noms des robots, des réglages et des fichiers ne sont jamais traduits.

## Pendant le jeu

arena-title =
    { $rotations ->
        [1] { WORD($game, of: "arena-game") } : { $games } parties, chacune avec sa propre donne, pour la graine { $seed }.
       *[other] { WORD($game, of: "arena-game") } : { $games } parties. Il y a { $deals } donnes pour la graine { $seed }, chacune jouée dans { $rotations } dispositions des places.
    }
arena-rounded = { $asked } parties ne font pas un nombre entier de donnes : { $games } seront jouées, soit { $deals } donnes de { $rotations } parties.
arena-seconds = Un bot qui réfléchit selon l’horloge joue différemment à chaque fois : seule une limite en itérations donne des résultats reproductibles.
arena-sprt-title = Test séquentiel : chaque place de { $spec } gagne-t-elle { $low } ou { $high } points de pourcentage de plus qu’une part égale de { $even } contre le reste de la table ? La série s’arrête dès que c’est clair ; chaque erreur a une probabilité d’environ { $error } au plus.
arena-resumed = Parties déjà jouées : { $done }/{ $games }.
arena-progress = { $done } parties sur { $total }, { $rate } par seconde, il reste { $left }
arena-failed =
    { $spec ->
        [none] La partie { $game } (graine { $seed }) a échoué : { $reason }
       *[other] La partie { $game } (graine { $seed }) a échoué (bot : { $spec }) : { $reason }
    }
arena-faults = { $spec } : { $count ->
        [one] 1 erreur, suivie d’un coup
       *[other] { $count } erreurs, suivies de coups
    } au hasard. La première : { $first }
arena-failures =
    { $count ->
        [one] 1 partie a échoué et ne compte pas ; --resume la rejoue.
       *[other] { $count } parties ont échoué et ne comptent pas ; --resume les rejoue.
    }
arena-kept = Toutes les parties sont enregistrées dans { $folder }, le tableau dans { $standing } au même endroit.
arena-reported = Le rapport est { $report } ; { $parquet }, à côté, contient les parties en tableau pour d’autres programmes.
arena-stopped = Arrêt après { $done } parties sur { $games } ; toutes sont enregistrées. Pour continuer, tapez :

## Tableaux

arena-column-entrant = Participant
arena-column-seats = Places
arena-column-games = Parties
arena-column-wins = Victoires par place (95 %)
arena-column-corrected = Sans chance (95 %)
arena-column-score = Points (95 %)
arena-column-rating = Cote (95 %)
arena-column-mean-time = Temps moyen
arena-column-worst-time = Le plus long
arena-column-turn = Ordre de jeu
arena-intervals = Les intervalles comptent les donnes, non les parties, car les parties d’une même donne se ressemblent. Les temps sont ceux du processeur pour une décision où il y a un choix (à l’horloge pour les autres programmes), sans ce qu’un bot charge au début.
arena-luck = Les parts sans chance laissent de côté ce que chaque place pouvait gagner ou perdre par les tirages : les vraies valeurs sont les mêmes. Pour des parts simples aussi précises, il faudrait { $times } fois autant de parties.
arena-length-rounds = Une partie dure { $mean } manches ou expéditions (9 parties sur 10 : de { $low } à { $high }).
arena-length-decisions = Une partie demande { $mean } décisions, tous joueurs ensemble (9 parties sur 10 : de { $low } à { $high }).
arena-ended = Fin des parties : { LIST($reasons, of: "plain") }.
arena-sprt-verdict =
    { $verdict ->
        [better] Le test est décidé après { $deals } donnes : { $spec } gagne au moins { $high } points de plus, plutôt que { $low } (indice { $evidence }, limite { $bound }). À un tel arrêt, la part est un peu exagérée.
        [not-better] Le test est décidé après { $deals } donnes : { $spec } gagne au plus { $low } points de plus, plutôt que { $high } (indice { $evidence }, limite −{ $bound }). À un tel arrêt, la part est un peu exagérée.
       *[other] Le test n’est pas décidé après { $deals } donnes (indice { $evidence }, limites −{ $bound } et { $bound }). Ajoutez des parties avec --games et --resume.
    }

## Le rapport

arena-report-title = Rapport de l’arène : { WORD($game, of: "arena-game") }
arena-report-command = Places : { LIST($seats, of: "plain") }. Graine : { $seed }. Donnes : { $deals }. Parties : { $games }.
arena-report-standing = Classement
arena-report-ratings = Cotes
arena-report-ratings-note = Cotes de Plackett et Luce (openskill) après toutes les parties dans leur ordre. Les barres s’étendent de deux erreurs types de chaque côté.
arena-report-ratings-alt = Un point avec une barre pour chaque participant : { LIST($figures, of: "plain") }.
arena-report-scores = Points obtenus
arena-report-scores-note = La fréquence de chaque total de points, par participant. Le trait marque la moyenne.
arena-report-scores-alt = Une distribution pour chaque participant, avec ces moyennes : { LIST($figures, of: "plain") }.
arena-report-lengths = Durée des parties
arena-report-lengths-alt = Deux histogrammes. Manches ou expéditions : { $rounds } en moyenne. Décisions : { $decisions } en moyenne.
arena-report-parts = D’où viennent les points
arena-report-parts-note =
    { $sum ->
        [true] La moyenne de chaque part du décompte final ; leur somme est le total moyen.
       *[false] La moyenne de chaque part du résultat à la fin de la partie. Le score est le nombre de bâtiments ; les ressources départagent les égalités.
    }
arena-report-parts-alt = Des barres pour chaque participant : { LIST($figures, of: "plain") }.
arena-report-turns = Avantage d’une place dans l’ordre de jeu
arena-report-turns-note = Part des victoires selon la place, tous participants confondus, avec l’intervalle à 95 % ; 1 commence. La ligne en tirets est une part égale.
arena-report-turns-alt = Un point avec une barre pour chaque place : { LIST($figures, of: "plain") }.
arena-axis-rating = cote
arena-axis-score = total de points
arena-axis-rounds = manches ou expéditions
arena-axis-decisions = décisions de tous les joueurs
arena-axis-share = part des parties
arena-axis-points = nombre de points
arena-axis-amount = nombre moyen
arena-axis-place = rang
arena-axis-wins = part des victoires

## Ce qui ne va pas dans les places, les réglages ou le dossier

mistake-arena-quote = Dans « { $text } », un guillemet est resté ouvert ({ $quote }). Fermez-le.
mistake-arena-seat = Il n’y a pas de bot « { $name } ». Vouliez-vous dire « { $nearest } » ? Les bots sont : { LIST($names, of: "plain") } ; et « exec: » avec la commande de votre propre programme.
mistake-arena-command = La commande après « exec: » manque. Écrivez par exemple « exec:python3 mybot.py ».
mistake-arena-setting = « { $setting } » n’est pas un réglage de « { $spec } ». Les réglages sont { LIST($settings, of: "plain") }, chacun après un @ et avec une valeur au-dessus de 0 ou un fichier.
mistake-arena-games = Impossible de jouer { $games } parties. Indiquez un nombre à partir de 1.
mistake-arena-number = { $number } n’est pas valable pour { $name }. Indiquez un nombre à partir de 1.
mistake-arena-time = La valeur de { $name } doit dépasser 0 seconde.
mistake-arena-option = « { $text } » n’est pas une option du jeu. Écrivez --option nom=valeur, par exemple --option cover=random.
mistake-arena-sprt = « { $text } » n’est pas une paire de limites. Écrivez deux nombres en points de pourcentage, par exemple --sprt 0,3.
mistake-arena-sprt-order = Les limites « { $text } » ne peuvent pas être testées. La première doit être inférieure à la seconde, les deux de −100 à 100.
mistake-arena-sprt-alone = Le test compare la première place au reste de la table, mais seul { $spec } joue. Ajoutez un autre bot à --seats.
mistake-arena-exists = Il y a déjà des parties dans { $folder }. Ajoutez --resume pour les continuer, ou choisissez un autre dossier avec --out.
mistake-arena-differs = Les parties dans { $folder } sont d’une autre série : { LIST($names, of: "plain") } diffèrent. Choisissez un autre dossier avec --out.
mistake-arena-folder = Le dossier { $folder } ne peut pas servir : { $reason }. Choisissez-en un autre avec --out.
arena-no-report = Les graphiques et le fichier Parquet manquent : il leur faut { LIST($packages, of: "plain") }. Installez-les avec pip install "pioneers[report]", et --resume écrit les deux.
mistake-arena-packages = Le rapport a besoin d’autres paquets : { LIST($packages, of: "plain") }. Installez-les avec pip install "pioneers[report]", ou retirez --report.

## Le réglage des poids

tune-progress = Essai { $round } sur { $rounds } : { $done } parties sur { $total }
tune-round =
    { $kept ->
        [true] Essai { $round } sur { $rounds } : le pas a gagné { $share } de { $games } parties et reste.
       *[false] Essai { $round } sur { $rounds } : le pas a gagné { $share } de { $games } parties et ne reste pas.
    }
tune-end = Pas retenus : { $kept } sur { $rounds }. Les nouveaux poids gagnent { $share } de { $games } parties contre les anciens.
tune-none = En { $rounds } essais, aucun pas n’a assez gagné : les poids restent tels quels. Tous les détails sont dans { $log }.
tune-written = Les poids sont dans { $file }, tous les essais dans { $log }.
tune-stopped = Arrêt ; pas retenus jusqu’ici : { $kept }. Tous les essais terminés sont dans { $log }. Pour continuer, tapez :

mistake-tune-table = Il n’y a pas de table « { $table } » à régler. Les tables sont : { LIST($tables, of: "plain") }.
mistake-tune-search = Le niveau { $level } ne cherche pas et ne peut pas régler la table « search ». Ajoutez --level 4.
mistake-tune-number = { $number } n’est pas valable pour { $name }. Choisissez { LIST($numbers, of: "plain", by: "or") }.
mistake-tune-exists = Le fichier { $file } existe déjà. Ajoutez --resume pour le continuer, ou choisissez-en un autre avec --out.
mistake-tune-log = Les essais dans { $file } sont d’un autre réglage. Choisissez un autre fichier avec --out.
