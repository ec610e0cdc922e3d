# Problèmes : créés à partir de parties de bots, vérifiés, résolus dans la page.

puzzles-made = { $made } problèmes sur { $of }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
puzzles-checking = Preuve { $done } sur { $of }
puzzles-stopped = Arrêté avec { $made } problèmes dans { $file }. La même commande continue.
puzzles-written = { $count } problèmes sont dans { $file }. Créés : { $made } ; prouvés à nouveau : { $sound }.
puzzles-finding =
    { $state ->
        [broken] { $puzzle } : sa partie ne peut plus être jouée. { $reason }
        [fallen] { $puzzle } : un autre plan est maintenant meilleur de { $margin } %.
       *[doubtful] { $puzzle } : la solution n’est meilleure que de { $margin } %, ou toutes les solutions ne se valent pas.
    }
puzzles-checked = { $game } : { $sound } problèmes sur { $count } restent prouvés ; douteux { $doubtful }, réfutés { $fallen }, abîmés { $broken }. Écarts : médiane { $median } %, minimum { $least } %.

mistake-puzzle-number = { $name } doit valoir au moins 1, pas { $number }.
mistake-puzzle-game = Il n’y a pas de jeu « { $game } » avec des bots qui réfléchissent. Choisissez parmi { LIST($games, of: "plain") }.
mistake-puzzle-none = Le jeu « { $game } » n’a pas de problèmes. Jeux avec problèmes : { LIST($games, of: "plain") }.
mistake-puzzle =
    { $nearest ->
        [none] Il n’y a pas de problème « { $puzzle } » pour le jeu « { $game } ».
       *[other] Il n’y a pas de problème « { $puzzle } » pour le jeu « { $game } ». Vouliez-vous dire « { $nearest } » ?
    }
mistake-puzzle-data = Un problème du jeu « { $game } » a été créé avec d’autres données ({ $data }) que celles du programme ({ $right }). Recréez les problèmes avec « pioneers puzzles make ».
mistake-puzzle-broken = Un problème du jeu « { $game } » est abîmé : { $reason }. Recréez les problèmes avec « pioneers puzzles make ».
mistake-puzzle-lost = Ce problème a changé depuis que vous l’avez ouvert. Ouvrez-le à nouveau.
