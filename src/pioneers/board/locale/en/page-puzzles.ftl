# What puzzles are about.

page-puzzles-board-fare = Fares
page-puzzles-board-network = Road network
page-puzzles-board-joining = Joining
page-puzzles-board-coach = Buying coaches
page-puzzles-board-saving = Saving money
page-puzzles-board-settling = Settling
page-puzzles-board-effect = Tile effects
page-puzzles-board-emptying = Emptying a coach
page-puzzles-board-ending = Ending the game
