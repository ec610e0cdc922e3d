# The review of a finished game: turning points, chances, luck and decisions; and hints at a table.

page-review-title = Review – { $game }
page-review-heading = Review
page-review-curve = Chance to win
page-review-curve-said = Chance to win through the game. At the end: { $chances }
page-review-curve-table = Show as a table
page-review-end = End
page-review-luck = Luck
page-review-skill = Decisions
page-review-average = Average loss
page-review-marks = Inaccuracies, mistakes, blunders
page-review-inaccuracy = inaccuracy
page-review-mistake = mistake
page-review-blunder = blunder
page-review-inaccuracies = Inaccuracies
page-review-mistakes = Mistakes
page-review-blunders = Blunders
page-review-chance = Something was decided at random.
page-review-set-up = The setup is random: who begins, what is dealt, what lies where.
page-review-covered = What would you do here?
page-review-played = Played
page-review-better = Better
page-review-hint = Hint
page-review-error = Exact to ±{ $error }
page-review-goes-on = How it may go on
page-review-round = Round { $round }
page-review-sums = Luck and decisions
page-review-sums-about = What luck and decisions added to each player’s chance to win. The thin lines show how exact this is.
page-review-not-yet = Averages come when the whole game is judged.
page-review-waiting = Judging the game…
page-review-count =
    { $count ->
        [0] No mistakes found
        [one] 1 decision to think about
       *[other] { $count } decisions to think about
    }
page-review-cost =
    { $count ->
        [one] It cost { $cost } of the chance to win.
       *[other] The dearest of them cost { $cost } of the chance to win.
    }
page-review-judge =
    { $count ->
        [one] Each decision is judged by a search of 1 step, by what its player knew.
       *[other] Each decision is judged by a search of { $steps } steps, by what its player knew.
    }
page-review-none-hint = Every decision was as good as any other, or nearly so.
page-review-progress = Progress of the review
page-review-refining = Marks may still change until the whole game is judged.
page-review-stopped = This review couldn’t be made.
page-review-whose = Whose decisions
page-review-everyone = Everyone
page-review-cover = Hide the verdicts
page-review-more = Show more
page-review-in-replay = Watch from here
page-review-renew = Judge again
page-review-print = Print
page-review-try = Try again

## Trying again: a table that goes on from a finished game

page-trial = Try again
page-trial-ask = You’re back at this decision. What would you do now?
page-trial-best = This is the best plan found.
page-trial-good = This is as good as the best, within the error.
page-trial-same = You played this before: it costs { $loss } of the chance to win.
page-trial-worse = This costs { $loss } of the chance to win.
page-trial-unknown = This plan wasn’t judged.
page-trial-on = Play on
page-trial-back = Back to the review

## Hints

page-hint-chance = Chance to win then: { $chance } (±{ $error })
page-hint-close = Close the hint
page-hint-thinking = Thinking…
