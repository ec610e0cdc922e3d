# Ce qui entoure une table sur la page : barre, question, journal, discussion, pendules, salle d’attente, menu, touches.

## La barre

page-table-board = Jeu de plateau
page-table-cards = Jeu de cartes
page-table-round = manche { $round }
page-table-run = expédition { $run }
page-table-finished-round = terminé après la manche { $round }
page-table-finished-run = terminé après l’expédition { $run }
page-table-open = en attente de joueurs
page-table-ready = tout est prêt
page-bar-menu = Menu
page-bar-chat-new =
    { $count ->
        [one] Discussion, une nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }

## Phases

page-phases = Phases
page-phase-income = Revenu
page-phase-purchase = Achat
page-phase-drive = Trajet
page-phase-settle = Installation
page-phase-special = Action spéciale
page-phase-join = Participation
page-phase-exchange = Échange
page-phase-tricks = Plis
page-phase-build = Construction
page-phase-start = Prochain départ
page-phase-received = +{ MONEY($amount) }
page-phase-bought = { LIST($purchases, of: "purchase") }
page-phase-nothing = rien
page-phase-city = { CITY($city) }
page-phase-passed = passé
page-phase-trick = pli { $number }
page-phase-tricks-played =
    { $count ->
        [one] un pli
       *[other] { $count } plis
    }
page-phase-built =
    { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    }
page-phase-done = fait

## La question

page-prompt = Ce qui est demandé
page-prompt-undo = Annuler
page-prompt-end = Finir le tour
page-prompt-holding = Votre tour est complet. Finissez-le, ou annulez quelque chose.
page-prompt-thinking = { SEAT($seat, form: "start") } réfléchit.
page-prompt-waiting = En attente de { SEAT($seat) }.
page-prompt-waiting-join = { SEAT($seat, form: "start") } décide de participer ou non.
page-prompt-waiting-end = En attente : { SEAT($seat) } doit finir son tour.
page-prompt-away = hors ligne
page-prompt-covered = Les mains sont cachées jusqu’à ce que l’un de vous joue.
page-prompt-stands-in = Un bot joue pour { SEAT($seat) }.
page-prompt-stands-in-you = Un bot joue pour vous.
page-prompt-back = Reprendre la partie
page-prompt-lost = La connexion est interrompue. Votre table attend.
page-prompt-watch = Regardez ce qui se passe.
page-prompt-over = La partie est terminée.
page-prompt-replay = { SEAT($seat, form: "start") } : { WORD($step, of: "step", form: "label") }

## Le journal

page-log = Journal
page-log-empty = Ce qui se passe sera raconté ici.
page-log-turn = Manche { $round }, { SEAT($seat) }
page-log-run = Expédition { $run }
page-log-trick = Expédition { $run }, pli { $trick }
page-log-building = Expédition { $run }, construction
page-log-end = Fin de la partie
page-log-show = Montrer cette position
page-log-older = Montrer les tours plus anciens

## Discussion

page-chat = Discussion
page-chat-new =
    { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
page-chat-empty = Personne n’a encore rien dit.
page-chat-field = Dire quelque chose à toute la table
page-chat-placeholder = Écrivez une ligne
page-chat-send = Envoyer
page-chat-left =
    { $count ->
        [one] encore un caractère
       *[other] encore { $count } caractères
    }
page-chat-you = vous
page-chat-mute = Masquer ce qu’écrit { $name }

## Pendules

page-clock-left = il reste { $time }
page-clock-low = il ne reste que { $time }
page-clock-low-word = vite
page-clock-days-short = { $days } j
page-clock-hours-short = { $hours } h
page-clock-none = sans pendule
page-clock-move =
    { $seconds ->
        [one] une seconde par coup
       *[other] { $seconds } secondes par coup
    }
page-clock-reserve = { $minutes } minutes, { $increment } s de plus par coup
page-clock-for-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }

## Connexion

page-connection-lost = La connexion est interrompue. Nouvel essai en cours…
page-connection-refused = Le serveur ne laisse entrer personne pour le moment. Il est réessayé de temps en temps.
page-connection-retry = Essayer maintenant

## Plusieurs devant un écran

page-curtain-turn = { SEAT($seat, form: "start") }, c’est à vous
page-curtain-why = La table est couverte pour que personne ne voie les cartes d’un autre.
page-curtain-here = Je suis là

## Menu et réglages

page-menu-copy = Copier le lien de la table
page-menu-copied = Le lien est copié.
page-menu-copy-failed = Le lien n’a pas pu être copié. Le voici : { $address }
page-menu-keys = Touches
page-menu-settings = Réglages
page-menu-people = Personnes
page-menu-watch = Voir depuis la place de { SEAT($seat) }
page-menu-record = Télécharger l’enregistrement
page-menu-replay = Revoir la partie
page-menu-leave = Quitter la table
page-settings-speed = Animation
page-settings-slow = Lente
page-settings-normal = Normale
page-settings-fast = Rapide
page-settings-off = Sans
page-settings-sound = Un son quand c’est à moi
page-settings-notifications = Un avis du navigateur quand c’est à moi
page-settings-notifications-denied = Le navigateur ne permet pas d’avis à cette page. Vous pouvez le changer dans ses réglages.
page-settings-letters = Lettres seules comme touches
page-settings-curtain = Plusieurs devant cet écran : couvrir la table entre eux
page-settings-curtain-cards = Jeu de cartes
page-settings-curtain-always = Toujours
page-settings-curtain-never = Jamais
page-settings-theme = Couleurs
page-settings-theme-device = Selon l’appareil
page-settings-theme-light = Claires
page-settings-theme-dark = Sombres
page-people-none = Il n’y a personne d’autre.
page-people-hear = Montrer ce qu’écrit { $name }
page-people-bot = bot
page-leave-title = Quitter la table ?
page-leave-why = Un bot joue pour vous jusqu’à votre retour. Votre place reste la vôtre : rouvrez le lien quand vous voulez.
page-leave-yes = Quitter
page-leave-no = Rester

## Touches

page-keys = Touches
page-keys-letters-off = Les lettres seules sont désactivées dans les réglages.
page-key-undo = Annuler le dernier coup
page-key-undo-all = Annuler tout ce qui peut l’être
page-key-end = Finir le tour
page-key-skip = Passer l’animation
page-key-prompt = Aller à ce qui est demandé
page-key-log = Aller au journal
page-key-chat = Aller à la discussion
page-key-list = Aller à la table sous forme de liste
page-key-keys = Cet aperçu
page-key-move = Passer à la prochaine chose à choisir
page-key-choose = La choisir
page-key-arrows = De ville en ville, de carte en carte
page-key-through = Parcourir tous les lieux de la carte que vous pouvez choisir
page-keyname-space = Espace
page-keyname-enter = Entrée
page-keyname-escape = Échap
page-keyname-control = Ctrl
page-keyname-shift = Maj
page-keyname-tab = Tab
page-keyname-arrows = Flèches
page-keyname-page = Page préc., Page suiv.
page-keyname-or = ou

## Salle d’attente

page-room-title = En attente de joueurs
page-room-free =
    { $count ->
        [one] Une place est encore libre. La partie commence d’elle-même dès qu’elle est prise.
       *[other] { $count } places sont encore libres. La partie commence d’elle-même dès qu’elles sont toutes prises.
    }
page-room-free-public =
    { $count ->
        [one] Une place est encore libre. La partie peut commencer dès qu’elle est prise.
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
page-room-sit-label = S’asseoir à la place { $number }
page-room-sit-also = Jouer ici aussi
page-room-sit-also-label = Jouer ici aussi : place { $number }
page-room-name = Votre nom
page-room-stand = Se lever
page-room-put-bot = Mettre un bot
page-room-put-bot-label = Mettre un bot à la place { $number }
page-room-bot-strength = Force des bots
page-room-take-bot = Retirer le bot
page-room-take-bot-label = Retirer le bot de la place { $number }
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
        [one] un joueur
       *[other] { $count } joueurs
    }
page-room-seen = Visibilité
page-room-public = publique : dans la liste tant que quelqu’un est là
page-room-private = par lien
page-room-clock = Pendule
page-room-pace = Les bots jouent
page-room-pace-instant = aussitôt
page-room-pace-quick = vite
page-room-pace-calm = posément
page-room-spectators =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
page-room-cover = Villes couvertes
page-room-cover-random = au hasard
page-room-cover-standard = au bord
page-room-cover-chosen = choisies
page-room-hands = Mains
page-room-hands-one = une pour les deux places
page-room-hands-separate = une pour chaque place

## Quelqu’un fait attendre les autres

page-overdue-away = { SEAT($seat, form: "start") } : hors ligne depuis un moment.
page-overdue-idle = { SEAT($seat, form: "start") } n’a pas joué depuis un moment.
page-overdue-agreed = Accord pour un bot : { $agreed } sur { $needed }.
page-overdue-call = Faire jouer un bot
page-overdue-you = Les autres vous attendent. Ils peuvent faire jouer un bot à votre place.

## États d’une table

page-hall-loading = La table est en préparation…
page-hall-missing = Cette table n’existe pas
page-hall-missing-why = Le lien n’est peut-être pas complet, ou la table a été débarrassée.
page-hall-refused = Cette table ne peut pas être ouverte
page-hall-unreachable = Le serveur est injoignable
page-hall-unreachable-why = Une table a besoin du serveur. Dès qu’il répond, la table s’ouvre d’elle-même.
page-hall-stuck = Cette table ne peut pas continuer
page-hall-home = À la page d’accueil
page-following = Les autres continuent à une nouvelle table.
page-following-go = Y aller
page-spectator = Vous regardez.
