# Die Bots: ihre Stufen mit Name und Charakter, und was an ihrer Nennung falsch sein kann.

mistake-bot-name =
    { $nearest ->
        [none] Es gibt keinen Bot „{ $name }“. Die Bots sind: { LIST($names, of: "plain") }.
       *[other] Es gibt keinen Bot „{ $name }“. Meinst du „{ $nearest }“? Die Bots sind: { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = Vom Spiel „{ $game }“ sind nur die Regeln bekannt, deshalb spielt es nur der Bot „chance“. Ein Spiel mit eigener Bewertung hat Bots in vier Stufen.
mistake-bot-expert = Das Spiel „{ $game }“ hat Bots in vier Stufen, für level5 fehlt ihm eine gelernte Bewertung. Versuche es mit level4.

mistake-network-file = { $file } ist kein Netz dieses Programms oder beschädigt. Trainiere es neu mit „pioneers train“ oder installiere Pioneers neu.
mistake-network-rows = Das Netz { $file } wurde für { $found } trainiert, dieses Programm zeigt seinen Netzen aber { $wanted }. Trainiere es neu mit „pioneers train“.
mistake-network-bound = Die Gewichte in { $file } sind zu groß: Eine Summe könnte { $limit } übersteigen, und der Bot würde nicht überall gleich spielen. Trainiere es mit „pioneers train“, das die Grenzen einhält.

mistake-bot-character =
    { $nearest ->
        [none] In diesem Spiel gibt es den Charakter „{ $name }“ nicht. Die Charaktere sind: { LIST($names, of: "plain") }.
       *[other] In diesem Spiel gibt es den Charakter „{ $name }“ nicht. Meinst du „{ $nearest }“? Die Charaktere sind: { LIST($names, of: "plain") }.
    }
