# Was an einer Kartendatei oder einer Stellung des Kartenspiels nicht stimmt und was richtig wäre. Bei Dateien wie in
# board/…/data.ftl: Datei und Stelle stehen vor dem Satz, Wörter der Datei erscheinen so, wie sie dort stehen, und $nearest ist
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
        [none] „{ $word }“ ist keine Farbe. Die Farben sind: { $allowed }.
       *[other] „{ $word }“ ist keine Farbe. Meinst du „{ $nearest }“? Die Farben sind: { $allowed }.
    }

## Handkarten und Verlauf des Spiels

mistake-deck-hand-small = Ein Blatt kann nicht { $found } Karten haben. Schreibe 1 oder mehr.
mistake-deck-hand-odd = Ein Blatt mit { $found } Karten lässt sich nicht halbieren, und zu zweit sind auch je zwei Blätter möglich. Schreibe eine gerade Zahl, etwa { $right }.
mistake-deck-hand-large = Bei { $players } Personen mit je { $found } Karten sind { $need } Karten auszuteilen, es gibt aber nur { $count }. Schreibe höchstens { $most } oder ergänze Karten.
mistake-deck-exchange-small = { $found } Karten lassen sich nicht tauschen. Schreibe 1 oder mehr.
mistake-deck-exchange-large = { $found } Karten lassen sich nicht tauschen: Das kleinste Blatt hat { $most }; zu zweit zählt jedes der beiden Blätter für sich. Schreibe höchstens { $most }.
mistake-deck-runs = Eine Partie kann nicht { $found } Streifzüge haben. Schreibe eine Zahl von 1 bis { $most }.

## Vorräte und Gebäude

mistake-deck-stock = Von einer Farbe kann es nicht { $found } Vorratskarten geben. Schreibe eine Zahl von 0 bis { $most }.
mistake-deck-price-empty = „{ $building }“ hat keinen Preis. Gib für jede Vorratskarte, die es kostet, eine Farbe an: { $allowed }.
mistake-deck-price-stock = „{ $building }“ kostet { $need ->
        [one] 1 Vorratskarte
       *[other] { $need } Vorratskarten
    } der Farbe „{ $suit }“, unter „stock“ stehen aber nur { $stock }: Niemand könnte es je bauen. Senke den Preis oder erhöhe den Bestand.

## Stellungen und Ansichten. Jede Meldung beginnt mit der Stelle im JSON.

mistake-position-cards = { $place }: „{ $card }“ kommt { $count }-mal vor. In den Blättern, im Nachziehstapel, im Stich und unter allen übrigen Karten muss es zusammen { $right }-mal vorkommen.
mistake-position-void = { $place }: Dieses Blatt hat gezeigt, dass es kein „{ $suit }“ hat, enthält aber Karten dieser Farbe.
mistake-position-past-cards = { $place }: Karten früherer Stiche gehören zu den Karten unter „gone“. Hier hat ein Stich eine, die dort fehlt.
mistake-position-past-void = { $place }: Ein früherer Stich zeigt, dass Blatt { $hand } eine Farbe nicht hat, die hier fehlt. Ergänze sie.
mistake-position-play = { $place }: Das passt nicht zum Stich. Mindestens einmal wurde gespielt, und ausgespielt wurde kein Dieb. Gespielt wird im Uhrzeigersinn, und nur wer keine Karten hat, wird übergangen. Erlaubt ist je ein Dieb, ein Sturm, eine Karte oder mehrere Karten einer Farbe, die sich addieren lassen.
mistake-position-pending = { $place }: Noch nicht fertig gespielte Karten gehören zum Schritt „add“: eine oder mehrere Karten einer Farbe, zu denen weitere gelegt werden dürfen. In jedem anderen Schritt ist die Liste leer.
mistake-position-payers = { $place }: „contenders“ sind die Spieler mit den meisten Vorratskarten, alle genau gleichauf: Sie zahlen für den Start. „payers“ sind die davon, die noch nicht gezahlt haben, mindestens einer; wer gezahlt hat, hat eine Vorratskarte weniger.
mistake-position-unseen = { $place }: Die Ansicht zeigt { $count } Karten nicht, hat aber { $right } verdeckte Stellen (null). Jede dieser Karten braucht genau eine.
mistake-position-deal = { $place }: So lassen sich die verdeckten Karten nicht verteilen. Jemand bekäme eine Farbe, die dort nachweislich fehlt, oder hätte nur Diebe zum Ausspielen.
mistake-position-finished = { $place }: Die Partie ist genau dann zu Ende, wenn nach einer Bauphase jemand alle vier Gebäude hat oder der letzte Streifzug vorbei ist; der Schritt „{ $step }“ passt nicht dazu.
mistake-position-hands-full = { $place }: Beim Schritt „{ $step }“ hat niemand mehr Karten.

## Arten von Datendateien (in einer Aufzählung derer, die es gibt)

file-kind-deck = eine Kartendatei (mit dem Schlüssel „suits“)
