# Ce qu’ouvre le menu d’une table : réglages, personnes, touches, départ.

page-settings-sound = Sons
page-settings-sound-turn = C’est à moi
page-settings-sound-move = Quelque chose bouge
page-settings-sound-money = L’argent va ou vient
page-settings-sound-trick = Un pli est remporté
page-settings-sound-storm = Tempête ou voleur
page-settings-sound-end = La partie se termine
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
