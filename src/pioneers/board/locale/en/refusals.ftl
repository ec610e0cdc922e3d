# Why an action of the board game is not allowed, and what would be. What both games refuse stands in kernel.ftl.

## Cities and lines out of play

refusal-covered-city = { CITY($city) } is covered in this game, so the stagecoach neither enters nor crosses it. Choose a city that is in play.
refusal-covered-line = The line { LINE($line) } touches a covered city, so nobody can build on it. Choose a line whose two ends are in play.

## Purchase

refusal-too-dear =
    { $money ->
        [0] You can’t afford this: it costs { MONEY($price) } and you have no money left. Wait for your next income.
       *[other] You can’t afford this: it costs { MONEY($price) } and you have { MONEY($money) }. Choose something cheaper.
    }
refusal-purchase-used = You’ve already bought { WORD($purchase, of: "purchase") } this turn, and each kind of purchase is possible only once. Choose another kind, or finish buying.
refusal-line-taken = The line { LINE($line) } already has a road. Choose a line without one; only a sergeant can build beside another player’s road.
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
       *[other] you have only { $pioneers } left in your supply. Choose a coach with at most { $pioneers } seats.
    }
refusal-place-empty = Place { $place } of the display has no coach, and the stack is empty. Choose a place with a coach.
refusal-coach-first = All your coaches were empty when your turn began, so you must buy a coach first. Choose one that you can pay for and fill.

## Drive

refusal-not-a-neighbour = No line leads directly from { CITY($start) } to { CITY($city) }. Drive one line at a time, to a neighbouring space.
refusal-no-match = The tile in { CITY($city) } shows { WORD($tile, form: "one") }, and none of your pioneers matches it. Drive to a city that you can match; the stagecoach can’t cross a tile.
refusal-fare =
    { $money ->
        [0] The line to { CITY($city) } costs { MONEY($fare) }, and you have no money left. Your own roads are free.
       *[other] The line to { CITY($city) } costs { MONEY($fare) }, but you have only { MONEY($money) }. Take a line that you can pay for; your own roads are free.
    }
refusal-visited = The stagecoach has already been in { CITY($city) } this turn, and it can’t enter a space twice. Drive to a space where it hasn’t been yet.
refusal-dead-end = From { CITY($city) }, your money wouldn’t take you to any matching city. Choose a way that still leads to one.
refusal-nobody-aboard = All your coaches are empty, so nobody can settle in { CITY($city) }. You need a coach with pioneers.
refusal-way-too-dear =
    { $money ->
        [0] The cheapest way to { CITY($city) } costs { MONEY($fare) }, and you have no money. Your own roads are free.
       *[other] The cheapest way to { CITY($city) } costs { MONEY($fare) }, but you have only { MONEY($money) }. Your own roads are free.
    }
refusal-way-visited = Every way to { CITY($city) } leads through a space where the stagecoach has already been this turn. Drive to another city.
refusal-way-blocked = Every way to { CITY($city) } leads through a city that still has its tile, and the stagecoach must stop there. Once that tile is gone, the way is open.

## Settle and special actions

refusal-wrong-pioneer = This city wants { WORD($tile, form: "one") }, not { WORD($profession, form: "one") }. Settle { WORD($tile, form: "one") } from one of your coaches.
refusal-no-such-coach =
    { $coaches ->
        [one] You have no coach { $coach }. Your only coach is number 1.
       *[other] You have no coach { $coach }. Your coaches have the numbers 1 to { $coaches }.
    }
refusal-not-aboard = There is { WORD($profession, form: "no") } in your coach { $coach }. Choose a coach that carries one.
refusal-line-full = The line { LINE($line) } already has two roads, and a third doesn’t fit. Choose a line with no road, or with one road of another player.
refusal-own-road = You already have a road on the line { LINE($line) }, and nobody can have two on one line. Choose a line with no road, or with one road of another player.
refusal-farmers-only = Here you can only settle more farmers, not { WORD($profession, form: "one") }. Choose a farmer from one of your coaches, or skip.

## Joining

refusal-wrong-joiner = Only { WORD($wanted, form: "one") } can join in this city, not { WORD($profession, form: "one") }. Choose a matching pioneer, or decline.
