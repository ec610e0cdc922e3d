# Why an action of the card game is not allowed, and what would be. What both games refuse stands in kernel.ftl.

## Exchange

refusal-no-supply = You have no { WORD($suit, form: "supply") } to pay with. Choose a suit of which you have a supply card.
refusal-not-in-hand = You have no { CARD($card) } in your hand. Choose a card that you hold.

## Trick

refusal-thief-lead = A thief can’t lead a trick. Lead one or more cards of one suit, or a storm.
refusal-must-follow = You hold { WORD($suit) }, the suit to follow, so you can’t play { CARD($card) }. Play one or more { WORD($suit) } cards, or a storm.
refusal-must-follow-thief = You hold { WORD($suit) }, the suit to follow, and the trick has no thief yet, so you can’t play one. Play one or more { WORD($suit) } cards, or a storm.
refusal-thief-before-suit = The storm has set no suit yet and you hold suit cards, so you can’t play a thief. Play one or more cards of one suit, or another storm.
refusal-other-suit = You’re playing { WORD($suit) }, and two suits never go together, so you can’t add { CARD($card, form: "one") }. Add another { WORD($suit) } card, or finish your play.

## After the trick

refusal-stock-empty = The stock has no { WORD($suit, form: "supply") } left. Take a supply card of another suit.
refusal-winner-lacks = { SEAT($seat, form: "start") } won the trick but has no { WORD($suit, form: "supply") }. Choose a suit of which { SEAT($seat) } has a supply card.
refusal-seat-lacks = { SEAT($seat, form: "start") } has no { WORD($suit, form: "supply") }. Choose another suit or another player.
refusal-steal-from-self = You can’t steal from yourself. Choose another player who has a supply card.
refusal-no-such-seat = There’s no seat { $seat } in this game. { $players ->
        [2] With two players, the seats are 0 and 1.
        [3] With three players, the seats are 0 to 2.
       *[other] With { $players } players, the seats are 0 to 3.
    }

## Building

refusal-already-built = You’ve already built { WORD($building, form: "your") }, and each building is built only once. Choose another building, or finish building.
refusal-cannot-build =
    { COUNT($missing) ->
        [one] To build { WORD($building, form: "one") }, you lack 1 supply card: { LIST($missing) }.
       *[other] To build { WORD($building, form: "one") }, you lack { COUNT($missing) } supply cards: { LIST($missing) }.
    } Choose a building that you can pay for, or finish building.
