# Wörter des Kartenspiels. CARD nimmt das Wort für die Art einer Karte und schreibt ihre Zahl dahinter.
#
# Formen: one = als Objekt im Akkusativ; your = ebenso, als eigenes; supply = die Vorratskarte einer Farbe, nach „eine“
# oder „keine“; label = allein auf einem Knopf oder in einer Tabelle.

card-numbered = { $kind } { $number }

## Farben

word-stone = Stein
    .supply = Vorratskarte Stein
    .label = Stein
word-gold = Gold
    .supply = Vorratskarte Gold
    .label = Gold
word-deer = Hirsch
    .supply = Vorratskarte Hirsch
    .label = Hirsch
word-tree = Baum
    .supply = Vorratskarte Baum
    .label = Baum

## Karten ohne Farbe

word-thief = Dieb
    .one = einen Dieb
    .label = Dieb
word-storm = Sturm
    .label = Sturm

## Gebäude

word-house = Haus
    .one = ein Haus
    .your = dein Haus
    .label = Haus
word-windmill = Windmühle
    .one = eine Windmühle
    .your = deine Windmühle
    .label = Windmühle
word-barn = Scheune
    .one = eine Scheune
    .your = deine Scheune
    .label = Scheune
word-storehouse = Speicher
    .one = einen Speicher
    .your = deinen Speicher
    .label = Speicher

## Schritte eines Streifzugs; task = was zu tun ist (nach „jetzt geht es darum,“)

step-exchange = Tausch
    .label = Tausch
    .task = mit einer Vorratskarte neue Karten zu bezahlen oder dein Blatt zu behalten
step-discard = Karten ablegen
    .label = Karten ablegen
    .task = eine Karte zum Ablegen zu wählen
step-play = zum Stich spielen
    .label = Zum Stich spielen
    .task = eine Karte zum Stich zu spielen
step-add = Karten dazulegen
    .label = Karten dazulegen
    .task = eine Karte derselben Farbe dazuzulegen oder es dabei zu belassen
step-take = Vorratskarte des Sturms
    .label = Vorratskarte des Sturms
    .task = für deinen Sturm eine Vorratskarte aus dem Lager zu nehmen
step-trump = Trumpf bestimmen
    .label = Trumpf bestimmen
    .task = den Trumpf zu bestimmen
step-steal = Diebstahl
    .label = Diebstahl
    .task = die Vorratskarte zu wählen, die dein Dieb dem Gewinner stiehlt
step-plunder = Diebstahl mit dem letzten Blatt
    .label = Diebstahl mit dem letzten Blatt
    .task = zu wählen, welche Vorratskarte dein Dieb stiehlt und wem
step-build = Bauen
    .label = Bauen
    .task = zu bauen oder das Bauen zu beenden
step-pay = Zahlung für den Start
    .label = Zahlung für den Start
    .task = für den nächsten Streifzug eine Vorratskarte zu zahlen

## Was eine Aktion tut (vor „kannst du in diesem Schritt nicht“)

verb-exchange = Karten tauschen
verb-keep = auf einen Tausch verzichten
verb-discard = eine Karte ablegen
verb-play = eine Karte spielen
verb-add = eine Karte dazulegen
verb-take = eine Vorratskarte nehmen
verb-trump = den Trumpf bestimmen
verb-steal = eine Vorratskarte stehlen
verb-build = etwas bauen
verb-pay = eine Vorratskarte zahlen
