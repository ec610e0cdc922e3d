# Les parties terminées : les revoir, vérifier qu’elles furent loyales, les emporter ailleurs.

## Les revoir

mistake-replay-move = Cette partie n’a pas de coup { $move }. Indiquez un nombre de 0 (le début) à { $last } (la fin).
mistake-replay-event = Cette partie n’a pas encore d’événement { $number }. Indiquez un nombre de 0 (le début) à { $last } (maintenant).
mistake-replay-running = Cette partie n’est pas encore terminée. Ensuite, tout le monde pourra la revoir depuis chaque place.

## Vérifier

verify-game = { $engine ->
        [none] Partie : { LIST($names, of: "plain") } ({ $game }), { $moves } coups.
       *[other] Partie : { LIST($names, of: "plain") } ({ $game }), { $moves } coups, version { $engine } de ce programme au début.
    }
verify-rules = Les règles (version { $rules }) et tous les plateaux, chariots et cartes (somme de contrôle { $data }) sont ceux de cette partie.
verify-moves =
    { $moves ->
        [one] Le seul coup joué est permis par les règles.
       *[other] Les { $moves } coups sont tous permis par les règles.
    }
verify-end = Ils mènent exactement à la fin de l’enregistrement (somme de contrôle { $end }).
verify-kept =
    { $source ->
        [given] La donne est celle qui était promise : sa graine correspond à l’empreinte que vous avez donnée.
       *[record] La donne est celle qui était promise : sa graine correspond à l’empreinte de l’enregistrement.
    }
verify-other =
    { $source ->
        [given] La donne n’est pas celle qui était promise : sa graine ne correspond pas à l’empreinte que vous avez donnée.
       *[record] La donne n’est pas celle qui était promise : sa graine ne correspond pas à l’empreinte de l’enregistrement.
    }
verify-no-promise = L’enregistrement ne contient pas d’empreinte : impossible de dire si la donne est celle qui était promise.
verify-no-end = La partie n’est pas terminée : il n’y a pas encore de fin à comparer.

verify-outcome =
    { $outcome ->
        [fair] Tout est juste : cette partie a été distribuée comme promis et jouée selon les règles.
        [wrong] Cet enregistrement n’a pas pu être confirmé : il a été modifié, ou il demande une autre version du programme. La raison se trouve plus haut.
        [broken] Ce n’est pas ce qui était promis : la donne est différente, ou l’enregistrement a été modifié après coup. Si vous avez tapé l’empreinte, comparez-la encore une fois avec celle que la table a montrée.
        [unfinished] Jusqu’ici tout est juste, mais la partie n’est pas terminée. Vérifiez-la de nouveau quand elle le sera.
       *[open] Les coups sont justes, mais rien ne montre que la donne était fixée avant la partie. La table a-t-elle montré une empreinte (64 chiffres et lettres) au début ? Alors indiquez-la :
    }
verify-compare = C’est une preuve seulement si la table vous a montré la même empreinte avant la partie :
verify-meaning = Ce que cela veut dire : tout le hasard d’une partie, comme l’ordre des cartes, vient d’un seul nombre secret, sa graine. Avant la partie, la table montre l’empreinte de la graine : personne ne peut en tirer la graine, et personne ne peut trouver une autre graine correspondante. Après la partie, tout le monde peut connaître la graine. Si elle correspond à l’empreinte, tout était fixé avant le premier coup, et personne n’a pu le changer ensuite.
mistake-verify-commitment = « { $found } » n’est pas l’empreinte d’une donne. Utilisez 64 caractères : des chiffres et les lettres de a à f.

## Les emporter ailleurs

export-done =
    { $count ->
        [0] Il n’y a pas encore de partie terminée : { $file } a des colonnes, mais aucune ligne.
        [one] 1 partie terminée est maintenant dans { $file }.
       *[other] { $count } parties terminées sont maintenant dans { $file }.
    }
mistake-export-package = Les fichiers Parquet ont besoin du paquet { $package }. Installez-le avec pip install "pioneers[report]".
mistake-export-exists = { $file } existe déjà. Choisissez un nouveau fichier pour les parties.
mistake-export-file = { $file } ne peut pas être écrit : { $reason }. Choisissez un autre fichier.
mistake-export-record = L’enregistrement de la table { $table } ne peut pas être lu. { $reason }
mistake-store-older = { $file } vient d’une version plus ancienne de ce programme. Démarrez une fois le serveur de cette version avec lui : il mettra le fichier à jour.

## Vérifier la base de données d’un serveur

check-progress = Table { $done } sur { $total }
check-database =
    { $quick ->
        [true] { $file } : base de données valable avec { $tables } tables et { $entries } entrées de journal. Aucune partie n’a été rejouée.
       *[false] { $file } : base de données valable avec { $tables } tables et { $entries } entrées de journal. Parties terminées rejouées jusqu’à la même fin : { $games } ; parties qui demandent une autre version de ce programme : { $other }.
    }
check-repaired =
    { $count ->
        [one] 1 partie terminée est maintenant enregistrée.
       *[other] { $count } parties terminées sont maintenant enregistrées.
    }
check-advice =
    { $unclosed ->
        [true] Pour les parties qui manquent parmi les parties terminées : arrêtez le serveur et ajoutez --repair. Pour tout le reste : vérifiez vos sauvegardes de la même façon et restaurez la plus récente qui soit valable.
       *[false] Vérifiez vos sauvegardes de la même façon et restaurez la plus récente qui soit valable. Les tables qui ne sont pas nommées ici sont en bon état.
    }
mistake-check-seed = Table { $table } : sa graine ne correspond pas à l’empreinte montrée avant la partie.
mistake-check-game-missing = Table { $table } : la partie est terminée, mais elle manque parmi les parties terminées.
mistake-check-unclosed = Table { $table } : la partie a pris fin, mais elle n’est pas enregistrée comme terminée.
mistake-check-game = Table { $table } : la partie terminée ne peut pas être rejouée telle qu’elle est enregistrée. { $reason }
mistake-lesson-missing = Ce jeu n’a pas de leçon de ce nom.
mistake-lesson-lost = Cette leçon a changé depuis que vous l’avez commencée. Recommencez-la.
