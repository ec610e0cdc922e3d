# Die Startseite, Kopf und Fuß aller Seiten, die Liste beendeter Partien und die Seite für falsche Adressen.

## Kopf und Fuß

page-start-pages = Seiten
page-start-go-play = Spielen
page-start-go-games = Partien
page-start-go-rules = Regeln
page-start-go-about = Über
page-start-more-pages = Mehr
page-start-go-bots = Bot schreiben
page-start-go-host = Selbst betreiben
page-start-go-source = Quelltext
page-start-go-privacy = Datenschutz
page-start-go-accessibility = Barrierefreiheit
page-guest = Gast
page-name-change = Dein Name: { $name }. Ändern
page-name-title = Wie sollen dich die anderen nennen?
page-name-label = Dein Name
page-name-hint = Höchstens { $most } Zeichen. Kein Konto, kein Passwort: Dieser Browser merkt sich dich.
page-name-save = Speichern
page-device-use = Auf anderem Gerät nutzen
page-device-why = Öffne Pioneers dort, wähle oben deinen Namen und gib diesen Code ein, oder scanne das Bild. Er gilt einmal, { $minutes } Minuten lang.
page-device-secret = Wer diesen Code hat, spielt als du. Zeige ihn niemandem.
page-device-get = Code holen
page-device-have = Ich habe einen Code vom anderen Gerät
page-device-take = Code benutzen
page-device-become = Dieser Browser wird zu dieser Person. Partien, die du hier als { $name } begonnen hast, bleiben bei diesem Namen.
page-device-qr = QR-Code für dein anderes Gerät
page-device-old = Dieser Code ist zu alt. Hole einen neuen.
page-cancel = Abbrechen
page-start-credit-game = Pioneers (2017) ist ein Spiel von Emanuele Ornella, erschienen bei Queen Games. Dies ist eine unabhängige Ausgabe mit eigener Gestaltung.
page-start-credit-art = Symbole von game-icons.net, CC BY 3.0. Kartendaten: Natural Earth.
page-unreachable-hint = Prüfe deine Verbindung. Die Partien sind auf dem Server gespeichert: Nichts ist verloren.

## Start

page-start-title = Pioneers – Brettspiel und Kartenspiel im Browser
page-start-description = Zwei Spiele aus der Pionierzeit im Browser, mit Freunden oder gegen Bots. Ohne Konto.
page-start-hero = Nimm die nächste Postkutsche nach Westen.
page-start-lead = Zwei Spiele aus der Pionierzeit, mit Freunden oder gegen Bots.
page-start-lead-more = Nichts zu installieren, kein Konto nötig.
page-start-minutes = etwa { $minutes } min
page-start-players = Spieler
page-start-bots = Bots
page-start-character = { $name }: { $character }
page-start-play = Jetzt spielen
page-start-making = Tisch wird vorbereitet …
page-start-tutorial = Spielend lernen
page-start-tutorial-of = Spielend lernen: { $game }

page-start-yours = Du bist am Zug
page-start-yours-count =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
page-start-mine = Deine Tische
page-start-continue = Weiter
page-start-open-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
page-start-turn-mine = du bist am Zug
page-start-turn-other = { $name } denkt nach
page-start-paused = unterbrochen
page-start-running = läuft
page-start-stuck = kann nicht weitergehen
page-start-with = mit { $names }
page-start-alone = noch ohne Gegner
page-start-bot-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
page-start-more-tables = Alle { $count } zeigen
page-delete-label = Tisch löschen: { $title }, { $who }
page-delete-title = Diesen Tisch löschen?
page-delete-why = Der Tisch und seine Partie sind dann endgültig weg. Das lässt sich nicht rückgängig machen.
page-delete-yes = Tisch löschen
page-delete-done = Der Tisch ist gelöscht.

page-start-open = Offene Tische
page-start-open-none = Gerade ist kein Tisch offen.
page-start-open-none-hint = Eröffne unter „Freunde einladen“ einen öffentlichen und bleibe dort: Alle hier sehen ihn und können mitspielen.
page-start-join = Mitspielen
page-start-seats-taken = { $taken } von { $players } Plätzen besetzt
page-start-clock-none = ohne Uhr
page-start-clock-move = { $seconds } s je Aktion
page-start-clock-reserve = { $minutes } min + { $increment } s
page-start-clock-days =
    { $days ->
        [one] { $days } Tag je Aktion
       *[other] { $days } Tage je Aktion
    }

page-start-finished = Beendete Partien
page-start-finished-all = Alle beendeten Partien
page-start-watch = Ansehen

page-start-running-title = Bei einer Partie zusehen
page-start-running-watch = Zusehen
page-start-running-label = Zusehen: { $title }, { $who }
page-start-rules = Regeln
page-start-rules-minutes = { $minutes } min

## Miteinander spielen

page-together-link = Freunde einladen
page-together-link-about = Wer den Link öffnet, kann sich dazusetzen. Freie Plätze kannst du Bots geben.
page-together-screen = Mehrere an einem Gerät
page-together-screen-about = Gebt das Gerät weiter: Zwischen den Zügen bleibt jedes Blatt verdeckt.
page-together-game = Spiel
page-together-seats = Plätze
page-together-make = Link holen
page-together-begin = Starten
page-together-done = Dein Tisch ist bereit
page-together-go = Zum Tisch
page-together-another = Weiteren Tisch eröffnen
page-together-player = Spieler { $number }
page-together-names = Wer spielt?
page-together-name = Name von Spieler { $number }
page-together-more = Weitere Optionen
page-together-bots = Bots auf den anderen Plätzen
page-together-bots-none = Keine
page-together-bots-hint =
    { $count ->
        [0] Alle anderen Plätze bleiben für Freunde frei.
        [one] Ein Bot spielt mit.
       *[other] { $count } Bots spielen mit.
    }
page-together-level = Spielstärke
page-together-who = Sichtbarkeit
page-together-private = Nur mit Link
page-together-public = Öffentlich
page-together-clock = Uhr
page-together-clock-none = Keine
page-together-clock-move = Je Aktion
page-together-clock-reserve = Je Partie
page-together-clock-days = Tage
page-together-clock-hint = Ist die Zeit um, spielt ein Bot, bis die Person zurück ist.
page-together-clock-seconds = Sekunden je Aktion
page-together-clock-minutes = Minuten je Spieler
page-together-clock-increment = Sekunden mehr nach jeder Aktion
page-together-clock-each-days = Tage je Aktion
page-together-pace = Tempo der Bots
page-together-pace-calm = Ruhig
page-together-pace-quick = Zügig
page-together-pace-instant = Sofort
page-together-hints = Tipps
page-together-hints-none = Keine
page-together-hints-all = Für alle
page-together-file-hint = Eine TOML-Datei. Beginne mit einer Kopie der mitgelieferten Datei.
page-together-file-none = Keine Datei gewählt
page-together-file-choose = Datei wählen
page-together-file-remove = { $name } entfernen
page-together-file-large = { $name } ist zu groß: höchstens { $most } kB.
page-together-wrong = Dieser Tisch ließ sich nicht eröffnen

## Beendete Partien

page-games-title = Beendete Partien – Pioneers
page-games-heading = Beendete Partien
page-games-lead = Jede Partie wird Aktion für Aktion gespeichert. Ist sie zu Ende, ist nichts mehr geheim: Sieh sie dir von jedem Platz aus an.
page-games-whose = Wessen Partien
page-games-mine = Meine
page-games-all = Alle
page-games-which = Welches Spiel
page-games-both = Beide
page-games-none-mine = Du hast noch keine Partie beendet.
page-games-none = Noch keine beendeten Partien.
page-games-none-hint = Eine Partie gegen Bots dauert eine halbe Stunde.
page-games-away = Weggelegte Partien
page-games-away-about = Diese Partien hat lange niemand angerührt. Spiele eine weiter, und sie steht wieder bei deinen Tischen.
page-games-more = Mehr zeigen
page-games-judged = Analyse
page-games-statistics = Deine Statistik
page-games-won = { $name } hat gewonnen
page-games-shared = { $names } haben gemeinsam gewonnen
page-games-record = Aufzeichnung
page-games-record-of = Aufzeichnung der Partie vom { $date } herunterladen

## Falsche Adressen

page-lost-title = Hier ist nichts – Pioneers
page-lost-heading = Hier endet die Straße.
page-lost-lead = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
page-lost-back = Zurück zur Startseite

page-start-puzzles = Rätsel
page-start-puzzles-today = Rätsel des Tages: { $game }
page-start-puzzles-all = Alle Rätsel
