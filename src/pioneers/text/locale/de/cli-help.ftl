# Die Seiten von --help. Jeder Eintrag ist eine Zeile reiner Text ohne Klammern: Sie erscheinen, bevor Fluent geladen wird.

help-usage = Aufruf:
help-usage-command = BEFEHL
help-usage-options = OPTIONEN
help-usage-args = ANGABEN
help-title-commands = Befehle
help-title-parameters = Angaben und Optionen
help-default = sonst:
help-value-int = ZAHL
help-value-str = WÖRTER
help-value-path = DATEI
help-value-choice = WORT
help-value-float = SEKUNDEN
help-flag--help = Zeigt diese Seite.
help-flag--version = Zeigt die Version des Programms.
help-language = Die Sprache aller Texte; ohne Angabe die deines Systems.

help-pioneers = Pioneers: Fahre die Postkutsche, besiedle den Westen, oder gewinne Vorräte in Stichen. Spiele im Terminal, sieh dir fertige Partien noch einmal an, prüfe eigene Daten. „pioneers play board“ und „pioneers play cards“ beginnen eine Partie, „pioneers BEFEHL --help“ sagt mehr.
help-play = Spielt eine Partie im Terminal.
help-replay = Zeigt eine aufgezeichnete Partie noch einmal, Zug um Zug, vor und zurück.
help-verify = Prüft, ob eine aufgezeichnete Partie wie versprochen ausgeteilt und nach den Regeln gespielt wurde.
help-check = Prüft eine Brett-Datei, eine Kutschen-Datei, eine Karten-Datei, eine aufgezeichnete Partie oder die Datenbank eines Servers, auch während er läuft, und nennt alles, was daran falsch ist.
help-rules = Zeigt die Regeln: alle, die eines Spiels (cards), ein Kapitel (B6, C3) oder eine Regel (B6.3, C3.4).
help-serve = Startet den Server, damit man im Browser spielen kann. „pioneers serve --home“ öffnet ihn für alle in deinem Netz; docs/hosting.md sagt, wie man ihn für andere betreibt.
help-backup = Kopiert alles, was ein Server aufhebt, in eine neue Datei, auch während er läuft.
help-restore = Setzt eine Sicherung an die Stelle der Datenbank eines Servers. Der Server muss beendet sein.
help-export = Schreibt die beendeten Partien eines Servers für andere Programme in eine Parquet-Datei, auch während er läuft.
help-arena = Lässt Bots eine Serie von Partien gegeneinander spielen, mit wechselnden Plätzen bei gleichen Ausgangslagen, und sagt, wie stark sie sind. Zum Beispiel „pioneers arena board --seats level4,level3 --games 2000 --jobs 2“.
help-tune = Verbessert die Gewichte der Bots eines Spiels durch Spielen: Eine Änderung bleibt nur, wenn sie deutlich öfter gewinnt.

help-play-board = Das Postkutschenspiel gegen Bots oder mit anderen an einer Tastatur. Ohne Optionen wirst du gefragt, was noch offen ist. Du kannst jederzeit aufhören: Die Partie wird gespeichert.
help-play-players = Wie viele spielen, Bots mitgezählt: 2, 3 oder 4.
help-play-seed = Eine ganze Zahl, die allen Zufall bestimmt: Dieselbe Zahl gibt dieselbe Partie.
help-play-bots = Wie die Bots spielen: „level1“ bis „level4“, oder „chance“, der irgendetwas tut. Ein Wort für alle oder eines für jeden, durch Kommas getrennt.
help-play-hot-seat = Mehrere Menschen spielen reihum an dieser Tastatur.
help-play-names = Die Namen der Menschen, durch Kommas getrennt. Weitere Spieler sind Bots.
help-play-cover = Welche acht Städte zu zweit abgedeckt werden: „default“, „random“ oder acht Stadt-Kennungen, durch Kommas getrennt.
help-play-board-file = Eine eigene Brett-Datei.
help-play-coaches = Eine eigene Kutschen-Datei.
help-play-record = Die Datei, in der die Partie gespeichert wird; ohne Angabe eine in deinem Datenordner.
help-play-resume = Setzt die Partie aus dieser Datei fort.

help-play-cards = Das Kartenspiel der Streifzüge gegen Bots oder mit anderen an einer Tastatur. Ohne Optionen wirst du gefragt, was noch offen ist. Du kannst jederzeit aufhören: Die Partie wird gespeichert.
help-play-hands = Wie zwei Spieler ihre Karten halten: ein Blatt für jeden („one“) oder eines für jeden ihrer zwei Plätze („separate“).
help-play-deck = Eine eigene Karten-Datei.

help-replay-file = Die Datei der aufgezeichneten Partie.
help-replay-at = Zeigt nur die Stellung nach so vielen Aktionen.
help-replay-verify = Spielt die Partie nur nach und zeigt die Prüfsumme der letzten Stellung.
help-verify-record = Die Datei der aufgezeichneten Partie.
help-verify-commitment = Der Fingerabdruck, den der Tisch vor der Partie gezeigt hat: 64 Ziffern und Buchstaben.
help-check-file = Eine oder mehrere Dateien.
help-check-quick = Prüft eine Datenbank, ohne ihre Partien nachzuspielen.
help-check-repair = Hebt Partien einer Datenbank auf, die zu Ende sind und unter den beendeten fehlen. Der Server darf nicht laufen.
help-rules-number = Ein Spiel oder die Nummer eines Kapitels oder einer Regel.

help-arena-game = Das Spiel.
help-arena-seats = Wer spielt, durch Kommas getrennt: level1 bis level4, chance, oder „exec:BEFEHL“ für ein eigenes Programm. So viele Namen wie Spieler. Einstellungen folgen hinter einem @, wie in level4@iterations=200 oder level3@weights=DATEI.
help-arena-games = Wie viele Partien mindestens: Gespielt werden ganze Ausgangslagen, jede einmal in jeder Sitzordnung.
help-arena-seed = Eine ganze Zahl, die allen Zufall bestimmt. Wer mit derselben Zahl spielt, trifft auf dieselben Ausgangslagen.
help-arena-jobs = Wie viele Prozesse spielen. Das Ergebnis ist für jede Zahl dasselbe.
help-arena-option = Eine Option des Spiels als name=wert, zum Beispiel cover=random; darf mehrmals stehen.
help-arena-iterations = Wie viele Durchgänge jede Stufe über eine Entscheidung nachdenkt; sonst so viele, wie ihre Gewichte sagen.
help-arena-seconds = Wie viele Sekunden jede Stufe höchstens über eine Entscheidung nachdenkt; dann lässt sich eine Serie nicht genau wiederholen.
help-arena-out = Der Ordner für die Partien; ohne Angabe einer in deinem Datenordner.
help-arena-resume = Setzt die Serie in dem Ordner fort oder verlängert sie.
help-arena-report = Schreibt report.html mit Bildern und games.parquet in den Ordner. Meist geschieht es, wo pioneers[report] installiert ist.
help-arena-records = Hebt von jeder Partie eine Aufzeichnung in dem Ordner auf.

help-tune-game = Das Spiel, dessen Bots abgestimmt werden.
help-tune-tables = Die Tabellen der Gewichte, durch Kommas getrennt: worth, first-sight, plain, search.
help-tune-level = Die Stufe, die mit den Gewichten spielt: 2, 3 oder 4.
help-tune-players = Wie viele spielen, die Hälfte davon mit den neuen Gewichten: 2 oder 4.
help-tune-seed = Eine ganze Zahl, die allen Zufall bestimmt.
help-tune-rounds = Wie viele Runden; jede versucht einen Schritt.
help-tune-games = Wie viele Partien eine Runde spielt, um die Richtung zu finden, und höchstens, um den Schritt zu prüfen.
help-tune-spread = Wie weit Versuche die Gewichte verändern, in Prozent ihrer Größe.
help-tune-gain = Um wie viel größer der Anteil der Siege sein soll, nach dem die Prüfung sucht, in Prozent.
help-tune-weights = Die Gewichte, mit denen es beginnt; ohne Angabe die des Spiels.
help-tune-out = Die Datei für die gefundenen Gewichte; die Versuche kommen in eine Datei daneben.
help-tune-resume = Setzt das Abstimmen in diesen Dateien fort.

help-database = Die Datenbank des Servers; ohne Angabe die der Einstellungen oder server.db in deinem Datenordner.
help-serve-home = Zum Spielen daheim: lauscht in allen Netzen dieses Geräts, nimmt einen anderen Port, wenn der eigene belegt ist, zeigt die Adresse als QR-Code und öffnet den Browser.
help-serve-host = Der Name oder die Adresse dieses Rechners, unter der er lauscht.
help-serve-port = Der Port, an dem er lauscht; 0 nimmt irgendeinen freien.
help-serve-settings = Eine TOML-Datei mit Einstellungen; ohne Angabe die, welche PIONEERS_SETTINGS nennt.
help-serve-browser = Öffnet den Browser oder nicht. Mit --home öffnet er ihn.
help-serve-check = Zeigt die geltenden Einstellungen ohne Geheimnisse und endet.
help-backup-target = Eine neue Datei für die Sicherung oder ein Ordner.
help-restore-backup = Die Datei der Sicherung.
help-restore-replace = Ersetzt die vorhandene Datenbank; sie bleibt unter einem anderen Namen erhalten.
help-export-target = Eine neue Parquet-Datei.
help-export-people = Nennt bei jeder Partie auch die Kennungen der Leute, die gespielt haben.
