# Ce qu'un terminal ou une page demande au joueur du jeu de cartes, et le libellé des réponses.

# Pour qui n'a jamais vu le jeu.
cards-aim-build = Construisez avant les autres une maison, un moulin à vent, une grange et un entrepôt. Vous les payez avec des ressources, que vous gagnez dans les plis.
cards-aim-trick = Fournissez la couleur de l’entame, avec autant de cartes que vous voulez : la plus haute somme rapporte une ressource de cette couleur. Si vous ne pouvez pas fournir, un atout bat toute autre couleur ; au début, c’est l’or.
cards-aim-others = Vous pouvez jouer une tempête à tout moment : elle gagne si son nombre dépasse la meilleure somme. Même si elle perd, la personne qui l’a jouée choisit le nouvel atout. Un voleur ne remporte aucun pli, mais le dernier vole une ressource au gagnant.
cards-aim-run = Quand les cartes sont épuisées, tout le monde peut construire, et l’expédition suivante commence.

ask-exchange = Pour une ressource, vous pouvez échanger des cartes : choisissez la couleur à payer, ou gardez votre main.
ask-discard =
    { $left ->
        [one] Choisissez la carte que vous écartez ; personne d’autre ne la voit.
       *[other] Choisissez la première des { $left } cartes que vous écartez ; personne d’autre ne les voit.
    }
ask-lead = Vous entamez le pli : choisissez une carte de n’importe quelle couleur, ou une tempête.
ask-follow = La couleur à fournir est { WORD($suit, form: "label") } : jouez-en une ou plusieurs cartes, ou une tempête.
ask-follow-void = La couleur à fournir est { WORD($suit, form: "label") }, et vous n’en avez pas : jouez de l’atout, un voleur, une tempête ou toute autre carte.
ask-follow-storm = L’entame est une tempête, et aucune couleur n’est encore fixée : choisissez une carte de n’importe quelle couleur, qui la fixe, ou une autre tempête.
ask-add = Vous jouez jusqu’ici { $sum } en { WORD($suit) } : ajoutez une carte de cette couleur, ou restez-en là.
ask-take = Votre tempête remporte le pli : choisissez une ressource dans la réserve.
ask-trump = Vous avez joué la tempête : choisissez l’atout. Il vaut jusqu’à la tempête suivante ou jusqu’à la fin de l’expédition.
ask-steal = { SEAT($victim, form: "start") } a remporté le pli : choisissez la ressource que votre voleur lui prend.
ask-plunder =
    { $left ->
        [one] Il ne reste des cartes qu’à vous, dont un voleur : choisissez une ressource d’un autre joueur.
       *[other] Il ne reste des cartes qu’à vous, dont { $left } voleurs : choisissez pour le premier une ressource d’un autre joueur.
    }
ask-build = Choisissez ce que vous construisez avec vos ressources, ou terminez vos constructions.
ask-pay = Vous avez le plus de ressources, peut-être à égalité, et l’expédition suivante vous en coûte une : choisissez laquelle.

action-exchange = Payer une { WORD($suit, form: "supply") } et échanger des cartes
action-keep = Garder votre main
action-discard = Écarter { CARD($card, form: "one") }
action-play = Jouer { CARD($card, form: "one") }
action-add = Ajouter { CARD($card, form: "one") }
action-cards-done = Terminer
action-take = Prendre une { WORD($suit, form: "supply") }
action-trump = Choisir { WORD($suit, form: "label") } comme atout
action-steal = Voler une { WORD($suit, form: "supply") }
action-steal-from = Voler une { WORD($suit, form: "supply") } à { SEAT($victim) }
action-build = Construire { WORD($building, form: "one") }
action-pay = Payer une { WORD($suit, form: "supply") }
