# Ce que répondent les tables quand une chose est impossible.

mistake-server-stopping = Le serveur est en train de s’arrêter. Revenez dans un instant : rien n’est perdu.
mistake-server-failed = Une erreur s’est produite. Rien n’est perdu. Réessayez.
mistake-server-checking = Le serveur ne peut pas vérifier de fichiers pour le moment. Rien n’est perdu. Réessayez dans un instant.
mistake-server-checking-yours = { $most } de vos fichiers attendent d’être vérifiés. Attendez-les d’abord.
mistake-table-missing = Il n’y a pas de table « { $table } ». Vérifiez le lien.
mistake-table-seat = Il n’y a pas de place { $seat } à cette table : elle a { $seats } places, comptées à partir de 0.
mistake-table-begun = La partie a déjà commencé : les places ne peuvent plus être prises ni données. Vous pouvez regarder.
mistake-table-over = La partie de cette table est terminée. Demandez-en une autre avec les mêmes personnes.
mistake-table-delete-over = Cette partie est terminée. Les parties terminées sont conservées. Vous pouvez la revoir sous « Parties ».
mistake-table-delete-others = La partie a commencé et d’autres y jouent : elle reste. Vous pouvez quitter votre place : un bot joue pour vous.
mistake-table-not-over = La partie n’est pas encore terminée. Vous pourrez ensuite en demander une autre.
mistake-table-not-begun = La partie n’a pas encore commencé. Attendez que toutes les places soient prises et qu’elle commence.
mistake-table-seat-taken = La place { $seat } est prise : { $name }. Choisissez une place libre.
mistake-table-seat-reserved = La place { $seat } est réservée à une personne de la dernière partie. Choisissez-en une autre.
mistake-table-one-seat = Vous avez déjà une place à cette table. Libérez-la avant d’en prendre une autre.
mistake-table-removed = La personne qui a ouvert la table a libéré votre place. Vous pouvez regarder, ou jouer à une autre table.
mistake-table-seat-free = Cette place est déjà libre.
mistake-table-not-full = Il reste des places libres. La partie peut commencer quand toutes sont prises.
mistake-table-not-overdue = { $name } a encore du temps. Patientez un peu avant de faire jouer un bot.
mistake-table-not-player-now = Seules les autres personnes qui jouent peuvent faire jouer un bot.
mistake-table-not-yours = La place { $seat } de cette table n’est pas la vôtre.
mistake-table-not-owner = Seule la personne qui a ouvert la table peut faire cela.
mistake-table-not-player = Seules les personnes qui ont joué peuvent demander une autre partie.
mistake-table-holding = { $name } n’a pas encore fini son tour.
mistake-table-nothing-to-end = Vous n’avez aucun tour à finir.
mistake-table-not-your-turn = Ce n’est pas à vous de jouer.
mistake-table-file-option = Donnez l’option « { $option } » par le texte du fichier sous « files », pas par un chemin.
mistake-table-file-costly = La lecture de votre fichier demande trop de temps ou de mémoire ({ LIST($options, of: "plain") }). Partez d’une copie d’un fichier fourni et modifiez-la pas à pas.
mistake-table-too-many-watched = Vous regardez déjà { $most } tables. Quittez-en une d’abord.
mistake-table-too-many = Vous avez déjà { $most } tables avec une partie en cours. Terminez-en une d’abord.
mistake-table-too-many-here = { $most } tables ouvertes depuis votre adresse en une journée ne sont pas encore terminées. Terminez-en d’abord, ou revenez demain.
mistake-table-broken = La partie n’a pas pu être enregistrée. Rien n’est perdu. Réessayez.
mistake-table-busy = Il se passe trop de choses à la fois à cette table. Rien n’est perdu. Réessayez.
mistake-table-damaged = Des données de cette partie sont endommagées sur le disque du serveur : elle ne peut pas continuer. Prévenez les responsables du serveur.
mistake-chat-too-fast = Vous écrivez très vite. Attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} avant le message suivant.
mistake-chat-empty = Ce message est vide. Écrivez un mot ou deux.

table-bot-replaced = Le bot { $name } a planté ; un bot plus simple prend le relais.
table-time-out = Temps écoulé : { $name }. Un bot joue jusqu’à son retour.
table-forgotten = Personne n’est revenu depuis longtemps et la partie n’avait pas commencé : la table a été fermée.
table-deleted = Cette table a été supprimée : { $name }.
table-called-in = Un bot joue pour { $name } jusqu’à son retour.
