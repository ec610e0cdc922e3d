# Ce qui ne va pas avec un programme qui joue selon le protocole par lignes, ou avec sa commande. Les mots du protocole ne
# sont jamais traduits.

## La commande

mistake-foreign-command = La commande « { $command } » est illisible : un guillemet est resté ouvert. Fermez-le.
mistake-foreign-no-command = Il manque la commande du programme. Écrivez-la ainsi : exec:node mybot.js
mistake-foreign-system = Les autres programmes ne peuvent pas jouer sous Windows. Utilisez le sous-système Windows pour Linux.

## Fautes du programme

mistake-foreign-missing = Le programme { $program } ne démarre pas : { $reason }.
mistake-foreign-gone = Le programme s’est arrêté en pleine partie, avec le code de sortie { $status }.
mistake-foreign-closed = Le programme a fermé sa sortie en pleine partie.
mistake-foreign-time-out = Le programme n’a pas répondu en { $seconds } s. Une réponse est une ligne entière : terminez-la par un saut de ligne et videz la sortie aussitôt (flush).
mistake-foreign-long-line = Le programme a écrit une ligne de plus de { $most } octets. La sortie standard est réservée aux réponses ; écrivez tout autre texte sur la sortie d’erreur.
mistake-foreign-encoding = La réponse du programme n’est pas du texte UTF-8. Écrivez-la en UTF-8.
mistake-foreign-json = La réponse du programme n’est pas un objet JSON : « { $found } ». La sortie standard est réservée aux réponses ; écrivez tout autre texte sur la sortie d’erreur.
mistake-foreign-type = Le programme a répondu avec le type « { $found } ». Utilisez { LIST($right, of: "plain", by: "or") }.
mistake-foreign-field = Dans la réponse du programme, le champ « { $field } » manque ou n’a pas le bon type. { $field ->
        [number] C’est le numéro de la question, un nombre entier.
        [action] C’est l’une des actions permises, sous forme de texte.
       *[actions] C’est une liste d’actions, chacune sous forme de texte, avec une action au moins.
    }
mistake-foreign-number = Le programme a répondu à la question { $found } au lieu de la question { $right }.
mistake-foreign-version = Le programme utilise la version { $found } du protocole ; celle-ci est la version { $right }.
mistake-foreign-illegal = Le programme voulait jouer « { $found } », qui n’est pas l’une des actions permises.
