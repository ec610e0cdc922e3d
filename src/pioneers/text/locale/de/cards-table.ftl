# Was ein Terminal oder eine Seite den Spieler im Kartenspiel fragt, und die Beschriftung der Antworten.

# Für alle, die das Spiel noch nie gesehen haben.
cards-aim-build = Wer zuerst ein Haus, eine Windmühle, eine Scheune und einen Speicher baut, gewinnt. Bezahlt wird mit Vorratskarten, und die gewinnst du in Stichen.
cards-aim-trick = Bediene die ausgespielte Farbe mit so vielen Karten, wie du willst: Die höchste Summe bekommt eine Vorratskarte dieser Farbe. Kannst du nicht bedienen, schlägt ein Trumpf jede andere Farbe; am Anfang ist das Gold.
cards-aim-others = Ein Sturm geht jederzeit: Er gewinnt, wenn seine Zahl höher ist als die beste Summe, und selbst wenn er verliert, bestimmt sein Spieler den neuen Trumpf. Ein Dieb gewinnt keinen Stich, aber der letzte stiehlt dem Gewinner eine Vorratskarte.
cards-aim-run = Sind die Karten verbraucht, dürfen alle bauen, und der nächste Streifzug beginnt.

ask-exchange = Für eine Vorratskarte darfst du Karten deines Blatts austauschen: Wähle die Farbe, die du zahlst, oder behalte dein Blatt.
ask-discard =
    { $left ->
        [one] Wähle die Karte, die du abgibst; niemand sonst sieht sie.
       *[other] Wähle die erste von { $left } Karten, die du abgibst; niemand sonst sieht sie.
    }
ask-lead = Du spielst aus: Wähle eine Karte einer beliebigen Farbe oder einen Sturm.
ask-follow = Zu bedienen ist { WORD($suit) }: Spiele eine oder mehrere Karten dieser Farbe oder einen Sturm.
ask-follow-void = Zu bedienen ist { WORD($suit) }, und du hast keine Karte davon: Spiele Trumpf, einen Dieb, einen Sturm oder irgendeine andere Karte.
ask-follow-storm = Ein Sturm wurde ausgespielt, und noch steht keine Farbe fest: Wähle eine Karte einer beliebigen Farbe, die damit feststeht, oder noch einen Sturm.
ask-add = Bisher spielst du { $sum } in { WORD($suit) }: Lege noch eine Karte dieser Farbe dazu oder belasse es dabei.
ask-take = Dein Sturm gewinnt den Stich: Wähle eine Vorratskarte aus dem Lager.
ask-trump = Du hast den Sturm gespielt und bestimmst den Trumpf: Wähle eine Farbe. Sie gilt bis zum nächsten Sturm oder bis zum Ende des Streifzugs.
ask-steal = { SEAT($victim, form: "start") } hat den Stich gewonnen: Wähle die Vorratskarte, die dein Dieb stiehlt.
ask-plunder =
    { $left ->
        [one] Nur du hast noch Karten, darunter einen Dieb: Wähle eine Vorratskarte eines Mitspielers.
       *[other] Nur du hast noch Karten, darunter { $left } Diebe: Wähle für den ersten eine Vorratskarte eines Mitspielers.
    }
ask-build = Wähle, was du mit deinen Vorratskarten baust, oder beende das Bauen.
ask-pay = Du hast die meisten Vorratskarten, und der nächste Streifzug kostet dich eine davon: Wähle, welche du zahlst.

action-exchange = Eine { WORD($suit, form: "supply") } zahlen und Karten tauschen
action-keep = Blatt behalten
action-discard = { CARD($card) } abgeben
action-play = { CARD($card) } spielen
action-add = { CARD($card) } dazulegen
action-cards-done = Fertig
action-take = Eine { WORD($suit, form: "supply") } nehmen
action-trump = { WORD($suit, form: "label") } zum Trumpf machen
action-steal = Eine { WORD($suit, form: "supply") } stehlen
action-steal-from = { SEAT($victim, form: "start") } eine { WORD($suit, form: "supply") } stehlen
action-build = { WORD($building, form: "label") } bauen
action-pay = Eine { WORD($suit, form: "supply") } zahlen
