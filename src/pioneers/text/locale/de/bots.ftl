# Die Bots: ihre Stufen mit Name und Charakter, und was an ihrer Nennung falsch sein kann.

level-board-1 = Grünschnabel
level-board-1-character = Fährt, wohin der Weg schön aussieht, schadet sich aber nie selbst.
level-board-2 = Hausierer
level-board-2-character = Nimmt, was im Augenblick am meisten bringt.
level-board-3 = Landvermesser
level-board-3-character = Denkt den ganzen Zug durch, bevor es losgeht.
level-board-4 = Treckführer
level-board-4-character = Stellt sich vor, was verborgen ist und was die anderen tun, und plant danach.

level-cards-1 = Stallbursche
level-cards-1-character = Spielt eine beliebige Karte, die nicht schadet.
level-cards-2 = Händler
level-cards-2-character = Greift nach dem besten Geschäft in Sicht.
level-cards-3 = Kundschafter
level-cards-3-character = Denkt jeden Stich bis zum Ende durch.
level-cards-4 = Sheriff
level-cards-4-character = Stellt sich die verborgenen Blätter vor und spielt den Streifzug im Kopf zu Ende.

mistake-bot-name =
    { $nearest ->
        [none] Es gibt keinen Bot „{ $name }“. Die Bots sind: { LIST($names, of: "plain") }.
       *[other] Es gibt keinen Bot „{ $name }“. Meinst du „{ $nearest }“? Die Bots sind: { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = Vom Spiel „{ $game }“ sind nur die Regeln bekannt, deshalb spielt es nur der Bot „chance“. Ein Spiel mit eigener Bewertung hat Bots in vier Stufen.
