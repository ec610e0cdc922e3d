# Le jeu de plateau dans le terminal : son but pour qui commence, ses vues, et ce qui accompagne questions et réponses.

## Le but

board-aim-turn = Vous guidez des pionniers vers l’Ouest. Tous les joueurs partagent une diligence : à votre tour, vous recevez de l’argent, pouvez acheter une route ou un chariot, puis vous déplacez la diligence vers une ville dont la tuile correspond à un pionnier d’un de vos chariots.
board-aim-settle = Là, le pionnier s’installe, et la tuile vous récompense : par un revenu, des achats, une route, de l’or ou de l’argent.
board-aim-roads = Quand le dernier pionnier quitte un chariot, vous en marquez les points. Vos routes sont gratuites pour vous et coûtent un péage aux autres ; à la fin, chacun de vos pionniers dans votre plus grand réseau de routes vaut 2 points.
board-aim-end = La partie se termine après la manche où quelqu’un construit sa dernière route, ou celle où le dernier chariot arrive dans la file. Le plus grand nombre de points gagne.

## Signes de la carte

board-tile-codes = Bnq Mar Bar Sgt Fer Or Hôt
board-legend-stagecoach = diligence ({ CITY($city) })
board-legend-signs = ({ $pioneer } pionnier, { $road } route)
board-no-road = sans route

## Ce qu'une tuile rapporte, derrière un déplacement

board-effect-banker = 1 $ de revenu en plus à chaque tour
board-effect-merchant = un achat de plus à chaque tour
board-effect-barkeeper = vous pouvez renvoyer un autre pionnier dans la réserve
board-effect-sergeant = une route gratuite
board-effect-farmer = jusqu’à deux autres fermiers peuvent s’y installer
board-effect-gold-digger = une pépite d’or (3 à 5 points)
board-effect-hotel = n’importe quel pionnier peut s’y installer, et vous recevez 3 $
board-effect-none = rien de plus : vous avez déjà deux de ces tuiles

## Ce que possède le joueur

board-status =
    { $score ->
        [one] { MONEY($money) } · { $score } point · routes restantes : { $roads } · pionniers restants : { $pioneers }
       *[other] { MONEY($money) } · { $score } points · routes restantes : { $roads } · pionniers restants : { $pioneers }
    }
board-coach =
    { $empty ->
        [0] Chariot { $coach } (valeur { $points }) : { LIST($aboard) }
        [one] Chariot { $coach } (valeur { $points }) : { LIST($aboard) } ; 1 place est vide
       *[other] Chariot { $coach } (valeur { $points }) : { LIST($aboard) } ; { $empty } places sont vides
    }
board-coach-done = Chariot { $coach } : vide, { $points } marqués
board-sale =
    { $stack ->
        [0] Chariots à vendre (plus aucun dans la pile)
       *[other] Chariots à vendre (encore { $stack } dans la pile)
    }

## Colonnes

board-column-player = Joueur
board-column-money = Argent
board-column-score = Points
board-column-roads = Routes restantes
board-column-pioneers = Pionniers restants
board-column-bankers = Banquiers
board-column-merchants = Marchands
board-column-nuggets = Pépites
board-column-place = Emplacement
board-column-price = Prix
board-column-seats = Places
board-column-points = Valeur
board-column-rank = Rang final
board-part-coaches = Chariots vidés
board-part-empty = Places vides
board-part-nuggets = Pépites d’or
board-part-network = Réseau de routes
board-part-total = Total

## À côté des questions

board-purchases = Vous pouvez acheter une fois par tour, et une fois de plus pour chaque tuile Marchand que vous possédez. Un chariot rapporte ses points dès qu’il est vide.
board-bought = À ce tour, vous avez acheté { LIST($purchases, of: "purchase") }. Chaque sorte n’est possible qu’une fois par tour.
board-drives =
    { $more ->
        [0] Ensuite, vous déplacez la diligence. Depuis { CITY($city) }, vous pourriez atteindre maintenant : { LIST($drives, of: "plain") }.
       *[other] Ensuite, vous déplacez la diligence. Depuis { CITY($city) }, vous pourriez atteindre maintenant : { LIST($drives, of: "plain") }, et { $more } autres.
    } { $fare ->
        [0] Un déplacement peut ne rien vous coûter.
       *[other] Gardez au moins { MONEY($fare) } pour le déplacement, sinon vous devrez passer.
    }
board-drive-entry =
    { $fare ->
        [0] { CITY($city) } ({ WORD($tile) }, gratuit)
       *[other] { CITY($city) } ({ WORD($tile) }, { MONEY($fare) })
    }
board-no-drive = Avec { MONEY($money) }, vous ne pouvez atteindre maintenant aucune ville correspondante depuis { CITY($city) }. Si rien ne change, vous devrez passer : la diligence reste là, et personne ne s’installe.
board-road-use = Vos routes sont gratuites pour vous, et les autres vous paient 1 $ pour les utiliser. À la fin, seuls comptent vos pionniers d’un même réseau ; construisez donc là où vous pourrez les relier.
board-fares = Chaque ligne coûte 1 $, versé à la banque ou au propriétaire de sa route ; si deux autres y ont une route, 1 $ à chacun. Vos propres routes sont gratuites. La diligence s’arrête à la première tuile. Le déplacement est obligatoire.
board-hotel = À l’hôtel, vous recevez 3 $. L’action spéciale du pionnier lui-même n’est pas utilisée.
board-barkeeper = Une place se vide ainsi sans déplacement : dès qu’un chariot est vide, vous en marquez les points.
board-join = Vous n’avez pas d’action spéciale, mais votre pionnier est sur le plateau, et un chariot vidé ainsi compte.
board-hint-purchase = Tapez un numéro, ou « chariots » pour voir ce qui est à vendre.
board-hint-roads =
    { $count ->
        [one] Tapez un numéro ou deux villes (« { LINE($example) } »). « carte » montre le plateau.
       *[other] Tapez un numéro, deux villes (« { LINE($example) } ») ou une seule, pour voir ses lignes. « lister » montre les { $count } lignes, « carte » le plateau.
    }
board-hint-drive = Tapez un numéro ou une ville. « lister » montre tous les autres chemins et les lignes une à une, « carte » le plateau.
board-more-routes = Autres chemins
board-line-by-line = Ligne par ligne

## Derrière les réponses

board-road-beside = à côté d’une autre route : { LIST($seats) }
board-roads-of = par la route : { LIST($seats) }
board-reason-roads = rejoint vos routes à { LIST($cities, of: "city") }
board-reason-pioneers = vos pionniers : { LIST($cities, of: "city") }
board-reason-stagecoach = la diligence est à { LIST($cities, of: "city") }
board-reason-near = près de la diligence
board-route =
    { $fare ->
        [0] { CITY($city) } ({ WORD($tile) }), gratuit
       *[other] { CITY($city) } ({ WORD($tile) }) pour { MONEY($fare) }
    }
board-route-by = via { LIST($cities, of: "city") }
board-pay-bank = { MONEY($amount) } à la banque
board-pay-seat = { MONEY($amount) } à { SEAT($seat) }
board-coach-left = valeur { $points }, encore à bord : { LIST($pioneers) }
board-coach-empty =
    { $points ->
        [one] vide le chariot : { $points } point et { MONEY($money) }
       *[other] vide le chariot : { $points } points et { MONEY($money) }
    }

## Des mots qui ne correspondent à rien

mistake-board-city = Il n’y a pas de ville « { $text } » sur ce plateau. « carte » les montre toutes.
mistake-board-city-near = Il n’y a pas de ville « { $text } » sur ce plateau. Vouliez-vous dire { CITY($city) } ?
mistake-board-no-free-line = Aucune ligne depuis { CITY($city) } ne peut recevoir votre route. Choisissez une autre ville ; « lister » montre toutes les lignes.
mistake-board-no-line = Aucune ligne ne relie { CITY($one) } et { CITY($other) }. Depuis { CITY($one) }, des lignes mènent à { LIST($near, of: "city") }.
mistake-board-no-route =
    { $tile ->
        [none] La diligence ne peut pas s’arrêter à { CITY($city) } : il n’y a plus de tuile. Vous pouvez atteindre { LIST($reach, of: "city", by: "or") }.
       *[other] Vous ne pouvez pas aller à { CITY($city) } ({ WORD($tile) }) maintenant : personne dans vos chariots ne correspond à sa tuile, une autre tuile barre le chemin, ou c’est trop cher. Vous pouvez atteindre { LIST($reach, of: "city", by: "or") }.
    }

## Préparer

welcome-board = Pioneers, le jeu de la diligence

## Demander et répondre

play-leaves = il vous reste { MONEY($money) }
play-keeps = vous gardez { MONEY($money) }

## Commandes : ce qu'on tape et ce que cela fait

command-map = carte
command-coaches = chariots
command-help-map = Montre le plateau. Avec une ville (« carte denver ») : sa tuile, ses lignes et leurs routes.
command-help-coaches = Montre les chariots à vendre et ceux de tout le monde.

## Ce qui est demandé

ask-purchase = Choisissez un achat : les routes relient vos pionniers et vous rapportent des péages, un chariot amène de nouveaux pionniers à installer.
ask-place =
    { $left ->
        [one] Choisissez une ligne entre deux villes pour votre nouvelle route ; elle ne doit porter aucune autre route.
       *[other] Choisissez une ligne entre deux villes pour la première de vos { $left } nouvelles routes ; elle ne doit porter aucune autre route.
    }
ask-drive = Déplacez la diligence, ligne après ligne, vers une ville dont la tuile montre un hôtel ou un pionnier présent dans un de vos chariots.
ask-settle =
    { $tile ->
        [hotel] Il y a un hôtel à { CITY($city) } : choisissez n’importe quel pionnier de vos chariots pour l’y installer.
       *[other] { CITY($city) } attend { WORD($tile, form: "one") } : choisissez le chariot d’où vous l’installez.
    }
ask-sergeant = Le sergent vous offre une route : choisissez une ligne sans route ou avec une seule route d’un autre joueur, ou renoncez.
ask-barkeeper = Le barman vous permet de renvoyer encore un pionnier de vos chariots dans votre réserve : choisissez-en un, ou renoncez.
ask-farmer =
    { $left ->
        [one] Vous pouvez installer encore un fermier dans cette ville : choisissez le chariot, ou renoncez.
       *[other] Vous pouvez installer encore jusqu’à { $left } fermiers dans cette ville : choisissez le chariot du prochain, ou renoncez.
    }
ask-join = Pour { MONEY($price) } versés à { SEAT($host) }, vous pouvez aussi installer { WORD($profession, form: "one") } à { CITY($city) } : choisissez le chariot, ou déclinez.
