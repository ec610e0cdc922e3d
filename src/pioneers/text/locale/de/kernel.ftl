# Was beide Spiele sagen: gemeinsame Ablehnungen und Ereignisse, und was an Eingaben von außen falsch ist (Optionen, Notation,
# Aufzeichnungen, Stellungen) und was richtig wäre. Wörter, die genau so einzugeben sind, werden nie übersetzt.

## Ablehnungen und Ereignisse beider Spiele

refusal-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu entscheiden. Beginne eine neue Partie, um weiterzuspielen.
refusal-not-now = Jetzt geht es darum, { WORD($step, of: "step", form: "task") }; { WORD($verb, of: "verb") } kannst du in diesem Schritt nicht.
refusal-unknown-here = „{ $action }“ gibt es in dieser Partie nicht. Wähle eine der Aktionen dieses Schritts.
event-won = { COUNT($seats) ->
        [one] { LIST($seats) } hat die Partie gewonnen.
       *[other] { LIST($seats) } haben die Partie gewonnen und teilen sich den Sieg.
    }

## Optionen einer neuen Partie

mistake-game = Ein Spiel „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“? Die Spiele sind: { LIST($games, of: "plain") }.
mistake-players = Die Personenzahl kann nicht { $players } sein. Dieses Spiel ist für { LIST($numbers, of: "plain", by: "or") } Personen.
mistake-seed = „{ $seed }“ ist keine Startzahl. Verwende eine ganze Zahl ab 0 mit höchstens 77 Ziffern.
mistake-rules = Fassung { $rules } der Regeln kennt dieses Programm nicht. Es kennt { LIST($known, of: "plain") }.
mistake-option = Eine Option „{ $option }“ gibt es nicht. Meinst du „{ $nearest }“? Die Optionen sind: { LIST($options, of: "plain") }.
mistake-path = Die Option „{ $option }“ erwartet den Pfad einer Datei, nicht { $found }.
mistake-seat = Einen Platz { $seat } gibt es nicht. Bei { $players } Personen zählen die Plätze ab 0; None steht für Zuschauer.
mistake-cover-word = „{ $cover }“ ist keine gültige Abdeckung. Meinst du „{ $nearest }“? Wähle „default“, „random“ oder eine Liste von acht Stadtkennungen.
mistake-cover-players = Städte sind nur zu zweit abgedeckt, diese Partie ist für { $players }. Lass die Option „cover“ weg.
mistake-cover-count = Die Zahl der verschiedenen Städte in der Abdeckung ist { $count }. Es müssen { $right } sein.
mistake-cover-unknown = „{ $city }“ ist keine Stadt dieses Spielplans. Meinst du „{ $nearest }“?
mistake-cover-start = { CITY($city) } lässt sich nicht abdecken: Es ist das Startfeld { CITY($start) } oder eine seiner beiden Nachbarstädte.
mistake-cover-cuts = Mit dieser Abdeckung führt kein Weg nach { LIST($cities, of: "city") }. Decke so ab, dass die übrigen Städte zusammenhängen.
mistake-cover-impossible = Dieser Spielplan hat keine zufällige Abdeckung, nach der der Rest fest zusammenhängt. Wähle selbst acht Städte oder „default“.
mistake-hands-word = „{ $hands }“ ist keine gültige Art auszuteilen. Meinst du „{ $nearest }“? Wähle „one“ (ein Blatt je Spieler) oder „separate“ (eines je Position).
mistake-hands-players = Getrennte Blätter gibt es nur zu zweit, diese Partie ist für { $players }. Lass die Option „hands“ weg.

## Notation

mistake-notation = „{ $text }“ ist keine Aktion des Spiels „{ $game }“. Aktionen beginnen mit { LIST($verbs, of: "plain", by: "or") }.
mistake-notation-near = „{ $text }“ ist keine Aktion des Spiels „{ $game }“. Meinst du „{ $nearest }“?
mistake-notation-type = { $text } ist keine Aktion. Gib eine Aktion dieses Spiels an oder ihre Notation als Text.

## Eine Partie

mistake-match-seats = Für { $players } Plätze sind { $seats } Spieler angegeben. Gib jedem Platz genau einen.
mistake-match-stale = Diese Antwort galt für Aktion { $version }, die Partie ist aber bei Aktion { $right }. Sieh dir die neue Stellung an und wähle noch einmal.
mistake-match-undo = Nichts lässt sich zurücknehmen: Seit deiner letzten Aktion wurde etwas Verdecktes aufgedeckt oder jemand anderes hat entschieden.
mistake-match-turn = Platz { $seat } ist nicht am Zug. { $right ->
        [-1] Die Partie ist zu Ende.
       *[other] Jetzt entscheidet Platz { $right }.
    }

## Aufzeichnungen

mistake-record-file = Die Aufzeichnung { $file } lässt sich nicht lesen: { $reason }.
mistake-record-text = Die Datei { $file } ist kein UTF-8-Text, also keine Aufzeichnung.
mistake-record-large = Die Aufzeichnung { $file } ist größer als { $most } Bytes. So lang ist keine Partie: Prüfe den Pfad.
mistake-record-rows = Die Aufzeichnung hat mehr als { $most } Zeilen. So lang ist keine Partie.
mistake-record-magic = Das ist keine Aufzeichnung: Sie muss mit der Zeile „{ $right }“ beginnen, nicht mit „{ $found }“.
mistake-record-header = Zeile { $row }: „{ $found }“ gehört nicht in den Kopf. Meinst du „{ $nearest }: …“? Eine leere Zeile beendet den Kopf.
mistake-record-twice = Zeile { $row }: Der Kopf enthält „{ $name }“ zweimal. Behalte eine der Zeilen.
mistake-record-missing = Im Kopf fehlt die Zeile „{ $name }: …“. Ergänze sie.
mistake-record-value = Im Kopf steht „{ $name }: { $found }“. { $name ->
        [options] Hierher gehört JSON in geschweiften Klammern, etwa {"{"}"cover": "random"{"}"}.
        [seats] Hierher gehört eine JSON-Liste von Namen, etwa ["Ada", "Ben"].
        [engine] Hierher gehört die Version eines Programms, etwa 0.1.0.
        [commitment] Hierher gehören 64 Zeichen, Ziffern und die Buchstaben a bis f.
       *[other] Hierher gehört eine ganze Zahl.
    }
mistake-record-game = Das ist eine Aufzeichnung des Spiels „{ $found }“, nicht von „{ $right }“.
mistake-record-rules = Diese Aufzeichnung entstand mit Fassung { $found } der Regeln, dieses Programm kennt { LIST($known, of: "plain") }. Nimm das Programm, mit dem sie entstand, oder ein neueres.
mistake-record-data = Diese Aufzeichnung entstand mit anderen Daten (Prüfsumme { $found }, hier { $right }). Lege die Spielplan- und die Kutschen-Datei der Partie daneben.
mistake-record-action = Zeile { $row }: Die Aktion „{ $action }“ ist dort nicht spielbar. { $reason }
mistake-record-unfinished = Laut Aufzeichnung war die Partie zu Ende, nach ihren { $actions } Aktionen geht sie aber weiter. Am Ende fehlen Aktionen.
mistake-record-end = Die Aufzeichnung endet in einer anderen Stellung, als ihre Aktionen ergeben (Prüfsumme { $found }, sie ergeben { $right }). Sie wurde nach der Partie geändert.

## Stellungen. Jede Meldung beginnt mit der Stelle im JSON.

mistake-position-object = { $place }: Hierher gehört ein Objekt in geschweiften Klammern, nicht { WORD($found, of: "json") }.
mistake-position-list = { $place }: Hierher gehört eine Liste in eckigen Klammern, nicht { WORD($found, of: "json") }.
mistake-position-number = { $place }: Hierher gehört eine ganze Zahl, nicht { WORD($found, of: "json") }.
mistake-position-text = { $place }: Hierher gehört ein Wort, nicht { WORD($found, of: "json") }.
mistake-position-flag = { $place }: Hierher gehört true oder false, nicht { WORD($found, of: "json") }.
mistake-position-missing = { $place }: Das Feld „{ $field }“ fehlt.
mistake-position-field = { $place }: Ein Feld „{ $field }“ gibt es hier nicht. Meinst du „{ $nearest }“?
mistake-position-bounds = { $place }: { $found } ist hier nicht möglich. Erlaubt ist { $low } bis { $high }.
mistake-position-word = { $place }: „{ $found }“ ist hier nicht bekannt. Meinst du „{ $nearest }“?
mistake-position-twice = { $place }: „{ $found }“ steht zweimal da. Einmal ist richtig.
mistake-position-empty = { $place }: Hier ist nichts. Lass den Eintrag weg.
mistake-position-endless = { $place } hat zu viele Teile. Gib nur wenige Wörter an.
mistake-position-long = { $place }: { $count } Einträge sind zu viele. Erlaubt sind { $most }.
mistake-position-length = { $place }: Hier stehen { $count } Einträge. Es müssen { $right } sein.
mistake-position-differs = { $place }: „{ $found }“ passt nicht zum Rest der Stellung. Richtig wäre „{ $right }“.
mistake-position-rules = { $place }: Fassung { $found } der Regeln kennt dieses Programm nicht. Es kennt { LIST($known, of: "plain") }.
mistake-position-digits = { $place }: „{ $found }“ ist keine Startzahl. Schreibe sie als Text: eine ganze Zahl ab 0 mit höchstens 77 Ziffern.
mistake-position-start-tile = { $place }: Auf dem Startfeld liegt nie ein Plättchen.
mistake-position-tiles = { $place }: Von der Art { WORD($tile) } gibt es nur { $most } Plättchen.
mistake-position-roads = { $place }: Platz { $seat } hat mehr als { $most } Straßen auf dem Spielplan.
mistake-position-aboard = { $place }: In der Kutsche sitzen { LIST($aboard) }, sie hat aber diese Sitzplätze: { LIST($seats) }.
mistake-position-no-coach = { $place }: Alle haben ihre Startkutsche, auch wenn sie leer ist.
mistake-position-display = { $place }: Solange der Stapel Kutschen enthält, liegen { $most } in der Auslage.
mistake-position-nuggets = { $place }: Alle Goldnuggets zusammen müssen sechs mit 3, drei mit 4 und eines mit 5 sein; hier sind es { LIST($found, of: "plain") }.
mistake-position-settled = { $place }: Ein besiedeltes Plättchen und der Beruf, der es besiedelt hat, gehören zusammen, oder beide sind null.
mistake-position-pioneers = { $place }: Vorrat, Kutschen und Spielplan enthalten { $total } Pioniere dieser Person. Es müssen { $right } sein.
mistake-position-start-pioneer = { $place }: Auf dem Start steht genau ein Pionier von Platz { $seat }.
mistake-position-under-tile = { $place }: In einer Stadt, deren Plättchen noch liegt, steht niemand.
mistake-position-step = { $place }: Der Schritt „{ $step }“ hat in dieser Stellung nichts zu fragen.
mistake-position-diggers = { $place }: Im Vorrat liegen { $nuggets } Goldnuggets, auf dem Spielplan aber noch { $tiles } Goldgräber-Plättchen. Für jedes muss eines da sein.
mistake-position-stagecoach = { $place }: Die Postkutsche steht genau dann bei einem Plättchen, wenn sich dort gleich jemand ansiedelt (Schritt „settle“), nicht beim Schritt „{ $step }“.
mistake-position-visited = { $place }: Zu den Feldern, die in diesem Zug betreten wurden, muss { $city } gehören, wo die Postkutsche steht.
mistake-position-reason = { $place }: { $reason }
mistake-position-ending = { $place }: Die Partie kann nicht zu Ende sein: Niemand hat alle Straßen gebaut, der Stapel ist nicht leer, und es gab keine zwei untätigen Runden.

json-null = null
json-boolean = true oder false
json-number = eine Zahl
json-string = ein Text
json-array = eine Liste
json-else = etwas, das JSON nicht kennt
json-object = ein Objekt
