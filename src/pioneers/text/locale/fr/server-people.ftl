# Les gens et leurs connexions : invités, limites, et ce qui est refusé à la porte.

# Le nom de quelqu’un qui n’en a pas encore choisi. { $number } a quatre chiffres.
guest-name = Invité { $number }

## Refusé

mistake-server-requests = Trop de requêtes à la fois. Réessayez dans { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
mistake-server-messages = Trop de messages à la fois : celui-ci ne compte pas. Renvoyez-le dans { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }, et plus lentement, sinon la connexion sera coupée.
mistake-server-origin = Cette requête vient d’une page d’un autre site. Utilisez une page de ce serveur.
mistake-server-content-type = Le contenu doit être du JSON, avec l’en-tête « Content-Type: application/json ».
mistake-server-unknown = Le serveur ne vous connaît pas. Demandez d’abord un cookie d’invité (PUT /api/me) et envoyez-le.
mistake-server-connections = Trop de connexions sont ouvertes. Fermez-en une, ou réessayez plus tard.
mistake-server-socket-path = Il n’y a pas de socket ici. Utilisez l’adresse /ws.
mistake-server-handshake = Ce n’est pas une négociation WebSocket complète (RFC 6455, version 13).

## Secrets

mistake-server-secret = { $file } ne contient pas de secret utilisable : chaque ligne doit en être un d’au moins { $least } caractères. Sans ce fichier, le serveur crée un nouveau secret et ne reconnaît plus aucun invité.

## Deuxièmes appareils

mistake-device-code = Ce code n’est pas valable : il est faux, utilisé ou trop ancien. Demandez-en un autre sur votre autre appareil.
mistake-device-code-tries = Vous avez essayé trop de codes. Réessayez dans { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
