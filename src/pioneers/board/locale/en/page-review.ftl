# Plans of the board game, as reviews and hints tell them: a sentence for each thing that you do.

page-plan-buy-road = Buy 1 road.
page-plan-buy-roads = Buy 2 roads.
page-plan-buy-coach = Buy coach { $place } of the display.
page-plan-nothing = Buy nothing.
page-plan-road = Build road { LINE($line) }.
page-plan-drive = Drive to { CITY($city) }.
page-plan-drive-by = Drive to { CITY($city) } by { LIST($by, of: "city", by: "way") }.
page-plan-settle =
    { $points ->
        [0] Settle { WORD($profession, form: "the") } from coach { $coach }.
       *[other] Settle { WORD($profession, form: "the") } from the { $points }-point coach.
    }
page-plan-return =
    { $points ->
        [0] Return { WORD($profession, form: "the") } from coach { $coach } to the supply.
       *[other] Return { WORD($profession, form: "the") } from the { $points }-point coach to the supply.
    }
page-plan-join =
    { $points ->
        [0] Join with { WORD($profession, form: "the") } from coach { $coach }.
       *[other] Join with { WORD($profession, form: "the") } from the { $points }-point coach.
    }
page-plan-skip = Skip.
page-plan-decline = Decline.
