# What a plan of the board game does, in the analysis: joined by commas, so without a capital or a full stop.

why-empties =
    { $points ->
        [one] empties a coach: { $points } point and { MONEY($money) }
       *[other] empties a coach: { $points } points and { MONEY($money) }
    }
why-settles =
    { $count ->
        [one] settles { $count } pioneer
       *[other] settles { $count } pioneers
    }
why-returns =
    { $count ->
        [one] returns { $count } pioneer to the supply
       *[other] returns { $count } pioneers to the supply
    }
why-keeps = keeps the { WORD($tile, form: "tile") }
why-nugget = takes a gold nugget
why-hotel = receives { MONEY($amount) } at the hotel
why-builds = builds { LINE($line) }
why-buys-coach =
    { $points ->
        [one] buys a coach worth { $points } point: { LIST($seats) }
       *[other] buys a coach worth { $points } points: { LIST($seats) }
    }
why-pays = pays { MONEY($amount) } to { SEAT($to) }
why-pays-bank = pays { MONEY($amount) } to the bank
why-joins = joins and pays { MONEY($price) } to { SEAT($host) }
why-passes = passes without a drive
why-leaves = leaves { MONEY($amount) }
