# The board game at the terminal: its aim for newcomers, its views, and what stands beside questions and choices.

## The aim

board-aim-turn = You lead pioneers into the West. All players share one stagecoach: on your turn you get money, may buy a road or a coach, and then drive the stagecoach to a city whose tile matches a pioneer in one of your coaches.
board-aim-settle = There the pioneer settles, and the tile rewards you: with income, purchases, a free road, gold or money.
board-aim-roads = When the last pioneer leaves a coach, you score its points. Your roads are free for you and cost the others a toll; at the end, each of your pioneers in your largest road network is worth 2 points.
board-aim-end = The game ends after the round in which someone builds their last road or the last coach comes into the display. The most points win.

## Signs of the map

board-tile-codes = Bnk Mer Bar Sgt Frm Gld Hot
board-legend-stagecoach = stagecoach ({ CITY($city) })
board-legend-signs = ({ $pioneer } pioneer, { $road } road)
board-no-road = no road

## What a tile brings, behind a drive

board-effect-banker = $1 more income each turn
board-effect-merchant = one more purchase each turn
board-effect-barkeeper = you may return another pioneer to your supply
board-effect-sergeant = a free road
board-effect-farmer = up to two more farmers may settle there
board-effect-gold-digger = a gold nugget (3 to 5 points)
board-effect-hotel = any pioneer may settle there, and you get $3
board-effect-none = nothing more: you already have two of these tiles

## The player's own things

board-status =
    { $score ->
        [one] { MONEY($money) } · { $score } point · roads left: { $roads } · pioneers left: { $pioneers }
       *[other] { MONEY($money) } · { $score } points · roads left: { $roads } · pioneers left: { $pioneers }
    }
board-coach =
    { $empty ->
        [0] Coach { $coach } (worth { $points }): { LIST($aboard) }
        [one] Coach { $coach } (worth { $points }): { LIST($aboard) }; 1 seat is empty
       *[other] Coach { $coach } (worth { $points }): { LIST($aboard) }; { $empty } seats are empty
    }
board-coach-done = Coach { $coach }: empty, { $points } scored
board-sale =
    { $stack ->
        [0] Coaches for sale (none left in the stack)
       *[other] Coaches for sale ({ $stack } more in the stack)
    }

## Columns

board-column-player = Player
board-column-money = Money
board-column-score = Score
board-column-roads = Roads left
board-column-pioneers = Pioneers left
board-column-bankers = Bankers
board-column-merchants = Merchants
board-column-nuggets = Nuggets
board-column-place = Place
board-column-price = Price
board-column-seats = Seats
board-column-points = Worth
board-column-rank = Rank
board-part-coaches = Emptied coaches
board-part-empty = Empty seats
board-part-nuggets = Gold nuggets
board-part-network = Road network
board-part-total = Total

## Beside the questions

board-purchases = You may buy once a turn, and once more for each merchant tile you own. A coach scores its points as soon as it is empty.
board-bought = This turn you have bought { LIST($purchases, of: "purchase") }. Each kind is possible only once a turn.
board-drives =
    { $more ->
        [0] After that, you drive. From { CITY($city) }, you could now reach: { LIST($drives, of: "plain") }.
       *[other] After that, you drive. From { CITY($city) }, you could now reach: { LIST($drives, of: "plain") }, and { $more } more.
    } { $fare ->
        [0] A drive may cost you nothing.
       *[other] Keep at least { MONEY($fare) } for the drive, or you must pass.
    }
board-drive-entry =
    { $fare ->
        [0] { CITY($city) } ({ WORD($tile) }, free)
       *[other] { CITY($city) } ({ WORD($tile) }, { MONEY($fare) })
    }
board-no-drive = With { MONEY($money) }, you can’t reach a matching city from { CITY($city) } now. If that stays so, you must pass: the stagecoach stays and nobody settles.
board-road-use = Your roads are free for you, and the others pay you $1 to use them. At the end, only your pioneers in one connected network count, so build where they can be joined.
board-fares = Each line costs $1, to the bank or to the owner of its road; where two others have roads, $1 to each. Your own roads are free. The stagecoach stops at the first tile. If you can drive, you must.
board-hotel = At a hotel you get $3. The pioneer’s own special action is not used.
board-barkeeper = This empties seats without a drive: as soon as a coach is empty, you score its points.
board-join = You get no special action, but your pioneer is on the board, and a coach that becomes empty scores.
board-hint-purchase = Type a number, or “coaches” to see what is for sale.
board-hint-roads =
    { $count ->
        [one] Type a number or two cities (“{ LINE($example) }”). “map” shows the board.
       *[other] Type a number, two cities (“{ LINE($example) }”) or one, to see its lines. “list” shows all { $count } lines, “map” the board.
    }
board-hint-drive = Type a number or a city. “list” shows every other way and single lines, “map” the board.
board-more-routes = Other ways
board-line-by-line = Line by line

## Behind the choices

board-road-beside = beside the road of { LIST($seats) }
board-roads-of = on the road of { LIST($seats) }
board-reason-roads = joins your roads in { LIST($cities, of: "city") }
board-reason-pioneers = your pioneers: { LIST($cities, of: "city") }
board-reason-stagecoach = the stagecoach is in { LIST($cities, of: "city") }
board-reason-near = near the stagecoach
board-route =
    { $fare ->
        [0] { CITY($city) } ({ WORD($tile) }), free
       *[other] { CITY($city) } ({ WORD($tile) }) for { MONEY($fare) }
    }
board-route-by = via { LIST($cities, of: "city") }
board-pay-bank = { MONEY($amount) } to the bank
board-pay-seat = { MONEY($amount) } to { SEAT($seat) }
board-coach-left = worth { $points }, still aboard: { LIST($pioneers) }
board-coach-empty =
    { $points ->
        [one] empties the coach: { $points } point and { MONEY($money) }
       *[other] empties the coach: { $points } points and { MONEY($money) }
    }

## Words that fit nothing

mistake-board-city = There’s no city “{ $text }” on this board. “map” shows them all.
mistake-board-city-near = There’s no city “{ $text }” on this board. Did you mean { CITY($city) }?
mistake-board-no-free-line = No line from { CITY($city) } can take your road. Choose another city; “list” shows all lines.
mistake-board-no-line = No line joins { CITY($one) } and { CITY($other) }. From { CITY($one) } lines lead to { LIST($near, of: "city") }.
mistake-board-no-route =
    { $tile ->
        [none] The stagecoach can’t end its drive in { CITY($city) }: there’s no tile any more. You can reach { LIST($reach, of: "city", by: "or") }.
       *[other] You can’t drive to { CITY($city) } ({ WORD($tile) }) now: nobody in your coaches matches its tile, another tile is in the way, or the fare is too high. You can reach { LIST($reach, of: "city", by: "or") }.
    }

## Setting up

welcome-board = Pioneers, the stagecoach game

## Asking and answering

play-leaves = leaves you { MONEY($money) }
play-keeps = you keep { MONEY($money) }

## Commands: what is typed, and what it does

command-map = map
command-coaches = coaches
command-help-map = Show the board. With a city (“map denver”): its tile, its lines and their roads.
command-help-coaches = Show the coaches for sale and everyone’s own.

## What is asked

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
