# This game in what surrounds a table: bar, phases, prompt, log, waiting room.

## The bar

page-table-board = Board game
page-table-round = round { $round }
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

page-prompt-waiting-join = Waiting for { SEAT($seat) } to decide whether to join.

## The log

page-log-turn = Round { $round }, { SEAT($seat) }

## Waiting room

page-room-cover = Covered cities
page-room-cover-random = at random
page-room-cover-standard = at the edge
page-room-cover-chosen = chosen
