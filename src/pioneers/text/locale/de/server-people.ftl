# Leute und ihre Verbindungen: Gäste, Grenzen, und was an der Tür abgewiesen wird.

# Der Name von jemandem, der noch keinen gewählt hat. { $number } hat vier Ziffern.
guest-name = Gast { $number }

## Abgewiesen

mistake-server-requests = Du fragst zu viel auf einmal. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
mistake-server-messages = Du schickst zu viel auf einmal: Diese Nachricht wurde nicht verwendet. Schicke sie in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal, und langsamer, sonst wird die Verbindung getrennt.
mistake-server-origin = Darum hat die Seite einer anderen Website gebeten. Das dürfen nur Seiten dieses Servers.
mistake-server-content-type = Der Inhalt muss JSON sein, mit der Kopfzeile „Content-Type: application/json“.
mistake-server-unknown = Der Server weiß nicht, wer du bist. Werde zuerst jemand, mit PUT /api/me, und schicke das Cookie mit, das du bekommst.
mistake-server-connections = Es sind zu viele Verbindungen offen. Schließe eine davon oder versuche es später noch einmal.
mistake-server-socket-path = Hier ist kein Socket; den einzigen gibt es unter der Adresse /ws.
mistake-server-handshake = Das ist kein vollständiger Handschlag eines WebSockets (RFC 6455, Version 13).

## Geheimnisse

mistake-server-secret = { $file } enthält kein brauchbares Geheimnis: Jede Zeile muss eines mit mindestens { $least } Zeichen sein. Ohne die Datei wird ein neues gemacht, und alle Gäste sind wieder Fremde.
