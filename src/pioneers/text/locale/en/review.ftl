# Reviews of finished games, and what the analysis says.

review-title = Review: { $players } players, { $decisions } decisions
review-glance = First look: { $percent }%
review-deeper = Looking deeper: { $percent }%
review-stopped = Stopped early: { $percent }% done. Without the rest there are no averages.
review-nobody = No decision was marked.
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-column-move = Move
review-column-seat = Player
review-column-mark = Mark
review-column-loss = Loss
review-column-played = Played
review-column-best = Better
review-column-why = Why
review-column-luck = Luck
review-column-skill = Decisions
review-column-rest = Rest
review-column-average = Average loss
review-column-marks = Inaccuracies, mistakes, blunders
review-seats = Where the results came from
review-turning = Turning points
review-curve = Win chances
review-percent = { $percent }%
review-points = Numbers are hundredths of a win, with the standard error. Result less an even share = luck + decisions + rest.
review-made = Judged by what each player could know, with { $iterations } iterations a decision (program { $program }, judge { $judge }, marks { $marks }).
review-open = Judged with all cards open, with { $iterations } iterations a decision (program { $program }, judge { $judge }, marks { $marks }).
review-written = Written: { $file }
why-chances = wins in { $best }% of the imagined games, not in { $played }%

mistake-analysis-judge = Nothing judges the positions of “{ $game }”, so there is no analysis of it. A game needs an evaluator for that.
mistake-analysis-unfinished = This game isn’t over: the record ends after { $actions } actions. Only a finished game can be reviewed.
mistake-analysis-turn = A hint needs a view of the player who decides now.
mistake-review-number = { $name } must be more than 0, not { $number }.
mistake-review-packages = The picture needs matplotlib. Install it with: pip install "pioneers[report]"
mistake-review-write = { $file } can’t be written: { $reason }. Choose another file.
