# Ce qui entoure une table sur la page : barre, question, journal, discussion, pendules, salle d’attente, menu, touches.

## La barre

page-table-open = en attente de joueurs
page-table-ready = tout est prêt
page-bar-menu = Menu
page-bar-chat-new =
    { $count ->
        [one] Discussion, 1 nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }

## Phases

page-phases = Phases
page-phase-done = fait

## La question

page-prompt = Votre coup
page-prompt-undo = Annuler
page-prompt-end = Finir le tour
page-prompt-holding = Votre tour est complet. Finissez-le, ou annulez un coup.
page-prompt-thinking = { SEAT($seat, form: "start") } réfléchit.
page-prompt-waiting = En attente : { SEAT($seat) }.
page-prompt-waiting-end = En attente : { SEAT($seat) } doit finir son tour.
page-prompt-away = hors ligne
page-prompt-covered = Les mains restent cachées tant que ce n’est à personne ici de jouer.
page-prompt-stands-in = Un bot joue pour { SEAT($seat) }.
page-prompt-stands-in-you = Un bot joue pour vous.
page-prompt-back = Reprendre la main
page-prompt-lost = Connexion interrompue. Votre table vous attend.
page-prompt-watch = Affichage des derniers coups…
page-prompt-over = La partie est terminée.
page-prompt-replay = { SEAT($seat, form: "start") } : { WORD($step, of: "step", form: "label") }

## Le journal

page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-log-end = Fin de la partie
page-log-show = Montrer cette position
page-log-older = Montrer les tours plus anciens
page-log-parts = Montrer chaque ligne
page-log-parts-hide = Masquer les lignes

## Looking back

page-past = Voici la table telle qu’elle était.
page-past-back = Revenir à la table
page-past-since = Depuis votre dernier tour

## Discussion

page-chat = Discussion
page-chat-new =
    { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
page-chat-empty = Personne n’a encore rien dit.
page-chat-field = Dire quelque chose à toute la table
page-chat-placeholder = Écrivez un message
page-chat-send = Envoyer
page-chat-left =
    { $count ->
        [one] encore 1 caractère
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
        [one] 1 seconde par coup
       *[other] { $seconds } secondes par coup
    }
page-clock-reserve = { $minutes } minutes, plus { $increment } s par coup
page-clock-for-days =
    { $days ->
        [one] 1 jour par coup
       *[other] { $days } jours par coup
    }

## Connexion

page-connection-lost = Connexion interrompue. Nouvelle tentative…
page-connection-refused = Le serveur n’accepte pas de connexions. Nouvelle tentative…
page-connection-retry = Essayer maintenant

## Plusieurs devant un écran

page-curtain-turn = { SEAT($seat, form: "start") }, c’est à vous
page-curtain-why = La table est cachée pour que personne ne voie les cartes des autres.
page-curtain-here = Je suis là

## Menu et réglages

page-menu-copy = Copier le lien
page-menu-copied = Lien copié.
page-menu-copy-failed = Le lien n’a pas pu être copié. Le voici : { $address }
page-menu-keys = Touches
page-menu-settings = Réglages
page-menu-people = Personnes
page-menu-watch = Vue : { SEAT($seat) }
page-menu-record = Télécharger l’enregistrement
page-menu-replay = Revoir la partie
page-menu-leave = Quitter la table
page-settings-sound = Son quand c’est à moi
page-settings-notifications = Me notifier quand c’est à moi
page-settings-notifications-denied = Le navigateur bloque les notifications de cette page. Vous pouvez changer cela dans ses réglages.
page-settings-letters = Raccourcis à une lettre
page-settings-curtain = Cacher la table entre les joueurs
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
page-leave-title = Quitter la table ?
page-leave-why = Un bot joue pour vous jusqu’à votre retour. Votre place reste à vous : rouvrez le lien quand vous voulez.
page-leave-yes = Quitter
page-leave-no = Rester

## Touches

page-keys = Touches
page-keys-letters-off = Les raccourcis à une lettre sont désactivés dans les réglages.
page-key-undo = Annuler le dernier coup
page-key-undo-all = Annuler autant que possible
page-key-end = Finir le tour
page-key-skip = Passer l’animation
page-key-since = Revoir ce qui s’est passé depuis votre dernier tour
page-key-prompt = Aller à votre coup
page-key-log = Aller au journal
page-key-chat = Aller à la discussion
page-key-list = Aller à la table en liste
page-key-keys = Cette liste
page-key-move = Choix suivant
page-key-choose = Choisir
page-key-arrows = De ville en ville, de carte en carte
page-key-through = Parcourir tous les choix de la carte
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

## Quelqu’un fait attendre les autres

page-overdue-away = { SEAT($seat, form: "start") } : hors ligne depuis un moment.
page-overdue-idle = { SEAT($seat, form: "start") } n’a pas joué depuis un moment.
page-overdue-agreed = Accord pour un bot : { $agreed } sur { $needed }.
page-overdue-call = Faire jouer un bot
page-overdue-you = Les autres vous attendent. Ils peuvent faire jouer un bot à votre place.

## États d’une table

page-hall-loading = Préparation de la table…
page-hall-missing = Cette table n’existe pas
page-hall-missing-why = Le lien est peut-être incomplet, ou la table a été fermée.
page-hall-refused = Cette table ne peut pas être ouverte
page-hall-unreachable = Le serveur est injoignable
page-hall-unreachable-why = Une table a besoin du serveur. Elle s’ouvre automatiquement dès qu’il répond.
page-hall-stuck = Cette partie ne peut pas continuer
page-hall-home = Aller à l’accueil
page-following = Les autres continuent à une nouvelle table.
page-following-go = Y aller
page-spectator = Vous regardez.

## La partie basse des petits écrans

page-sheet-handle = Hauteur de cette partie
