# Les robots : leurs niveaux avec un nom et un caractère, et ce qui peut clocher quand on les nomme.

mistake-bot-name =
    { $nearest ->
        [none] Il n’y a pas de bot « { $name } ». Les bots sont : { LIST($names, of: "plain") }.
       *[other] Il n’y a pas de bot « { $name } ». Vouliez-vous dire « { $nearest } » ? Les bots sont : { LIST($names, of: "plain") }.
    }

mistake-weights-file = Les poids de { $file } sont illisibles : { $reason }.
mistake-weights-table = « { $table } » dans { $file } doit être une table de nombres entiers, comme « [worth] » et dessous « money = 40 ».
mistake-weights-name =
    { $nearest ->
        [none] { $file } contient un poids « { $name } » que ce jeu ne connaît pas. Retirez-le.
       *[other] { $file } contient un poids « { $name } » que ce jeu ne connaît pas. Vouliez-vous dire « { $nearest } » ?
    }
mistake-weights-missing = Il manque le poids « { $name } » dans { $file }. Partez d’une copie du fichier intégré.
mistake-bot-evaluator = On ne connaît du jeu « { $game } » que ses règles : seul le bot « chance » y joue. Un jeu qui fournit une évaluation a des bots de quatre niveaux.
