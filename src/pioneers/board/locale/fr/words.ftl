# Les mots du jeu de plateau ; les fonctions sont expliquées dans en/words.ftl.
#
# Formes : one, the = complément d'objet ; no = « il n'y a … » ; many = après un nombre ; tile = sa tuile ;
# label = seul sur un bouton ou dans un tableau.

## Métiers et hôtel

word-banker = banquier
    .one = un banquier
    .the = le banquier
    .no = aucun banquier
    .many = banquiers
    .tile = tuile Banquier
    .label = Banquier
word-merchant = marchand
    .one = un marchand
    .the = le marchand
    .no = aucun marchand
    .many = marchands
    .tile = tuile Marchand
    .label = Marchand
word-barkeeper = barman
    .one = un barman
    .the = le barman
    .no = aucun barman
    .many = barmans
    .tile = tuile Barman
    .label = Barman
word-sergeant = sergent
    .one = un sergent
    .the = le sergent
    .no = aucun sergent
    .many = sergents
    .tile = tuile Sergent
    .label = Sergent
word-farmer = fermier
    .one = un fermier
    .the = le fermier
    .no = aucun fermier
    .many = fermiers
    .tile = tuile Fermier
    .label = Fermier
word-gold-digger = chercheur d’or
    .one = un chercheur d’or
    .the = le chercheur d’or
    .no = aucun chercheur d’or
    .many = chercheurs d’or
    .tile = tuile Chercheur d’or
    .label = Chercheur d’or
word-hotel = hôtel
    .one = un hôtel
    .the = l’hôtel
    .no = aucun hôtel
    .many = hôtels
    .tile = tuile Hôtel
    .label = Hôtel

## Étapes d'un tour ; task = ce qu'il y a à faire (après « c'est le moment »)

step-purchase = achat
    .label = Achat
    .task = d’acheter des routes ou un chariot, ou de terminer vos achats
step-place = pose des routes
    .label = Pose des routes
    .task = de choisir une ligne pour la route achetée
step-drive = déplacement
    .label = Déplacement
    .task = de déplacer la diligence vers une case voisine
step-settle = installation
    .label = Installation
    .task = d’installer un pionnier dans la ville
step-sergeant = route du sergent
    .label = Route du sergent
    .task = de choisir une ligne pour la route gratuite, ou d’y renoncer
step-barkeeper = retour en réserve
    .label = Retour en réserve
    .task = de renvoyer un pionnier dans votre réserve, ou d’y renoncer
step-farmer = fermiers supplémentaires
    .label = Fermiers supplémentaires
    .task = d’installer encore un fermier, ou d’y renoncer
step-join = invitation
    .label = Invitation
    .task = de vous joindre avec un de vos pionniers, ou de décliner

## Ce que fait une action (après « vous ne pouvez pas »)

verb-buy = acheter
verb-road = construire une route
verb-drive = déplacer la diligence
verb-settle = installer un pionnier
verb-return = renvoyer un pionnier dans votre réserve
verb-join = vous joindre à un autre joueur

## Raisons de la fin de la partie

reason-roads = un joueur a construit sa dernière route
reason-stack = le dernier chariot de la pile est arrivé dans la file
reason-idle = pendant deux manches, personne n’a rien acheté et la diligence est restée immobile

## Une ligne entre deux cases

line-name = { $from } – { $to }
