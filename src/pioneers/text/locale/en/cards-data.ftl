# What is wrong with a deck file or a position of the card game, and what would be right. For files as in board-data.ftl: file
# and place stand before the sentence, words of the file are shown as they are written there, and $nearest is "none" if no
# right word is near.

## Cards

mistake-deck-suit-empty = The suit “{ $suit }” has no card. List at least one number from 1 to { $most }.
mistake-deck-number = A card cannot have the number { $found }. Write a number from 1 to { $most }.
mistake-deck-storm = A storm cannot have the number { $found }. Write a number from 1 to { $most }.
mistake-deck-thieves = There cannot be { $found } thieves. Write 0 or more.
mistake-deck-many = There are { $count } cards: { $suits } in the suits, { $thieves } as thieves, { $storms } as storms. There may be at most { $most } in all.
mistake-deck-different = There are { $count } different cards: { $suits } in the suits, { $thieves } as thieves, { $storms } as storms. There may be at most { $most }; equal cards count once.
mistake-deck-suit-unknown =
    { $nearest ->
        [none] “{ $word }” is not a suit. Allowed are: { $allowed }.
       *[other] “{ $word }” is not a suit. Did you mean “{ $nearest }”? Allowed are: { $allowed }.
    }

## Hands and the course of the game

mistake-deck-hand-small = A hand of { $found } cards cannot be played. Write 1 or more.
mistake-deck-hand-odd = A hand of { $found } cards cannot be halved, and two players may choose to play with two hands each. Write an even number, such as { $right }.
mistake-deck-hand-large = With { $players } players and { $found } cards each, { $need } cards are dealt, but there are only { $count }. Write at most { $most }, or add cards.
mistake-deck-exchange-small = { $found } cards cannot be exchanged. Write 1 or more.
mistake-deck-exchange-large = { $found } cards cannot be exchanged: the smallest hand has { $most }; with two players, each of the two hands counts for itself. Write at most { $most }.
mistake-deck-runs = A game cannot have { $found } runs. Write a number from 1 to { $most }.

## Supplies and buildings

mistake-deck-stock = There cannot be { $found } supply cards of a suit. Write a number from 0 to { $most }.
mistake-deck-price-empty = “{ $building }” has no price. Name a suit for each supply card that it costs: { $allowed }.
mistake-deck-price-stock = “{ $building }” costs { $need ->
        [one] one supply card
       *[other] { $need } supply cards
    } of the suit “{ $suit }”, but “stock” has only { $stock }: nobody could ever build it. Lower the price, or raise the stock.

## Positions and views. Each message begins with the place in the JSON.

mistake-position-cards = { $place }: “{ $card }” is there { $count } times. Hands, deck, trick and all other cards together must hold it { $right } times.
mistake-position-void = { $place }: this hand has shown that it has no “{ $suit }”, but it holds cards of that suit.
mistake-position-play = { $place }: this does not fit the trick. It has at least one play, and the leader’s is no thief. The plays go clockwise, and only who has no cards is passed over. Each is one thief, one storm, one card, or several cards of one suit that may be added up.
mistake-position-pending = { $place }: a play in the making belongs to the step “add”: one or more cards of one suit of which more may be added. In every other step the list is empty.
mistake-position-payers = { $place }: who pays for the start are those with most supply cards, all tied (“contenders”). In “payers” stand those of them who have not paid yet, at least one; who has paid has one supply card less.
mistake-position-unseen = { $place }: the number of cards that the view does not show is { $count }, but it has { $right } hidden places (null). Each of these cards needs exactly one.
mistake-position-deal = { $place }: the hidden cards cannot be dealt as this demands. Somebody would get a suit that he has shown to lack, or would have only thieves to lead with.
mistake-position-finished = { $place }: the game is over exactly when a build phase ends in which somebody has all four buildings, or that of the last run; the step “{ $step }” does not fit.
mistake-position-hands-full = { $place }: at the step “{ $step }” nobody holds cards any more.

## Kinds of data files (in a list of those that there are)

file-kind-deck = a deck (with the key “suits”)
