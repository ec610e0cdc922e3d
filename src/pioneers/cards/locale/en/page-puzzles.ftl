# What puzzles are about.

page-puzzles-cards-exchange = Exchange
page-puzzles-cards-counting = Counting cards
page-puzzles-cards-lead = Leading
page-puzzles-cards-following = Answering a trick
page-puzzles-cards-adding = Adding cards
page-puzzles-cards-ruff = Playing trump
page-puzzles-cards-storm = Storms
page-puzzles-cards-thief = Thieves
page-puzzles-cards-supplies = Choosing supplies
page-puzzles-cards-building = Building
page-puzzles-cards-ending = Ending the game
