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
page-past-so-far = Ce qui s’est passé jusqu’ici

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
page-chat-emotes = Dire sans écrire
page-emote-hello = Bonjour
page-emote-luck = Bonne chance
page-emote-played = Bien joué
page-emote-thanks = Merci
page-emote-sorry = Pardon
page-emote-wow = Waouh
page-emote-moment = Un instant, s’il vous plaît
page-emote-bye = Au revoir
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

## Hints

page-prompt-hint = Conseil
page-log-hints = Conseils pris : { $hints }
page-log-hints-of = { SEAT($seat, form: "start") } { $count }
