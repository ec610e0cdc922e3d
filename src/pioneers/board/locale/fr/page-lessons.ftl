# Le tutoriel de ce jeu : ce que dit chaque étape de ses leçons (data/lessons.toml), deux phrases au plus ; `…-other` après un
# coup possible, mais qui n’est pas celui voulu. Puis des conseils pour la première partie, selon ce qui est demandé.

## Le premier tour

lesson-board-journey-theme = Une seule diligence traverse le pays, et chaque joueur veut l’envoyer ailleurs. Vous jouez en bleu, Dora joue en vert.
lesson-board-journey-goal = Vos pionniers attendent dans ces chariots. Installez-les dans les villes : un chariot vidé rapporte des points, et le plus de points gagne.
lesson-board-journey-drive = Les villes cerclées cherchent un de vos pionniers. Déplacez la diligence à Albany, qui cherche un banquier.
lesson-board-journey-drive-other = New York cherche votre fermier, mais commençons par le banquier. Annulez et allez à Albany.
lesson-board-journey-tile = Votre banquier habite maintenant Albany, et la tuile est à vous. Elle ajoute { MONEY($extra) } à votre revenu à chaque tour.
lesson-board-journey-coach = C’est de nouveau à vous, et vous avez { MONEY($money) }. Achetez le premier chariot pour { MONEY($price) } : une fois vidé, il rapporte { $points } points.
lesson-board-journey-coach-other = C’est possible aussi, mais commençons par un chariot bon marché. Annulez et achetez le premier.
lesson-board-journey-onward = Allez où vous voulez : le badge montre le prix. Si deux chariots portent le pionnier correspondant, choisissez-en un.

## Les routes

lesson-board-roads-tolls = Chaque ligne coûte { MONEY($toll) }, pour le joueur dont elle porte la route, sinon pour la banque. Vos propres routes sont gratuites.
lesson-board-roads-drive = Votre route bleue mène à Cincinnati. Allez-y gratuitement et installez votre marchand.
lesson-board-roads-drive-other = Il y a un chemin gratuit pour votre marchand. Annulez et allez à Cincinnati.
lesson-board-roads-merchant = La tuile Marchand est à vous : un achat de plus à chaque tour. Maintenant, c’est à Dora.
lesson-board-roads-build = À la fin, chaque pionnier de votre plus grand réseau rapporte 2 points. Achetez une route et construisez-la de Cincinnati à Nashville.
lesson-board-roads-build-other = Un autre de vos pionniers attend à Nashville. Annulez, achetez une route et construisez-la de Cincinnati à Nashville.
lesson-board-roads-network = Trois de vos pionniers sont maintenant reliés. Et les autres vous paient quand la diligence passe sur vos routes.

## Se joindre

lesson-board-joining-join = Dora vient d’installer un marchand à Pittsburgh. Vous en avez un aussi : joignez-vous à elle pour { MONEY($price) }, que Dora reçoit.
lesson-board-joining-join-other = Vous pouvez décliner, mais vous joindre à elle vide votre petit chariot : { $points } points. Annulez et joignez-vous.
lesson-board-joining-emptied = Votre chariot est vide : { $points } points pour vous, et { MONEY($money) } de la banque. La plupart des points viennent des chariots vidés.

## Le premier piège

lesson-board-reserve-purchase = Voici un premier piège : la ville la plus proche pour vous coûte { MONEY($fare) }, et vous avez { MONEY($money) }. Achetez le chariot à { MONEY($price) } pour pouvoir encore y aller.
lesson-board-reserve-purchase-other = Votre argent ne mène plus à aucune ville, et vous devriez passer. Annulez et gardez { MONEY($fare) } pour le déplacement.
lesson-board-reserve-drive = Il vous reste { MONEY($money) }, assez pour Washington. Allez-y.
lesson-board-reserve-end = La dernière manche arrive quand la pile est vide ou qu’un joueur a construit toutes ses routes. Comptent alors les réseaux, les pépites d’or et les places vides.

## Conseils dans la première partie

tip-board-purchase = Achetez un chariot ou une route, ou gardez votre argent : le déplacement suit. De petits montants montrent jusqu’où il mène encore.
tip-board-place = Choisissez une ligne pour votre route. Les routes qui relient vos pionniers comptent le plus.
tip-board-drive = Choisissez une ville cerclée. Le badge montre le prix, et le déplacement est obligatoire si vous pouvez payer.
tip-board-settle = Choisissez le chariot que quitte votre pionnier. Un chariot presque vide rapporte plus tôt des points.
tip-board-sergeant = Le sergent construit une route gratuite. Vous pouvez aussi construire à côté d’une seule route d’un autre joueur.
tip-board-barkeeper = Le barman renvoie un autre de vos pionniers dans la réserve. Cela aide à vider un chariot.
tip-board-farmer = Vous pouvez installer ici jusqu’à deux autres fermiers. Chacun vide une place.
tip-board-join = Vous pouvez installer ici un pionnier pour { MONEY(2) }. Cela vaut la peine s’il devait attendre longtemps.
