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
mistake-game-texts = Das Spiel „{ $game }“ kann nicht gespielt werden: Seine Meldung „{ $key }“ ({ $file }) gibt es schon in { $other }. Nimm den Namen des Spiels in den Schlüssel auf, zum Beispiel „{ $right }“.
mistake-players = Die Personenzahl kann nicht { $players } sein. Dieses Spiel ist für { LIST($numbers, of: "plain", by: "or") } Personen.
mistake-seed = „{ $seed }“ ist keine Startzahl. Verwende eine ganze Zahl ab 0 mit höchstens 77 Ziffern.
mistake-rules = Fassung { $rules } der Regeln kennt dieses Programm nicht. Es kennt { LIST($known, of: "plain") }.
mistake-option = Eine Option „{ $option }“ gibt es nicht. Meinst du „{ $nearest }“? Die Optionen sind: { LIST($options, of: "plain") }.
mistake-path = Die Option „{ $option }“ erwartet den Pfad einer Datei, nicht { $found }.
mistake-seat = Einen Platz { $seat } gibt es nicht. Bei { $players } Personen zählen die Plätze ab 0; None steht für Zuschauer.

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
mistake-position-step = { $place }: Der Schritt „{ $step }“ hat in dieser Stellung nichts zu fragen.
mistake-position-reason = { $place }: { $reason }

json-null = null
json-boolean = true oder false
json-number = eine Zahl
json-string = ein Text
json-array = eine Liste
json-else = etwas, das JSON nicht kennt
json-object = ein Objekt
