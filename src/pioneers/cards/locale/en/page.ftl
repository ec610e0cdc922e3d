# The table of the card game on the page: labels, what stands beside cards and players, and the table as text for screen readers.

## Names

page-cards-card = { CARD($card, form: "label") }
page-cards-suit = { WORD($suit, form: "label") }
page-cards-building = { WORD($building, form: "label") }
page-cards-seat = { SEAT($seat, form: "start") }
# One of a player's two places; the first is 1.
page-cards-seat-place = { SEAT($seat, form: "start") } · { $number }
page-cards-plain = { $text }
# A label for screen readers, with what helps to choose.
page-cards-with-note = { $label }. { $note }

## Parts of the table

page-cards-table-name = Table
page-cards-trump = Trump
page-cards-in-stock = Supplies in stock
page-cards-in-stock-short = Stock
page-cards-your-supplies = Your supplies
page-cards-your-buildings = Your buildings
page-cards-run-title = Supply run { $run }
page-cards-run-tricks = Tricks
page-cards-run-supplies = Supplies
page-cards-run-stolen = Thefts
page-cards-run-thefts = +{ $stolen } −{ $lost }
page-cards-run-built = Built
page-cards-you-have = Yours
page-cards-your-hand = Your hand
page-cards-hand-at = Your hand for place { $number }
page-cards-last-trick = Last trick
page-cards-last-hand = Last cards: { SEAT($seat) }
page-cards-players = Players
page-cards-tabs = Parts of the table
page-cards-tab-hand = Hand
page-cards-tab-supplies = Supplies
page-cards-tab-players = Players
page-cards-tab-log = Log

## Beside a place or a player

page-cards-led = led
page-cards-to-play = to play
page-cards-ahead = winning
page-cards-won = won
page-cards-thief-steals = steals from the winner
page-cards-thief-idle = thief without effect
page-cards-ahead-with = winning with { $sum }
page-cards-won-with = won with { $sum }
page-cards-led-trick = led this trick
page-cards-played-thief = played a thief
page-cards-thinking = thinking
page-cards-asked = deciding
page-cards-away = offline
page-cards-starter = started the run
page-cards-you = (you)
page-cards-bot = (bot)
page-cards-void = Has no { LIST($suits, by: "or") }
page-cards-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
page-cards-has-built = { $count } of { $all } buildings
page-cards-standing = { $count } of { $all } built, { $missing } missing
page-cards-missing = { $missing } missing
page-cards-standing-why = Buildings, and the supply cards missing for the rest
page-cards-leads = leading

## Buildings

page-cards-built = built
page-cards-is-built = { WORD($building, form: "label") }: built
page-cards-is-paid = { WORD($building, form: "label") }: nothing missing
page-cards-is-missing = { WORD($building, form: "label") }: missing { LIST($missing) }

## Choosing and playing cards

page-cards-build-no-more = Finish building
page-cards-clear = Clear
page-cards-play = Play
page-cards-play-sum = Play { $sum }
page-cards-choose-card = Choose a card from your hand first.
page-cards-ask-lead = You lead the trick: play one or more cards of one suit, or a storm.
page-cards-ask-void = You can’t follow { WORD($suit) }: play trump, a thief, a storm or any other card.
# The suit to follow is trump.
page-cards-ask-void-trump = You can’t follow { WORD($suit) }: play a thief, a storm or any other card.
page-cards-ask-exchange = You may exchange { $count } cards. Choose the supply card to pay, or keep your hand.
page-cards-ask-pay = You have the most supply cards or tie for the most: pay one for the start of the next run.
page-cards-ask-discard = Discard { $count } cards; nobody else sees them.
page-cards-give-away =
    { $count ->
        [one] Discard this card
       *[other] Discard { $count } cards
    }
page-cards-choose-more =
    { $count ->
        [one] Choose one more card.
       *[other] Choose { $count } more cards.
    }
page-cards-alone = If you don’t follow, only trumps add up; a card that can’t win is played alone.

# The prompt on phones.
page-cards-short-exchange = { $count } new cards for a supply card?
page-cards-short-trump = Choose the trump.
page-cards-short-pay = You have the most supplies: pay one of them.
page-cards-short-build = Build, or finish building.
page-cards-short-lead = Lead a suit or a storm.
page-cards-short-storm = Set the suit, or play a storm.
page-cards-short-follow = Follow { WORD($suit) }, or play a storm.
page-cards-short-void = You have no { WORD($suit) }: play any card.

## What the chosen cards would do

page-cards-if-sum = If you play { $sum }
page-cards-if-card = If you play { CARD($card, form: "one") }
page-cards-you-win = You win the trick
page-cards-other-wins = { SEAT($seat, form: "start") } wins with { $sum }
page-cards-you-would-lead = { $sum } would be ahead
page-cards-other-ahead = { SEAT($seat, form: "start") } stays ahead with { $sum }
# What a thief or a storm leads to while others still play.
page-cards-thief-would = The last thief steals from the winner
page-cards-storm-would = The highest storm chooses the trump
page-cards-from-stock = { WORD($suit, form: "label") } from stock
page-cards-other-takes = { SEAT($seat, form: "start") } takes { WORD($suit) }
page-cards-none-in-stock = { WORD($suit, form: "label") }: none in stock
page-cards-stock-empty = Nothing left in stock
page-cards-nothing-to-steal = The thief finds nothing
page-cards-you-choose-supply = You choose a supply card
page-cards-you-name-trump = You choose the trump
page-cards-other-names-trump = { SEAT($seat, form: "start") } chooses the trump
page-cards-you-steal = You steal from { SEAT($victim) }
page-cards-other-steals-you = { SEAT($seat, form: "start") } steals from you
page-cards-other-steals = { SEAT($seat, form: "start") } steals from { SEAT($victim) }

## Choosing a suit

page-cards-pay-with = Pay for new cards with
page-cards-take-which = Take from the stock
page-cards-trump-which = Choose the trump
page-cards-steal-from = Steal from { SEAT($seat) }
page-cards-steal-which = Steal with your thief
page-cards-pay-which = Pay for the start
page-cards-missing-for = missing for { LIST($buildings) }
page-cards-you-hold =
    { $count ->
        [0] none in your hand
        [one] 1 card in your hand
       *[other] { $count } cards in your hand
    }

## The table as text

page-cards-table = The table in words
page-cards-trick = Trick
page-cards-stock = Stock
page-cards-place = Place { $number }
page-cards-said-run = Supply run { $run }. Trump is { WORD($trump) }.
page-cards-said-follow = The suit to follow is { WORD($suit) }.
page-cards-said-nothing = No card has been played yet; { SEAT($seat) } leads.
page-cards-said = { SEAT($seat, form: "start") }: { LIST($cards, of: "card") }.
page-cards-said-won = { SEAT($seat, form: "start") }: { LIST($cards, of: "card") }, won.
page-cards-said-ahead = { SEAT($seat, form: "start") } is winning.
page-cards-said-winner = { SEAT($seat, form: "start") } has won the trick.
page-cards-said-hand = { LIST($cards, of: "card") }.
page-cards-said-supply = { WORD($suit) } { $count }
page-cards-said-player =
    { $count ->
        [one] { SEAT($seat, form: "start") }: 1 card in hand.
       *[other] { SEAT($seat, form: "start") }: { $count } cards in hand.
    } Buildings: { LIST($buildings) }.
