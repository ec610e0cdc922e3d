# Les parties terminées : les revoir, vérifier qu’elles furent loyales, les emporter ailleurs.

## Les revoir

mistake-replay-move = Cette partie n’a pas de coup { $move }. Donnez un nombre de 0 (le début) à { $last } (la fin).
mistake-replay-running = Cette partie n’est pas encore terminée. Ensuite, chacun pourra la regarder de tous les côtés.

## Vérifier

verify-game =
    { $engine ->
        [none] Une partie de { LIST($names, of: "plain") } ({ $game }), { $moves } coups.
       *[other] Une partie de { LIST($names, of: "plain") } ({ $game }), { $moves } coups, commencée avec la version { $engine } de ce programme.
    }
verify-rules = Les règles (version { $rules }) et tous les plateaux, diligences et cartes (somme de contrôle { $data }) sont ceux avec lesquels on a joué.
verify-moves =
    { $moves ->
        [one] Le seul coup joué est permis par les règles.
       *[other] Les { $moves } coups sont tous permis par les règles.
    }
verify-end = Ils mènent exactement à la fin que la partie enregistrée indique (somme de contrôle { $end }).
verify-kept =
    { $source ->
        [given] La donne est celle qui fut promise : sa graine correspond à l’empreinte que vous avez donnée.
       *[record] La donne est celle qui fut promise : sa graine correspond à l’empreinte inscrite dans la partie enregistrée.
    }
verify-other =
    { $source ->
        [given] La donne n’est pas celle qui fut promise : sa graine ne correspond pas à l’empreinte que vous avez donnée.
       *[record] La donne n’est pas celle qui fut promise : sa graine ne correspond pas à l’empreinte inscrite dans la partie enregistrée.
    }
verify-no-promise = Impossible de dire si la donne est celle qui fut promise : la partie enregistrée n’en contient aucune empreinte.
verify-no-end = La partie n’est pas terminée : il n’y a pas encore de fin à comparer.

verify-outcome =
    { $outcome ->
        [fair] Tout est juste : cette partie fut donnée comme promis et jouée selon les règles.
        [wrong] Cette partie enregistrée n’a pas pu être confirmée : elle a été modifiée, ou elle demande une autre version du programme. La raison se trouve plus haut.
        [broken] Ce n’est pas ce qui fut promis : la donne fut autre, ou la partie enregistrée a été modifiée après coup. Si vous avez tapé l’empreinte, comparez-la encore une fois avec celle que la table a montrée.
        [unfinished] Jusqu’ici tout est juste, mais la partie n’est pas terminée. Vérifiez-la de nouveau quand elle le sera.
       *[open] Les coups sont justes, mais rien ne montre que la donne était fixée avant la partie. La table a-t-elle montré une empreinte (64 chiffres et lettres) au début ? Alors donnez-la :
    }
verify-compare = Cela prouve quelque chose si la table vous a montré la même empreinte avant la partie :
verify-meaning = Ce que cela veut dire : tout le hasard d’une partie, comme l’ordre des cartes, découle d’un seul nombre secret, sa graine. Avant la partie, la table montre l’empreinte de la graine, aussi appelée hash ou engagement : personne ne peut en tirer la graine, et personne ne peut trouver une autre graine qui y corresponde. Après la partie, chacun peut connaître la graine. Si elle correspond à l’empreinte, tout était à sa place avant le premier coup, et personne n’a pu le changer ensuite.
mistake-verify-commitment = « { $found } » n’est pas l’empreinte d’une donne. Elle a 64 signes : des chiffres et les lettres de a à f.

## Les emporter ailleurs

export-done =
    { $count ->
        [0] Aucune partie n’est encore terminée ; { $file } a ses colonnes, mais aucune ligne.
        [one] Une partie terminée se trouve maintenant dans { $file }.
       *[other] { $count } parties terminées se trouvent maintenant dans { $file }.
    }
mistake-export-package = Les fichiers Parquet ont besoin du paquet { $package }. Installez-le avec pip install "pioneers[report]".
mistake-export-exists = { $file } existe déjà. Indiquez un nouveau fichier pour les parties.
mistake-export-file = { $file } ne peut pas être écrit : { $reason }.
mistake-export-record = La partie enregistrée de la table { $table } ne peut pas être lue. { $reason }
mistake-store-older = { $file } vient d’une version plus ancienne de ce programme. Démarrez une fois le serveur de cette version avec lui : il mettra le fichier à jour.

## Vérifier la base de données d’un serveur

check-progress = Table { $done } sur { $total }
check-database =
    { $quick ->
        [true] { $file } : une bonne base de données avec { $tables } tables et { $entries } entrées de journal. Aucune partie n’a été rejouée.
       *[false] { $file } : une bonne base de données avec { $tables } tables et { $entries } entrées de journal. Parties finies rejouées jusqu’à la même fin : { $games } ; parties qui demandent une autre version de ce programme : { $other }.
    }
check-repaired =
    { $count ->
        [one] Une partie finie est maintenant conservée.
       *[other] { $count } parties finies sont maintenant conservées.
    }
check-advice =
    { $unclosed ->
        [true] Pour les parties qui manquent parmi les parties finies : arrêtez le serveur et ajoutez --repair. Pour tout le reste : vérifiez vos sauvegardes de la même façon et restaurez la plus récente qui soit bonne.
       *[false] Vérifiez vos sauvegardes de la même façon et restaurez la plus récente qui soit bonne. Les tables qui ne sont pas nommées ici sont en bon état.
    }
mistake-check-seed = Table { $table } : sa graine ne correspond pas à l’empreinte montrée avant la partie.
mistake-check-game-missing = Table { $table } : la partie est finie, mais elle manque parmi les parties finies.
mistake-check-unclosed = Table { $table } : la partie est arrivée à sa fin, mais elle n’est pas conservée comme partie finie.
mistake-check-game = Table { $table } : la partie finie ne peut pas être rejouée telle qu’elle est conservée. { $reason }
