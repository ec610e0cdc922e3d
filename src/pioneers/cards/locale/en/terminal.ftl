# The card game at the terminal: its views, and what stands beside questions and choices. Notes on choices (cards-wins, …) are
# no sentences: they stand behind a label, several of them joined by commas.

welcome-cards = Pioneer, the card game of supply runs

## Commands: what is typed, and what it does

command-table = table
command-hand = hand
command-gone = played
command-help-table = Show everyone’s cards, supplies and buildings, the stock and the trick.
command-help-hand = Show your hand.
command-help-gone = Show the cards that were played in this run.

## The table

# A card, a suit or a building, as the label of a choice or of a column.
cards-card = { CARD($card, form: "label") }
cards-suit = { WORD($suit, form: "label") }
cards-kind = { WORD($kind, form: "label") }
cards-building = { WORD($building, form: "label") }
# A card as it is typed.
cards-typed = { CARD($card) }

cards-run = Supply run { $run }
cards-trump = Trump:
cards-follow = Suit to follow:
# One of a player's two places; the first is 1.
cards-place = { $name }, place { $number }
cards-stock = Stock
cards-deck =
    { $count ->
        [one] 1 card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
cards-led = led
cards-ahead = ahead
cards-won = won
cards-your-turn = your turn
cards-their-turn = to play
cards-hand =
    { $place ->
        [0] Your hand:
       *[other] Your hand for place { $place }:
    }
cards-no-hand = Players see only their own hand.
cards-gone = Played in this run:
cards-none = none
cards-to-build = Buildings, and what is missing:
# A building with its state, in a row of all four.
cards-is-built = { $name }: built
cards-is-paid = { $name }: nothing missing
cards-is-missing = { $name }: { $lacking }

## Columns

cards-column-cards = Cards
cards-column-built = Built
cards-column-trick = Trick
cards-column-rank = Rank
cards-column-player = Player
cards-column-buildings = Buildings
cards-column-supplies = Supply cards

## Beside the questions

cards-lesson-two = With two players, there are four places: you play twice in each trick, once at each of your two.
cards-at-place = Now you play at place { $number }.
cards-lesson-exchange = You would discard { $count } cards of your choice and draw as many new ones, unseen.
cards-lesson-lead = The others must follow this suit if they can. Several cards of one suit add up, but each of them is spent for one trick.
cards-lesson-follow = The highest sum is ahead, of equal sums the later one; a trump beats every other suit. The winner takes a supply card of the suit that won.
cards-lesson-build = One of each building wins the game. What you pay goes back to the stock; you may also save for later.
cards-lesson-pay = It goes back to the stock, and you lead the first trick.
cards-hint-several = Type a number, or several for one play: “{ $numbers }” or “{ $cards }”.
cards-hint-one = Type a number or a card.
cards-hint-discard =
    { $count ->
        [2] Type a number or a card, or both at once: “1 2”.
       *[other] Type a number or a card, or several at once: “1 2”.
    }

## Behind the choices

cards-you-have = you have { $count }
cards-needed-for = missing for { LIST($buildings) }
cards-you-hold =
    { $count ->
        [0] you hold none
        [one] you hold 1 card: { $sum }
       *[other] you hold { $count } cards, in all { $sum }
    }
cards-present-trump = trump now
cards-costs = costs { LIST($price) }
cards-lacks = you lack { LIST($missing) }

# What a card would mean in the trick as it lies.
cards-means-follow = follows
cards-means-follow-trump = follows, trump
cards-means-trump = trump
cards-means-thief = the last thief steals from the winner
cards-means-storm-lead = sets no suit
cards-means-no-stock = no supply card left to win
# How many the cards of a play add up to.
cards-makes = makes { $sum }
cards-stays = stays at { $sum }
cards-wins =
    { $final ->
        [true] wins the trick
       *[false] goes ahead
    }
cards-wins-more = not enough alone
cards-wins-other-place = your other place stays ahead
cards-loses = cannot win
cards-loses-so = is not ahead
cards-loses-storm = too low to win
cards-names-trump = you choose the trump

## Words that fit nothing

mistake-cards-alone = { CARD($card, form: "label") } is played alone. Only cards of one suit are played together.
mistake-cards-two-suits = Cards of two suits are never played together. Choose cards of one suit.
mistake-cards-cannot-win = If you don’t follow, { WORD($suit) } can’t win, and a card that can’t win is played alone. Choose one card.
mistake-cards-too-few =
    { $count ->
        [0] You have no { CARD($card) } in your hand. Choose cards that you hold.
        [one] You have only 1 { CARD($card) } in your hand. Choose it once.
       *[other] You have only { $count } of { CARD($card) } in your hand. Choose it no more often.
    }
mistake-cards-away-many =
    { $left ->
        [one] You discard one more card. Choose one.
       *[other] You discard { $left } cards. Choose no more than that.
    }
mistake-cards-which = “{ $text }” can mean more than one card. Write the names out, such as “deer 4 + deer 5”.
mistake-cards-none = You hold no { WORD($kind) }. “hand” shows what you hold.

## Checking files

check-deck = { $file }: a valid deck file, “{ $name }”, with { $suits } suit cards, { $thieves } thieves, { $storms } storms and { $supplies } supply cards.
