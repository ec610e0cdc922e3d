# Was an einer Kartendatei oder einer Stellung des Kartenspiels nicht stimmt und was richtig wäre. Bei Dateien wie in
# board-data.ftl: Datei und Stelle stehen vor dem Satz, Wörter der Datei erscheinen so, wie sie dort stehen, und $nearest ist
# „none“, wenn kein richtiges Wort ähnlich ist.

## Karten

mistake-deck-suit-empty = Die Farbe „{ $suit }“ hat keine Karte. Führe mindestens eine Zahl von 1 bis { $most } auf.
mistake-deck-number = Eine Karte kann nicht die Zahl { $found } haben. Schreibe eine Zahl von 1 bis { $most }.
mistake-deck-storm = Ein Sturm kann nicht die Zahl { $found } haben. Schreibe eine Zahl von 1 bis { $most }.
mistake-deck-thieves = Es kann nicht { $found } Diebe geben. Schreibe 0 oder mehr.
mistake-deck-many = Es gibt { $count } Karten: { $suits } in den Farben, { $thieves } als Diebe, { $storms } als Stürme. Erlaubt sind insgesamt höchstens { $most }.
mistake-deck-different = Es gibt { $count } verschiedene Karten: { $suits } in den Farben, { $thieves } als Diebe, { $storms } als Stürme. Erlaubt sind höchstens { $most }; gleiche Karten zählen nur einmal.
mistake-deck-suit-unknown =
    { $nearest ->
        [none] „{ $word }“ ist keine Farbe. Erlaubt sind: { $allowed }.
       *[other] „{ $word }“ ist keine Farbe. Meinst du „{ $nearest }“? Erlaubt sind: { $allowed }.
    }

## Handkarten und Verlauf des Spiels

mistake-deck-hand-small = Mit { $found } Handkarten kann man nicht spielen. Schreibe 1 oder mehr.
mistake-deck-hand-odd = { $found } Handkarten lassen sich nicht halbieren, und zu zweit kann man mit je zwei Blättern spielen. Schreibe eine gerade Zahl, etwa { $right }.
mistake-deck-hand-large = Bei { $players } Personen mit je { $found } Handkarten werden { $need } Karten ausgeteilt, es gibt aber nur { $count }. Schreibe höchstens { $most } oder ergänze Karten.
mistake-deck-exchange-small = { $found } Karten kann man nicht austauschen. Schreibe 1 oder mehr.
mistake-deck-exchange-large = { $found } Karten kann man nicht austauschen: Das kleinste Blatt hat { $most }; zu zweit zählt jedes der beiden Blätter für sich. Schreibe höchstens { $most }.
mistake-deck-runs = Ein Spiel kann nicht { $found } Streifzüge haben. Schreibe eine Zahl von 1 bis { $most }.

## Vorräte und Gebäude

mistake-deck-stock = Von einer Farbe kann es nicht { $found } Vorratskarten geben. Schreibe eine Zahl von 0 bis { $most }.
mistake-deck-price-empty = „{ $building }“ hat keinen Preis. Nenne für jede Vorratskarte, die es kostet, eine Farbe: { $allowed }.
mistake-deck-price-stock = „{ $building }“ kostet { $need ->
        [one] eine Vorratskarte
       *[other] { $need } Vorratskarten
    } der Farbe „{ $suit }“, unter „stock“ stehen aber nur { $stock }: Niemand könnte es je bauen. Senke den Preis oder erhöhe den Bestand.

## Stellungen und Ansichten. Jede Meldung beginnt mit der Stelle im JSON.

mistake-position-cards = { $place }: „{ $card }“ kommt { $count }-mal vor. Auf den Händen, im Nachziehstapel, im Stich und unter allen übrigen Karten muss es zusammen { $right }-mal vorkommen.
mistake-position-void = { $place }: Dieses Blatt hat gezeigt, dass es kein „{ $suit }“ hat, enthält aber Karten dieser Farbe.
mistake-position-play = { $place }: Das passt nicht zum Stich. Er hat mindestens einen Zug, und der erste ist kein Dieb. Die Züge folgen im Uhrzeigersinn aufeinander, und nur wer keine Karten hat, wird übergangen. Jeder Zug ist ein Dieb, ein Sturm, eine Karte oder mehrere Karten einer Farbe, die sich addieren lassen.
mistake-position-pending = { $place }: Ein angefangener Zug gehört zum Schritt „add“: eine oder mehrere Karten einer Farbe, zu denen weitere gelegt werden dürfen. In jedem anderen Schritt ist die Liste leer.
mistake-position-payers = { $place }: Für den Beginn zahlt, wer die meisten Vorratskarten hat, und alle, die genau gleichauf liegen („contenders“). Unter „payers“ stehen die, die noch nicht gezahlt haben, mindestens einer; wer gezahlt hat, hat eine Vorratskarte weniger.
mistake-position-unseen = { $place }: Die Ansicht zeigt { $count } Karten nicht, hat aber { $right } verdeckte Stellen (null). Jede dieser Karten braucht genau eine.
mistake-position-deal = { $place }: So lassen sich die verdeckten Karten nicht verteilen. Jemand bekäme eine Farbe, die ihm nachweislich fehlt, oder müsste mit nichts als Dieben ausspielen.
mistake-position-finished = { $place }: Die Partie ist genau dann zu Ende, wenn nach einer Bauphase jemand alle vier Gebäude hat oder der letzte Streifzug vorbei ist; der Schritt „{ $step }“ passt nicht dazu.
mistake-position-hands-full = { $place }: Beim Schritt „{ $step }“ hält niemand mehr Karten.

## Arten von Datendateien (in einer Aufzählung derer, die es gibt)

file-kind-deck = eine Kartendatei (mit dem Schlüssel „suits“)
