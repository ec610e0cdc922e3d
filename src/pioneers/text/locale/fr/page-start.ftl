# La page d'accueil, l'en-tête et le pied de toutes les pages, la liste des parties finies et la page des adresses fausses.

## En-tête et pied

page-start-pages = Pages
page-start-go-play = Jouer
page-start-go-games = Parties
page-start-go-rules = Règles
page-start-go-about = À propos
page-start-more-pages = Plus
page-start-go-bots = Écrire un bot
page-start-go-host = L’héberger
page-start-go-source = Code source
page-start-go-privacy = Vie privée
page-start-go-accessibility = Accessibilité
page-guest = Invité
page-name-change = Votre nom : { $name }. Le changer
page-name-title = Comment les autres doivent-ils vous appeler ?
page-name-label = Votre nom
page-name-hint = { $most } caractères au plus. Ni compte ni mot de passe : ce navigateur se souvient de vous.
page-name-save = Enregistrer
page-device-use = Utiliser ailleurs
page-device-why = Ouvrez-y Pioneers, choisissez votre nom en haut et entrez ce code, ou scannez l’image. Il sert une fois, pendant { $minutes } minutes.
page-device-secret = Avec ce code, on joue à votre place. Ne le montrez à personne.
page-device-get = Obtenir un code
page-device-have = J’ai un code de mon autre appareil
page-device-take = Utiliser ce code
page-device-become = Ce navigateur devient cette personne. Les parties commencées ici sous le nom { $name } restent à ce nom.
page-device-qr = Code QR pour votre autre appareil
page-device-old = Ce code est trop ancien. Demandez-en un autre.
page-cancel = Annuler
page-start-credit-game = Pioneers (2017) est un jeu d’Emanuele Ornella, publié par Queen Games. Ceci est une édition indépendante, avec ses propres dessins.
page-start-credit-art = Icônes de game-icons.net, CC BY 3.0. Données de la carte : Natural Earth.
page-unreachable-hint = Vérifiez votre connexion. Les parties sont enregistrées sur le serveur : rien n’est perdu.

## Accueil

page-start-title = Pioneers – le jeu de plateau et le jeu de cartes
page-start-description = Deux jeux de pionniers dans votre navigateur, entre amis ou contre des bots. Sans compte.
page-start-hero = Prenez la prochaine diligence vers l’Ouest.
page-start-lead = Deux jeux de pionniers, entre amis ou contre des bots.
page-start-lead-more = Rien à installer, aucun compte à créer.
page-start-minutes = environ { $minutes } min
page-start-players = Joueurs
page-start-bots = Bots
page-start-character = { $name } : { $character }
page-start-play = Jouer
page-start-making = Préparation de la table…
page-start-tutorial = Apprendre en jouant
page-start-tutorial-of = Apprendre en jouant : { $game }

page-start-yours = C’est à vous
page-start-yours-count =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
page-start-mine = Vos tables
page-start-continue = Continuer
page-start-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-start-turn-mine = c’est à vous
page-start-turn-other = { $name } réfléchit
page-start-paused = interrompue
page-start-running = en cours
page-start-stuck = ne peut pas continuer
page-start-with = avec { $names }
page-start-alone = encore sans adversaire
page-start-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-start-more-tables = Tout montrer ({ $count })
page-delete-label = Supprimer la table : { $title }, { $who }
page-delete-title = Supprimer cette table ?
page-delete-why = La table et sa partie disparaissent pour toujours. Impossible de revenir en arrière.
page-delete-yes = Supprimer la table
page-delete-done = La table est supprimée.

page-start-open = Tables ouvertes
page-start-open-none = Aucune table ouverte pour l’instant.
page-start-open-none-hint = Ouvrez une table publique sous « Inviter des amis » et restez-y : tout le monde ici peut la voir et s’y asseoir.
page-start-join = Rejoindre
page-start-seats-taken = Places prises : { $taken }/{ $players }
page-start-clock-none = sans pendule
page-start-clock-move = { $seconds } s par coup
page-start-clock-reserve = { $minutes } min + { $increment } s
page-start-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }

page-start-finished = Parties terminées
page-start-finished-all = Toutes les parties terminées
page-start-watch = Revoir

page-start-running-title = Regarder une partie
page-start-running-watch = Regarder
page-start-running-label = Regarder : { $title }, { $who }
page-start-rules = Règles
page-start-rules-minutes = { $minutes } min

## Jouer ensemble

page-together-link = Inviter des amis
page-together-link-about = Toute personne qui ouvre le lien peut s’asseoir. Vous pouvez donner les places libres à des bots.
page-together-screen = Sur un même écran
page-together-screen-about = Passez-vous l’appareil : les mains restent cachées entre les tours.
page-together-game = Jeu
page-together-seats = Places
page-together-make = Obtenir le lien
page-together-begin = Commencer
page-together-done = Votre table est prête
page-together-go = Aller à la table
page-together-another = Ouvrir une autre table
page-together-player = Joueur { $number }
page-together-names = Qui joue ?
page-together-name = Nom – Joueur { $number }
page-together-more = Plus d’options
page-together-bots = Bots aux autres places
page-together-bots-none = Aucun
page-together-bots-hint =
    { $count ->
        [0] Toutes les autres places restent libres pour vos amis.
        [one] Un bot joue avec vous.
       *[other] { $count } bots jouent avec vous.
    }
page-together-level = Force
page-together-who = Visibilité
page-together-private = Par lien
page-together-public = Publique
page-together-clock = Pendule
page-together-clock-none = Aucune
page-together-clock-move = Par coup
page-together-clock-reserve = Par partie
page-together-clock-days = En jours
page-together-clock-hint = Quand le temps est écoulé, un bot joue jusqu’au retour de la personne.
page-together-clock-seconds = Secondes par coup
page-together-clock-minutes = Minutes par joueur
page-together-clock-increment = Secondes de plus après chaque coup
page-together-clock-each-days = Jours par coup
page-together-pace = Rythme des bots
page-together-pace-calm = Calme
page-together-pace-quick = Vif
page-together-pace-instant = Immédiat
page-together-hints = Conseils
page-together-hints-none = Aucun
page-together-hints-all = Pour tout le monde
page-together-file-hint = Un fichier TOML. Partez d’une copie du fichier fourni.
page-together-file-none = Aucun fichier choisi
page-together-file-choose = Choisir un fichier
page-together-file-remove = Retirer { $name }
page-together-file-large = { $name } est trop grand : { $most } ko au plus.
page-together-wrong = Cette table n’a pas pu être ouverte

## Parties finies

page-games-title = Parties terminées – Pioneers
page-games-heading = Parties terminées
page-games-lead = Chaque partie est enregistrée coup par coup. Une fois la partie terminée, plus rien n’est secret : regardez-la depuis n’importe quelle place.
page-games-whose = Quelles parties
page-games-mine = Les miennes
page-games-all = Toutes
page-games-which = Quel jeu
page-games-both = Les deux
page-games-none-mine = Vous n’avez encore terminé aucune partie.
page-games-none = Aucune partie terminée pour l’instant.
page-games-none-hint = Une partie contre des bots dure une demi-heure.
page-games-away = Parties rangées
page-games-away-about = Personne n’a touché à ces parties depuis longtemps. Reprenez-en une, et elle revient parmi vos tables.
page-games-more = En montrer plus
page-games-judged = Analyse
page-games-statistics = Vos statistiques
page-games-won = { $name } a gagné
page-games-shared = { $names } se sont partagé la victoire
page-games-record = Enregistrement
page-games-record-of = Télécharger l’enregistrement de la partie du { $date }

## Adresses fausses

page-lost-title = Il n’y a rien ici – Pioneers
page-lost-heading = La route s’arrête ici.
page-lost-lead = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
page-lost-back = Retour à la page d’accueil

page-start-puzzles = Problèmes
page-start-puzzles-today = Problème du jour : { $game }
page-start-puzzles-all = Tous les problèmes
