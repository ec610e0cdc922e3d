# La salle d’attente : une table avant la partie.

page-room-title = En attente de joueurs
page-room-free =
    { $count ->
        [one] 1 place est encore libre. La partie commence automatiquement dès qu’elle est prise.
       *[other] { $count } places sont encore libres. La partie commence automatiquement dès qu’elles sont toutes prises.
    }
page-room-free-public =
    { $count ->
        [one] 1 place est encore libre. La partie peut commencer dès qu’elle est prise.
       *[other] { $count } places sont encore libres. La partie peut commencer dès qu’elles sont toutes prises.
    }
page-room-ready = Tout est prêt
page-room-full = Toutes les places sont prises. La partie commence bientôt.
page-room-full-wait = Toutes les places sont prises. C’est à { $name } de lancer la partie.
page-room-full-start = Toutes les places sont prises. Lancez la partie, ou libérez d’abord une place.
page-room-full-alone = Toutes les places sont prises et la personne qui a ouvert la table est hors ligne. Vous pouvez lancer la partie.
page-room-start = Lancer la partie
page-room-clear = Libérer la place
page-room-clear-label = Libérer la place : { $name }
page-room-clear-reserved-label = Libérer la place { $number } pour tout le monde
page-room-clear-title = Libérer la place : { $name } ?
page-room-clear-why = { $name } peut encore regarder, mais ne peut pas se rasseoir sans votre accord.
page-room-clear-no = Annuler
page-room-removed = Hors de la table
page-room-removed-you = La personne qui a ouvert la table a libéré votre place. Vous pouvez regarder, ou jouer à une autre table.
page-room-elsewhere = Chercher une table
page-room-let-back = Laisser revenir
page-room-let-back-label = Laisser revenir { $name }
page-room-seats = Places
page-room-seat = Place { $number }
page-room-free-seat = libre
page-room-reserved = réservée à une personne de la dernière partie
page-room-reserved-you = réservée pour vous
page-room-you = vous
page-room-bot = bot
page-room-away = hors ligne
page-room-sit = S’asseoir
page-room-sit-label = S’asseoir : place { $number }
page-room-sit-also = Jouer ici aussi
page-room-sit-also-label = Jouer ici aussi : place { $number }
page-room-name = Votre nom
page-room-stand = Se lever
page-room-put-bot = Ajouter un bot
page-room-put-bot-label = Ajouter un bot : place { $number }
page-room-bot-strength = Force des bots
page-room-take-bot = Retirer le bot
page-room-take-bot-label = Retirer le bot : place { $number }
page-room-invite = Inviter des amis
page-room-invite-why = Toute personne qui ouvre ce lien peut s’asseoir ou regarder.
page-room-link = Lien de la table
page-room-copy = Copier
page-room-share = Partager
page-room-qr = Code QR du lien
page-room-options = Cette table
page-room-game = Jeu
page-room-players =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
page-room-seen = Visibilité
page-room-hints = Conseils
page-room-hints-all = permis à tout le monde
page-room-public = publique : dans la liste tant que quelqu’un est là
page-room-private = par lien
page-room-clock = Pendule
page-room-pace = Les bots jouent
page-room-pace-instant = aussitôt
page-room-pace-quick = vite
page-room-pace-calm = posément
page-room-spectators =
    { $count ->
        [0] Aucun spectateur
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
page-room-start-bots = Commencer avec des bots
page-room-start-bots-why = Commencez à tout moment : des bots prennent les places libres.
page-room-host-starts = { $name } peut commencer la partie à tout moment.
page-room-seated = Vous avez une place. En attente : { $count ->
        [one] 1 personne
       *[other] { $count } personnes
    }, ou que { $name } commence.
