# The final scoring of both games on the page.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } won by 1 point
       *[other] { SEAT($seat, form: "start") } won by { $points } points
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } won the tiebreak
page-scoring-shared = { LIST($seats) } shared the win
page-scoring-led-always = { SEAT($seat, form: "start") } led in every part.
page-scoring-counting = Counting points…
page-scoring-parts = Parts of the scoring
page-scoring-leads = { SEAT($seat, form: "start") } leads, { $points }
page-scoring-lead-shared = Tie, { $points }
page-scoring-to-count = not yet counted
page-scoring-table = Points by part
page-scoring-player = Player
page-scoring-column-total = Total
page-scoring-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] { $rank }th
    }
page-scoring-legend = Legend
page-scoring-plus = +{ $points }
page-scoring-skip = Skip counting
page-scoring-review = Watch replay
page-scoring-judged = Open review
page-scoring-again = Play again
page-scoring-same-deal = Same deal again
page-scoring-leave = Leave
page-scoring-back = Back to the result
page-scoring-look = View table

## Fairness

page-fair = Was the deal fair?
page-fair-why = Before the first move, the server showed the fingerprint of the seed that decides all chance. Now you see the seed: “pioneers deal” and the seed together give the same fingerprint.
page-fair-commitment = Fingerprint shown at the start
page-fair-seed = Seed
page-fair-check = Check it here
page-fair-right = The fingerprint matches: the deal was fixed before the first move.
page-fair-wrong = The fingerprint doesn’t match.
page-fair-record = Download record
page-fair-known = This deal was known beforehand: it was played again on purpose.
