# Les robots : leurs niveaux avec un nom et un caractère, et ce qui peut clocher quand on les nomme.

level-board-1 = Pied-tendre
level-board-1-character = Va là où la route semble belle, mais ne se nuit jamais.
level-board-2 = Colporteur
level-board-2-character = Prend ce qui rapporte le plus sur le moment.
level-board-3 = Arpenteur
level-board-3-character = Réfléchit à tout le tour avant de jouer.
level-board-4 = Chef de convoi
level-board-4-character = Imagine ce qui est caché et ce que feront les autres, et s’y prépare.

level-cards-1 = Garçon de ranch
level-cards-1-character = Joue n’importe quelle carte sans danger.
level-cards-2 = Marchand
level-cards-2-character = Saisit la meilleure affaire en vue.
level-cards-3 = Éclaireur
level-cards-3-character = Réfléchit à chaque pli jusqu’au bout.
level-cards-4 = Shérif
level-cards-4-character = Imagine les mains cachées et joue toute l’expédition dans sa tête.

mistake-bot-name =
    { $nearest ->
        [none] Il n’y a pas de bot « { $name } ». Les bots sont : { LIST($names, of: "plain") }.
       *[other] Il n’y a pas de bot « { $name } ». Vouliez-vous dire « { $nearest } » ? Les bots sont : { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = On ne connaît du jeu « { $game } » que ses règles : seul le bot « chance » y joue. Un jeu qui fournit une évaluation a des bots de quatre niveaux.
