# Analyses de parties terminées, conseils à une table, reprise d’une partie terminée.

mistake-review-too-long = Cette partie est trop longue pour une analyse ici. Téléchargez son enregistrement et utilisez « pioneers review ».
mistake-review-queue = Beaucoup de parties attendent une analyse. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
mistake-review-too-many = Vous avez demandé plusieurs analyses en peu de temps. Attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} avant la suivante.
mistake-review-failed = Cette partie n’a pas pu être analysée. Rien n’est perdu. Réessayez plus tard.
mistake-hint-not-here = Il n’y a pas de conseils à cette table : d’autres personnes jouent, et la table a été créée sans conseils.
mistake-hint-too-fast = Vous avez demandé plusieurs conseils en peu de temps. Attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} avant le suivant.
mistake-hint-late = La partie a continué depuis votre question. Demandez encore une fois.
mistake-hint-none = Aucun conseil trouvé cette fois. Demandez encore une fois, ou décidez vous-même.
mistake-play-on-over = La partie était terminée à ce moment. Choisissez-en un plus tôt.

table-hint = { $name } demande un conseil.
