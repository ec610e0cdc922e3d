# Die Arena: Serien von Partien zwischen Bots. Namen von Bots, Optionen und Dateien werden nie übersetzt.

## Während gespielt wird

arena-title =
    { $rotations ->
        [1] { WORD($game, of: "arena-game") }: { $games } Partien, jede mit einer eigenen Ausgangslage, zur Startzahl { $seed }.
       *[other] { WORD($game, of: "arena-game") }: { $games } Partien. Es gibt { $deals } Ausgangslagen zur Startzahl { $seed }, jede gespielt in { $rotations } Sitzordnungen.
    }
arena-rounded = { $asked } Partien ergeben keine ganze Zahl von Ausgangslagen; gespielt werden { $games }: { $deals } Ausgangslagen zu je { $rotations } Partien.
arena-seconds = Bots, die nach der Uhr denken, spielen jedes Mal anders: Nur Grenzen in Durchgängen geben wiederholbare Ergebnisse.
arena-sprt-title = Folgetest: Gewinnt jeder Platz von { $spec } gegen den Rest des Tischs { $low } oder { $high } Prozentpunkte mehr als einen gleichen Anteil von { $even }? Die Serie endet, sobald das klar ist; jeder Irrtum hat höchstens etwa { $error } Wahrscheinlichkeit.
arena-resumed = { $done } von { $games } Partien sind schon da.
arena-progress = { $done } von { $total } Partien, { $rate } pro Sekunde, noch { $left }
arena-failed =
    { $spec ->
        [none] Partie { $game } (Startzahl { $seed }) ist gescheitert: { $reason }
       *[other] Partie { $game } (Startzahl { $seed }) ist gescheitert, als { $spec } am Zug war: { $reason }
    }
arena-faults = { $spec } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } einen Fehler gemacht und dann zufällig gespielt. Das erste Mal: { $first }
arena-failures =
    { $count ->
        [one] 1 Partie ist gescheitert und zählt nicht; --resume spielt sie noch einmal.
       *[other] { $count } Partien sind gescheitert und zählen nicht; --resume spielt sie noch einmal.
    }
arena-kept = Alle Partien sind in { $folder } gespeichert, die Tabelle dort in { $standing }.
arena-reported = Der Bericht ist { $report }; { $parquet } daneben enthält die Partien als Tabelle für andere Programme.
arena-stopped = Aufgehört nach { $done } von { $games } Partien; alle sind gespeichert. Zum Weiterspielen tippe:

## Tabellen

arena-column-entrant = Teilnehmer
arena-column-seats = Plätze
arena-column-games = Partien
arena-column-wins = Siege je Platz (95 %)
arena-column-corrected = Ohne Glück (95 %)
arena-column-score = Punkte (95 %)
arena-column-rating = Wertung (95 %)
arena-column-mean-time = Bedenkzeit
arena-column-worst-time = Längste
arena-column-turn = Zugfolge
arena-intervals = Die Bereiche zählen Ausgangslagen, nicht Partien, weil die Partien einer Ausgangslage sich ähneln. Die Zeiten sind Rechenzeit für eine Entscheidung mit Wahl (bei fremden Programmen nach der Uhr), ohne das, was ein Bot am Anfang lädt.
arena-luck = Die Anteile ohne Glück lassen weg, was jeder Platz durch Gezogenes zu gewinnen oder zu verlieren hatte: Die wahren Werte sind dieselben. Einfache Anteile wären erst mit { $times }-mal so vielen Partien so genau.
arena-length-rounds = Eine Partie dauert { $mean } Runden oder Streifzüge (9 von 10 Partien: { $low } bis { $high }).
arena-length-decisions = Eine Partie braucht { $mean } Entscheidungen aller Spieler zusammen (9 von 10 Partien: { $low } bis { $high }).
arena-ended = Wie die Partien endeten: { LIST($reasons, of: "plain") }.
arena-sprt-verdict =
    { $verdict ->
        [better] Der Test ist nach { $deals } Ausgangslagen entschieden: { $spec } gewinnt eher mindestens { $high } Punkte mehr als { $low } (Beleg { $evidence }, Grenze { $bound }). Der Anteil bei einem solchen Ende ist etwas übertrieben.
        [not-better] Der Test ist nach { $deals } Ausgangslagen entschieden: { $spec } gewinnt eher höchstens { $low } Punkte mehr als { $high } (Beleg { $evidence }, Grenze −{ $bound }). Der Anteil bei einem solchen Ende ist etwas übertrieben.
       *[other] Der Test ist nach { $deals } Ausgangslagen nicht entschieden (Beleg { $evidence }, Grenzen −{ $bound } und { $bound }). Spiele mit --games und --resume weiter.
    }

## Der Bericht

arena-report-title = Bericht der Arena: { WORD($game, of: "arena-game") }
arena-report-command = Plätze: { LIST($seats, of: "plain") }. Startzahl: { $seed }. Ausgangslagen: { $deals }. Partien: { $games }.
arena-report-standing = Tabelle
arena-report-ratings = Wertungen
arena-report-ratings-note = Wertungen nach Plackett und Luce (openskill) nach allen Partien in ihrer Reihenfolge. Die Balken reichen zwei Standardfehler nach jeder Seite.
arena-report-ratings-alt = Ein Punkt mit einem Balken für jeden Teilnehmer: { LIST($figures, of: "plain") }.
arena-report-scores = Punktzahlen
arena-report-scores-note = Wie oft jede Punktzahl erreicht wurde, nach Teilnehmern. Die Linie zeigt den Mittelwert.
arena-report-scores-alt = Eine Verteilung für jeden Teilnehmer, mit diesen Mittelwerten: { LIST($figures, of: "plain") }.
arena-report-lengths = Länge der Partien
arena-report-lengths-alt = Zwei Histogramme. Runden oder Streifzüge: im Mittel { $rounds }. Entscheidungen: im Mittel { $decisions }.
arena-report-parts = Woher die Punkte kommen
arena-report-parts-note =
    { $sum ->
        [true] Der Mittelwert jedes Teils der Endwertung; zusammen sind sie die mittlere Punktzahl.
       *[false] Der Mittelwert jedes Teils des Ergebnisses am Ende der Partie. Punktzahl ist die Zahl der Gebäude; die Vorräte entscheiden bei Gleichstand.
    }
arena-report-parts-alt = Balken für jeden Teilnehmer: { LIST($figures, of: "plain") }.
arena-report-turns = Vorteil eines Platzes in der Zugfolge
arena-report-turns-note = Anteil der Siege nach Platz, über alle Teilnehmer, mit dem Bereich von 95 %; 1 beginnt. Die gestrichelte Linie ist der gleiche Anteil für alle.
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

## Was an Sitzordnung, Optionen oder Ordner falsch ist

mistake-arena-quote = In „{ $text }“ ist ein Anführungszeichen offen ({ $quote }). Schließe es.
mistake-arena-seat = Einen Bot „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“? Die Bots sind: { LIST($names, of: "plain") }; und „exec:“ mit dem Befehl deines eigenen Programms.
mistake-arena-command = Hinter „exec:“ fehlt der Befehl. Schreibe zum Beispiel „exec:python3 mybot.py“.
mistake-arena-setting = „{ $setting }“ ist keine Einstellung für „{ $spec }“. Einstellungen sind { LIST($settings, of: "plain") }, jede hinter einem @ und mit einem Wert über 0 oder einer Datei.
mistake-arena-games = { $games } Partien lassen sich nicht spielen. Gib eine Zahl ab 1 an.
mistake-arena-number = { $number } ist für { $name } nicht gültig. Gib eine Zahl ab 1 an.
mistake-arena-time = Der Wert von { $name } muss über 0 Sekunden liegen.
mistake-arena-option = „{ $text }“ ist keine Option des Spiels. Schreibe --option name=wert, zum Beispiel --option cover=random.
mistake-arena-sprt = „{ $text }“ ist kein Paar von Grenzen. Schreibe zwei Zahlen in Prozentpunkten, zum Beispiel --sprt 0,3.
mistake-arena-sprt-order = Die Grenzen „{ $text }“ lassen sich nicht prüfen. Die erste muss unter der zweiten liegen, beide von −100 bis 100.
mistake-arena-sprt-alone = Der Test vergleicht den ersten Platz mit dem Rest des Tischs, aber es spielt nur { $spec }. Nimm einen anderen Bot in --seats auf.
mistake-arena-exists = In { $folder } liegen schon Partien. Setze sie mit --resume fort oder wähle mit --out einen anderen Ordner.
mistake-arena-differs = Die Partien in { $folder } gehören zu einer anderen Serie: { LIST($names, of: "plain") } stimmen nicht überein. Wähle mit --out einen anderen Ordner.
mistake-arena-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }. Wähle mit --out einen anderen.
arena-no-report = Diagramme und Parquet-Datei fehlen: Sie brauchen { LIST($packages, of: "plain") }. Installiere sie mit pip install "pioneers[report]", dann schreibt --resume beides.
mistake-arena-packages = Der Bericht braucht weitere Pakete: { LIST($packages, of: "plain") }. Installiere sie mit pip install "pioneers[report]" oder lass --report weg.

## Abstimmen der Gewichte

tune-progress = Runde { $round } von { $rounds }: { $done } von { $total } Partien
tune-round =
    { $kept ->
        [true] Runde { $round } von { $rounds }: Der Schritt gewann { $share } von { $games } Partien und bleibt.
       *[false] Runde { $round } von { $rounds }: Der Schritt gewann { $share } von { $games } Partien und bleibt nicht.
    }
tune-end = Schritte, die bleiben: { $kept } von { $rounds }. Die neuen Gewichte gewinnen { $share } von { $games } Partien gegen die alten.
tune-none = In { $rounds } Runden hat kein Schritt genug gewonnen: Die Gewichte bleiben, wie sie sind. Alle Versuche stehen in { $log }.
tune-written = Die Gewichte stehen in { $file }, alle Versuche in { $log }.
tune-stopped = Aufgehört; Schritte, die bisher bleiben: { $kept }. Alle fertigen Versuche stehen in { $log }. Um weiterzumachen, tippe:

mistake-tune-table = Eine Tabelle „{ $table }“ gibt es hier nicht. Die Tabellen sind: { LIST($tables, of: "plain") }.
mistake-tune-search = Stufe { $level } sucht nicht und kann die Tabelle „search“ nicht verbessern. Nimm --level 4 dazu.
mistake-tune-number = { $number } ist für { $name } nicht gültig. Wähle { LIST($numbers, of: "plain", by: "or") }.
mistake-tune-exists = Die Datei { $file } gibt es schon. Setze sie mit --resume fort oder wähle mit --out eine andere.
mistake-tune-log = Die Versuche in { $file } gehören zu anderen Gewichten. Wähle mit --out eine andere Datei.
