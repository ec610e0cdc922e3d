# Einen Server betreiben: seine Einstellungen, sein Bildschirm daheim, Sicherungen und die Seite, die er zeigt. Namen von Einstellungen, Optionen und Dateien werden nie übersetzt.

## Einstellungen. Jede Meldung beginnt mit der Stelle: einer Zeile einer Datei, einer Variablen oder einer Option.

mistake-setting-variable = Eine Einstellung mit diesem Namen gibt es nicht. Meinst du { $nearest }?
mistake-setting-word =
    { $nearest ->
        [none] „{ $found }“ ist hier nicht gültig. Wähle { LIST($words, of: "plain", by: "or") }.
       *[other] „{ $found }“ ist hier nicht gültig. Meinst du „{ $nearest }“? Wähle { LIST($words, of: "plain", by: "or") }.
    }
mistake-setting-whole = „{ $found }“ ist hier nicht gültig. Gib eine ganze Zahl von { $low } bis { $high } an.
mistake-setting-number = „{ $found }“ ist hier nicht gültig. Gib eine Zahl von { $low } bis { $high } an.
mistake-setting-text = Das muss ein Text in Anführungszeichen sein.
mistake-setting-texts = Das muss eine Liste von Texten sein, wie ["eins", "zwei"].
mistake-setting-origin = „{ $found }“ ist keine Adresse eines Servers. Schreibe sie wie https://play.example.org, ohne etwas dahinter.
mistake-setting-network = „{ $found }“ ist weder eine Adresse noch ein Netz. Schreibe es wie 127.0.0.1 oder 10.0.0.0/8.
mistake-setting-token = Um die Zahlen mit einem Token zu lesen, setze metrics.token auf mindestens { $shortest } Zeichen, die niemand errät.
mistake-setting-truth = „{ $found }“ ist hier nicht gültig. Gib true oder false an.
mistake-setting-redis = „{ $found }“ ist keine Adresse eines Redis. Schreibe sie wie redis://localhost:6379/0.
mistake-setting-processes = Mehrere Prozesse brauchen eine Datenbank und ein Redis, die sie teilen können. Setze database auf postgresql://… und redis auf redis://… oder processes auf 1.
mistake-setting-remote = Bots in anderen Prozessen werden über Redis gefragt. Setze redis auf redis://… oder bots.remote auf false.

## Starten

mistake-serve-host = Der Server kann an { $host } nicht lauschen: { $reason }. Gib den Namen oder die Adresse dieses Rechners an.
mistake-serve-port = Der Server kann an Port { $port } von { $host } nicht lauschen: { $reason }. Wähle mit --port einen anderen.
mistake-serve-running = { $file } ist schon in Betrieb: beim Server unter { $address }.
mistake-serve-processes = Nur unter Linux, macOS und anderen Unix-Systemen können mehrere Prozesse einen Port teilen. Setze processes auf 1.
mistake-metrics-forbidden = Diese Zahlen kannst du nicht lesen. Die Einstellung metrics.readers bestimmt, wer es kann.
serve-database = Die Datenbank ist { $file }.
serve-unused = { $variable } steht in der Umgebung, aber eine Einstellung mit diesem Namen gibt es nicht.

## Der Bildschirm daheim

home-open = Die Tische sind offen. Im Browser auf diesem Gerät:
home-others = Auf Telefonen und Rechnern im selben Netz:
home-alone = Dieses Gerät ist in keinem Netz: Spielen kannst du nur hier.
home-kept = Alle Partien sind in { $file } gespeichert.
home-stop = Strg-C beendet den Server.
home-running = Die Tische sind schon offen:
home-closing = Die letzten Aktionen werden gespeichert …
home-goodbye = Auf Wiedersehen. Alle Partien sind gespeichert und gehen nach dem nächsten Start weiter.

## Sicherungen

backup-done = Sicherung erstellt: { LIST($files, of: "plain") }.
backup-broken =
    { $count ->
        [one] 1 Tisch in der Sicherung ist beschädigt; alle anderen sind in Ordnung. Behalte deine älteren Sicherungen.
       *[other] { $count } Tische in der Sicherung sind beschädigt; alle anderen sind in Ordnung. Behalte deine älteren Sicherungen.
    }
restore-done = Sicherung wiederhergestellt: { $file }.
restore-kept = Die bisherige Datenbank ist unter { $file } gespeichert.
copy-progress = Kopiert: { $done } von { $total } Zeilen
copy-done = Kopiert nach { $file } und geprüft: { $people } Personen, { $tables } Tische mit { $entries } Protokolleinträgen, { $games } beendete Partien (Prüfsumme { $digest }).
copy-since = { $count ->
        [one] Nach Beginn der Kopie kam in { $file } 1 Zeile hinzu, die in der Kopie fehlt.
       *[other] Nach Beginn der Kopie kamen in { $file } { $count } Zeilen hinzu, die in der Kopie fehlen.
    } Halte den Server an und kopiere noch einmal in eine leere Datenbank.

## Die Seite unter der Adresse des Servers

language-name = Deutsch
unbuilt-what = Dieser Server läuft, aber die Seite für den Browser fehlt. Baue sie so und starte danach den Server neu:
unbuilt-terminal = Du kannst auch im Terminal spielen:
unbuilt-api = Was Programme diesen Server fragen können

## Ein laufender Server (/readyz)

hosting-stopping = Der Server wird beendet.
hosting-reading = Die Datenbank lässt sich nicht lesen.
hosting-full = Es lässt sich nichts schreiben: Die Platte ist voll.
hosting-writing = In die Datenbank lässt sich nichts schreiben.
hosting-degraded = Bereit, aber Redis antwortet nicht. Neues zwischen den Prozessen dauert länger; nichts geht verloren.
