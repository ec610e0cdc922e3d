# Les robots : leurs niveaux avec un nom et un caractère, et ce qui peut clocher quand on les nomme.

mistake-bot-name =
    { $nearest ->
        [none] Il n’y a pas de bot « { $name } ». Les bots sont : { LIST($names, of: "plain") }.
       *[other] Il n’y a pas de bot « { $name } ». Vouliez-vous dire « { $nearest } » ? Les bots sont : { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = On ne connaît du jeu « { $game } » que ses règles : seul le bot « chance » y joue. Un jeu qui fournit une évaluation a des bots de quatre niveaux.
