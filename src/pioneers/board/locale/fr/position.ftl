# Ce qui ne va pas dans une position. Chaque message commence par l’endroit dans le JSON.

mistake-position-start-tile = { $place } : la case de départ ne porte jamais de tuile.
mistake-position-tiles = { $place } : il n’y a que { $most } tuiles de la sorte { WORD($tile) }.
mistake-position-roads = { $place } : la place { $seat } a plus de { $most } routes sur le plateau.
mistake-position-aboard = { $place } : à bord : { LIST($aboard) }, mais le chariot a ces places : { LIST($seats) }.
mistake-position-no-coach = { $place } : chaque joueur a son chariot de départ, même vide.
mistake-position-display = { $place } : tant que la pile contient des chariots, il y en a { $most } dans la file.
mistake-position-nuggets = { $place } : toutes les pépites ensemble doivent être six de 3, trois de 4 et une de 5 ; ici ce sont { LIST($found, of: "plain") }.
mistake-position-settled = { $place } : une tuile prise et le métier qui s’y est installé vont ensemble, ou les deux sont null.
mistake-position-pioneers = { $place } : réserve, chariots et plateau contiennent { $total } pionniers de ce joueur. Il en faut { $right }.
mistake-position-start-pioneer = { $place } : il faut exactement un pionnier de la place { $seat } sur la case de départ.
mistake-position-under-tile = { $place } : il n’y a personne dans une ville qui a encore sa tuile.
mistake-position-diggers = { $place } : il reste { $nuggets } pépites en réserve, mais { $tiles } tuiles Chercheur d’or sur le plateau. Il en faut une pour chacune.
mistake-position-stagecoach = { $place } : la diligence ne se trouve sur une tuile que lorsqu’un pionnier va s’y installer (étape « settle »), pas à l’étape « { $step } ».
mistake-position-visited = { $place } : les cases visitées pendant ce tour doivent comprendre { $city }, où se trouve la diligence.
mistake-position-ending = { $place } : la partie ne peut pas être terminée : personne n’a épuisé ses routes, la pile n’est pas vide, et il n’y a pas eu deux manches sans action.
