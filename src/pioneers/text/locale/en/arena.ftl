# The arena: series of games between bots. Names of bots, options and files are never translated.

## While it plays

arena-title =
    { $rotations ->
        [1] { WORD($game, of: "arena-game") }: { $games } games, each with a deal of its own, from seed { $seed }.
       *[other] { WORD($game, of: "arena-game") }: { $games } games. There are { $deals } deals from seed { $seed }, each played by { $rotations } rotations of the line-up.
    }
arena-game-board = The stagecoach game
arena-game-cards = The card game
arena-rounded = { $asked } games are no whole number of deals, so { $games } are played: { $deals } deals of { $rotations } games each.
arena-seconds = Who thinks by the clock plays differently from run to run: only budgets in iterations give results that can be repeated.
arena-resumed = { $done } of { $games } games are there already.
arena-progress = { $done } of { $total } games, { $rate } a second, { $left } left
arena-failed =
    { $spec ->
        [none] Game { $game } (seed { $seed }) failed: { $reason }
       *[other] Game { $game } (seed { $seed }) failed when it was the turn of { $spec }: { $reason }
    }
arena-faults = { $spec } did something wrong { $count ->
        [one] once
       *[other] { $count } times
    } and played at random then. The first time: { $first }
arena-failures =
    { $count ->
        [one] One game failed and does not count; --resume plays it again.
       *[other] { $count } games failed and do not count; --resume plays them again.
    }
arena-kept = All games are kept in { $folder }, the table in { $standing } there.
arena-reported = The report is { $report }; the games as a table for other programs are { $parquet } beside it.
arena-stopped = Stopped after { $done } of { $games } games; all of them are kept. To go on, type:

## Tables

arena-column-entrant = Entrant
arena-column-seats = Seats
arena-column-games = Games
arena-column-wins = Wins a seat (95%)
arena-column-score = Score (95%)
arena-column-rating = Rating (95%)
arena-column-mean-time = Mean time
arena-column-worst-time = Worst time
arena-column-turn = Order of play
arena-intervals = The intervals count deals, not games, for the games of one deal resemble each other. Times are processor time for a decision with a choice (for foreign programs by the clock), without what a bot loads at the start.
arena-length-rounds = A game takes { $mean } rounds or runs (nine out of ten games: { $low } to { $high }).
arena-length-decisions = A game takes { $mean } decisions of all players together (nine out of ten games: { $low } to { $high }).
arena-ended = How games ended: { LIST($reasons, of: "plain") }.
arena-end-roads = a player out of roads
arena-end-stack = no coach left in the stack
arena-end-idle = two idle rounds
arena-end-settlement = all buildings built
arena-end-runs = all runs played

## The report

arena-report-title = Report of the arena: { WORD($game, of: "arena-game") }
arena-report-command = Seats: { LIST($seats, of: "plain") }. Seed: { $seed }. Deals: { $deals }. Games: { $games }.
arena-report-standing = Standing
arena-report-ratings = Ratings
arena-report-ratings-note = Plackett–Luce ratings (openskill) after all games in their order. The bars reach two standard errors to each side.
arena-report-ratings-alt = A dot with a bar for each entrant: { LIST($figures, of: "plain") }.
arena-report-scores = Scores
arena-report-scores-note = How often each score was reached, by entrant. The line marks the mean.
arena-report-scores-alt = A distribution for each entrant, with these means: { LIST($figures, of: "plain") }.
arena-report-lengths = Length of the games
arena-report-lengths-alt = Two histograms. Rounds or runs: { $rounds } on average. Decisions: { $decisions } on average.
arena-report-parts = Where the points come from
arena-report-parts-note =
    { $sum ->
        [true] The mean of each part of the final score; together they are the mean score.
       *[false] The mean of each part of the result at the end of the game. The score is the number of buildings; the supplies decide ties.
    }
arena-report-parts-alt = Bars for each entrant: { LIST($figures, of: "plain") }.
arena-report-turns = Advantage of a place in the order of play
arena-report-turns-note = Share of wins by place, whoever sits there, with the 95% interval; 1 begins. The dashed line is an even share.
arena-report-turns-alt = A dot with a bar for each place: { LIST($figures, of: "plain") }.
arena-axis-rating = rating
arena-axis-score = score
arena-axis-rounds = rounds or runs
arena-axis-decisions = decisions of all players
arena-axis-share = share of games
arena-axis-points = points
arena-axis-amount = mean number
arena-axis-place = place
arena-axis-wins = share of wins
arena-part-coaches = coaches
arena-part-empty = empty seats
arena-part-nuggets = nuggets
arena-part-network = road network
arena-part-buildings = buildings
arena-part-supplies = supplies
arena-part-stone = stone
arena-part-gold = gold
arena-part-deer = deer
arena-part-tree = wood

## What is wrong with the line-up, the options or the folder

mistake-arena-quote = The line-up “{ $text }” has a quotation mark ({ $quote }) that is never closed.
mistake-arena-seat = There is no bot “{ $name }”. Did you mean “{ $nearest }”? There are: { LIST($names, of: "plain") }; and “exec:” with the command of your own program.
mistake-arena-command = The command after “exec:” is missing. Write for example “exec:python3 mybot.py”.
mistake-arena-setting = “{ $setting }” is no setting for “{ $spec }”. Settings are { LIST($settings, of: "plain") }, each after an @ and with a value above 0 or a file.
mistake-arena-games = { $games } games cannot be played. Give a number from 1 on.
mistake-arena-number = { $number } does not do for { $name }. Give a number from 1 on.
mistake-arena-time = The value of { $name } must be above 0 seconds.
mistake-arena-option = “{ $text }” is no option of the game. Write --option name=value, for example --option cover=random.
mistake-arena-exists = There are games in { $folder } already. Add --resume to go on with them, or name another folder with --out.
mistake-arena-differs = The games in { $folder } are of another series: { LIST($names, of: "plain") } differ. Name another folder with --out.
mistake-arena-folder = The folder { $folder } cannot be used: { $reason }.
arena-no-report = The plots and the Parquet file were left out: they need { LIST($packages, of: "plain") }. Install them with pip install "pioneers[report]", and --resume writes both.
mistake-arena-packages = The report needs more packages: { LIST($packages, of: "plain") }. Install them with pip install "pioneers[report]", or leave --report out.

## Tuning

tune-progress = Round { $round } of { $rounds }: { $done } of { $total } games
tune-round =
    { $kept ->
        [true] Round { $round } of { $rounds }: the step won { $share } of { $games } games and is kept.
       *[false] Round { $round } of { $rounds }: the step won { $share } of { $games } games and is not kept.
    }
tune-end = Steps kept: { $kept } of { $rounds }. The weights found win { $share } of { $games } games against those before.
tune-none = No step was kept in { $rounds } rounds: the weights stay as they are. All trials are in { $log }.
tune-written = The weights are in { $file }, all trials in { $log }.
tune-stopped = Stopped; steps kept so far: { $kept }. All finished trials are in { $log }. To go on, type:

mistake-tune-table = There is no table “{ $table }” to tune. There are: { LIST($tables, of: "plain") }.
mistake-tune-search = Level { $level } does not search, so the table “search” cannot be tuned with it. Add --level 4.
mistake-tune-number = { $number } does not do for { $name }. Choose { LIST($numbers, of: "plain", by: "or") }.
mistake-tune-exists = The file { $file } is there already. Add --resume to go on with it, or name another one with --out.
mistake-tune-log = The trials in { $file } are of another tuning. Name another file with --out.
