# Was die Seite den Regeln dieses Spiels hinzufügt.

page-rules-title-board = Die Regeln des Brettspiels – Pioneers
page-rules-board = Brettspiel
page-rules-play-board = Das Brettspiel spielen

## Das Brettspiel in einer Minute

page-rules-minute-aim = Sammle die meisten Punkte: Leere deine Kutschen, grabe nach Gold und verbinde deine Pioniere durch ein großes Straßennetz.
page-rules-minute-income = Dein Zug beginnt mit { MONEY(3) }, und je Bankier gibt es { MONEY(1) } mehr.
page-rules-minute-purchase = Kaufe etwas: eine Straße, zwei Straßen oder eine Kutsche voller Pioniere.
page-rules-minute-drive = Fahre die eine Postkutsche zu einer Stadt, die einen deiner Pioniere braucht. Deine Straßen sind kostenlos; jede andere Verbindung kostet { MONEY(1) }: an die Bank oder an die Person, der die Straße gehört.
page-rules-minute-settle = Dein Pionier siedelt sich dort an, und das Plättchen hilft dir sofort. Jemand anderes darf für { MONEY(2) } mitsiedeln.
page-rules-minute-end = Hat jemand alle Straßen gebaut oder liegt die letzte Kutsche aus, spielt ihr die Runde zu Ende. Dann zählen die Netze.

## Bilder zum Brettspiel

page-rules-picture-tiles = Die sechs Berufe und das Hotel, das alle aufnimmt.
page-rules-picture-turn = Ein Zug von links nach rechts.
page-rules-picture-display = Die Auslage: Der Platz einer Kutsche ist ihr Preis. Eine Kutsche zeigt, wer darin sitzt und wie viele Punkte sie bringt, wenn sie leer ist.
page-rules-picture-fares = Von links nach rechts für Blau: { MONEY(1) } an die Bank, { MONEY(1) } an Rot, nichts auf der eigenen Straße.
page-rules-picture-stop = Die Postkutsche fährt durch die Stadt ohne Plättchen und hält an der ersten mit einem, der des Farmers.
page-rules-picture-double = Die Straße des Sergeants neben einer anderen: Blau und Grün fahren beide kostenlos, Rot zahlt beiden je { MONEY(1) }.
page-rules-picture-emptied = Zwei Kutschen in einem Zug geleert: 7 und 4 Punkte, und je { MONEY(1) }.
page-rules-picture-farmers = Ein Farmer siedelt sich an, zwei weitere folgen.
page-rules-picture-join = Blau siedelt einen Bankier an; Grün zahlt Blau { MONEY(2) } und siedelt mit einem Bankier mit.
page-rules-picture-network = Blau hat zwei Netze. Das größere enthält vier Pioniere und bringt 8 Punkte; das Feld in der Mitte verbindet auch ohne Pionier.
