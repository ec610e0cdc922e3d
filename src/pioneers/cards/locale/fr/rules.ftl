# Les règles du jeu de cartes pour les joueurs, numérotées comme partout dans le programme. L'ordre des chapitres et des
# règles, et ce qui est précisé, se trouve dans cards/data/rules.toml.

rules-cards-title = Les règles de Pioneer
rules-cards-credit = Le jeu de cartes Pioneer suit un texte de règles qui ne nomme pas d’auteur. La rédaction de ces règles est la nôtre.

chapter-C1 = Matériel
rule-C1-1 = Le jeu se joue à deux, trois ou quatre. Il y a quatre couleurs : pierre, or, cerf (nourriture) et arbre (bois de construction).
rule-C1-2 = Il y a 56 cartes à jouer. Chaque couleur en a 12, qui portent les nombres 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7 et 8. Les autres sont quatre voleurs, qui ne portent pas de nombre, et quatre tempêtes qui portent les nombres 6, 8, 10 et 12.
rule-C1-3 = La réserve compte six ressources de chaque couleur, et il n’y en a pas davantage. Une ressource que vous payez retourne dans la réserve.
rule-C1-4 = Votre domaine comprend quatre bâtiments : une maison, une grange, un moulin à vent et un entrepôt.

chapter-C2 = Une expédition
rule-C2-1 = Toutes les cartes à jouer sont mélangées pour chaque expédition. À quatre joueurs, vous en recevez huit, à trois sept et à deux 16. Le reste forme la pioche, face cachée.
rule-C2-2 = À deux, vous jouez comme à quatre : chaque joueur a deux des quatre positions, en alternance. Vous avez une seule main et un seul ensemble de ressources, et vous jouez deux fois par pli, une fois à chacune de vos positions. Le premier joueur d’une expédition entame à sa première position ; ensuite, la position qui a remporté le pli entame. Si vous n’avez plus de cartes à l’une, l’autre est sautée.
rule-C2-3 = Le premier joueur de la première expédition est tiré au sort. Pour les suivantes, voir C6.3.
rule-C2-4 = Après la distribution, dans le sens des aiguilles d’une montre à partir du premier joueur, l’échange est proposé une fois à chaque joueur : vous pouvez remplacer exactement deux de vos cartes. Vous payez ouvertement une ressource de votre choix, vous écartez deux cartes face cachée, puis vous en piochez deux. L’échange n’est pas proposé si vous n’avez aucune ressource (donc à personne à la première expédition) ou s’il reste moins de deux cartes dans la pioche.
rule-C2-5 = Au début d’une expédition, l’atout est l’or.
rule-C2-6 = L’expédition se termine quand personne n’a plus de cartes, ou quand un seul joueur en a encore (C5.1). Cela se vérifie seulement entre deux plis : après tout ce qui suit un pli (C4.9), avant que quelqu’un ne perde des voleurs (C4.8), et de nouveau après chacune de ces pertes. Un pli commencé se joue jusqu’au bout.

chapter-C3 = Un pli
rule-C3-1 = Le premier joueur de l’expédition entame le premier pli ; ensuite, le gagnant d’un pli entame le suivant (C4.7). Puis chaque joueur qui a des cartes joue une fois, dans le sens des aiguilles d’une montre ; à deux joueurs, une fois à chaque position. Un joueur sans cartes est sauté.
rule-C3-2 = Vous entamez avec une ou plusieurs cartes d’une même couleur, ou avec une tempête. Un voleur ne peut jamais entamer.
rule-C3-3 = La couleur à fournir est celle de l’entame. Si l’entame est une tempête, c’est la première couleur jouée ensuite.
rule-C3-4 = Si vous avez la couleur à fournir, vous en jouez une ou plusieurs cartes, dont les nombres s’additionnent. Il y a deux exceptions : une tempête (C3.7), et un voleur après un autre voleur (C3.6).
rule-C3-5 = Si vous ne pouvez pas fournir, vous avez le choix : une ou plusieurs cartes d’atout, qui s’additionnent ; un voleur ; une tempête ; une carte d’une autre couleur, qui ne peut pas gagner.
rule-C3-6 = Dès qu’il y a un voleur dans le pli, chaque joueur suivant peut aussi jouer un voleur, même s’il pouvait fournir.
rule-C3-7 = Vous pouvez jouer une tempête à tout moment, même si vous pouviez fournir. Une tempête se joue seule.
rule-C3-8 = Après une entame de tempête, tant qu’aucune couleur n’est fixée, vous jouez une ou plusieurs cartes d’une même couleur, qui devient alors la couleur à fournir, ou une autre tempête. Vous ne pouvez jouer un voleur que si vous n’avez aucune carte de couleur ou s’il y a déjà un voleur dans le pli (C3.6).
rule-C3-9 = Des cartes de deux couleurs ne se jouent jamais ensemble. Les voleurs et les tempêtes se jouent un à un, et seuls.

chapter-C4 = Gain du pli
rule-C4-1 = S’il y a de l’atout dans le pli, la plus haute somme d’atout est en tête ; sinon, la plus haute somme dans la couleur à fournir. De deux sommes égales, c’est la dernière jouée qui est en tête.
rule-C4-2 = Une tempête remporte le pli si son nombre dépasse la somme qui est en tête ; l’égalité ne suffit pas. Les autres sommes ne comptent pas, si hautes soient-elles. De plusieurs tempêtes, la plus haute compte, et de deux égales, la dernière. S’il n’y a aucune carte de couleur dans le pli, la tempête gagne.
rule-C4-3 = Le gagnant du pli prend une ressource de la couleur qui a gagné. S’il n’y en a plus dans la réserve, il ne reçoit rien.
rule-C4-4 = Si vous gagnez avec une tempête, vous prenez dans la réserve une ressource de votre choix.
rule-C4-5 = Après un pli avec une tempête, qu’elle ait gagné ou non, la personne qui l’a jouée choisit l’atout ; s’il y a plusieurs tempêtes, c’est la personne qui a joué celle qui compte (C4.2). Ce peut être n’importe laquelle des quatre couleurs, même l’atout actuel, et il vaut jusqu’à la tempête suivante ou jusqu’à la fin de l’expédition. Personne ne choisit quand moins de deux joueurs ont encore des cartes.
rule-C4-6 = La personne qui a joué le dernier voleur du pli vole au gagnant une ressource de son choix, une fois que le gagnant a pris la sienne. Si le gagnant n’en a aucune, il ne se passe rien. Seul le dernier voleur compte : si c’est celui du gagnant, ce qui arrive à deux joueurs, personne ne vole.
rule-C4-7 = Le gagnant du pli entame le suivant. S’il n’a plus de cartes, la position suivante qui en a, dans le sens des aiguilles d’une montre, entame.
rule-C4-8 = Si vous deviez entamer et n’avez que des voleurs, vous les perdez : ils sont montrés et quittent l’expédition. L’entame passe, dans le sens des aiguilles d’une montre, à la position suivante qui a des cartes, et la même règle y vaut.
rule-C4-9 = Après un pli viennent d’abord la ressource du gagnant, puis l’atout de la tempête, puis le vol du voleur. Le pli reste visible jusqu’à ce que tout soit fait.

chapter-C5 = Les dernières cartes
rule-C5-1 = S’il ne reste des cartes qu’à vous, votre main est montrée. Pour chaque carte de couleur, vous prenez une ressource de cette couleur, tant que la réserve en a ; une tempête ne rapporte rien. Puis, un voleur après l’autre, vous volez une ressource de votre choix à un autre joueur de votre choix ; un voleur qui ne trouve rien à voler est perdu. L’expédition se termine ainsi.

chapter-C6 = Construire, payer, commencer
rule-C6-1 = Après chaque expédition, tout le monde peut construire, dans le sens des aiguilles d’une montre à partir de son premier joueur. Une maison coûte un or, un cerf, un arbre et une pierre, et un moulin à vent coûte autant. Une grange coûte une pierre et un arbre, un entrepôt un or et un cerf. Vous construisez chaque bâtiment une fois au plus, et autant à la fois que vous pouvez en payer.
rule-C6-2 = Avoir les quatre bâtiments avant les autres donne la victoire ; les autres peuvent encore construire pendant cette phase. Si plusieurs joueurs y achèvent leur domaine, le plus grand nombre de ressources restantes décide, puis le plus d’or, puis le plus de pierre, de cerf et d’arbre. Si l’égalité persiste, la victoire est partagée.
rule-C6-3 = Si la partie continue, le joueur qui a le plus de ressources en paie une de son choix et commence l’expédition suivante ; en cas d’égalité, c’est celui qui a le plus d’or, puis de pierre, de cerf et d’arbre. Si plusieurs sont à égalité en tout, chacun en paie une, dans le sens des aiguilles d’une montre à partir du premier joueur de l’expédition terminée, et un tirage au sort désigne celui qui commence. Si personne n’a de ressource, personne ne paie, et le tirage se fait entre tous.
rule-C6-4 = Si personne n’a gagné après les constructions de l’expédition 40, la partie se termine. Le plus grand nombre de bâtiments gagne alors, et une égalité se décide comme en C6.2.

knowledge-cards-public = Tout le monde voit les cartes jouées, l’atout, le nombre de cartes de chaque joueur, les ressources et les bâtiments de tous, et la réserve.
knowledge-cards-hidden = Personne d’autre ne connaît votre main. Personne ne sait quelles cartes sont dans la pioche, ni dans quel ordre. Les cartes écartées lors de l’échange ne sont connues que du joueur qui les a écartées.

note-separate-hands = Avec l’option des mains séparées, à deux joueurs, vous avez une main de huit cartes pour chacune de vos positions, et l’échange est proposé pour chaque position. Vos deux positions partagent toujours ressources et bâtiments.
note-added-up = Un exemple : après cerf 3, cerf 5 et cerf 8, quelqu’un joue ensemble cerf 4 et cerf 5 et gagne avec 9.
note-storm-and-trump = Un exemple : cerf 8, puis or 3 comme atout, puis tempête 6. L’atout est en tête avec 3 : la tempête gagne donc, bien que 8 soit plus que 6.
note-storm-names-trump = Une tempête égale à la somme perd le pli, mais la personne qui l’a jouée choisit tout de même l’atout.
note-last-cards = Un exemple : il ne reste des cartes qu’à vous, arbre 3 et or 6. Vous prenez une ressource Arbre et une ressource Or : réfléchissez donc à deux fois avant de dépenser beaucoup de cartes pour un seul pli.
