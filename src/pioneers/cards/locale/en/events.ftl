# The log of the card game: one sentence for every event, in the present tense. Private events are for the one whose cards
# they name.

## Deal and exchange

event-run = Supply run { $run } begins; { SEAT($starter) } starts it.
event-dealt =
    { $count ->
        [one] { SEAT($seat, form: "start") } is dealt 1 card.
       *[other] { SEAT($seat, form: "start") } is dealt { $count } cards.
    }
event-dealt-private = { SEAT($seat, form: "start") } is dealt { LIST($cards, of: "card", form: "one") }.
event-exchange-paid = { SEAT($seat, form: "start") } pays a { WORD($suit, form: "supply") } to exchange cards.
event-kept = { SEAT($seat, form: "start") } exchanges no cards.
event-discarded = { SEAT($seat, form: "start") } discards a card, unseen.
event-discarded-private = { SEAT($seat, form: "start") } discards { CARD($card, form: "one") }, unseen.
event-drew =
    { $count ->
        [one] { SEAT($seat, form: "start") } draws a new card.
       *[other] { SEAT($seat, form: "start") } draws { $count } new cards.
    }
event-drew-private = { SEAT($seat, form: "start") } draws { LIST($cards, of: "card", form: "one") }.

## Trick

event-played = { SEAT($seat, form: "start") } plays { LIST($cards, of: "card", form: "one") }.
event-trick-won =
    { $by ->
        [suit] { SEAT($seat, form: "start") } wins the trick with { $sum } in { WORD($suit) }.
        [trump] { SEAT($seat, form: "start") } wins the trick with { $sum } in { WORD($suit) }, which is trump.
       *[storm] { SEAT($seat, form: "start") } wins the trick with storm { $sum }.
    }
event-supply-taken = { SEAT($seat, form: "start") } takes a { WORD($suit, form: "supply") }.
event-stock-out = The stock has no { WORD($suit, form: "supply") } left: { SEAT($seat) } gets nothing.
event-storm-took = { SEAT($seat, form: "start") } chooses a { WORD($suit, form: "supply") } for the storm.
event-storm-empty = The stock has no supply cards left at all: { SEAT($seat) } gets nothing for the storm.
event-trump-named = { SEAT($seat, form: "start") } chooses the trump: { WORD($suit) }.
event-stolen = { SEAT($seat, form: "start") } steals a { WORD($suit, form: "supply") } from { SEAT($victim) }.
event-thief-empty = { SEAT($seat, form: "start") } played the last thief, but there is nothing to steal from the winner.
event-thieves-lost =
    { $count ->
        [one] { SEAT($seat, form: "start") } should lead but holds only 1 thief, which is lost.
       *[other] { SEAT($seat, form: "start") } should lead but holds only { $count } thieves, which are lost.
    }

## The last one with cards

event-last-hand = Only { SEAT($seat) } still has cards: { LIST($cards, of: "card") }.
event-thief-lost = { SEAT($seat, form: "start") } loses a thief, as nobody else has anything to steal.
event-run-ends = Supply run { $run } is over. Now everyone may build.

## Build, pay, start

event-building-raised = { SEAT($seat, form: "start") } builds { WORD($building, form: "one") }.
event-build-done = { SEAT($seat, form: "start") } finishes building.
event-paid-start = { SEAT($seat, form: "start") } pays a supply card for the start: { WORD($suit) }.
event-starter-drawn = { LIST($among) } draw lots: { SEAT($seat) } starts the next supply run.

## End of the game

event-game-finished =
    { $reason ->
        [settlement] The game ends after supply run { $run }: someone has built all four buildings.
       *[runs] The game ends after supply run { $run }, the last one: the most buildings win.
    }
event-counted =
    { SEAT($seat, form: "start") }: { $buildings ->
        [0] no buildings
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $supplies ->
        [0] no supply cards left.
        [one] 1 supply card left.
       *[other] { $supplies } supply cards left.
    }
