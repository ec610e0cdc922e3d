# Le journal du jeu de cartes : une phrase pour chaque événement, au présent. Les événements privés sont pour celui dont ils
# nomment les cartes.

## Distribution et échange

event-run = L’expédition { $run } commence ; { SEAT($starter) } joue en premier.
event-dealt =
    { $count ->
        [one] { SEAT($seat, form: "start") } reçoit 1 carte.
       *[other] { SEAT($seat, form: "start") } reçoit { $count } cartes.
    }
event-dealt-private = { SEAT($seat, form: "start") } reçoit { LIST($cards, of: "card", form: "one") }.
event-exchange-paid = { SEAT($seat, form: "start") } paie une { WORD($suit, form: "supply") } pour échanger des cartes.
event-kept = { SEAT($seat, form: "start") } n’échange pas de cartes.
event-discarded = { SEAT($seat, form: "start") } écarte une carte, face cachée.
event-discarded-private = { SEAT($seat, form: "start") } écarte { CARD($card, form: "one") }, face cachée.
event-drew =
    { $count ->
        [one] { SEAT($seat, form: "start") } pioche une nouvelle carte.
       *[other] { SEAT($seat, form: "start") } pioche { $count } nouvelles cartes.
    }
event-drew-private = { SEAT($seat, form: "start") } pioche { LIST($cards, of: "card", form: "one") }.

## Pli

event-played = { SEAT($seat, form: "start") } joue { LIST($cards, of: "card", form: "one") }.
event-trick-won =
    { $by ->
        [suit] { SEAT($seat, form: "start") } remporte le pli avec { $sum } en { WORD($suit) }.
        [trump] { SEAT($seat, form: "start") } remporte le pli avec { $sum } en { WORD($suit) }, l’atout.
       *[storm] { SEAT($seat, form: "start") } remporte le pli avec tempête { $sum }.
    }
event-supply-taken = { SEAT($seat, form: "start") } prend une { WORD($suit, form: "supply") }.
event-stock-out = Il n’y a plus de { WORD($suit, form: "supply") } dans la réserve : { SEAT($seat) } ne reçoit rien.
event-storm-took = { SEAT($seat, form: "start") } choisit une { WORD($suit, form: "supply") } pour sa tempête.
event-storm-empty = Il n’y a plus aucune ressource dans la réserve : { SEAT($seat) } ne reçoit rien pour sa tempête.
event-trump-named = { SEAT($seat, form: "start") } choisit l’atout : { WORD($suit) }.
event-stolen = { SEAT($seat, form: "start") } vole une { WORD($suit, form: "supply") } à { SEAT($victim) }.
event-thief-empty = { SEAT($seat, form: "start") } a joué le dernier voleur, mais il n’y a rien à voler au gagnant du pli.
event-thieves-lost =
    { $count ->
        [one] { SEAT($seat, form: "start") } devrait entamer, mais n’a en main qu’un voleur, qui est perdu.
       *[other] { SEAT($seat, form: "start") } devrait entamer, mais n’a en main que { $count } voleurs, qui sont perdus.
    }

## Le dernier à avoir des cartes

event-last-hand = Il ne reste des cartes qu’à { SEAT($seat) } : { LIST($cards, of: "card") }.
event-thief-lost = { SEAT($seat, form: "start") } perd un voleur, car il n’y a rien à voler chez les autres.
event-run-ends = L’expédition { $run } est terminée. Tout le monde peut maintenant construire.

## Construire, payer, commencer

event-building-raised = { SEAT($seat, form: "start") } construit { WORD($building, form: "one") }.
event-build-done = { SEAT($seat, form: "start") } termine ses constructions.
event-paid-start = { SEAT($seat, form: "start") } paie une ressource pour le départ : { WORD($suit) }.
event-starter-drawn = Tirage au sort entre { LIST($among) } : { SEAT($seat) } commence l’expédition suivante.

## Fin de la partie

event-game-finished =
    { $reason ->
        [settlement] La partie se termine après l’expédition { $run } : quelqu’un a construit les quatre bâtiments.
       *[runs] La partie se termine après l’expédition { $run }, la dernière : le plus grand nombre de bâtiments décide.
    }
event-counted =
    { SEAT($seat, form: "start") } : { $buildings ->
        [0] aucun bâtiment
        [one] 1 bâtiment
       *[other] { $buildings } bâtiments
    }, { $supplies ->
        [0] aucune ressource restante.
        [one] 1 ressource restante.
       *[other] { $supplies } ressources restantes.
    }
