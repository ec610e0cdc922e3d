# La table du jeu de plateau sur la page : carte, chariots, joueurs, et ce qui est demandé.

## La carte

page-board-map =
    { $count ->
        [0] Carte du plateau
        [one] Carte du plateau : 1 choix. Choisissez avec la touche Entrée.
       *[other] Carte du plateau : { $count } choix. Utilisez les flèches, puis la touche Entrée.
    }
page-board-nearer = Agrandir
page-board-farther = Réduire
page-board-whole = Montrer tout le plateau
page-board-to-stagecoach = Aller à la diligence
page-board-list = Le plateau en liste
page-board-free = gratuit
page-board-drive-next = Avancer d’une ligne : { CITY($city) }

## Ce qui est demandé

page-board-have = Vous avez { MONEY($money) }
page-board-have-purchases = Vous avez { MONEY($money) } · achats restants : { $left }/{ $all }
page-board-ask-purchase = Achetez des routes ou un chariot, ou terminez les achats.
page-board-ask-coach = Tous vos chariots sont vides : achetez d’abord un chariot.
page-board-ask-place =
    { $left ->
        [one] Choisissez une ligne marquée pour votre route.
       *[other] Choisissez une ligne marquée pour la première de vos { $left } routes.
    }
page-board-ask-place-second = Choisissez une ligne marquée pour la seconde de vos 2 routes.
page-board-ask-drive =
    { $count ->
        [0] Déplacez la diligence vers une ville marquée.
        [one] Déplacez la diligence vers la ville marquée.
       *[other] Déplacez la diligence vers l’une des { $count } villes marquées.
    }
page-board-ask-settle =
    { $tile ->
        [hotel] À { CITY($city) }, l’hôtel accueille tout le monde : choisissez un pionnier de vos chariots.
       *[other] Installez { WORD($tile, form: "one") } à { CITY($city) } : depuis quel chariot ?
    }
page-board-ask-sergeant = Le sergent vous offre une route : choisissez une ligne marquée.
page-board-ask-barkeeper = Renvoyez encore un pionnier dans la réserve.
page-board-ask-farmer = Un autre fermier peut s’installer à { CITY($city) } : choisissez le chariot.
page-board-ask-join = Installer aussi { WORD($profession, form: "one") } à { CITY($city) } pour { MONEY($price) } ?
page-board-buy-road = 1 route · { MONEY($price) }
page-board-buy-roads = 2 routes · { MONEY($price) }
page-board-buy-coach = Acheter · { MONEY($price) }
page-board-join = Se joindre · { MONEY($price) }
page-board-settle = Installer { WORD($profession, form: "the") } · chariot à { $points } points
page-board-return = Renvoyer { WORD($profession, form: "the") } · chariot à { $points } points
page-board-join-with = Se joindre avec { WORD($profession, form: "the") } · chariot à { $points } points

## Ce que ferait un clic

page-board-consequence = Aperçu
page-board-left = il vous reste { MONEY($money) }
page-board-since-more = { MONEY($amount) } de plus depuis votre dernier tour
page-board-since-less = { MONEY($amount) } de moins depuis votre dernier tour
page-board-bank = Banque
page-board-own-roads =
    { $count ->
        [one] Votre route
       *[other] Vos { $count } routes
    }
page-board-ways = Chemins possibles
page-board-by = via { CITY($city) }
page-board-straight = directement
page-board-from-coach = de votre chariot à { $points } points
page-board-gets = { $name } reçoit
page-board-you-keep = Vous gardez
page-board-to-supply = Retourne dans votre réserve : une place de moins à vider.
page-board-settles = S’installe à { CITY($city) }.
page-board-coach-title =
    { $points ->
        [one] Chariot, { $points } point
       *[other] Chariot, { $points } points
    }
page-board-coach-fills =
    { $count ->
        [one] Un de vos pionniers y prend place.
       *[other] { $count } de vos pionniers y prennent place. Une fois le chariot vide, vous marquez les points.
    }
page-board-line = { LINE($line) }
page-board-roads-after =
    { $count ->
        [0] votre dernière route
        [one] il en restera 1
       *[other] il en restera { $count }
    }
page-board-road-joins =
    { $points ->
        [0] { $pioneers ->
            [0] N’atteint encore aucun de vos pionniers.
            [one] Atteint 1 pionnier : pas encore de points en plus.
           *[other] Relie { $pioneers } pionniers : pas encore de points en plus.
        }
       *[other] { $pioneers ->
            [one] Relie 1 pionnier : { page-board-plus } points.
           *[other] Relie { $pioneers } pionniers : { page-board-plus } points.
        }
    }
page-board-plus = +{ $points }
page-board-which-line = Choisissez une de ses lignes.
page-board-line-to = vers { CITY($city) }
page-board-buy-final = Le chariot suivant apparaît : vous ne pouvez pas annuler. Appuyez encore pour acheter.
page-board-beside = À côté d’une autre route : pour passer ici, les autres vous paient, vous et { $name }.
page-board-covered = recouverte, hors jeu
page-board-effect-banker = Vous gardez la tuile : { MONEY($amount) } de revenu en plus à chaque tour.
page-board-effect-merchant = Vous gardez la tuile : un achat de plus à chaque tour.
page-board-effect-barkeeper = Ensuite, vous pouvez renvoyer un pionnier dans la réserve.
page-board-effect-sergeant = Ensuite, vous pouvez construire une route gratuitement.
page-board-effect-farmer = Ensuite, vous pouvez installer ici jusqu’à { $count } autres fermiers.
page-board-effect-gold-digger = Vous prenez une pépite d’or : { $least } à { $most } points à la fin.
page-board-effect-hotel = Tout pionnier peut s’installer ici, et vous recevez { MONEY($amount) }.
page-board-effect-full = Vous avez déjà { $count } de ces tuiles : celle-ci quitte le jeu.

## Chariots

page-board-for-sale = Chariots à vendre
page-board-your-coaches = Vos chariots
page-board-coaches = Chariots
page-board-coaches-of = Chariots – { $name }
page-board-no-coach = Tous les chariots sont vides.
page-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-board-coach =
    { $points ->
        [one] Chariot avec { LIST($seats) }, { $points } point
       *[other] Chariot avec { LIST($seats) }, { $points } points
    }
page-board-coach-for =
    { $points ->
        [one] Chariot à { MONEY($price) } : { LIST($seats) }, { $points } point
       *[other] Chariot à { MONEY($price) } : { LIST($seats) }, { $points } points
    }
page-board-stack =
    { $count ->
        [0] La pile est vide
        [one] { $count } chariot avant la fin
       *[other] { $count } chariots avant la fin
    }
page-board-end-near =
    { $coaches ->
        [one] Avant la fin : { $coaches } chariot
       *[other] Avant la fin : { $coaches } chariots
    } { $roads ->
        [one] ou { $roads } route
       *[other] ou { $roads } routes
    }
page-board-last-round = Dernière manche

## Joueurs

page-board-side = Joueurs et journal
page-board-player = Inventaire – { $name }
page-board-player-short =
    { $count ->
        [one] { $name } : { $points } point, { MONEY($money) }. Montrer les inventaires.
       *[other] { $name } : { $points } points, { MONEY($money) }. Montrer les inventaires.
    }
page-board-you = (vous)
page-board-bot = (bot)
page-board-your-turn = c’est à vous
page-board-on-turn = joue
page-board-is-asked = décide
page-board-thinking = réfléchit
page-board-waiting = attend
page-board-away = hors ligne
page-board-bought = achats : { LIST($purchases, of: "plain") }
page-board-points-word =
    { $points ->
        [one] point
       *[other] points
    }
page-board-money = Argent
page-board-roads-left = Routes restantes
page-board-pioneers-left = Pionniers restants
page-board-nuggets = Pépites d’or
page-board-nuggets-known = Pépites d’or : { LIST($values, of: "plain") } points
page-board-bankers =
    { $count ->
        [0] Aucune tuile Banquier
        [one] { $count } tuile Banquier
       *[other] { $count } tuiles Banquier
    }
page-board-merchants =
    { $count ->
        [0] Aucune tuile Marchand
        [one] { $count } tuile Marchand
       *[other] { $count } tuiles Marchand
    }
page-board-span = { $low }–{ $high }
page-board-if-over = Si la partie se terminait maintenant
page-board-part-coaches = Chariots vidés
page-board-part-empty = Places vides
page-board-part-network =
    { $roads ->
        [0] Pas encore de réseau
       *[other] { $pioneers ->
            [one] Plus grand réseau : { $pioneers } pionnier
           *[other] Plus grand réseau : { $pioneers } pionniers
        }
    }
page-board-leads = en tête
page-board-may-lead = peut-être en tête

## Le panneau des petits écrans

page-board-tabs = Parties de la table
page-board-tab-mine = Mes chariots
page-board-tab-sale = À vendre
page-board-tab-players = Joueurs
page-board-tab-log = Journal
