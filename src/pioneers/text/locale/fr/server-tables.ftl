# Ce que répondent les tables quand une chose est impossible.

mistake-server-stopping = Le serveur est en train de s’arrêter. Revenez dans un instant : rien n’est perdu.
mistake-server-failed = Quelque chose a échoué sur le serveur. Rien n’a été changé ; veuillez réessayer.
mistake-server-checking = Le serveur ne peut pas vérifier de fichiers pour le moment. Rien n’est perdu. Réessayez dans un instant.
mistake-server-checking-yours = { $most } de vos fichiers attendent d’être vérifiés. Attendez-les d’abord.
mistake-table-missing = Il n’y a pas de table « { $table } ». Vérifiez le lien.
mistake-table-seat = Il n’y a pas de place { $seat } à cette table : elle a { $seats } places, comptées à partir de 0.
mistake-table-begun = La partie a déjà commencé : on ne peut plus prendre ni donner de place. Vous pouvez regarder.
mistake-table-over = La partie de cette table est finie. Demandez-en une autre avec les mêmes personnes.
mistake-table-not-over = La partie n’est pas encore finie. On pourra en demander une autre ensuite.
mistake-table-not-begun = La partie n’a pas encore commencé. Attendez que toutes les places soient prises et qu’elle commence.
mistake-table-seat-taken = La place { $seat } est prise par { $name }. Choisissez-en une libre.
mistake-table-seat-reserved = La place { $seat } est gardée pour quelqu’un de la partie précédente. Choisissez-en une autre.
mistake-table-one-seat = Vous avez déjà une place à cette table. Libérez-la avant d’en prendre une autre.
mistake-table-removed = La personne qui a ouvert la table a libéré votre place. Vous pouvez regarder, ou jouer à une autre table.
mistake-table-seat-free = Cette place est déjà libre.
mistake-table-not-full = Il reste des places libres. La partie peut commencer quand toutes sont prises.
mistake-table-not-overdue = { $name } a encore du temps. Patientez un peu avant d’appeler un bot.
mistake-table-not-player-now = Seules les autres personnes qui jouent peuvent appeler un bot.
mistake-table-not-yours = La place { $seat } de cette table n’est pas la vôtre.
mistake-table-not-owner = Seule la personne qui a ouvert la table peut faire cela.
mistake-table-not-player = Seules les personnes qui ont joué peuvent demander une autre partie.
mistake-table-holding = { $name } n’a pas encore terminé son tour.
mistake-table-nothing-to-end = Aucun de vos tours n’attend d’être terminé.
mistake-table-not-your-turn = Ce n’est pas à vous de décider.
mistake-table-file-option = L’option « { $option } » se donne par le texte du fichier sous « files », pas par un chemin.
mistake-table-file-costly = La lecture de votre fichier demande trop de temps ou de mémoire ({ LIST($options, of: "plain") }). Partez d’une copie d’un fichier fourni et modifiez-la pas à pas.
mistake-table-too-many-watched = Vous regardez déjà { $most } tables. Quittez-en une d’abord.
mistake-table-too-many = Vous avez déjà { $most } tables qui ne sont pas finies. Terminez-en une d’abord.
mistake-table-too-many-here = { $most } tables ouvertes depuis votre adresse en une journée ne sont pas encore finies. Terminez-en d’abord, ou revenez demain.
mistake-table-broken = La partie n’a pas pu être enregistrée. Rien n’a été changé ; veuillez réessayer.
mistake-table-damaged = Une partie des données est endommagée sur le disque du serveur : le jeu ne peut pas continuer à cette table. Prévenez la personne qui gère le serveur.
mistake-chat-too-fast = Vous écrivez très vite. Attendez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} avant la ligne suivante.
mistake-chat-empty = Ce message est vide. Écrivez un mot ou deux.

table-bot-replaced = Le bot { $name } a eu un accident ; un bot plus simple continue.
table-time-out = Le temps de { $name } est écoulé ; un bot joue jusqu’à son retour.
table-forgotten = Personne de ceux qui étaient assis ici n’est revenu depuis longtemps et la partie n’avait pas commencé : la table a été débarrassée.
table-called-in = Un bot joue pour { $name } jusqu’à son retour.
