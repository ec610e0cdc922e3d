# The characters of its bots: what they are, and how they play.

character-board-builder = builder
character-board-builder-way = Builds a road wherever that is nearly as good.
character-board-miser = miser
character-board-miser-way = Keeps its money together.
character-board-racer = racer
character-board-racer-way = Empties its coaches as fast as it can.
character-board-trader = trader
character-board-trader-way = Collects bankers and merchants.
character-board-teamster = teamster
character-board-teamster-way = Likes to own many coaches.
