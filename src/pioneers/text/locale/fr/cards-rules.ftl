# Les règles du jeu de cartes pour les joueurs, numérotées comme partout dans le programme. L'ordre des chapitres et des
# règles, et ce qui est précisé, se trouve dans cards/data/rules.toml.

rules-cards-title = Les règles de Pioneer
rules-cards-credit = Le jeu de cartes Pioneer suit un texte de règles qui ne nomme pas d’auteur. La rédaction de ces règles est la nôtre.

chapter-C1 = Avec quoi l’on joue
rule-C1-1 = On joue à deux, trois ou quatre. Il y a quatre couleurs : pierre, or, cerf (nourriture) et arbre (bois de construction).
rule-C1-2 = Il y a 56 cartes à jouer. Chaque couleur en a 12, qui portent les nombres 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7 et 8. Les autres sont 4 voleurs, qui ne portent pas de nombre, et 4 tempêtes qui portent les nombres 6, 8, 10 et 12.
rule-C1-3 = La réserve compte 6 cartes de ressource de chaque couleur, et il n’y en a pas davantage. Une carte de ressource que vous payez retourne dans la réserve.
rule-C1-4 = Votre domaine comprend quatre bâtiments : une maison, une grange, un moulin à vent et un entrepôt.

chapter-C2 = Une expédition
rule-C2-1 = Toutes les cartes à jouer sont mélangées pour chaque expédition. À quatre joueurs, vous en recevez 8, à trois 7 et à deux 16. Le reste forme la pioche, face cachée.
rule-C2-2 = À deux, on joue comme si l’on était quatre : le siège 0 joue aux places 0 et 2, le siège 1 aux places 1 et 3. Vous avez une seule main et un seul ensemble de ressources, et vous jouez deux fois par pli, une fois à chacune de vos places. Le premier joueur d’une expédition entame à la plus basse de ses deux places ; ensuite, c’est la place qui a remporté le pli qui entame. Si vous n’avez plus de cartes après votre première place, la seconde est sautée.
rule-C2-3 = Le hasard désigne le premier joueur de la première expédition. Pour les suivantes, voir C6.3.
rule-C2-4 = Après la distribution, dans le sens des aiguilles d’une montre à partir du premier joueur, on demande une fois à chacun : vous pouvez remplacer exactement deux de vos cartes. Vous payez à la vue de tous une carte de ressource de votre choix, vous écartez deux cartes face cachée, puis vous en piochez deux. On ne vous demande rien si vous n’avez aucune carte de ressource (à la première expédition, donc, à personne) ou s’il reste moins de deux cartes dans la pioche.
rule-C2-5 = Au début d’une expédition, l’atout est l’or.
rule-C2-6 = L’expédition se termine quand personne n’a plus de cartes, ou quand un seul joueur en a encore (C5.1). On ne le vérifie qu’entre deux plis : après tout ce qui suit un pli (C4.9), avant que quelqu’un ne perde des voleurs (C4.8), et de nouveau après chacune de ces pertes. Un pli commencé se joue jusqu’au bout.

chapter-C3 = Un pli
rule-C3-1 = Le premier joueur de l’expédition entame le premier pli ; ensuite, qui remporte un pli entame le suivant (C4.7). Puis tous ceux qui ont des cartes jouent une fois, dans le sens des aiguilles d’une montre ; à deux joueurs, une fois à chaque place. Qui n’a pas de cartes est sauté.
rule-C3-2 = Vous entamez avec une ou plusieurs cartes d’une même couleur, ou avec une tempête. On n’entame jamais avec un voleur.
rule-C3-3 = La couleur à fournir est celle de l’entame. Si l’entame est une tempête, c’est la première couleur jouée ensuite.
rule-C3-4 = Si vous avez la couleur à fournir, vous en jouez une ou plusieurs cartes, dont les nombres s’additionnent. Il y a deux exceptions : une tempête (C3.7), et un voleur après un autre voleur (C3.6).
rule-C3-5 = Si vous ne pouvez pas fournir, vous choisissez entre une ou plusieurs cartes d’atout, qui s’additionnent, un voleur, une tempête, et une carte d’une autre couleur, qui ne peut pas gagner.
rule-C3-6 = Dès qu’il y a un voleur dans le pli, tous ceux qui jouent ensuite peuvent jouer aussi un voleur, même s’ils pouvaient fournir.
rule-C3-7 = Vous pouvez jouer une tempête à tout moment, même si vous pouviez fournir. Une tempête se joue seule.
rule-C3-8 = Après une entame de tempête, tant qu’aucune couleur n’est fixée, vous jouez une ou plusieurs cartes d’une même couleur, qui devient alors la couleur à fournir, ou une autre tempête. Vous ne pouvez jouer un voleur que si vous n’avez aucune carte de couleur ou s’il y a déjà un voleur dans le pli (C3.6).
rule-C3-9 = On ne joue jamais ensemble des cartes de deux couleurs. Les voleurs et les tempêtes se jouent un à un, et seuls.

chapter-C4 = Qui gagne, et quoi
rule-C4-1 = S’il y a de l’atout dans le pli, la plus haute somme d’atout est en tête ; sinon, la plus haute somme dans la couleur à fournir. De deux sommes égales, c’est la dernière jouée qui est en tête.
rule-C4-2 = Une tempête remporte le pli si son nombre dépasse la somme qui est en tête ; l’égalité ne suffit pas. Les autres sommes ne comptent pas, si hautes soient-elles. De plusieurs tempêtes, la plus haute compte, et de deux égales, la dernière. S’il n’y a aucune carte de couleur dans le pli, la tempête gagne.
rule-C4-3 = Qui remporte le pli prend une carte de ressource de la couleur qui a gagné. S’il n’y en a plus dans la réserve, on ne reçoit rien.
rule-C4-4 = Si vous gagnez avec une tempête, vous prenez dans la réserve une carte de ressource de votre choix.
rule-C4-5 = Après un pli avec une tempête, qu’elle ait gagné ou non, qui l’a jouée nomme l’atout ; s’il y en a plusieurs, c’est le joueur de celle qui compte (C4.2). Ce peut être n’importe laquelle des quatre couleurs, même l’atout actuel, et il vaut jusqu’à la tempête suivante ou jusqu’à la fin de l’expédition. On ne demande rien quand moins de deux joueurs ont encore des cartes.
rule-C4-6 = Qui a joué le dernier voleur du pli vole au gagnant une carte de ressource de son choix, après que celui-ci a pris la sienne. Si le gagnant n’en a aucune, il ne se passe rien. Seul le dernier voleur compte : si c’est celui du gagnant lui-même, ce qui arrive à deux joueurs, personne ne vole.
rule-C4-7 = Qui remporte le pli entame le suivant. S’il n’a plus de cartes, c’est la place suivante qui en a, dans le sens des aiguilles d’une montre.
rule-C4-8 = Si vous deviez entamer et n’avez que des voleurs, vous les perdez : ils sont montrés et quittent l’expédition. L’entame passe, dans le sens des aiguilles d’une montre, à la place suivante qui a des cartes, et la même règle y vaut.
rule-C4-9 = Après un pli viennent d’abord la carte de ressource du gagnant, puis l’atout de la tempête, puis le vol du voleur. Le pli reste visible jusqu’à ce que tout soit fait.

chapter-C5 = Le dernier à avoir des cartes
rule-C5-1 = Si vous êtes le seul joueur à avoir encore des cartes, votre main est montrée. Pour chaque carte de couleur, vous prenez une carte de ressource de cette couleur, tant que la réserve en a ; une tempête ne rapporte rien. Puis, un voleur après l’autre, vous volez une carte de ressource de votre choix à un autre joueur de votre choix ; un voleur qui ne trouve rien à voler est perdu. L’expédition se termine ainsi.

chapter-C6 = Construire, payer, commencer
rule-C6-1 = Après chaque expédition, tous peuvent construire, dans le sens des aiguilles d’une montre à partir de son premier joueur. Une maison coûte un or, un cerf, un arbre et une pierre, et un moulin à vent coûte autant. Une grange coûte une pierre et un arbre, un entrepôt un or et un cerf. Vous construisez chaque bâtiment une fois au plus, et autant à la fois que vous pouvez en payer.
rule-C6-2 = Qui a le premier les quatre bâtiments gagne ; les autres peuvent encore construire pendant cette phase. Si plusieurs y achèvent leur domaine, le plus grand nombre de cartes de ressource restantes décide, puis le plus d’or, puis le plus de pierre, de cerf et d’arbre. S’ils sont encore à égalité, ils partagent la victoire.
rule-C6-3 = Si la partie continue, le joueur qui a le plus de cartes de ressource en paie une de son choix et commence l’expédition suivante ; en cas d’égalité, c’est celui qui a le plus d’or, puis de pierre, de cerf et d’arbre. Si plusieurs sont à égalité en tout, chacun d’eux en paie une, dans le sens des aiguilles d’une montre à partir du premier joueur de l’expédition terminée, et le hasard désigne celui d’entre eux qui commence. Si personne n’a de carte de ressource, personne ne paie, et le hasard choisit entre tous.
rule-C6-4 = Si personne n’a gagné après les constructions de l’expédition 40, la partie se termine. Le plus grand nombre de bâtiments gagne alors, et une égalité se décide comme en C6.2.

knowledge-cards-public = Tout le monde voit les cartes jouées, l’atout, le nombre de cartes de chaque joueur, les ressources et les bâtiments de tous, et la réserve.
knowledge-cards-hidden = Vous êtes seul à connaître votre main. Personne ne sait quelles cartes sont dans la pioche, ni dans quel ordre. Les cartes écartées lors de l’échange ne sont connues que du joueur qui les a écartées.

note-separate-hands = Avec l’option des mains séparées, à deux joueurs, chacun a une main de 8 cartes pour chacune de ses places, et l’échange est proposé pour chaque place. Les deux places d’un joueur partagent toujours ressources et bâtiments.
note-added-up = Un exemple : après cerf 3, cerf 5 et cerf 8, quelqu’un joue ensemble cerf 4 et cerf 5 et gagne avec 9.
note-storm-and-trump = Un exemple : cerf 8, puis or 3 comme atout, puis tempête 6. L’atout est en tête avec 3 : la tempête gagne donc, bien que 8 soit plus que 6.
note-storm-names-trump = Une tempête égale à la somme perd le pli, mais qui l’a jouée nomme tout de même l’atout.
note-last-cards = Un exemple : vous seul avez encore des cartes, arbre 3 et or 6. Vous prenez une ressource Arbre et une ressource Or : réfléchissez donc à deux fois avant de dépenser beaucoup de cartes pour un seul pli.
