# This game in what surrounds a table: bar, phases, prompt, log, waiting room.

## The bar

page-table-board = Board game
page-table-round = round { $round }
page-table-last-round = round { $round }, the last
page-table-finished-round = finished after round { $round }

## Phases

page-phase-income = Income
page-phase-purchase = Purchase
page-phase-drive = Drive
page-phase-settle = Settle
page-phase-special = Special action
page-phase-join = Join
page-phase-received = +{ MONEY($amount) }
page-phase-bought = { LIST($purchases, of: "purchase", form: "short", by: "plus") }
page-phase-nothing = nothing
page-phase-city = { CITY($city) }
page-phase-passed = passed

## Kinds of purchase (as an object): they are said before the other words of the game are loaded

purchase-road = one road
    .short = 1 road
purchase-roads = two roads
    .short = 2 roads
purchase-coach = a coach
    .short = 1 coach

## The prompt

page-prompt-last-round = Last round.
page-moment-last-round = The last round
page-prompt-waiting-join = Waiting for { SEAT($seat) } to decide whether to join.

## Moves of others, told while they are shown

page-tell-drove =
    { $fare ->
        [0] { SEAT($seat, form: "start") } drives to { CITY($city) } for free.
       *[other] { SEAT($seat, form: "start") } drives to { CITY($city) } for { MONEY($fare) }.
    }
page-tell-gets = { SEAT($seat, form: "start") } gets { MONEY($amount) }.
page-tell-settled = { SEAT($seat, form: "start") } settles { WORD($profession, form: "one") } in { CITY($city) }.
page-tell-joined = { SEAT($seat, form: "start") } joins in { CITY($city) } and pays { MONEY($price) } to { SEAT($host) }.
page-tell-roads = { SEAT($seat, form: "start") } builds 2 roads.
page-tell-coach = { SEAT($seat, form: "start") } buys a coach for { MONEY($price) }.

## The log

page-log-turn = Round { $round }, { SEAT($seat) }
page-log-drive =
    { $fare ->
        [0] { SEAT($seat, form: "start") } drives { LIST($spaces, of: "city", by: "way") }, for free.
       *[other] { SEAT($seat, form: "start") } drives { LIST($spaces, of: "city", by: "way") }, { MONEY($fare) }.
    }

## Waiting room

page-room-cover = Covered cities
page-room-cover-random = at random
page-room-cover-standard = at the edge
page-room-cover-chosen = chosen
