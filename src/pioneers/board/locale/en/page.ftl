# The table of the board game on the page: the map, coaches, players, and what is asked.

## The map

page-board-map =
    { $count ->
        [0] Map of the board
        [one] Map of the board: 1 choice. Press Enter to choose it.
       *[other] Map of the board: { $count } choices. Use the arrow keys, then Enter.
    }
page-board-nearer = Zoom in
page-board-farther = Zoom out
page-board-whole = Show the whole board
page-board-to-stagecoach = Go to the stagecoach
page-board-list = The board as a list
page-board-free = free
page-board-drive-next = Drive one line, to { CITY($city) }

## What is asked

page-board-have = You have { MONEY($money) }
page-board-have-purchases = You have { MONEY($money) } · { $left } of { $all } purchases left
page-board-ask-purchase = Buy roads or a coach, or finish buying.
page-board-ask-coach = All your coaches are empty: buy a coach first.
page-board-ask-place =
    { $left ->
        [one] Choose a marked line for your road.
       *[other] Choose a marked line for the first of your { $left } roads.
    }
page-board-ask-place-second = Choose a marked line for the second of your 2 roads.
page-board-ask-drive =
    { $count ->
        [0] Drive the stagecoach to a marked city.
        [one] Drive the stagecoach to the marked city.
       *[other] Drive the stagecoach to one of the { $count } marked cities.
    }
page-board-ask-settle =
    { $tile ->
        [hotel] The hotel in { CITY($city) } takes anyone: choose a pioneer from your coaches.
       *[other] Settle { WORD($tile, form: "one") } in { CITY($city) }: from which coach?
    }
page-board-ask-sergeant = The sergeant gives you a road: choose a marked line.
page-board-ask-barkeeper = Return one more pioneer to your supply.
page-board-ask-farmer = Another farmer may settle in { CITY($city) }: choose the coach.
page-board-ask-join = Join in { CITY($city) } with { WORD($profession, form: "one") } for { MONEY($price) }?
page-board-buy-road = 1 road · { MONEY($price) }
page-board-buy-roads = 2 roads · { MONEY($price) }
page-board-buy-coach = Buy coach · { MONEY($price) }
page-board-join = Join · { MONEY($price) }
page-board-settle = Settle { WORD($profession) } · { $points }-point coach
page-board-return = Return { WORD($profession) } · { $points }-point coach
page-board-join-with = Join with { WORD($profession, form: "the") } · { $points }-point coach

## What a click would do

page-board-consequence = Preview
page-board-left = { MONEY($money) } left
page-board-since-more = { MONEY($amount) } more since your last turn
page-board-since-less = { MONEY($amount) } less since your last turn
page-board-bank = Bank
page-board-own-roads =
    { $count ->
        [one] Your road
       *[other] Your { $count } roads
    }
page-board-ways = Ways to drive there
page-board-by = via { CITY($city) }
page-board-straight = directly
page-board-from-coach = from your { $points }-point coach
page-board-gets = { $name } gets
page-board-you-keep = You keep
page-board-to-supply = Returns to your supply: one seat fewer to empty.
page-board-settles = Settles in { CITY($city) }.
page-board-coach-title =
    { $points ->
        [one] Coach, { $points } point
       *[other] Coach, { $points } points
    }
page-board-coach-fills =
    { $count ->
        [one] One of your pioneers takes its seat.
       *[other] { $count } of your pioneers take its seats. Empty the coach to score.
    }
page-board-line = { LINE($line) }
page-board-roads-after =
    { $count ->
        [0] your last road
        [one] 1 road left after it
       *[other] { $count } roads left after it
    }
page-board-road-joins =
    { $points ->
        [0] { $pioneers ->
            [0] Reaches none of your pioneers yet.
            [one] Reaches 1 pioneer: no more points yet.
           *[other] Joins { $pioneers } pioneers: no more points yet.
        }
       *[other] { $pioneers ->
            [one] Joins 1 pioneer: { page-board-plus } points.
           *[other] Joins { $pioneers } pioneers: { page-board-plus } points.
        }
    }
page-board-plus = +{ $points }
page-board-which-line = Choose one of its lines.
page-board-line-to = to { CITY($city) }
page-board-buy-final = It shows the next coach: you can’t undo it. Press again to buy it.
page-board-beside = Beside { $name }’s road: anyone else who drives here pays you both.
page-board-covered = covered, out of play
page-board-effect-banker = Keep the tile: { MONEY($amount) } more income each turn.
page-board-effect-merchant = Keep the tile: one more purchase each turn.
page-board-effect-barkeeper = Then you may return one pioneer to your supply.
page-board-effect-sergeant = Then you may build one road for free.
page-board-effect-farmer = Then you may settle up to { $count } more farmers here.
page-board-effect-gold-digger = Take a gold nugget: { $least } to { $most } points at the end.
page-board-effect-hotel = Any pioneer may settle here, and you get { MONEY($amount) }.
page-board-effect-full = You already have { $count } of these tiles: this one leaves the game.

## Coaches

page-board-for-sale = Coaches for sale
page-board-your-coaches = Your coaches
page-board-coaches = Coaches
page-board-coaches-of = { $name }’s coaches
page-board-no-coach = All coaches are empty.
page-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-board-coach =
    { $points ->
        [one] Coach with { LIST($seats) }, { $points } point
       *[other] Coach with { LIST($seats) }, { $points } points
    }
page-board-coach-for =
    { $points ->
        [one] Coach for { MONEY($price) }: { LIST($seats) }, { $points } point
       *[other] Coach for { MONEY($price) }: { LIST($seats) }, { $points } points
    }
page-board-stack =
    { $count ->
        [0] The stack is empty
        [one] 1 coach until the end
       *[other] { $count } coaches until the end
    }
page-board-end-near =
    { $coaches ->
        [one] Until the end: 1 coach
       *[other] Until the end: { $coaches } coaches
    } { $roads ->
        [one] or 1 road
       *[other] or { $roads } roads
    }
page-board-last-round = Last round

## Players

page-board-side = Players and log
page-board-player = { $name }’s player board
page-board-player-short =
    { $count ->
        [one] { $name }: { $points } point, { MONEY($money) }. Show player boards.
       *[other] { $name }: { $points } points, { MONEY($money) }. Show player boards.
    }
page-board-you = (you)
page-board-bot = (bot)
page-board-your-turn = your turn
page-board-on-turn = playing
page-board-is-asked = deciding
page-board-thinking = thinking
page-board-waiting = waiting
page-board-away = offline
page-board-bought = bought: { LIST($purchases, of: "plain") }
page-board-points-word =
    { $points ->
        [one] point
       *[other] points
    }
page-board-money = Money
page-board-roads-left = Roads left
page-board-pioneers-left = Pioneers left
page-board-nuggets = Gold nuggets
page-board-nuggets-known = Gold nuggets: { LIST($values, of: "plain") } points
page-board-bankers =
    { $count ->
        [0] No banker tile
        [one] 1 banker tile
       *[other] { $count } banker tiles
    }
page-board-merchants =
    { $count ->
        [0] No merchant tile
        [one] 1 merchant tile
       *[other] { $count } merchant tiles
    }
page-board-span = { $low }–{ $high }
page-board-if-over = If the game ended now
page-board-part-coaches = Emptied coaches
page-board-part-empty = Empty seats
page-board-part-network =
    { $roads ->
        [0] No road network yet
       *[other] { $pioneers ->
            [one] Largest road network: 1 pioneer
           *[other] Largest road network: { $pioneers } pioneers
        }
    }
page-board-leads = leading
page-board-may-lead = may be leading

## The sheet of small screens

page-board-tabs = Parts of the table
page-board-tab-mine = My coaches
page-board-tab-sale = For sale
page-board-tab-players = Players
page-board-tab-log = Log
