# People and their sockets: guests, limits, and what is turned away at the door.

# The name of somebody who has not chosen one. { $number } has four digits.
guest-name = Guest { $number }

## Turned away

mistake-server-requests = You ask too much at once. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
mistake-server-messages = You send too much at once: this message was not used. Send it again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }, and more slowly, or the connection is closed.
mistake-server-origin = This was asked by a page of another site. Only pages of this server may do that.
mistake-server-content-type = The content must be JSON, with the header “Content-Type: application/json”.
mistake-server-unknown = The server does not know who you are. Become somebody first, by PUT /api/me, and send the cookie that you get.
mistake-server-connections = There are too many open connections. Close one of them, or try again later.
mistake-server-socket-path = There is no socket here; the one there is has the address /ws.
mistake-server-handshake = This is no complete handshake of a WebSocket (RFC 6455, version 13).

## Secrets

mistake-server-secret = { $file } has no usable secret: each line must be one of at least { $least } characters. Without the file, a new secret is made, and all guests are strangers again.
