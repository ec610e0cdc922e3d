# The arena: series of games between bots. Names of bots, options and files are never translated.

## While it plays

arena-title =
    { $rotations ->
        [1] { WORD($game, of: "arena-game") }: { $games } games, each with its own deal, from seed { $seed }.
       *[other] { WORD($game, of: "arena-game") }: { $games } games. There are { $deals } deals from seed { $seed }, each played by { $rotations } rotations of the line-up.
    }
arena-rounded = { $asked } games don’t make a whole number of deals, so { $games } are played: { $deals } deals of { $rotations } games each.
arena-seconds = Bots that think by the clock play differently each time: only limits in iterations give repeatable results.
arena-sprt-title = Sequential test: does each seat of { $spec } win { $low } or { $high } percent points more than an even share of { $even } against the rest of the table? The series stops when that is clear; each error has a probability of at most about { $error }.
arena-resumed = { $done } of { $games } games are already there.
arena-progress = { $done } of { $total } games, { $rate } per second, { $left } left
arena-failed =
    { $spec ->
        [none] Game { $game } (seed { $seed }) failed: { $reason }
       *[other] Game { $game } (seed { $seed }) failed when it was the turn of { $spec }: { $reason }
    }
arena-faults = { $spec } made a mistake { $count ->
        [one] once
       *[other] { $count } times
    } and then played at random. The first time: { $first }
arena-failures =
    { $count ->
        [one] 1 game failed and does not count; --resume replays it.
       *[other] { $count } games failed and do not count; --resume replays them.
    }
arena-kept = All games are saved in { $folder }, the table in { $standing } there.
arena-reported = The report is { $report }; { $parquet } beside it has the games as a table for other programs.
arena-stopped = Stopped after { $done } of { $games } games; all of them are saved. To go on, type:

## Tables

arena-column-entrant = Entrant
arena-column-seats = Seats
arena-column-games = Games
arena-column-wins = Wins per seat (95%)
arena-column-corrected = Less luck (95%)
arena-column-score = Score (95%)
arena-column-rating = Rating (95%)
arena-column-mean-time = Mean time
arena-column-worst-time = Worst time
arena-column-turn = Order of play
arena-intervals = The intervals count deals, not games, because games of one deal resemble each other. Times are processor time for a decision with a choice (for other programs, clock time), without what a bot loads at the start.
arena-luck = The shares less luck leave out what each seat could expect to gain or lose by what was drawn: the true values are the same. Plain shares this narrow would take { $times } times as many games.
arena-length-rounds = A game takes { $mean } rounds or runs (9 in 10 games: { $low } to { $high }).
arena-length-decisions = A game takes { $mean } decisions of all players together (9 in 10 games: { $low } to { $high }).
arena-ended = How the games ended: { LIST($reasons, of: "plain") }.
arena-sprt-verdict =
    { $verdict ->
        [better] The test is decided after { $deals } deals: { $spec } wins at least { $high } points more rather than { $low } (evidence { $evidence }, limit { $bound }). The share at such a stop is a little exaggerated.
        [not-better] The test is decided after { $deals } deals: { $spec } wins at most { $low } points more rather than { $high } (evidence { $evidence }, limit −{ $bound }). The share at such a stop is a little exaggerated.
       *[other] The test is undecided after { $deals } deals (evidence { $evidence }, limits −{ $bound } and { $bound }). Add games with --games and --resume.
    }

## The report

arena-report-title = Arena report: { WORD($game, of: "arena-game") }
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
arena-report-turns-note = Share of wins by place, for all entrants, with the 95% interval; 1 begins. The dashed line is an even share.
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

## What is wrong with the line-up, the options or the folder

mistake-arena-quote = The line-up “{ $text }” has an open quotation mark ({ $quote }). Close it.
mistake-arena-seat = There’s no bot “{ $name }”. Did you mean “{ $nearest }”? The bots are: { LIST($names, of: "plain") }; and “exec:” with the command for your own program.
mistake-arena-command = The command after “exec:” is missing. Write for example “exec:python3 mybot.py”.
mistake-arena-setting = “{ $setting }” isn’t a setting for “{ $spec }”. Settings are { LIST($settings, of: "plain") }, each after an @ and with a value above 0 or a file.
mistake-arena-games = { $games } games can’t be played. Use a number from 1 on.
mistake-arena-number = { $number } isn’t valid for { $name }. Use a number from 1 on.
mistake-arena-time = The value of { $name } must be above 0 seconds.
mistake-arena-option = “{ $text }” isn’t an option of the game. Write --option name=value, for example --option cover=random.
mistake-arena-sprt = “{ $text }” isn’t a pair of bounds. Write two numbers of percent points, for example --sprt 0,3.
mistake-arena-sprt-order = The bounds “{ $text }” can’t be tested. The first must be below the second, both from −100 to 100.
mistake-arena-sprt-alone = The test compares the first seat with the rest of the table, but only { $spec } plays. Add another bot to --seats.
mistake-arena-exists = { $folder } already has games. Add --resume to continue them, or choose another folder with --out.
mistake-arena-differs = The games in { $folder } are of another series: { LIST($names, of: "plain") } differ. Choose another folder with --out.
mistake-arena-folder = The folder { $folder } can’t be used: { $reason }. Choose another one with --out.
arena-no-report = The plots and the Parquet file are missing: they need { LIST($packages, of: "plain") }. Install them with pip install "pioneers[report]"; then --resume writes both.
mistake-arena-packages = The report needs more packages: { LIST($packages, of: "plain") }. Install them with pip install "pioneers[report]", or leave --report out.

## Tuning

tune-progress = Round { $round } of { $rounds }: { $done } of { $total } games
tune-round =
    { $kept ->
        [true] Round { $round } of { $rounds }: the step won { $share } of { $games } games and stays.
       *[false] Round { $round } of { $rounds }: the step won { $share } of { $games } games and doesn’t stay.
    }
tune-end = Steps that stay: { $kept } of { $rounds }. The new weights win { $share } of { $games } games against the old ones.
tune-none = No step won enough in { $rounds } rounds: the weights stay as they are. All trials are in { $log }.
tune-written = The weights are in { $file }, all trials in { $log }.
tune-stopped = Stopped; steps that stay so far: { $kept }. All finished trials are in { $log }. To go on, type:

mistake-tune-table = There’s no table “{ $table }” to tune. The tables are: { LIST($tables, of: "plain") }.
mistake-tune-search = Level { $level } doesn’t search, so it can’t tune the table “search”. Add --level 4.
mistake-tune-number = { $number } isn’t valid for { $name }. Choose { LIST($numbers, of: "plain", by: "or") }.
mistake-tune-exists = The file { $file } already exists. Add --resume to continue it, or choose another one with --out.
mistake-tune-log = The trials in { $file } belong to another tuning. Choose another file with --out.
