# Was an einem Programm falsch ist, das nach dem Zeilenprotokoll spielt, oder an seinem Befehl. Wörter des Protokolls
# werden nie übersetzt.

## Der Befehl

mistake-foreign-command = Der Befehl „{ $command }“ lässt sich nicht lesen: Ein Anführungszeichen ist offen. Schließe es.
mistake-foreign-no-command = Der Befehl für das Programm fehlt. Schreibe ihn so: exec:node mybot.js
mistake-foreign-system = Andere Programme können unter Windows nicht mitspielen. Verwende das Windows-Subsystem für Linux.

## Fehler des Programms

mistake-foreign-missing = Das Programm { $program } lässt sich nicht starten: { $reason }.
mistake-foreign-gone = Das Programm hat mitten in der Partie aufgehört, mit Rückgabewert { $status }.
mistake-foreign-closed = Das Programm hat mitten in der Partie seine Ausgabe geschlossen.
mistake-foreign-time-out = Das Programm hat nicht innerhalb von { $seconds } s geantwortet. Eine Antwort ist eine ganze Zeile: Beende sie mit einem Zeilenumbruch und leere den Ausgabepuffer (flush).
mistake-foreign-long-line = Das Programm hat eine Zeile von mehr als { $most } Bytes geschrieben. Die Standardausgabe ist für Antworten da; schreibe anderen Text in die Fehlerausgabe.
mistake-foreign-encoding = Die Antwort des Programms ist kein UTF-8-Text. Schreibe sie in UTF-8.
mistake-foreign-json = Die Antwort des Programms ist kein JSON-Objekt: „{ $found }“. Die Standardausgabe ist für Antworten da; schreibe anderen Text in die Fehlerausgabe.
mistake-foreign-type = Das Programm hat mit dem Typ „{ $found }“ geantwortet. Verwende { LIST($right, of: "plain", by: "or") }.
mistake-foreign-field = In der Antwort des Programms fehlt das Feld „{ $field }“, oder es hat den falschen Typ. { $field ->
        [number] Es ist die Nummer der Frage, eine ganze Zahl.
        [action] Es ist eine der erlaubten Aktionen, als Text.
       *[actions] Es ist eine Liste von Aktionen, jede als Text, mindestens eine.
    }
mistake-foreign-number = Das Programm hat Frage { $found } statt Frage { $right } beantwortet.
mistake-foreign-version = Das Programm verwendet Version { $found } des Protokolls; dies ist Version { $right }.
mistake-foreign-illegal = Das Programm wollte „{ $found }“ spielen; das ist keine der erlaubten Aktionen.
