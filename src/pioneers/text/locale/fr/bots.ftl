# Les robots : leurs niveaux avec un nom et un caractère, et ce qui peut clocher quand on les nomme.

mistake-bot-name =
    { $nearest ->
        [none] Il n’y a pas de bot « { $name } ». Les bots sont : { LIST($names, of: "plain") }.
       *[other] Il n’y a pas de bot « { $name } ». Vouliez-vous dire « { $nearest } » ? Les bots sont : { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = On ne connaît du jeu « { $game } » que ses règles : seul le bot « chance » y joue. Un jeu qui fournit une évaluation a des bots de quatre niveaux.
mistake-bot-expert = Le jeu « { $game } » a des bots de quatre niveaux : il lui manque une évaluation apprise pour level5. Essayez level4.

mistake-network-file = { $file } n’est pas un réseau de ce programme, ou il est endommagé. Refaites-le avec « pioneers train » ou réinstallez Pioneers.
mistake-network-rows = Le réseau { $file } a été entraîné pour { $found }, mais ce programme montre { $wanted } à ses réseaux. Entraînez-le de nouveau avec « pioneers train ».
mistake-network-bound = Les poids de { $file } sont trop grands : une somme pourrait dépasser { $limit }, et le bot ne jouerait pas partout de la même façon. Entraînez-le avec « pioneers train », qui respecte les limites.

mistake-bot-character =
    { $nearest ->
        [none] Ce jeu n’a pas de caractère « { $name } ». Les caractères sont : { LIST($names, of: "plain") }.
       *[other] Ce jeu n’a pas de caractère « { $name } ». Vouliez-vous dire « { $nearest } » ? Les caractères sont : { LIST($names, of: "plain") }.
    }
