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
help-check = Prüft eine Brett-Datei, eine Kutschen-Datei, eine Karten-Datei oder eine aufgezeichnete Partie und nennt alles, was daran falsch ist.
help-rules = Zeigt die Regeln: alle, die eines Spiels (cards), ein Kapitel (B6, C3) oder eine Regel (B6.3, C3.4).
help-bench = Misst die Geschwindigkeit des Programms (für Entwickler, auf Englisch).

help-play-board = Das Postkutschenspiel gegen Bots oder mit anderen an einer Tastatur. Ohne Optionen wirst du gefragt, was noch offen ist. Du kannst jederzeit aufhören: Die Partie wird gespeichert.
help-play-players = Wie viele spielen, Bots mitgezählt: 2, 3 oder 4.
help-play-seed = Eine ganze Zahl, die allen Zufall bestimmt: Dieselbe Zahl gibt dieselbe Partie.
help-play-bots = Wie die Bots spielen: „simple“ denkt nach, „chance“ tut irgendetwas.
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
help-check-file = Eine oder mehrere Dateien.
help-rules-number = Ein Spiel oder die Nummer eines Kapitels oder einer Regel.
