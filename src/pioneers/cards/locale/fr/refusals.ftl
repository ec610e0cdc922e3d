# Pourquoi une action du jeu de cartes n'est pas permise, et ce qui le serait. Ce que les deux jeux refusent est dans kernel.ftl.

## Échange

refusal-no-supply = Vous n’avez pas de { WORD($suit, form: "supply") } pour payer. Choisissez une couleur dont vous avez une ressource.
refusal-not-in-hand = Vous n’avez pas la carte { CARD($card) } en main. Choisissez une carte que vous avez.

## Pli

refusal-thief-lead = Vous ne pouvez pas entamer avec un voleur. Entamez avec une ou plusieurs cartes d’une même couleur, ou avec une tempête.
refusal-must-follow = Vous avez en main la couleur à fournir, { WORD($suit, form: "label") } : vous ne pouvez pas jouer { CARD($card) }. Jouez une ou plusieurs cartes { WORD($suit, form: "label") }, ou une tempête.
refusal-must-follow-thief = Vous avez en main la couleur à fournir, { WORD($suit, form: "label") }, et le pli n’a pas encore de voleur : vous ne pouvez pas en jouer un. Jouez une ou plusieurs cartes { WORD($suit, form: "label") }, ou une tempête.
refusal-thief-before-suit = Après la tempête, aucune couleur n’est encore fixée, et vous avez des cartes de couleur : vous ne pouvez pas jouer de voleur. Jouez une ou plusieurs cartes d’une même couleur, ou une autre tempête.
refusal-other-suit = Vous jouez la couleur { WORD($suit, form: "label") }, et deux couleurs ne vont jamais ensemble : vous ne pouvez pas ajouter { CARD($card, form: "one") }. Ajoutez une carte { WORD($suit, form: "label") }, ou restez-en là.

## Après le pli

refusal-stock-empty = Il n’y a plus de { WORD($suit, form: "supply") } dans la réserve. Prenez une ressource d’une autre couleur.
refusal-winner-lacks = { SEAT($seat, form: "start") } a remporté le pli, mais n’a pas de { WORD($suit, form: "supply") }. Choisissez une couleur dont { SEAT($seat) } a une ressource.
refusal-seat-lacks = { SEAT($seat, form: "start") } n’a pas de { WORD($suit, form: "supply") }. Choisissez une autre couleur ou un autre joueur.
refusal-steal-from-self = Vous ne pouvez pas vous voler vous-même. Choisissez un autre joueur qui a une ressource.
refusal-no-such-seat = Il n’y a pas de place { $seat } dans cette partie. { $players ->
        [2] À deux, les places portent les numéros 0 et 1.
        [3] À trois, les places portent les numéros 0 à 2.
       *[other] À { $players }, les places portent les numéros 0 à 3.
    }

## Construction

refusal-already-built = Vous avez déjà construit { WORD($building, form: "your") }, et chaque bâtiment ne se construit qu’une fois. Choisissez-en un autre, ou terminez vos constructions.
refusal-cannot-build =
    { COUNT($missing) ->
        [one] Pour construire { WORD($building, form: "one") }, il vous manque 1 ressource : { LIST($missing) }.
       *[other] Pour construire { WORD($building, form: "one") }, il vous manque { COUNT($missing) } ressources : { LIST($missing) }.
    } Choisissez un bâtiment que vous pouvez payer, ou terminez vos constructions.
