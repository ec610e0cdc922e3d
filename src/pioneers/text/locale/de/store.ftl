# Der Speicher: Tische, Protokolle, Personen und beendete Partien in einer Datenbank, und Kopien davon. Kennungen und Dateinamen werden nie übersetzt.

## Was von ihm verlangt wurde

mistake-store-table = Es gibt keinen Tisch { $table }.
mistake-store-table-exists = Es gibt schon einen Tisch { $table }.
mistake-store-person = Es gibt keine Person { $person }.
mistake-store-person-exists = Es gibt schon eine Person { $person }.
mistake-store-append = Eintrag { $number } des Tisches { $table } passt hier nicht: Einträge, die zusammen gespeichert werden, müssen zu einem Tisch gehören und fortlaufend nummeriert sein.
mistake-store-client-twice = Zwei der Einträge ab { $number } des Tisches { $table } haben dieselbe Kennung des Absenders. Jede Aktion braucht eine eigene.
mistake-store-number-taken = Eintrag { $number } des Tisches { $table } ist vergeben; der letzte ist { $last }. Noch ein Programm schreibt an diesem Protokoll: Lies es zuerst neu.
mistake-store-number-gap = Vor Eintrag { $number } des Tisches { $table } bliebe eine Lücke; der letzte ist { $last }. Lies das Protokoll zuerst neu.
mistake-store-json = Das lässt sich nicht speichern, weil es kein JSON ist: { $reason }.
mistake-store-page = Diese Seite gibt es nicht. Beginne mit der ersten.
mistake-store-finished = Die Partie des Tisches { $table } ist schon gespeichert, mit einem anderen Ende (Prüfsumme { $right }; jetzt { $found }).
mistake-store-closed = Das Programm wird beendet, deshalb ist der Speicher geschlossen.

## Platte und Datei

mistake-store-full = Die Platte mit { $file } ist voll: Nichts wurde gespeichert. Schaffe Platz und versuche es noch einmal.
mistake-store-locked = Ein anderes Programm hält { $file } gesperrt: Nichts wurde gespeichert. Schließe es und versuche es noch einmal.
mistake-store-read-only = { $file } ist schreibgeschützt: Nichts wurde gespeichert. Prüfe die Rechte der Datei und ihres Ordners.
mistake-store-damaged = { $file } ist beschädigt oder keine Datenbank. Stelle eine Sicherung wieder her.
mistake-store-broken =
    { $number ->
        [0] Tisch { $table } ist beschädigt: Der Tisch selbst ist nicht so, wie er geschrieben wurde. Stelle eine Sicherung wieder her.
       *[other] Tisch { $table } ist beschädigt: Eintrag { $number } seines Protokolls ist nicht so, wie er geschrieben wurde. Stelle eine Sicherung wieder her.
    }
mistake-store-unreachable = { $file } lässt sich nicht benutzen: { $reason }.
mistake-store-in-use = { $file } wird vom Prozess { $process } benutzt. Beende ihn zuerst oder wähle eine andere Datei.
mistake-store-newer = { $file } stammt von einer neueren Version dieses Programms (Stand { $found }, hier bekannt ist { $right }). Installiere jene Version oder wähle eine andere Datei.

## Ein Datenbankserver

mistake-store-header-changed = Jemand anders hat den Tisch { $table } eben geändert. Sieh ihn dir zuerst neu an.
mistake-store-contention = Jemand anders schreibt gerade dasselbe: Nichts wurde gespeichert. Versuche es noch einmal.
mistake-store-server-lost = Die Datenbank { $server } lässt sich gerade nicht benutzen: { $reason }.
mistake-store-server-unsure = Die Datenbank { $server } lässt sich gerade nicht benutzen: { $reason }. Was eben gesendet wurde, ist vielleicht gespeichert, vielleicht nicht; nochmals senden zeigt es.
mistake-store-server-slow = Die Datenbank { $server } braucht zu lange: Nichts wurde gespeichert. Versuche es später noch einmal.
mistake-store-server-read-only = Die Datenbank { $server } ist schreibgeschützt: Nichts wurde gespeichert. Prüfe, ob sie das Abbild einer anderen ist oder was ihr Besitzer erlaubt.
mistake-store-server-address = Das ist keine Adresse einer Datenbank. Richtig wäre postgresql://person:passwort@host:5432/name.

## Sicherungen

mistake-store-missing = Es gibt keine Datei { $file }.
mistake-store-target-exists = { $file } gibt es schon. Wähle eine neue Datei für die Sicherung.
mistake-store-restore-exists = Eine Datenbank { $file } gibt es schon. Ersetze sie mit --replace; sie wird dann unter einem anderen Namen gespeichert.
mistake-store-copy-target = { $target } enthält schon Personen oder Tische. Kopiere in eine leere Datenbank.
mistake-store-copy-differs = Die Kopie in { $target } ist nicht das, was gelesen wurde (Prüfsumme { $right }; dort { $found }). Nichts wurde behalten.
mistake-store-restore-server = Eine Sicherung lässt sich nicht über { $server } wiederherstellen. Lege eine leere Datenbank an und kopiere die Sicherung dorthin: pioneers copy --from { $backup } --to { $server }.
mistake-store-foreign = { $file } ist eine Datenbank, aber keine dieses Programms.
