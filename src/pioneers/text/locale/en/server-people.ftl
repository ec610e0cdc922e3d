# People and their sockets: guests, limits, and what is turned away at the door.

# The name of somebody who has not chosen one. { $number } has four digits.
guest-name = Guest { $number }

## Turned away

mistake-server-requests = You’re sending too many requests. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
mistake-server-messages = You’re sending too many messages, so this one was ignored. Send it again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }, and more slowly, or the connection closes.
mistake-server-origin = This request came from a page of another site. Use a page of this server.
mistake-server-content-type = The content must be JSON, with the header “Content-Type: application/json”.
mistake-server-unknown = The server doesn’t know you. Get a guest cookie first (PUT /api/me) and send it.
mistake-server-connections = There are too many open connections. Close one of them, or try again later.
mistake-server-socket-path = There’s no socket here. Use the address /ws.
mistake-server-handshake = This isn’t a complete WebSocket handshake (RFC 6455, version 13).

## Secrets

mistake-server-secret = { $file } has no usable secret: each line must be one of at least { $least } characters. Without the file, the server makes a new secret and no longer recognises any guest.

## Second devices

mistake-device-code = This code isn’t valid: it is wrong, used or too old. Get a new one on your other device.
mistake-device-code-tries = You’ve tried too many codes. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
