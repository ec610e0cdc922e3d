# Die Bots: ihre Stufen mit Name und Charakter, und was an ihrer Nennung falsch sein kann.

mistake-bot-name =
    { $nearest ->
        [none] Es gibt keinen Bot „{ $name }“. Die Bots sind: { LIST($names, of: "plain") }.
       *[other] Es gibt keinen Bot „{ $name }“. Meinst du „{ $nearest }“? Die Bots sind: { LIST($names, of: "plain") }.
    }

mistake-weights-file = Die Gewichte in { $file } lassen sich nicht lesen: { $reason }.
mistake-weights-table = „{ $table }“ in { $file } muss eine Tabelle ganzer Zahlen sein, wie „[worth]“ und darunter „money = 40“.
mistake-weights-name =
    { $nearest ->
        [none] { $file } enthält ein Gewicht „{ $name }“, das dieses Spiel nicht kennt. Entferne es.
       *[other] { $file } enthält ein Gewicht „{ $name }“, das dieses Spiel nicht kennt. Meinst du „{ $nearest }“?
    }
mistake-weights-missing = In { $file } fehlt das Gewicht „{ $name }“. Beginne mit einer Kopie der eingebauten Datei.
mistake-bot-evaluator = Vom Spiel „{ $game }“ sind nur die Regeln bekannt, deshalb spielt es nur der Bot „chance“. Ein Spiel mit eigener Bewertung hat Bots in vier Stufen.
