# Le tutoriel de ce jeu : ce que dit chaque étape de ses leçons (data/lessons.toml), deux phrases au plus ; `…-other` après un
# coup possible, mais qui n’est pas celui voulu. Puis des conseils pour la première partie, selon ce qui est demandé.

## Le premier pli

lesson-cards-trick-theme = Vous partez en expédition, pli après pli. Chaque pli gagné rapporte une ressource de cette réserve.
lesson-cards-trick-goal = Les ressources paient vos bâtiments. Le premier joueur qui a les quatre gagne la partie.
lesson-cards-trick-follow = Dora a entamé à cerf, vous devez donc fournir, et Emil mène avec 7. Les cartes d’une couleur s’additionnent : jouez cerf 4 et cerf 5.
lesson-cards-trick-follow-other = Un seul cerf ne suffit pas contre 7. Annulez et jouez cerf 4 et cerf 5 ensemble.
lesson-cards-trick-won = 4 et 5 font 9 : vous gagnez le pli et une ressource Cerf. Le gagnant entame le pli suivant.
lesson-cards-trick-lead = Vous entamez, dans la couleur de votre choix. Pierre 8 est la plus forte des pierres : jouez-la.
lesson-cards-trick-lead-other = Les autres battent cela facilement. Annulez et entamez avec pierre 8.
lesson-cards-trick-followed = Dora et Emil ont dû fournir de la pierre, sans pouvoir battre le 8. Vous gagnez une ressource Pierre.

## L’atout

lesson-cards-trump-play = Vous n’avez pas de cerf et ne pouvez pas fournir. Mais l’or est atout : même or 2 bat cerf 8.
lesson-cards-trump-play-other = Sans la couleur ni un atout, vous ne pouvez pas gagner. Annulez et jouez or 2.
lesson-cards-trump-won = Vous avez gagné avec de l’or et recevez donc une ressource Or. Gardez un atout pour ces moments.

## Le voleur et la tempête

lesson-cards-surprise-thief = Vous n’avez pas d’arbre et pouvez donc jouer le voleur. Il prend une ressource au gagnant du pli.
lesson-cards-surprise-thief-other = C’est permis, mais c’est le bon moment pour le voleur. Annulez et jouez le voleur.
lesson-cards-surprise-steal = Emil a gagné le pli et une ressource Arbre. Choisissez la ressource que prend votre voleur.
lesson-cards-surprise-steal-other = Choisissez une de ses ressources.
lesson-cards-surprise-storm = Emil entame avec cerf 6. Une tempête gagne si son nombre dépasse toutes les sommes : jouez tempête 10.
lesson-cards-surprise-storm-other = La pierre ne peut pas gagner ici. Annulez et jouez la tempête.
lesson-cards-surprise-take = Votre tempête a gagné, vous pouvez donc prendre la ressource de votre choix. Choisissez-en une.
lesson-cards-surprise-take-other = Choisissez une ressource.
lesson-cards-surprise-trump = Après une tempête, le joueur qui l’a jouée choisit aussi l’atout. Choisissez une couleur.
lesson-cards-surprise-trump-other = Choisissez une couleur.

## Construire

lesson-cards-building-build = L’expédition est terminée, et tout le monde peut construire. Une grange coûte une pierre et un arbre : construisez-la.
lesson-cards-building-build-other = Vous avez tout ce qu’il faut pour la grange. Annulez et construisez-la.
lesson-cards-building-pay = Votre premier bâtiment est en place. Avant l’expédition suivante, le joueur qui a le plus de ressources en paie une et entame.

## Le premier piège

lesson-cards-thrift-play = Voici un premier piège : arbre 6 bat le 5, et 3 et 4 ensemble aussi. Gagnez avec une seule carte.
lesson-cards-thrift-play-other = Chaque carte jouée est perdue, et vous en aurez besoin plus tard. Annulez et jouez arbre 6 seul.
lesson-cards-thrift-last = Le dernier joueur qui a des cartes reçoit une ressource pour chaque carte de couleur en main. Économisez donc vos cartes.

## Conseils dans la première partie

tip-cards-exchange = Vous pouvez payer une ressource pour remplacer deux cartes. Faites-le seulement avec une main faible.
tip-cards-discard = Choisissez les cartes dont vous pouvez vous passer. Les petites d’une couleur courte conviennent bien.
tip-cards-play = Choisissez une carte, ou plusieurs d’une couleur qui s’additionnent. L’aperçu montre qui gagnerait.
tip-cards-add = Vous pouvez ajouter d’autres cartes de cette couleur. Arrêtez dès que cela suffit.
tip-cards-take = Prenez la ressource qu’il faut encore à un bâtiment. Celles qui manquent sont marquées à vos bâtiments.
tip-cards-trump = Choisissez une couleur dont vous avez de fortes cartes. Elle bat toutes les autres jusqu’à la tempête suivante.
tip-cards-steal = Prenez ce qu’il faut à un de vos bâtiments. Ou prenez ce qui manquera le plus au gagnant.
tip-cards-plunder = Il ne reste de cartes qu’à vous, et chaque voleur prend donc une ressource. Choisissez à qui.
tip-cards-build = Construisez ce que vous pouvez payer. Les quatre bâtiments gagnent la partie.
tip-cards-pay = Vous avez le plus de ressources : vous en payez une et entamez. Payez ce qui vous sert le moins.
