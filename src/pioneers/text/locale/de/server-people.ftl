# Leute und ihre Verbindungen: Gäste, Grenzen, und was an der Tür abgewiesen wird.

# Der Name von jemandem, der noch keinen gewählt hat. { $number } hat vier Ziffern.
guest-name = Gast { $number }

## Abgewiesen

mistake-server-requests = Das sind zu viele Anfragen auf einmal. Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
mistake-server-messages = Das sind zu viele Nachrichten auf einmal; diese zählt nicht. Schicke sie in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal, und langsamer, sonst wird die Verbindung getrennt.
mistake-server-origin = Diese Anfrage kam von der Seite einer anderen Website. Verwende eine Seite dieses Servers.
mistake-server-content-type = Der Inhalt muss JSON sein, mit der Kopfzeile „Content-Type: application/json“.
mistake-server-unknown = Der Server kennt dich nicht. Hole dir zuerst ein Gast-Cookie (PUT /api/me) und schicke es mit.
mistake-server-connections = Es sind zu viele Verbindungen offen. Schließe eine davon oder versuche es später noch einmal.
mistake-server-socket-path = Hier ist kein Socket. Verwende die Adresse /ws.
mistake-server-handshake = Das ist kein vollständiger WebSocket-Handshake (RFC 6455, Version 13).

## Geheimnisse

mistake-server-secret = { $file } enthält kein brauchbares Geheimnis: Jede Zeile muss eines mit mindestens { $least } Zeichen sein. Ohne die Datei macht der Server ein neues und erkennt keinen Gast wieder.

## Zweite Geräte

mistake-device-code = Dieser Code gilt nicht: Er ist falsch, benutzt oder zu alt. Hole dir auf deinem anderen Gerät einen neuen.
mistake-device-code-tries = Du hast zu viele Codes versucht. Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
