# Das Kartenspiel im Terminal: seine Ansichten, und was neben Fragen und Antworten steht. Zusätze zu Antworten (cards-wins …)
# sind keine Sätze: Sie stehen hinter einer Beschriftung, mehrere durch Kommas verbunden.

welcome-cards = Pioneer, das Kartenspiel der Streifzüge

## Befehle: was man tippt, und was es bewirkt

command-table = tisch
command-hand = blatt
command-gone = gespielt
command-help-table = Zeigt Karten, Vorräte und Gebäude aller, das Lager und den Stich.
command-help-hand = Zeigt dein Blatt.
command-help-gone = Zeigt die Karten, die in diesem Streifzug gespielt wurden.

## Der Tisch

# Eine Karte, eine Farbe oder ein Gebäude, als Beschriftung einer Antwort oder Spalte.
cards-card = { CARD($card, form: "label") }
cards-suit = { WORD($suit, form: "label") }
cards-kind = { WORD($kind, form: "label") }
cards-building = { WORD($building, form: "label") }
# Eine Karte, wie man sie tippt.
cards-typed = { CARD($card) }

cards-run = Streifzug { $run }
cards-trump = Trumpf:
cards-follow = Zu bedienen:
# Einer der beiden Plätze eines Spielers; der erste ist 1.
cards-place = { $name }, Position { $number }
cards-stock = Lager
cards-deck =
    { $count ->
        [one] Im Nachziehstapel liegt noch 1 Karte.
       *[other] Im Nachziehstapel liegen noch { $count } Karten.
    }
cards-led = hat ausgespielt
cards-ahead = liegt vorn
cards-won = hat gewonnen
cards-your-turn = du bist am Zug
cards-their-turn = ist am Zug
cards-hand =
    { $place ->
        [0] Dein Blatt:
       *[other] Dein Blatt für Position { $place }:
    }
cards-no-hand = Alle sehen nur ihr eigenes Blatt.
cards-gone = In diesem Streifzug gespielt:
cards-none = keine
cards-to-build = Gebäude, und was fehlt:
# Ein Gebäude und sein Stand, in einer Reihe aller vier.
cards-is-built = { $name }: gebaut
cards-is-paid = { $name }: nichts fehlt
cards-is-missing = { $name }: { $lacking }

## Spalten

cards-column-cards = Karten
cards-column-built = Gebaut
cards-column-trick = Stich
cards-column-rank = Rang
cards-column-player = Spieler
cards-column-buildings = Gebäude
cards-column-supplies = Vorratskarten

## Neben den Fragen

cards-lesson-two = Zu zweit gibt es vier Positionen: Du spielst zweimal in jedem Stich, einmal an jeder deiner beiden.
cards-at-place = Jetzt spielst du an Position { $number }.
cards-lesson-exchange = Du würdest { $count } Karten deiner Wahl ablegen und ebenso viele unbekannte ziehen.
cards-lesson-lead = Die anderen müssen diese Farbe bedienen, wenn sie können. Mehrere Karten einer Farbe zählen zusammen, aber jede davon ist mit diesem Stich verbraucht.
cards-lesson-follow = Die höchste Summe liegt vorn, von gleichen die spätere; ein Trumpf schlägt jede andere Farbe. Wer gewinnt, bekommt eine Vorratskarte der Farbe, die gewonnen hat.
cards-lesson-build = Wer von jedem Gebäude eines hat, gewinnt. Was du zahlst, geht zurück ins Lager; du darfst auch für später sparen.
cards-lesson-pay = Sie geht zurück ins Lager, und du spielst zum ersten Stich aus.
cards-hint-several = Tippe eine Nummer oder mehrere zusammen: „{ $numbers }“ oder „{ $cards }“.
cards-hint-one = Tippe eine Nummer oder eine Karte.
cards-hint-discard =
    { $count ->
        [2] Tippe eine Nummer oder eine Karte, oder gleich beide: „1 2“.
       *[other] Tippe eine Nummer oder eine Karte, oder gleich mehrere: „1 2“.
    }

## Hinter den Antworten

cards-you-have = du hast { $count }
cards-needed-for = fehlt für { LIST($buildings) }
cards-you-hold =
    { $count ->
        [0] du hast keine davon
        [one] du hast 1 Karte: { $sum }
       *[other] du hast { $count } Karten, zusammen { $sum }
    }
cards-present-trump = jetzt Trumpf
cards-costs = kostet { LIST($price) }
cards-lacks = dir fehlt { LIST($missing) }

# Was eine Karte im Stich bedeuten würde, wie er jetzt liegt.
cards-means-follow = bedient
cards-means-follow-trump = bedient, Trumpf
cards-means-trump = Trumpf
cards-means-thief = der letzte Dieb bestiehlt den Gewinner
cards-means-storm-lead = legt keine Farbe fest
cards-means-no-stock = keine Vorratskarte mehr zu gewinnen
# Was die Karten eines Spielers zusammen ergeben.
cards-makes = macht { $sum }
cards-stays = bleibt bei { $sum }
cards-wins =
    { $final ->
        [true] gewinnt den Stich
       *[false] liegt dann vorn
    }
cards-wins-more = allein zu wenig
cards-wins-other-place = deine andere Position bleibt vorn
cards-loses = kann nicht gewinnen
cards-loses-so = liegt nicht vorn
cards-loses-storm = zu niedrig zum Gewinnen
cards-names-trump = du bestimmst den Trumpf

## Wörter, die nicht passen

mistake-cards-alone = { CARD($card, form: "label") } spielst du allein. Nur Karten einer Farbe gehen zusammen.
mistake-cards-two-suits = Karten zweier Farben gehen nie zusammen. Wähle Karten einer Farbe.
mistake-cards-cannot-win = Wenn du nicht bedienst, kann { WORD($suit) } nicht gewinnen, und eine Karte, die nicht gewinnen kann, spielst du allein. Wähle eine Karte.
mistake-cards-too-few =
    { $count ->
        [0] Du hast { CARD($card) } nicht im Blatt. Wähle Karten, die du hast.
        [one] Du hast { CARD($card) } nur einmal im Blatt. Wähle die Karte einmal.
       *[other] Du hast { CARD($card) } nur { $count } Mal im Blatt. Wähle die Karte nicht öfter.
    }
mistake-cards-away-many =
    { $left ->
        [one] Du legst noch eine Karte ab. Wähle eine.
       *[other] Du legst { $left } Karten ab. Wähle nicht mehr.
    }
mistake-cards-which = „{ $text }“ kann mehrere Karten meinen. Schreibe die Namen aus, zum Beispiel „hirsch 4 + hirsch 5“.
mistake-cards-none = { WORD($kind, form: "label") } hast du nicht. „blatt“ zeigt, was du hast.

## Dateien prüfen

check-deck = { $file }: eine gültige Karten-Datei, „{ $name }“, mit { $suits } Farbkarten, { $thieves } Dieben, { $storms } Stürmen und { $supplies } Vorratskarten.
