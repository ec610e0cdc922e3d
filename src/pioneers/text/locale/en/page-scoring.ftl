# The final scoring of both games on the page.

page-scoring-wins-points =
    { $points ->
        [one] { SEAT($seat, form: "start") } wins by one point
       *[other] { SEAT($seat, form: "start") } wins by { $points } points
    }
page-scoring-wins-tie = { SEAT($seat, form: "start") } wins the tie
page-scoring-shared = { LIST($seats) } share the win
page-scoring-led-before = { SEAT($seat, form: "start") } led until the networks were counted.
page-scoring-led-always = { SEAT($seat, form: "start") } led in every part.
page-scoring-tie-money = With equal points, the dollars decide: { MONEY($most) } to { MONEY($less) }.
page-scoring-reason = The game ended after round { $round } because { LIST($reasons, of: "reason") }.
page-scoring-counting = The points are being counted
page-scoring-parts = Parts of the scoring
page-scoring-part-coaches = Coaches
page-scoring-part-empty = Seats
page-scoring-part-nuggets = Nuggets
page-scoring-part-network = Network
page-scoring-leads = { SEAT($seat, form: "start") } leads, { $points }
page-scoring-lead-shared = Tie, { $points }
page-scoring-to-count = still to be counted
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
        [one] one road
       *[other] { $roads } roads
    }, { $pioneers ->
        [one] one pioneer
       *[other] { $pioneers } pioneers
    } × { $each } = { $points }
page-scoring-network-none = No road of this player has a pioneer: no points.
page-scoring-plus = +{ $points }
page-scoring-skip = Count all at once
page-scoring-review = Review the game
page-scoring-again = Play again
page-scoring-same-deal = Same deal again
page-scoring-leave = Leave
page-scoring-back = Back to the result
page-scoring-look = Look at the table

## The card game

page-scoring-cards-wins = { SEAT($seat, form: "start") } has built everything
page-scoring-cards-most = { SEAT($seat, form: "start") } has built the most
page-scoring-cards-after = The game ended after run { $run }.
page-scoring-cards-runs = Run { $run } was the last one: the most buildings decide.
page-scoring-cards-tie = Where players have the same number of buildings, supply cards left decide, then { LIST($suits) }.
page-scoring-column-buildings = Buildings
page-scoring-column-supplies = Supply cards left
page-scoring-built = { WORD($building, form: "label") }: built
page-scoring-not-built = { WORD($building, form: "label") }: not built

## Fairness

page-fair = Was the deal fair?
page-fair-why = Before the first move the server showed the hash of the seed that all chance comes from. Now you see the seed: whoever computes the hash of “pioneers deal” and the seed gets the same one.
page-fair-commitment = Hash shown at the start
page-fair-seed = Seed
page-fair-check = Check it here
page-fair-right = The hash fits: the deal was settled before the first move.
page-fair-wrong = The hash does not fit.
page-fair-record = Download the record
page-fair-known = This deal was known before: it was played again on purpose.
