# Was an einer Datendatei falsch ist und was richtig wäre. Datei und Stelle stehen vor dem Satz. Wörter aus der Datei
# stehen da, wie man sie schreiben muss, sie werden also nie übersetzt. $nearest ist „none“, wenn kein Wort ähnlich ist.

## Jede Datendatei

mistake-data-missing = Diese Datei gibt es nicht. Prüfe den Pfad.
mistake-data-directory = Das ist ein Ordner. Gib den Pfad der Datei selbst an.
mistake-data-unreadable = Die Datei lässt sich nicht lesen: { $reason }. Prüfe den Pfad und die Zugriffsrechte der Datei.
mistake-data-large = Die Datei ist größer als { $most } Bytes, also wohl keine Datendatei dieses Spiels. Prüfe den Pfad.
mistake-data-not-text = Die Datei ist kein UTF-8-Text. Speichere sie in deinem Editor als UTF-8.
mistake-data-nested = Die Klammern sind zu tief verschachtelt. Kein Wert in dieser Datei braucht mehr als { $most } Ebenen.
mistake-data-dotted = Hier sind mehr als { $most } Namen durch Punkte verbunden. So viele braucht kein Schlüssel: Schreibe die Tabellen unter Überschriften wie [[side.city]].
mistake-data-values = Die Datei hat mehr als { $most } Schlüssel, Überschriften und Listeneinträge. So viele braucht kein Spielplan, keine Kutschen- und keine Kartendatei.
mistake-data-rows = Die Datei hat mehr als { $most } Zeilen. So viele braucht kein Spielplan, keine Kutschen- und keine Kartendatei.
mistake-data-row-long = Diese Zeile ist länger als { $most } Zeichen. Verteile die Liste auf mehrere Zeilen.
mistake-data-word-long = Diese Zahl oder dieses Wort ist länger als { $most } Zeichen. Schreibe eine gewöhnliche Zahl oder setze einen Text in Anführungszeichen.
mistake-data-syntax = Das ist kein gültiges TOML. Der Parser meldet (auf Englisch): „{ $reason }“.
mistake-data-format-missing = Der Schlüssel „format“ fehlt. Schreibe „format = { $right }“ an den Anfang der Datei.
mistake-data-format = Diese Version kennt Format { $found } nicht. Sie liest „format = { $right }“.
mistake-data-key-missing = Der Schlüssel „{ $name }“ fehlt hier. Ergänze ihn.
mistake-data-key-unknown =
    { $nearest ->
        [none] Der Schlüssel „{ $name }“ ist hier nicht bekannt. Erlaubte Schlüssel: { $allowed }.
       *[other] Der Schlüssel „{ $name }“ ist hier nicht bekannt. Meinst du „{ $nearest }“? Erlaubte Schlüssel: { $allowed }.
    }
mistake-data-type =
    Hier steht { $found ->
        [text] ein Text
        [whole-number] eine ganze Zahl
        [number] eine Zahl
        [list] eine Liste
        [table] eine Tabelle
        [truth] true oder false
       *[date] ein Datum oder eine Uhrzeit
    }. Hierher gehört { $wanted ->
        [text] ein Text in Anführungszeichen
        [whole-number] eine ganze Zahl ohne Anführungszeichen
        [number] eine Zahl ohne Anführungszeichen
        [list] eine Liste: Einträge in eckigen Klammern oder Tabellen unter Überschriften in doppelten Klammern wie [[side]]
       *[table] eine Tabelle: Schlüssel mit ihren Werten, in geschweiften Klammern oder unter einer Überschrift
    }.
mistake-data-number = Diese Zahl ist nicht gültig. Schreibe eine gewöhnliche Zahl zwischen -{ $most } und { $most }.
mistake-data-name = „{ $found }“ ist kein gültiger Name. Verwende 1 bis { $most } sichtbare Zeichen in einer Zeile.
mistake-data-kind = Das ist keine Datei dieses Spiels. Möglich wäre { LIST($kinds, of: "file-kind", by: "or") }. Beginne mit der Kopie einer mitgelieferten Datei.

## Spielpläne

mistake-board-side-missing = Der Spielplan „{ $file }“ hat keine Seite für { $players } Personen. Spielen lässt er sich mit: { $allowed }.
mistake-board-canvas = { $name ->
        [width] Die Breite
       *[height] Die Höhe
    } der Zeichenfläche ist { $found }. Sie muss größer als 0 sein.
mistake-board-sides-none = Der Spielplan hat keine Seite. Ergänze mindestens eine [[side]] mit players, start, lines und city.
mistake-board-sides-many = Der Spielplan hat { $count } Seiten. Erlaubt sind höchstens { $most }, eine für jede Anzahl von Personen.
mistake-board-list-long = Die Liste hat { $count } Einträge. Auf einer Seite eines Spielplans sind höchstens { $most } erlaubt.
mistake-board-players-none = Für die Seite ist keine Personenzahl angegeben. Gib die an, für die sie gilt, etwa [2, 3] oder [4].
mistake-board-players-range = Für { $found } Personen ist das Spiel nicht gemacht. Verwende 2, 3 oder 4.
mistake-board-players-twice = Für { $players } Personen gibt es schon eine Seite. Verwende jede Personenzahl nur auf einer Seite und nur einmal.
mistake-board-cities-none = Die Seite hat keine Städte. Führe jedes Feld mit id, x und y auf, auch das Startfeld.
mistake-board-city-id = „{ $city }“ ist keine gültige Kennung. Verwende Wörter aus Kleinbuchstaben (a bis z, auch Ziffern), verbunden mit einfachen Bindestrichen wie in „salt-lake-city“, höchstens 40 Zeichen.
mistake-board-city-twice = Die Stadt „{ $city }“ steht zweimal auf dieser Seite. Lösche eine der Zeilen oder gib einer der beiden eine andere Kennung.
mistake-board-city-outside = „{ $city }“ liegt außerhalb der Zeichenfläche: { $name } ist { $found }. Erlaubt ist 0 bis { $most }.
mistake-board-city-label =
    „{ $found }“ ist keine Seite, auf der der Name von „{ $city }“ stehen kann. { $nearest ->
        [none] Möglich sind: { LIST($sides, of: "plain") }.
       *[other] Meinst du „{ $nearest }“?
    }
mistake-board-city-degrees = „{ $city }“ liegt nirgends auf der Erde: { $name } ist { $found }. Erlaubt ist -{ $most } bis { $most }.
mistake-board-cities-many = Bei { $players } Personen wären { $count } Städte im Spiel, das Startfeld und abgedeckte nicht mitgezählt. Erlaubt sind höchstens { $most }, damit ein Plättchen übrig bleibt.
mistake-board-start-unknown = Das Startfeld „{ $city }“ ist keine Stadt dieser Seite. { mistake-hint-city }
mistake-board-start-neighbours = { $count ->
        [0] Das Startfeld „{ $start }“ hat keine Nachbarstadt. Es muss genau zwei haben: Ergänze Verbindungen zu zwei Städten.
        [one] Das Startfeld „{ $start }“ hat 1 Nachbarstadt ({ $cities }). Es muss genau zwei haben: Ergänze eine Verbindung zu einer zweiten Stadt.
       *[other] Das Startfeld „{ $start }“ hat { $count } Nachbarstädte ({ $cities }). Es muss genau zwei haben: Lösche die übrigen Verbindungen.
    }
mistake-board-line-form = „{ $line }“ ist keine Verbindung. Schreibe die Kennungen zweier Städte, verbunden mit zwei Bindestrichen wie in „denver--omaha“.
mistake-board-line-unknown = Die Verbindung „{ $line }“ führt zu „{ $city }“, und das ist keine Stadt dieser Seite. { mistake-hint-city }
mistake-board-line-loop = Die Verbindung „{ $line }“ führt von „{ $city }“ zu sich selbst zurück. Eine Verbindung hat zwei verschiedene Enden.
mistake-board-line-twice = Die Verbindung „{ $line }“ ist zweimal aufgeführt, vielleicht einmal in jeder Richtung. Führe sie nur einmal auf.
mistake-board-unconnected = { $count ->
        [one] Von „{ $start }“ führt kein Weg nach { $cities }. Ergänze eine Verbindung zum übrigen Spielplan.
       *[other] Von „{ $start }“ führt kein Weg zu { $count } Städten: { $cities }. Ergänze Verbindungen zum übrigen Spielplan.
    }
mistake-board-cover-unused = Diese Seite ist nicht für 2 Personen, und nur zu zweit sind Städte abgedeckt. Lösche „covered“ hier.
mistake-board-cover-count = { $count ->
        [0] Keine Stadt ist abgedeckt. Gib { $right } Städte unter „covered“ an: Diese Seite gilt auch für 2 Personen.
        [one] 1 Stadt ist abgedeckt. Bei 2 Personen müssen es genau { $right } sein.
       *[other] { $count } Städte sind abgedeckt. Bei 2 Personen müssen es genau { $right } sein.
    }
mistake-board-cover-twice = „{ $city }“ ist zweimal abgedeckt. Gib acht verschiedene Städte an.
mistake-board-cover-unknown = „{ $city }“ soll abgedeckt werden, ist aber keine Stadt dieser Seite. { mistake-hint-city }
mistake-board-cover-start = „{ $city }“ ist das Startfeld, und das wird nie abgedeckt. Decke eine andere Stadt ab.
mistake-board-cover-neighbour = „{ $city }“ liegt neben dem Startfeld „{ $start }“, und dessen Nachbarstädte werden nie abgedeckt. Decke eine andere Stadt ab.
mistake-board-cover-cuts = { $count ->
        [one] Ohne die abgedeckten Städte führt von „{ $start }“ kein Weg nach { $cities }. Decke andere Städte ab oder ergänze eine Verbindung.
       *[other] Ohne die abgedeckten Städte führt von „{ $start }“ kein Weg zu { $count } Städten: { $cities }. Decke andere Städte ab oder ergänze Verbindungen.
    }
mistake-hint-city = { $nearest ->
        [none] Schreibe die Kennung einer Stadt, die unter „city“ steht.
       *[other] Meinst du „{ $nearest }“?
    }

## Kutschen

mistake-coach-points = Eine Kutsche kann nicht { $found } Punkte wert sein. Schreibe eine Zahl von 0 bis { $most }.
mistake-coach-seats-none = Die Kutsche hat keine Sitzplätze. Gib für jeden Sitzplatz einen Beruf an: { $allowed }.
mistake-coach-seats-many = Die Kutsche hat { $count } Sitzplätze. Erlaubt sind höchstens { $most }.
mistake-coach-starting-seats = Die Startkutsche hat { $count } Sitzplätze. Erlaubt sind höchstens { $most }: Alle haben 20 Pioniere, und einer davon steht auf dem Startfeld.
mistake-coach-seat-hotel = Ein Hotel ist ein Plättchen und nie ein Sitzplatz. Wähle einen Beruf: { $allowed }.
mistake-coach-seat-unknown =
    { $nearest ->
        [none] „{ $word }“ ist kein Beruf. Die Berufe sind: { $allowed }.
       *[other] „{ $word }“ ist kein Beruf. Meinst du „{ $nearest }“? Die Berufe sind: { $allowed }.
    }
mistake-coach-few = { $count ->
        [0] Es gibt keine Kutschen
        [one] Es gibt nur 1 Kutsche
       *[other] Es gibt nur { $count } Kutschen
    }. Zu zweit sind mindestens { $least } nötig: 12 kommen weg, vier liegen aus, und eine muss im Stapel liegen.
mistake-coach-many = Es gibt { $count } Kutschen. Erlaubt sind höchstens { $most }.
mistake-coach-starting-few = { $count ->
        [0] Es gibt keine Startkutschen
        [one] Es gibt nur 1 Startkutsche
       *[other] Es gibt nur { $count } Startkutschen
    }. Bei { $players } Personen müssen es mindestens { $players } sein, für jede eine.

## Arten von Dateien (in einer Aufzählung aller)

file-kind-board = ein Spielplan (mit dem Schlüssel „side“)
file-kind-coaches = eine Kutschendatei (mit den Schlüsseln „starting“ und „coaches“)

check-board = { $file }: eine gültige Spielplan-Datei, „{ $name }“.
check-side =
    { $covered ->
        [0] Für { LIST($players, of: "plain") } Spieler: { $cities } Städte und das Startfeld { $start }, durch { $lines } Verbindungen verknüpft.
       *[other] Für { LIST($players, of: "plain") } Spieler: { $cities } Städte und das Startfeld { $start }, durch { $lines } Verbindungen verknüpft; zu zweit sind { $covered } Städte abgedeckt.
    }
check-coaches = { $file }: eine gültige Kutschen-Datei mit { $starting } Startkutschen und { $coaches } weiteren Kutschen.
