# The final scoring on the page.

page-scoring-led-before = { SEAT($seat, form: "start") } led until the networks were counted.
page-scoring-tie-money = With equal points, the dollars decide: { MONEY($most) } to { MONEY($less) }.
page-scoring-reason = The game ended after round { $round } because { LIST($reasons, of: "reason") }.
page-scoring-part-coaches = Coaches
page-scoring-part-empty = Seats
page-scoring-part-nuggets = Nuggets
page-scoring-part-network = Network
page-scoring-column-coaches = Emptied coaches
page-scoring-column-empty = Empty seats
page-scoring-column-nuggets = Gold nuggets
page-scoring-column-network = Largest network
page-scoring-rank-money = { page-scoring-rank }, has { MONEY($money) }
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
