# Les mots et la façon de les joindre ; les fonctions sont expliquées dans en/words.ftl.
#
# Forme : label = seul sur un bouton ou dans un tableau.

## Couleurs des joueurs

word-blue = bleu
    .label = Bleu
word-green = vert
    .label = Vert
word-red = rouge
    .label = Rouge
word-yellow = jaune
    .label = Jaune

## Étapes d'un tour ; task = ce qu'il y a à faire (après « c'est le moment »)

step-over = fin de la partie
    .label = Fin de la partie
    .task = de regarder le résultat : la partie est terminée

## Ce que fait une action (après « vous ne pouvez pas »)

verb-done = terminer
verb-skip = renoncer à quelque chose
verb-decline = décliner une invitation

## Noms, argent et énumérations

seat-default = Joueur { $number }
    .start = Joueur { $number }
money = { $amount } $
list-comma = { $items }, { $next }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
list-plus = { $items } + { $last }
list-way = { $items } – { $last }
list-times = { $count } { $many }
list-empty = aucun
