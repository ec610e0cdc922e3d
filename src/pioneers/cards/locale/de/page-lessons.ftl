# Das Tutorial dieses Spiels: was jeder Schritt seiner Lektionen sagt (data/lessons.toml), höchstens zwei Sätze; `…-other` nach
# einer Aktion, die möglich ist, aber nicht die gewünschte. Danach Tipps für die erste Partie, je nachdem, was gefragt ist.

## Der erste Stich

lesson-cards-trick-theme = Du gehst auf Streifzüge, Stich um Stich. Jeder Stich, den du gewinnst, bringt eine Vorratskarte aus diesem Lager.
lesson-cards-trick-goal = Mit Vorratskarten bezahlst du deine Gebäude. Wer zuerst alle vier hat, gewinnt die Partie.
lesson-cards-trick-follow = Dora hat Hirsch ausgespielt, also musst du bedienen, und Emil führt mit 7. Karten einer Farbe zählen zusammen: Spiele Hirsch 4 und Hirsch 5.
lesson-cards-trick-follow-other = Ein einzelner Hirsch reicht nicht gegen 7. Nimm es zurück und spiele Hirsch 4 und Hirsch 5 zusammen.
lesson-cards-trick-won = 4 und 5 sind 9: Du gewinnst den Stich und eine Vorratskarte Hirsch. Wer gewinnt, spielt zum nächsten Stich aus.
lesson-cards-trick-lead = Du spielst aus, und zwar jede Farbe, die du willst. Stein 8 ist der höchste Stein: Spiele ihn.
lesson-cards-trick-lead-other = Das schlagen die anderen leicht. Nimm es zurück und spiele Stein 8 aus.
lesson-cards-trick-followed = Dora und Emil mussten Stein bedienen, und niemand konnte die 8 schlagen. Du gewinnst eine Vorratskarte Stein.

## Trumpf

lesson-cards-trump-play = Du hast keinen Hirsch und kannst nicht bedienen. Aber Gold ist Trumpf: Schon Gold 2 schlägt Hirsch 8.
lesson-cards-trump-play-other = Ohne die Farbe und ohne Trumpf kannst du nicht gewinnen. Nimm es zurück und spiele Gold 2.
lesson-cards-trump-won = Du hast mit Gold gewonnen, also bekommst du eine Vorratskarte Gold. Spare dir einen Trumpf für solche Momente.

## Dieb und Sturm

lesson-cards-surprise-thief = Du hast keinen Baum, also darfst du den Dieb spielen. Er nimmt dem Gewinner des Stichs eine Vorratskarte weg.
lesson-cards-surprise-thief-other = Das ist erlaubt, aber jetzt passt der Dieb. Nimm es zurück und spiele den Dieb.
lesson-cards-surprise-steal = Emil hat den Stich und eine Vorratskarte Baum gewonnen. Wähle, welche Vorratskarte dein Dieb nimmt.
lesson-cards-surprise-steal-other = Wähle eine der Vorratskarten.
lesson-cards-surprise-storm = Emil spielt Hirsch 6 aus. Ein Sturm gewinnt, wenn seine Zahl höher ist als jede Summe: Spiele Sturm 10.
lesson-cards-surprise-storm-other = Stein kann hier nicht gewinnen. Nimm es zurück und spiele den Sturm.
lesson-cards-surprise-take = Dein Sturm hat gewonnen, also darfst du jede Vorratskarte nehmen. Wähle eine.
lesson-cards-surprise-take-other = Wähle eine Vorratskarte.
lesson-cards-surprise-trump = Nach einem Sturm bestimmt, wer ihn gespielt hat, auch den Trumpf. Wähle eine Farbe.
lesson-cards-surprise-trump-other = Wähle eine Farbe.

## Bauen

lesson-cards-building-build = Der Streifzug ist zu Ende, und alle dürfen bauen. Eine Scheune kostet einen Stein und einen Baum: Baue sie.
lesson-cards-building-build-other = Du hast alles für die Scheune. Nimm es zurück und baue sie.
lesson-cards-building-pay = Dein erstes Gebäude steht. Wer die meisten Vorratskarten hat, zahlt vor dem nächsten Streifzug eine und spielt aus.

## Die erste Falle

lesson-cards-thrift-play = Hier ist eine erste Falle: Baum 6 schlägt die 5, und 3 und 4 zusammen tun es auch. Gewinne mit einer einzigen Karte.
lesson-cards-thrift-play-other = Jede gespielte Karte ist weg, und du brauchst sie später. Nimm es zurück und spiele Baum 6 allein.
lesson-cards-thrift-last = Wer als Einziger noch Karten hat, bekommt für jede Farbkarte im Blatt eine Vorratskarte. Spare also deine Karten.

## Tipps in der ersten Partie

tip-cards-exchange = Du darfst eine Vorratskarte zahlen und zwei Karten ersetzen. Das lohnt sich nur bei einem schwachen Blatt.
tip-cards-discard = Wähle Karten, auf die du verzichten kannst. Gut sind niedrige einer Farbe, von der du wenig hast.
tip-cards-play = Wähle eine Karte oder mehrere einer Farbe, die zusammenzählen. Die Vorschau zeigt, wer gewinnen würde.
tip-cards-add = Du darfst weitere Karten dieser Farbe dazulegen. Höre auf, sobald es reicht.
tip-cards-take = Nimm die Vorratskarte, die einem Gebäude noch fehlt. Fehlende sind bei deinen Gebäuden markiert.
tip-cards-trump = Wähle eine Farbe, von der du hohe Karten hast. Sie schlägt alle anderen bis zum nächsten Sturm.
tip-cards-steal = Nimm, was eines deiner Gebäude braucht. Oder nimm, was dem anderen am meisten fehlen wird.
tip-cards-plunder = Nur du hast noch Karten, also nimmt jeder Dieb eine Vorratskarte. Wähle, wem.
tip-cards-build = Baue, was du bezahlen kannst. Alle vier Gebäude gewinnen die Partie.
tip-cards-pay = Du hast die meisten Vorratskarten, also zahlst du eine und spielst aus. Zahle, was du am wenigsten brauchst.
