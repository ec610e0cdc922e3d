# Why an action of the board game is not allowed, and what would be. What both games refuse stands in kernel.ftl.

## Cities and lines out of play

refusal-covered-city = { CITY($city) } is covered in this game, so the stagecoach neither enters nor crosses it. Choose a city that is in play.
refusal-covered-line = The line { LINE($line) } touches a covered city, so nobody can build on it. Choose a line whose two ends are in play.

## Purchase

refusal-too-dear =
    { $money ->
        [0] This costs { MONEY($price) }, and you have no money left. Wait for your next income.
       *[other] This costs { MONEY($price) }, but you have only { MONEY($money) }. Choose something that costs at most { MONEY($money) }.
    }
refusal-purchase-used = You have already bought { WORD($purchase, of: "purchase") } this turn, and each kind of purchase is possible only once a turn. Choose another kind, or finish buying.
refusal-line-taken = There is already a road on the line { LINE($line) }. A road that you buy needs a line without one; only a sergeant can build beside another player’s road.
refusal-too-few-roads =
    { $roads ->
        [0] You have no roads left in your supply. Buy a coach instead, or finish buying.
        [one] This takes { $need } roads, but you have only one left in your supply. Buy one road instead.
       *[other] This takes { $need } roads, but you have only { $roads } left in your supply. Buy fewer roads.
    }
refusal-too-few-lines =
    { $lines ->
        [0] Every line already has a road. Buy a coach instead, or finish buying.
        [one] This takes { $need } lines without a road, but there is only one. Buy one road instead.
       *[other] This takes { $need } lines without a road, but there are only { $lines }. Buy fewer roads.
    }
refusal-too-few-pioneers =
    { $need ->
        [one] This coach needs one pioneer for its seat
       *[other] This coach needs { $need } pioneers, one for each seat
    }, but { $pioneers ->
        [0] you have none left in your supply. Buy roads instead, or finish buying.
        [one] you have only one left in your supply. Buy roads instead, or finish buying.
       *[other] you have only { $pioneers } left in your supply. A coach with at most { $pioneers } seats would do.
    }
refusal-place-empty = Place { $place } of the display holds no coach, and the stack is empty. Choose a place with a coach.
refusal-coach-first = All your coaches were empty when your turn began, so you must buy a coach before anything else. Choose one from the display that you can pay for and fill.

## Drive

refusal-not-a-neighbour = No line leads straight from { CITY($start) }, where the stagecoach stands, to { CITY($city) }. Drive one line at a time, to a neighbouring space.
refusal-no-match = The tile in { CITY($city) } shows { WORD($tile, form: "one") }, and nobody in your coaches matches it. Drive to a city whose tile you can match; you cannot cross one that still has its tile.
refusal-fare =
    { $money ->
        [0] The line to { CITY($city) } costs { MONEY($fare) }, and you have no money left. Your own roads are free.
       *[other] The line to { CITY($city) } costs { MONEY($fare) }, but you have only { MONEY($money) }. Take a line that you can pay for; your own roads are free.
    }
refusal-visited = The stagecoach has already been in { CITY($city) } this turn, and it enters no space twice in one turn. Drive on to a space where it has not been yet.
refusal-dead-end = From { CITY($city) } your money would not take the stagecoach to any city that you can match. Choose a way that still leads to one.
refusal-nobody-aboard = All your coaches are empty, so nobody could settle in { CITY($city) }. You need a coach with pioneers to drive anywhere.
refusal-way-too-dear =
    { $money ->
        [0] The cheapest way to { CITY($city) } costs { MONEY($fare) }, and you have no money. Your own roads are free.
       *[other] The cheapest way to { CITY($city) } costs { MONEY($fare) }, but you have only { MONEY($money) }. Your own roads are free.
    }
refusal-way-visited = Every way to { CITY($city) } leads through a space where the stagecoach has already been this turn, and it enters no space twice. Drive on to another city.
refusal-way-blocked = Every way to { CITY($city) } leads through a city that still has its tile, and the stagecoach stops at the first tile. Settle such a city first, then the way is open.

## Settle and special actions

refusal-wrong-pioneer = This city wants { WORD($tile, form: "one") }, not { WORD($profession, form: "one") }. Settle { WORD($tile, form: "one") } from one of your coaches.
refusal-no-such-coach =
    { $coaches ->
        [one] You have no coach number { $coach }. You have one coach, and its number is 1.
       *[other] You have no coach number { $coach }. Your coaches have the numbers 1 to { $coaches }.
    }
refusal-not-aboard = There is { WORD($profession, form: "no") } in your coach { $coach }. Choose a coach that carries one.
refusal-line-full = The line { LINE($line) } already has two roads, and there is no room for a third. Choose a line with no road, or with a single road of another player.
refusal-own-road = You already have a road on the line { LINE($line) }, and nobody has two on one line. Choose a line with no road, or with a single road of another player.
refusal-farmers-only = Here you can settle only more farmers, not { WORD($profession, form: "one") }. Choose a farmer from one of your coaches, or skip.

## Joining

refusal-wrong-joiner = Only { WORD($wanted, form: "one") } can join in this city, not { WORD($profession, form: "one") }. Choose a matching pioneer, or decline.
