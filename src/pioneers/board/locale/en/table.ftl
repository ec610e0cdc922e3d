# The labels of what a player can do.

action-buy-road = Buy 1 road for { MONEY($price) }
action-buy-roads = Buy 2 roads for { MONEY($price) }
action-buy-coach =
    { $points ->
        [one] Buy coach { $place } for { MONEY($price) }: { LIST($seats) } ({ $points } point)
       *[other] Buy coach { $place } for { MONEY($price) }: { LIST($seats) } ({ $points } points)
    }
action-done = Finish buying
action-road = Build road { LINE($line) }
action-drive =
    { $fare ->
        [0] Drive to { CITY($city) } (free)
       *[other] Drive to { CITY($city) } ({ MONEY($fare) })
    }
action-settle = Settle { WORD($profession, form: "the") } from coach { $coach }
action-return = Return { WORD($profession, form: "the") } from coach { $coach } to the supply
action-skip = Skip
action-join = Join with { WORD($profession, form: "the") } from coach { $coach }
action-decline = Decline
