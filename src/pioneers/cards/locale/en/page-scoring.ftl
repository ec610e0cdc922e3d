# The final scoring on the page.

page-scoring-cards-wins = { SEAT($seat, form: "start") } has built everything
page-scoring-cards-most = { SEAT($seat, form: "start") } has built the most
page-scoring-cards-after = The game ended after run { $run }.
page-scoring-cards-runs = Run { $run } was the last one: the most buildings decide.
page-scoring-cards-tie = If players have equally many buildings, the supply cards left decide, then { LIST($suits) }.
page-scoring-column-buildings = Buildings
page-scoring-column-supplies = Supply cards left
page-scoring-built = { WORD($building, form: "label") }: built
page-scoring-not-built = { WORD($building, form: "label") }: not built
