# Les mots du jeu de cartes. CARD prend le mot de la sorte d'une carte et écrit son nombre à la suite.
#
# Formes : one = complément d'objet ; your = de même, celui du joueur ; supply = la carte de ressource d'une couleur, après
# « une » ou « pas de » ; label = seul sur un bouton ou dans un tableau.

card-numbered = { $kind } { $number }

## Couleurs

word-stone = pierre
    .supply = ressource Pierre
    .label = Pierre
word-gold = or
    .supply = ressource Or
    .label = Or
word-deer = cerf
    .supply = ressource Cerf
    .label = Cerf
word-tree = arbre
    .supply = ressource Arbre
    .label = Arbre

## Cartes sans couleur

word-thief = voleur
    .one = un voleur
    .label = Voleur
word-storm = tempête
    .label = Tempête

## Bâtiments

word-house = maison
    .one = une maison
    .your = votre maison
    .label = Maison
word-windmill = moulin à vent
    .one = un moulin à vent
    .your = votre moulin à vent
    .label = Moulin à vent
word-barn = grange
    .one = une grange
    .your = votre grange
    .label = Grange
word-storehouse = entrepôt
    .one = un entrepôt
    .your = votre entrepôt
    .label = Entrepôt

## Étapes d'une expédition ; task = ce qu'il y a à faire (après « c'est le moment »)

step-exchange = échange
    .label = Échange
    .task = de payer une ressource pour de nouvelles cartes, ou de garder votre main
step-discard = écart
    .label = Écart
    .task = de choisir une carte à écarter
step-play = jeu dans le pli
    .label = Jeu dans le pli
    .task = de jouer une carte dans le pli
step-add = ajout de cartes
    .label = Ajout de cartes
    .task = d’ajouter une carte de la même couleur, ou d’en rester là
step-take = ressource de la tempête
    .label = Ressource de la tempête
    .task = de prendre une ressource dans la réserve pour votre tempête
step-trump = choix de l’atout
    .label = Choix de l’atout
    .task = de choisir l’atout
step-steal = vol
    .label = Vol
    .task = de choisir la ressource que votre voleur prend au gagnant
step-plunder = vol de la dernière main
    .label = Vol de la dernière main
    .task = de choisir une ressource et le joueur à qui votre voleur la prend
step-build = construction
    .label = Construction
    .task = de construire, ou de terminer vos constructions
step-pay = paiement du départ
    .label = Paiement du départ
    .task = de payer une ressource pour l’expédition suivante

## Ce que fait une action (après « vous ne pouvez pas »)

verb-exchange = échanger des cartes
verb-keep = renoncer à un échange
verb-discard = écarter une carte
verb-play = jouer une carte
verb-add = ajouter une carte
verb-take = prendre une ressource
verb-trump = choisir l’atout
verb-steal = voler une ressource
verb-build = construire
verb-pay = payer une ressource
