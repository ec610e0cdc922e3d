# Die Arena: Serien von Partien zwischen Bots. Namen von Bots, Optionen und Dateien werden nie übersetzt.

## Während gespielt wird

arena-title =
    { $rotations ->
        [1] { WORD($game, of: "arena-game") }: { $games } Partien, jede mit einer eigenen Ausgangslage, zum Startwert { $seed }.
       *[other] { WORD($game, of: "arena-game") }: { $games } Partien. Es gibt { $deals } Ausgangslagen zum Startwert { $seed }, jede gespielt in { $rotations } Sitzordnungen.
    }
arena-game-board = Das Postkutschenspiel
arena-game-cards = Das Kartenspiel
arena-rounded = { $asked } Partien ergeben keine ganze Zahl von Ausgangslagen, also werden es { $games }: { $deals } Ausgangslagen zu je { $rotations } Partien.
arena-seconds = Wer nach der Uhr denkt, spielt jedes Mal anders: Nur Bedenkzeit in Durchgängen gibt Ergebnisse, die sich wiederholen lassen.
arena-resumed = { $done } von { $games } Partien sind schon da.
arena-progress = { $done } von { $total } Partien, { $rate } in der Sekunde, noch { $left }
arena-failed =
    { $spec ->
        [none] Partie { $game } (Startwert { $seed }) ist gescheitert: { $reason }
       *[other] Partie { $game } (Startwert { $seed }) ist gescheitert, als { $spec } an der Reihe war: { $reason }
    }
arena-faults = { $spec } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } etwas falsch gemacht und dann zufällig gespielt. Das erste Mal: { $first }
arena-failures =
    { $count ->
        [one] Eine Partie ist gescheitert und zählt nicht; --resume spielt sie noch einmal.
       *[other] { $count } Partien sind gescheitert und zählen nicht; --resume spielt sie noch einmal.
    }
arena-kept = Alle Partien liegen in { $folder }, die Tabelle dort in { $standing }.
arena-reported = Der Bericht ist { $report }; die Partien als Tabelle für andere Programme sind { $parquet } daneben.
arena-stopped = Aufgehört nach { $done } von { $games } Partien; alle sind aufgehoben. Um weiterzuspielen, tippe:

## Tabellen

arena-column-entrant = Teilnehmer
arena-column-seats = Plätze
arena-column-games = Partien
arena-column-wins = Siege je Platz (95 %)
arena-column-score = Punkte (95 %)
arena-column-rating = Wertung (95 %)
arena-column-mean-time = Bedenkzeit
arena-column-worst-time = Längste
arena-column-turn = Zugfolge
arena-intervals = Die Bereiche zählen Ausgangslagen, nicht Partien, denn die Partien einer Ausgangslage ähneln sich. Die Zeiten sind Rechenzeit für eine Entscheidung mit Wahl (bei fremden Programmen nach der Uhr), ohne das, was ein Bot am Anfang lädt.
arena-length-rounds = Eine Partie dauert { $mean } Runden oder Streifzüge (neun von zehn Partien: { $low } bis { $high }).
arena-length-decisions = Eine Partie braucht { $mean } Entscheidungen aller Spieler zusammen (neun von zehn Partien: { $low } bis { $high }).
arena-ended = Wie die Partien endeten: { LIST($reasons, of: "plain") }.
arena-end-roads = ein Spieler ohne Straßen
arena-end-stack = keine Kutsche mehr im Stapel
arena-end-idle = zwei Runden Stillstand
arena-end-settlement = alle Gebäude gebaut
arena-end-runs = alle Streifzüge gespielt

## Der Bericht

arena-report-title = Bericht der Arena: { WORD($game, of: "arena-game") }
arena-report-command = Plätze: { LIST($seats, of: "plain") }. Startwert: { $seed }. Ausgangslagen: { $deals }. Partien: { $games }.
arena-report-standing = Tabelle
arena-report-ratings = Wertungen
arena-report-ratings-note = Wertungen nach Plackett und Luce (openskill) nach allen Partien in ihrer Reihenfolge. Die Balken reichen zwei Standardfehler nach jeder Seite.
arena-report-ratings-alt = Ein Punkt mit einem Balken für jeden Teilnehmer: { LIST($figures, of: "plain") }.
arena-report-scores = Punktzahlen
arena-report-scores-note = Wie oft jede Punktzahl erreicht wurde, nach Teilnehmern. Die Linie zeigt den Mittelwert.
arena-report-scores-alt = Eine Verteilung für jeden Teilnehmer, mit diesen Mittelwerten: { LIST($figures, of: "plain") }.
arena-report-lengths = Länge der Partien
arena-report-lengths-alt = Zwei Häufigkeitsbilder. Runden oder Streifzüge: im Mittel { $rounds }. Entscheidungen: im Mittel { $decisions }.
arena-report-parts = Woher die Punkte kommen
arena-report-parts-note =
    { $sum ->
        [true] Der Mittelwert jedes Teils der Schlusswertung; zusammen sind sie die mittlere Punktzahl.
       *[false] Der Mittelwert jedes Teils des Ergebnisses am Ende der Partie. Punktzahl ist die Zahl der Gebäude; die Vorräte entscheiden bei Gleichstand.
    }
arena-report-parts-alt = Balken für jeden Teilnehmer: { LIST($figures, of: "plain") }.
arena-report-turns = Vorteil eines Platzes in der Zugfolge
arena-report-turns-note = Anteil der Siege nach Platz, wer auch immer dort sitzt, mit dem Bereich von 95 %; 1 beginnt. Die gestrichelte Linie ist der gleiche Anteil für alle.
arena-report-turns-alt = Ein Punkt mit einem Balken für jeden Platz: { LIST($figures, of: "plain") }.
arena-axis-rating = Wertung
arena-axis-score = Punktzahl
arena-axis-rounds = Runden oder Streifzüge
arena-axis-decisions = Entscheidungen aller Spieler
arena-axis-share = Anteil der Partien
arena-axis-points = Punkte
arena-axis-amount = mittlere Anzahl
arena-axis-place = Platz
arena-axis-wins = Anteil der Siege
arena-part-coaches = Kutschen
arena-part-empty = leere Plätze
arena-part-nuggets = Goldstücke
arena-part-network = Straßennetz
arena-part-buildings = Gebäude
arena-part-supplies = Vorräte
arena-part-stone = Stein
arena-part-gold = Gold
arena-part-deer = Wild
arena-part-tree = Holz

## Was an Sitzordnung, Optionen oder Ordner falsch ist

mistake-arena-quote = In „{ $text }“ steht ein Anführungszeichen ({ $quote }), das nirgends geschlossen wird.
mistake-arena-seat = Einen Bot „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“? Es gibt: { LIST($names, of: "plain") }; und „exec:“ mit dem Befehl deines eigenen Programms.
mistake-arena-command = Hinter „exec:“ fehlt der Befehl. Schreib zum Beispiel „exec:python3 mybot.py“.
mistake-arena-setting = „{ $setting }“ ist keine Einstellung für „{ $spec }“. Einstellungen sind { LIST($settings, of: "plain") }, jede hinter einem @ und mit einem Wert über 0 oder einer Datei.
mistake-arena-games = { $games } Partien lassen sich nicht spielen. Gib eine Zahl ab 1 an.
mistake-arena-number = { $number } geht nicht für { $name }. Gib eine Zahl ab 1 an.
mistake-arena-time = Der Wert von { $name } muss über 0 Sekunden liegen.
mistake-arena-option = „{ $text }“ ist keine Option des Spiels. Schreib --option name=wert, zum Beispiel --option cover=random.
mistake-arena-exists = In { $folder } liegen schon Partien. Mit --resume geht es dort weiter; --out nennt einen anderen Ordner.
mistake-arena-differs = Die Partien in { $folder } gehören zu einer anderen Serie: { LIST($names, of: "plain") } stimmen nicht überein. Nenne mit --out einen anderen Ordner.
mistake-arena-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }.
arena-no-report = Bilder und Parquet-Datei fehlen: Sie brauchen { LIST($packages, of: "plain") }. Installiere sie mit pip install "pioneers[report]", dann schreibt --resume beides.
mistake-arena-packages = Der Bericht braucht weitere Pakete: { LIST($packages, of: "plain") }. Installiere sie mit pip install "pioneers[report]", oder lass --report weg.

## Abstimmen der Gewichte

tune-progress = Runde { $round } von { $rounds }: { $done } von { $total } Partien
tune-round =
    { $kept ->
        [true] Runde { $round } von { $rounds }: Der Schritt gewann { $share } von { $games } Partien und bleibt.
       *[false] Runde { $round } von { $rounds }: Der Schritt gewann { $share } von { $games } Partien und bleibt nicht.
    }
tune-end = Schritte, die bleiben: { $kept } von { $rounds }. Die gefundenen Gewichte gewinnen { $share } von { $games } Partien gegen die vorigen.
tune-none = In { $rounds } Runden blieb kein Schritt: Die Gewichte bleiben, wie sie sind. Alle Versuche stehen in { $log }.
tune-written = Die Gewichte stehen in { $file }, alle Versuche in { $log }.
tune-stopped = Aufgehört; Schritte, die bisher bleiben: { $kept }. Alle fertigen Versuche stehen in { $log }. Um weiterzumachen, tippe:

mistake-tune-table = Eine Tabelle „{ $table }“ zum Abstimmen gibt es nicht. Es gibt: { LIST($tables, of: "plain") }.
mistake-tune-search = Stufe { $level } sucht nicht, also lässt sich die Tabelle „search“ nicht mit ihr abstimmen. Nimm --level 4 dazu.
mistake-tune-number = { $number } geht nicht für { $name }. Wähle { LIST($numbers, of: "plain", by: "or") }.
mistake-tune-exists = Die Datei { $file } gibt es schon. Mit --resume geht es dort weiter; --out nennt eine andere.
mistake-tune-log = Die Versuche in { $file } gehören zu einem anderen Abstimmen. Nenne mit --out eine andere Datei.
