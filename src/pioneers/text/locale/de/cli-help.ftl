# Die Seiten von --help. Jeder Eintrag ist eine Zeile reiner Text ohne Klammern: Sie erscheinen, bevor Fluent geladen wird.

help-usage = Aufruf:
help-usage-command = BEFEHL
help-usage-options = OPTIONEN
help-usage-args = ANGABEN
help-title-commands = Befehle
help-title-parameters = Angaben und Optionen
help-default = Standard:
help-value-int = ZAHL
help-value-bounds = UNTEN,OBEN
help-value-str = WÖRTER
help-value-path = DATEI
help-value-choice = WORT
help-value-float = SEKUNDEN
help-flag--help = Zeigt diese Seite.
help-flag--version = Zeigt die Version des Programms.
help-language = Die Sprache aller Texte (Standard: die deines Systems).

help-pioneers = Pioneers: Fahre die Postkutsche und besiedle den Westen, oder gewinne Vorräte in Stichen. Spiele im Terminal, sieh dir beendete Partien an, prüfe eigene Dateien. „pioneers play board“ und „pioneers play cards“ beginnen eine Partie, „pioneers BEFEHL --help“ zeigt mehr.
help-play = Spielt eine Partie im Terminal.
help-replay = Zeigt eine aufgezeichnete Partie Aktion für Aktion, vor und zurück.
help-verify = Prüft, ob eine aufgezeichnete Partie wie versprochen ausgeteilt und nach den Regeln gespielt wurde.
help-check = Prüft eine Spielplan-, Kutschen- oder Karten-Datei, eine Aufzeichnung oder die Datenbank eines Servers (auch im Betrieb) und nennt alle Fehler.
help-rules = Zeigt die Regeln: alle, die eines Spiels (cards), ein Kapitel (B6, C3) oder eine Regel (B6.3, C3.4).
help-serve = Startet den Server für das Spiel im Browser. „pioneers serve --home“ öffnet ihn für alle in deinem Netz; docs/hosting.md erklärt den Betrieb für andere.
help-bots = Lässt Bots für Server denken, die sie über Redis fragen (bots.remote), in beliebig vielen Prozessen.
help-backup = Kopiert alles, was ein Server gespeichert hat, in eine neue Datei, auch im Betrieb.
help-restore = Setzt eine Sicherung an die Stelle der Datenbank eines Servers. Der Server muss beendet sein.
help-copy = Kopiert alles, was ein Server gespeichert hat, in eine leere Datenbank: aus einer Datei nach PostgreSQL oder zurück.
help-export = Schreibt die beendeten Partien eines Servers für andere Programme in eine Parquet-Datei, auch im Betrieb.
help-arena = Lässt Bots eine Serie von Partien gegeneinander spielen, mit wechselnden Plätzen bei gleichen Ausgangslagen, und zeigt, wie stark sie sind. Zum Beispiel „pioneers arena board --seats level4,level3 --games 2000 --jobs 2“.
help-tune = Verbessert die Gewichte der Bots eines Spiels durch Spielen: Eine Änderung bleibt nur, wenn sie deutlich öfter gewinnt.
help-train = Trainiert die Netze der Stufe 5 durch Partien gegen sich selbst. Lässt sich unterbrechen; derselbe Befehl macht weiter.
help-puzzles = Macht Rätsel aus Partien der stärksten Bots oder prüft die mitgelieferten noch einmal.
help-review = Bespricht eine beendete Partie: jede Entscheidung mit ihrem Verlust, die Wendepunkte mit Gründen, Glück und Können getrennt.

help-play-board = Startet das Postkutschenspiel gegen Bots oder mit anderen an einer Tastatur. Was die Optionen offenlassen, fragt das Programm. Du kannst jederzeit aufhören: Die Partie wird gespeichert.
help-play-players = Wie viele spielen, Bots mitgezählt: 2, 3 oder 4.
help-play-seed = Die Startzahl, eine ganze Zahl: Dieselbe Zahl gibt dieselbe Partie.
help-play-bots = Wie die Bots spielen: „level1“ bis „level5“ oder „chance“, der zufällig spielt. Nach einem Doppelpunkt darf ein Charakter folgen, wie in „level3:builder“. Ein Wort für alle oder eines für jeden, durch Kommas getrennt.
help-play-hot-seat = Lässt mehrere Personen reihum an dieser Tastatur spielen.
help-play-names = Die Namen der Personen, durch Kommas getrennt. Alle anderen sind Bots.
help-play-cover = Welche acht Städte zu zweit abgedeckt sind: „default“, „random“ oder acht Stadt-Kennungen, durch Kommas getrennt.
help-play-board-file = Eine eigene Spielplan-Datei.
help-play-coaches = Eine eigene Kutschen-Datei.
help-play-record = Die Datei, in der die Partie gespeichert wird (Standard: eine in deinem Datenordner).
help-play-resume = Setzt die Partie aus dieser Datei fort.
help-play-plain = Dieses Spiel gegen Bots oder mit anderen an einer Tastatur. Ohne Optionen wirst du gefragt, was noch offen ist. Du kannst jederzeit aufhören: Die Partie wird gespeichert.

help-play-cards = Startet das Kartenspiel der Streifzüge gegen Bots oder mit anderen an einer Tastatur. Was die Optionen offenlassen, fragt das Programm. Du kannst jederzeit aufhören: Die Partie wird gespeichert.
help-play-hands = Die Blätter zu zweit: je eines („one“) oder eines für jede der zwei Positionen („separate“).
help-play-deck = Eine eigene Karten-Datei.

help-replay-file = Die Datei der aufgezeichneten Partie.
help-replay-at = Zeigt nur die Stellung nach so vielen Aktionen.
help-replay-verify = Spielt die Partie nur nach und zeigt die Prüfsumme der letzten Stellung.
help-verify-record = Die Datei der aufgezeichneten Partie.
help-verify-commitment = Der Fingerabdruck, den der Tisch vor der Partie gezeigt hat: 64 Ziffern und Buchstaben.
help-check-file = Eine oder mehrere Dateien.
help-check-quick = Prüft eine Datenbank, ohne ihre Partien nachzuspielen.
help-check-repair = Speichert Partien, die zu Ende sind, aber unter den beendeten fehlen. Der Server darf nicht laufen.
help-rules-number = Ein Spiel oder die Nummer eines Kapitels oder einer Regel.

help-arena-game = Das Spiel.
help-arena-seats = Wer spielt, durch Kommas getrennt: level1 bis level5, chance, oder „exec:BEFEHL“ für ein eigenes Programm. So viele Namen wie Spieler. Einstellungen folgen hinter einem @, wie in level4@iterations=200, level3@weights=DATEI oder level3@character=builder.
help-arena-games = Die Mindestzahl der Partien: Jede Ausgangslage wird einmal in jeder Sitzordnung gespielt.
help-arena-seed = Die Startzahl, eine ganze Zahl. Dieselbe Zahl gibt dieselben Ausgangslagen.
help-arena-jobs = Wie viele Prozesse spielen (Standard: 1, mit --on so viele, wie es Prozessoren gibt). Das Ergebnis ist bei jeder Zahl dasselbe.
help-arena-on = Spielt auf einem Cluster: ray://ADRESSE nutzt einen, der schon läuft, local startet Ray auf diesem Gerät. Braucht pioneers[cluster].
help-arena-option = Eine Option des Spiels als name=wert, zum Beispiel cover=random; mehrfach möglich.
help-arena-iterations = Wie viele Durchgänge jede Stufe über eine Entscheidung nachdenkt (Standard: nach ihren Gewichten).
help-arena-seconds = Wie viele Sekunden jede Stufe höchstens über eine Entscheidung nachdenkt; damit lässt sich eine Serie nicht genau wiederholen.
help-arena-sprt = Beendet die Serie, sobald klar ist, ob jeder Platz des ersten Bots LOW oder HIGH Prozentpunkte mehr gewinnt als einen gleichen Anteil, zum Beispiel 0,3. --games ist dann die Grenze.
help-arena-luck = Misst das Glück und zeigt die Anteile der Siege auch ohne es (Standard: ja). Das kostet einige Millisekunden je Partie.
help-arena-out = Der Ordner für die Partien (Standard: einer in deinem Datenordner).
help-arena-resume = Setzt die Serie in dem Ordner fort oder verlängert sie.
help-arena-report = Schreibt report.html mit Diagrammen und games.parquet in den Ordner (Standard: ja, wenn pioneers[report] installiert ist).
help-arena-records = Speichert von jeder Partie eine Aufzeichnung in dem Ordner.

help-tune-game = Das Spiel, dessen Bots verbessert werden.
help-tune-tables = Die Tabellen der Gewichte, durch Kommas getrennt: worth, first-sight, plain, search.
help-tune-level = Die Stufe, die mit den Gewichten spielt: 2, 3 oder 4.
help-tune-players = Wie viele spielen, die Hälfte davon mit den neuen Gewichten: 2 oder 4.
help-tune-seed = Die Startzahl, eine ganze Zahl.
help-tune-rounds = Wie viele Runden; jede versucht einen Schritt.
help-tune-games = Wie viele Partien eine Runde spielt, um die Richtung zu finden, und höchstens, um den Schritt zu prüfen.
help-tune-spread = Wie weit Versuche die Gewichte verändern, in Prozent ihrer Größe.
help-tune-gain = Der Zuwachs im Anteil der Siege, nach dem die Prüfung sucht, in Prozent.
help-tune-weights = Die Gewichte am Anfang (Standard: die des Spiels).
help-tune-out = Die Datei für die gefundenen Gewichte; die Versuche kommen in eine Datei daneben.
help-tune-resume = Setzt das Verbessern in diesen Dateien fort.
help-train-game = Das Spiel, dessen Netze trainiert werden.
help-train-out = Der Ordner für Partien, Netze und Bericht.
help-train-players = Für wie viele Spieler, durch Kommas getrennt (Standard: alle).
help-train-generations = Wie viele Generationen: Partien, dann Netze, die aus ihnen lernen.
help-train-games = Partien einer Generation für jede Spielerzahl.
help-train-iterations = Wie weit die Suche in diesen Partien denkt, in Iterationen je Entscheidung.
help-train-steps = Schritte der Anpassung.
help-train-seed = Die Startzahl, eine ganze Zahl.

help-puzzles-what = „make“ (machen) oder „check“ (prüfen).
help-puzzles-game = Das Spiel (beim Prüfen: sonst alle).
help-puzzles-out = Der Ordner für neue Rätsel; beim Prüfen gehen sie den mitgelieferten vor.
help-puzzles-count = Wie viele Rätsel entstehen sollen.
help-puzzles-sample = Prüft nur so viele, zufällig gewählt.
help-puzzles-seed = Die Startzahl der Auswahl, eine ganze Zahl.

help-database = Die Datenbank des Servers: eine Datei oder postgresql://… (Standard: die der Einstellungen oder server.db in deinem Datenordner).
help-serve-home = Zum Spielen daheim: lauscht in allen Netzen dieses Geräts, nimmt notfalls einen anderen Port, zeigt die Adresse als QR-Code und öffnet den Browser.
help-serve-host = Der Name oder die Adresse dieses Rechners, unter der er lauscht.
help-serve-port = Der Port, an dem er lauscht; 0 nimmt einen beliebigen freien.
help-serve-settings = Eine TOML-Datei mit Einstellungen (Standard: die aus PIONEERS_SETTINGS).
help-serve-browser = Öffnet den Browser oder nicht (Standard: nur mit --home).
help-serve-check = Zeigt die geltenden Einstellungen ohne Geheimnisse und hört auf.
help-redis = Das Redis, das alle Prozesse teilen, wie redis://localhost:6379/0. Mit Passwort setze lieber PIONEERS_REDIS.
help-serve-processes = Wie viele Prozesse am Port bedienen; mehr als einer brauchen PostgreSQL und Redis.
help-bots-workers = In wie vielen Prozessen Bots denken; 0 heißt: einer je Prozessor bis auf einen.
help-backup-target = Eine neue Datei für die Sicherung oder ein Ordner.
help-restore-backup = Die Datei der Sicherung.
help-restore-replace = Ersetzt die vorhandene Datenbank; sie wird unter einem anderen Namen gespeichert.
help-copy-from = Woher: eine Datei (sqlite:server.db) oder eine PostgreSQL-Datenbank (postgresql://…). Der Server darf laufen.
help-copy-to = Wohin: eine neue Datei oder eine PostgreSQL-Datenbank ohne Partien.
help-export-target = Eine neue Parquet-Datei.
help-export-people = Nennt bei jeder Partie auch die Kennungen der Leute, die gespielt haben.

help-review-file = Die Datei mit der Aufzeichnung.
help-review-iterations = Wie genau geschaut wird, in Iterationen je Entscheidung: Die gleiche Zahl gibt die gleiche Besprechung.
help-review-seconds = Schaut so genau, wie es in so vielen Sekunden geht, auf allen Kernen. Mit --iterations: endet nach so vielen Sekunden.
help-review-jobs = Auf wie vielen Kernen (Standard: alle).
help-review-open = Beurteilt mit allen Karten offen statt nach dem, was alle wissen konnten.
help-review-html = Schreibt die Besprechung als Webseite in diese Datei.
help-review-json = Schreibt alle Zahlen als JSON in diese Datei.
help-review-png = Schreibt den Verlauf der Gewinnchancen als Bild in diese Datei.
