# Beendete Partien: sie noch einmal ansehen, prüfen, ob alles mit rechten Dingen zuging, und sie anderswohin mitnehmen.

## Noch einmal ansehen

mistake-replay-move = Eine Aktion { $move } hat diese Partie nicht. Möglich sind 0 (der Anfang) bis { $last } (das Ende).
mistake-replay-event = Ein Ereignis { $number } hat diese Partie noch nicht. Möglich sind 0 (der Anfang) bis { $last } (jetzt).
mistake-replay-running = Diese Partie ist noch nicht zu Ende. Danach können alle sie von jedem Platz aus ansehen.

## Prüfen

verify-game =
    { $engine ->
        [none] Eine Partie von { LIST($names, of: "plain") } ({ $game }), { $moves } Aktionen.
       *[other] Eine Partie von { LIST($names, of: "plain") } ({ $game }), { $moves } Aktionen, begonnen mit Version { $engine } dieses Programms.
    }
verify-rules = Die Regeln (Version { $rules }) und alle Spielpläne, Kutschen und Karten (Prüfsumme { $data }) sind die, mit denen gespielt wurde.
verify-moves =
    { $moves ->
        [one] Die eine gespielte Aktion ist nach den Regeln erlaubt.
       *[other] Alle { $moves } Aktionen sind nach den Regeln erlaubt.
    }
verify-end = Sie führen genau zu dem Ende in der Aufzeichnung (Prüfsumme { $end }).
verify-kept =
    { $source ->
        [given] Ausgeteilt wurde wie versprochen: Die Startzahl passt zum Fingerabdruck, den du angegeben hast.
       *[record] Ausgeteilt wurde wie versprochen: Die Startzahl passt zum Fingerabdruck in der Aufzeichnung.
    }
verify-other =
    { $source ->
        [given] Ausgeteilt wurde anders als versprochen: Die Startzahl passt nicht zum Fingerabdruck, den du angegeben hast.
       *[record] Ausgeteilt wurde anders als versprochen: Die Startzahl passt nicht zum Fingerabdruck in der Aufzeichnung.
    }
verify-no-promise = Die Aufzeichnung enthält keinen Fingerabdruck; ob wie versprochen ausgeteilt wurde, bleibt offen.
verify-no-end = Die Partie ist nicht zu Ende, also gibt es noch kein Ende zu vergleichen.

verify-outcome =
    { $outcome ->
        [fair] Alles stimmt: Diese Partie wurde wie versprochen ausgeteilt und nach den Regeln gespielt.
        [wrong] Diese Aufzeichnung ließ sich nicht bestätigen: Sie wurde verändert, oder sie braucht eine andere Version des Programms. Der Grund steht oben.
        [broken] Das ist nicht, was versprochen war: Es wurde anders ausgeteilt, oder die Aufzeichnung wurde später verändert. Hast du den Fingerabdruck getippt, vergleiche ihn noch einmal mit dem, den der Tisch gezeigt hat.
        [unfinished] Bis hierher stimmt alles, aber die Partie ist nicht zu Ende. Prüfe sie danach noch einmal.
       *[open] Die Aktionen stimmen, aber nichts zeigt, dass vor der Partie feststand, wie ausgeteilt wird. Hat der Tisch am Anfang einen Fingerabdruck gezeigt (64 Ziffern und Buchstaben)? Dann gib ihn an:
    }
verify-compare = Ein Beweis ist das nur, wenn der Tisch dir vor der Partie denselben Fingerabdruck gezeigt hat:
verify-meaning = Was das bedeutet: Aller Zufall einer Partie, etwa die Reihenfolge der Karten, kommt aus einer geheimen Zahl, der Startzahl. Vor der Partie zeigt der Tisch ihren Fingerabdruck: Niemand kann daraus die Startzahl finden, und niemand findet eine andere, die dazu passt. Nach der Partie dürfen alle die Startzahl kennen. Passt sie zum Fingerabdruck, stand alles vor der ersten Aktion fest, und niemand konnte es später ändern.
mistake-verify-commitment = „{ $found }“ ist kein Fingerabdruck. Verwende 64 Zeichen: Ziffern und die Buchstaben a bis f.

## Anderswohin mitnehmen

export-done =
    { $count ->
        [0] Es gibt noch keine beendeten Partien: { $file } hat Spalten, aber keine Zeilen.
        [one] 1 beendete Partie ist jetzt in { $file }.
       *[other] { $count } beendete Partien sind jetzt in { $file }.
    }
mistake-export-package = Parquet-Dateien brauchen das Paket { $package }. Installiere es mit pip install "pioneers[report]".
mistake-export-exists = { $file } gibt es schon. Wähle eine neue Datei für die Partien.
mistake-export-file = { $file } lässt sich nicht schreiben: { $reason }. Wähle eine andere Datei.
mistake-export-record = Die Aufzeichnung des Tisches { $table } lässt sich nicht lesen. { $reason }
mistake-store-older = { $file } stammt von einer älteren Version dieses Programms. Starte einmal den Server dieser Version damit; er bringt die Datei auf den neuen Stand.

## Die Datenbank eines Servers prüfen

check-progress = Tisch { $done } von { $total }
check-database =
    { $quick ->
        [true] { $file }: eine gültige Datenbank mit { $tables } Tischen und { $entries } Einträgen im Protokoll. Keine Partie wurde nachgespielt.
       *[false] { $file }: eine gültige Datenbank mit { $tables } Tischen und { $entries } Einträgen im Protokoll. Beendete Partien, die sich genauso nachspielen ließen: { $games }; Partien, die eine andere Version dieses Programms brauchen: { $other }.
    }
check-repaired =
    { $count ->
        [one] 1 beendete Partie ist jetzt gespeichert.
       *[other] { $count } beendete Partien sind jetzt gespeichert.
    }
check-advice =
    { $unclosed ->
        [true] Partien, die unter den beendeten fehlen: Beende den Server und füge --repair hinzu. Alles andere: Prüfe deine Sicherungen ebenso und stelle die neueste gültige wieder her.
       *[false] Prüfe deine Sicherungen ebenso und stelle die neueste gültige wieder her. Tische, die hier nicht genannt sind, sind in Ordnung.
    }
mistake-check-seed = Tisch { $table }: Die Startzahl passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.
mistake-check-game-missing = Tisch { $table }: Die Partie ist zu Ende, fehlt aber unter den beendeten.
mistake-check-unclosed = Tisch { $table }: Die Partie ist zu Ende, aber nicht als beendet gespeichert.
mistake-check-game = Tisch { $table }: Die beendete Partie lässt sich nicht so nachspielen, wie sie gespeichert ist. { $reason }
mistake-lesson-missing = In diesem Spiel gibt es keine Lektion mit diesem Namen.
mistake-lesson-lost = Diese Lektion hat sich geändert, seit du sie begonnen hast. Beginne sie noch einmal.
