# What a terminal or a page asks the player, and the labels of the answers.

ask-purchase = Choose what to buy: roads link your pioneers and earn you tolls, a coach brings new pioneers to settle.
ask-place =
    { $left ->
        [one] Choose a line between two cities for your new road; it can’t have another road.
       *[other] Choose a line between two cities for the first of your { $left } new roads; it can’t have another road.
    }
ask-drive = Drive the stagecoach line by line to a city whose tile shows a hotel or a pioneer that you have in a coach.
ask-settle =
    { $tile ->
        [hotel] { CITY($city) } has a hotel: choose any pioneer from your coaches to settle there.
       *[other] { CITY($city) } wants { WORD($tile, form: "one") }: choose the coach to settle one from.
    }
ask-sergeant = The sergeant gives you one free road: choose a line with no road or with one road of another player, or skip.
ask-barkeeper = The barkeeper lets you return one more pioneer from your coaches to your supply: choose one, or skip.
ask-farmer =
    { $left ->
        [one] You may settle one more farmer in this city: choose the coach, or skip.
       *[other] You may settle up to { $left } more farmers in this city: choose the coach of the next one, or skip.
    }
ask-join = For { MONEY($price) }, paid to { SEAT($host) }, you may also settle { WORD($profession, form: "one") } in { CITY($city) }: choose the coach, or decline.

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
