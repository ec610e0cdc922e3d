# The log of the board game: one sentence for every event, in the present tense.

## Turn and purchase

event-turn = Round { $round }: { SEAT($seat) } takes a turn.
event-income =
    { $bankers ->
        [0] { SEAT($seat, form: "start") } receives { MONEY($amount) } of income.
        [one] { SEAT($seat, form: "start") } receives { MONEY($amount) } of income, { MONEY($extra) } of it for 1 banker tile.
       *[other] { SEAT($seat, form: "start") } receives { MONEY($amount) } of income, { MONEY($extra) } of it for { $bankers } banker tiles.
    }
event-bought-road = { SEAT($seat, form: "start") } buys 1 road for { MONEY($price) }.
event-bought-roads = { SEAT($seat, form: "start") } buys 2 roads for { MONEY($price) }.
event-bought-coach =
    { $points ->
        [one] { SEAT($seat, form: "start") } buys the coach in place { $place } for { MONEY($price) }: { LIST($seats) }, worth { $points } point.
       *[other] { SEAT($seat, form: "start") } buys the coach in place { $place } for { MONEY($price) }: { LIST($seats) }, worth { $points } points.
    }
event-displayed =
    { $points ->
        [one] A new coach comes into the display: { LIST($seats) }, worth { $points } point.
       *[other] A new coach comes into the display: { LIST($seats) }, worth { $points } points.
    } { $left ->
        [0] The stack is empty now.
        [one] 1 coach is left in the stack.
       *[other] { $left } coaches are left in the stack.
    }
event-bought-nothing-more = { SEAT($seat, form: "start") } finishes buying.
event-built = { SEAT($seat, form: "start") } builds the road { LINE($line) }.
event-built-free = { SEAT($seat, form: "start") } builds the road { LINE($line) }, free thanks to the sergeant.

## Drive and settle

event-drove =
    { SEAT($seat, form: "start") } drives the stagecoach from { CITY($start) } to { CITY($city) } { COUNT($paid) ->
        [0] { $bank ->
            [0] and pays nothing.
           *[other] and pays { MONEY($bank) } to the bank.
        }
        [one] { $bank ->
            [0] and pays { MONEY($share) } to { LIST($paid) }.
           *[other] and pays { MONEY($bank) } to the bank and { MONEY($share) } to { LIST($paid) }.
        }
       *[other] { $bank ->
            [0] and pays { MONEY($share) } each to { LIST($paid) }.
           *[other] and pays { MONEY($bank) } to the bank and { MONEY($share) } each to { LIST($paid) }.
        }
    }
event-passed = { SEAT($seat, form: "start") } cannot reach a matching city and passes; the stagecoach stays where it is.
event-settled =
    { $tile ->
        [hotel] { SEAT($seat, form: "start") } settles { WORD($profession, form: "one") } at the hotel in { CITY($city) }.
       *[other] { SEAT($seat, form: "start") } settles { WORD($profession, form: "one") } in { CITY($city) }.
    }
event-emptied =
    { $points ->
        [one] { SEAT($seat, form: "start") } empties a coach: { $points } point and { MONEY($money) }.
       *[other] { SEAT($seat, form: "start") } empties a coach: { $points } points and { MONEY($money) }.
    }

## Special actions and joining

event-tile-kept = { SEAT($seat, form: "start") } keeps the { WORD($tile, form: "tile") } ({ $count } of at most 2).
event-tile-gone =
    { $tile ->
        [banker] { SEAT($seat, form: "start") } already has two banker tiles, so this one leaves the game without effect.
        [merchant] { SEAT($seat, form: "start") } already has two merchant tiles, so this one leaves the game without effect.
       *[other] { SEAT($seat, form: "start") } removes the { WORD($tile, form: "tile") } from the game.
    }
event-returned = { SEAT($seat, form: "start") } returns { WORD($profession, form: "one") } to the supply.
event-nugget =
    { SEAT($seat, form: "start") } takes a gold nugget. { $left ->
        [0] It was the last one.
        [one] 1 is left.
       *[other] { $left } are left.
    }
event-nugget-private =
    { SEAT($seat, form: "start") } takes a gold nugget worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }. { $left ->
        [0] It was the last one.
        [one] 1 is left.
       *[other] { $left } are left.
    }
event-hotel = { SEAT($seat, form: "start") } receives { MONEY($amount) } at the hotel.
event-joined = { SEAT($seat, form: "start") } pays { MONEY($price) } to { SEAT($host) } and joins in { CITY($city) } with { WORD($profession, form: "one") }.
event-declined = { SEAT($seat, form: "start") } does not join.
event-skipped =
    { $step ->
        [sergeant] { SEAT($seat, form: "start") } builds no free road.
        [barkeeper] { SEAT($seat, form: "start") } returns nobody to the supply.
        [farmer] { SEAT($seat, form: "start") } settles no more farmers.
       *[other] { SEAT($seat, form: "start") } skips a step.
    }

## End of the game

event-ending =
    { $reason ->
        [roads] { SEAT($seat, form: "start") } has no roads left in the supply: the game ends after round { $round }.
       *[stack] The last coach of the stack is in the display: the game ends after round { $round }.
    }
event-warned = In round { $round } nobody bought anything and the stagecoach did not move. If the next round goes the same way, the game ends.
event-over = The game ends after round { $round } because { LIST($reasons, of: "reason") }.
event-scored =
    { $total ->
        [one] { SEAT($seat, form: "start") }: { $coaches } from coaches, { $empty } for empty seats, { $nuggets } for gold nuggets, { $network } for the road network; { $total } point in all.
       *[other] { SEAT($seat, form: "start") }: { $coaches } from coaches, { $empty } for empty seats, { $nuggets } for gold nuggets, { $network } for the road network; { $total } points in all.
    }
