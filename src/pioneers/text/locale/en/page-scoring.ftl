# The final scoring of both games on the page.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } won by 1 point
       *[other] { SEAT($seat, form: "start") } won by { $points } points
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } won the tiebreak
page-scoring-shared = { LIST($seats) } shared the win
page-scoring-led-before = { SEAT($seat, form: "start") } led until the networks were counted.
page-scoring-led-always = { SEAT($seat, form: "start") } led in every part.
page-scoring-tie-money = With equal points, the dollars decide: { MONEY($most) } to { MONEY($less) }.
page-scoring-reason = The game ended after round { $round } because { LIST($reasons, of: "reason") }.
page-scoring-counting = Counting points…
page-scoring-parts = Parts of the scoring
page-scoring-part-coaches = Coaches
page-scoring-part-empty = Seats
page-scoring-part-nuggets = Nuggets
page-scoring-part-network = Network
page-scoring-leads = { SEAT($seat, form: "start") } leads, { $points }
page-scoring-lead-shared = Tie, { $points }
page-scoring-to-count = not yet counted
page-scoring-table = Points by part
page-scoring-player = Player
page-scoring-column-coaches = Emptied coaches
page-scoring-column-empty = Empty seats
page-scoring-column-nuggets = Gold nuggets
page-scoring-column-network = Largest network
page-scoring-column-total = Total
page-scoring-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] { $rank }th
    }
page-scoring-rank-money = { page-scoring-rank }, has { MONEY($money) }
page-scoring-legend = Legend
page-scoring-legend-coaches = coaches
page-scoring-legend-empty = seats
page-scoring-legend-nuggets = nuggets
page-scoring-legend-network = network
page-scoring-network = { SEAT($seat) }’s largest network
page-scoring-network-size =
    { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $pioneers ->
        [one] 1 pioneer
       *[other] { $pioneers } pioneers
    } × { $each } = { $points }
page-scoring-network-none = None of this player’s roads reaches one of their pioneers: no points.
page-scoring-plus = +{ $points }
page-scoring-skip = Skip counting
page-scoring-review = Watch replay
page-scoring-again = Play again
page-scoring-same-deal = Same deal again
page-scoring-leave = Leave
page-scoring-back = Back to the result
page-scoring-look = View table

## The card game

page-scoring-cards-wins = { SEAT($seat, form: "start") } has built everything
page-scoring-cards-most = { SEAT($seat, form: "start") } has built the most
page-scoring-cards-after = The game ended after run { $run }.
page-scoring-cards-runs = Run { $run } was the last one: the most buildings decide.
page-scoring-cards-tie = If players have equally many buildings, the supply cards left decide, then { LIST($suits) }.
page-scoring-column-buildings = Buildings
page-scoring-column-supplies = Supply cards left
page-scoring-built = { WORD($building, form: "label") }: built
page-scoring-not-built = { WORD($building, form: "label") }: not built

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
