# Les gens et leurs connexions : invités, limites, et ce qui est refusé à la porte.

# Le nom de quelqu’un qui n’en a pas encore choisi. { $number } a quatre chiffres.
guest-name = Invité { $number }

## Refusé

mistake-server-requests = Vous demandez trop à la fois. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
mistake-server-messages = Vous envoyez trop à la fois : ce message n’a pas été utilisé. Renvoyez-le dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }, et plus lentement, sinon la connexion sera coupée.
mistake-server-origin = C’est une page d’un autre site qui l’a demandé. Seules les pages de ce serveur le peuvent.
mistake-server-content-type = Le contenu doit être du JSON, avec l’en-tête « Content-Type: application/json ».
mistake-server-unknown = Le serveur ne sait pas qui vous êtes. Devenez d’abord quelqu’un, par PUT /api/me, et envoyez le cookie que vous recevez.
mistake-server-connections = Trop de connexions sont ouvertes. Fermez-en une, ou réessayez plus tard.
mistake-server-socket-path = Il n’y a pas de socket ici ; le seul qui existe a l’adresse /ws.
mistake-server-handshake = Ce n’est pas une poignée de main complète d’un WebSocket (RFC 6455, version 13).

## Secrets

mistake-server-secret = { $file } ne contient pas de secret utilisable : chaque ligne doit en être un d’au moins { $least } caractères. Sans ce fichier, un nouveau secret est créé, et tous les invités redeviennent des inconnus.
