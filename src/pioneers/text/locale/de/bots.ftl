# Die Bots: ihre Stufen mit Name und Charakter, und was an ihrer Nennung falsch sein kann.

mistake-bot-name =
    { $nearest ->
        [none] Es gibt keinen Bot „{ $name }“. Die Bots sind: { LIST($names, of: "plain") }.
       *[other] Es gibt keinen Bot „{ $name }“. Meinst du „{ $nearest }“? Die Bots sind: { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = Vom Spiel „{ $game }“ sind nur die Regeln bekannt, deshalb spielt es nur der Bot „chance“. Ein Spiel mit eigener Bewertung hat Bots in vier Stufen.
