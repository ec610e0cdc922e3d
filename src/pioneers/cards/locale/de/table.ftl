# Was ein Terminal oder eine Seite den Spieler im Kartenspiel fragt, und die Beschriftung der Antworten.

# Für alle, die das Spiel noch nie gesehen haben.
cards-aim-build = Baue vor allen anderen ein Haus, eine Windmühle, eine Scheune und einen Speicher. Du bezahlst sie mit Vorratskarten, die du in Stichen gewinnst.
cards-aim-trick = Bediene die ausgespielte Farbe mit so vielen Karten, wie du willst: Die höchste Summe bekommt eine Vorratskarte dieser Farbe. Kannst du nicht bedienen, schlägt ein Trumpf jede andere Farbe; am Anfang ist das Gold.
cards-aim-others = Einen Sturm darfst du jederzeit spielen: Er gewinnt, wenn seine Zahl höher ist als die beste Summe. Auch wenn er verliert, bestimmt den neuen Trumpf, wer ihn gespielt hat. Ein Dieb gewinnt keinen Stich, aber der letzte stiehlt dem Gewinner eine Vorratskarte.
cards-aim-run = Sind die Karten verbraucht, dürfen alle bauen, und der nächste Streifzug beginnt.

ask-exchange = Für eine Vorratskarte darfst du Karten tauschen: Wähle die Farbe, die du zahlst, oder behalte dein Blatt.
ask-discard =
    { $left ->
        [one] Wähle die Karte, die du ablegst; niemand sonst sieht sie.
       *[other] Wähle die erste von { $left } Karten, die du ablegst; niemand sonst sieht sie.
    }
ask-lead = Du spielst aus: Wähle eine Karte einer beliebigen Farbe oder einen Sturm.
ask-follow = Zu bedienen ist { WORD($suit) }: Spiele eine oder mehrere Karten dieser Farbe oder einen Sturm.
ask-follow-void = Zu bedienen ist { WORD($suit) }, und du hast keine Karte davon: Spiele Trumpf, einen Dieb, einen Sturm oder irgendeine andere Karte.
ask-follow-storm = Ein Sturm wurde ausgespielt, und noch steht keine Farbe fest: Wähle eine Karte einer beliebigen Farbe oder noch einen Sturm.
ask-add = Bisher spielst du { $sum } in { WORD($suit) }: Lege noch eine Karte dieser Farbe dazu oder belasse es dabei.
ask-take = Dein Sturm gewinnt den Stich: Wähle eine Vorratskarte aus dem Lager.
ask-trump = Du hast den Sturm gespielt und bestimmst den Trumpf. Er gilt bis zum nächsten Sturm oder bis zum Ende des Streifzugs.
ask-steal = { SEAT($victim, form: "start") } hat den Stich gewonnen: Wähle die Vorratskarte, die dein Dieb stiehlt.
ask-plunder =
    { $left ->
        [one] Nur du hast noch Karten, darunter einen Dieb: Wähle eine fremde Vorratskarte.
       *[other] Nur du hast noch Karten, darunter { $left } Diebe: Wähle für den ersten eine fremde Vorratskarte.
    }
ask-build = Wähle, was du mit deinen Vorratskarten baust, oder beende das Bauen.
ask-pay = Du hast die meisten Vorratskarten, allein oder bei Gleichstand, und der nächste Streifzug kostet dich eine: Wähle, welche.

action-exchange = Eine { WORD($suit, form: "supply") } zahlen und Karten tauschen
action-keep = Blatt behalten
action-discard = { CARD($card) } ablegen
action-play = { CARD($card) } spielen
action-add = { CARD($card) } dazulegen
action-cards-done = Fertig
action-take = Eine { WORD($suit, form: "supply") } nehmen
action-trump = { WORD($suit, form: "label") } zum Trumpf machen
action-steal = Eine { WORD($suit, form: "supply") } stehlen
action-steal-from = { SEAT($victim, form: "start") } eine { WORD($suit, form: "supply") } stehlen
action-build = { WORD($building, form: "label") } bauen
action-pay = Eine { WORD($suit, form: "supply") } zahlen
