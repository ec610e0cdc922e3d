# What is wrong with a deck file or a position of the card game, and what would be right. For files as in board/…/data.ftl: file
# and place stand before the sentence, words of the file are shown as they are written there, and $nearest is "none" if no
# right word is near.

## Cards

mistake-deck-suit-empty = The suit “{ $suit }” has no card. List at least one number from 1 to { $most }.
mistake-deck-number = A card can’t have the number { $found }. Write a number from 1 to { $most }.
mistake-deck-storm = A storm can’t have the number { $found }. Write a number from 1 to { $most }.
mistake-deck-thieves = There can’t be { $found } thieves. Write 0 or more.
mistake-deck-many = There are { $count } cards: { $suits } in the suits, { $thieves } as thieves, { $storms } as storms. There may be at most { $most } in all.
mistake-deck-different = There are { $count } different cards: { $suits } in the suits, { $thieves } as thieves, { $storms } as storms. There may be at most { $most }; equal cards count once.
mistake-deck-suit-unknown =
    { $nearest ->
        [none] “{ $word }” isn’t a suit. The suits are: { $allowed }.
       *[other] “{ $word }” isn’t a suit. Did you mean “{ $nearest }”? The suits are: { $allowed }.
    }

## Hands and the course of the game

mistake-deck-hand-small = A hand can’t have { $found } cards. Write 1 or more.
mistake-deck-hand-odd = A hand of { $found } cards can’t be halved, and two players may choose to play with two hands each. Write an even number, such as { $right }.
mistake-deck-hand-large = With { $players } players and { $found } cards each, { $need } cards are dealt, but there are only { $count }. Write at most { $most }, or add cards.
mistake-deck-exchange-small = An exchange can’t be of { $found } cards. Write 1 or more.
mistake-deck-exchange-large = An exchange can’t be of { $found } cards: the smallest hand has { $most }; with two players, each of the two hands counts for itself. Write at most { $most }.
mistake-deck-runs = A game can’t have { $found } runs. Write a number from 1 to { $most }.

## Supplies and buildings

mistake-deck-stock = There can’t be { $found } supply cards of a suit. Write a number from 0 to { $most }.
mistake-deck-price-empty = “{ $building }” has no price. List a suit for each supply card it costs: { $allowed }.
mistake-deck-price-stock = “{ $building }” costs { $need ->
        [one] 1 supply card
       *[other] { $need } supply cards
    } of the suit “{ $suit }”, but “stock” has only { $stock }: nobody could ever build it. Lower the price, or raise the stock.

## Positions and views. Each message begins with the place in the JSON.

mistake-position-cards = { $place }: “{ $card }” is there { $count } times. Hands, deck, trick and all other cards together must hold it { $right } times.
mistake-position-void = { $place }: this hand has shown that it has no “{ $suit }”, but it holds cards of that suit.
mistake-position-past-cards = { $place }: cards of earlier tricks are among the cards that are gone. Here a trick has one that “gone” lacks.
mistake-position-past-void = { $place }: an earlier trick shows that hand { $hand } lacks a suit which isn’t listed here. Add it.
mistake-position-play = { $place }: this doesn’t fit the trick. It has at least one play, and the leader’s isn’t a thief. Plays go clockwise, and only players without cards are passed over. Each play is one thief, one storm, one card, or several cards of one suit that may be added up.
mistake-position-pending = { $place }: an unfinished play belongs to the step “add”: one or more cards of one suit that more may be added to. In every other step, the list is empty.
mistake-position-payers = { $place }: “contenders” are the players with the most supply cards, all tied: they pay for the start. “payers” are those of them who have not paid yet, at least one; a player who has paid has one supply card fewer.
mistake-position-unseen = { $place }: the number of cards that the view does not show is { $count }, but it has { $right } hidden places (null). Each of these cards needs exactly one.
mistake-position-deal = { $place }: the hidden cards can’t be dealt like this. Someone would get a suit that they have shown they lack, or would have only thieves to lead with.
mistake-position-finished = { $place }: the game is over exactly when a build phase ends in which someone has all four buildings, or that of the last run; the step “{ $step }” doesn’t fit.
mistake-position-hands-full = { $place }: at the step “{ $step }” nobody has cards any more.

## Kinds of data files (in a list of those that there are)

file-kind-deck = a deck (with the key “suits”)
