# What the page adds to the rules of this game.

page-rules-title-board = The rules of the board game – Pioneers
page-rules-board = Board game
page-rules-play-board = Play the board game

## The board game in one minute

page-rules-minute-aim = Score the most points: empty your coaches, dig for gold, and join your pioneers by one large network of roads.
page-rules-minute-income = Your turn begins with { MONEY(3) }, and { MONEY(1) } more for each banker.
page-rules-minute-purchase = Buy something: a road, two roads, or a coach full of pioneers.
page-rules-minute-drive = Drive the one stagecoach to a city that wants one of your pioneers. Your own roads are free; every other line costs { MONEY(1) }, paid to the bank or to the owner of the road.
page-rules-minute-settle = Your pioneer settles there, and the tile helps you at once. Another player may join for { MONEY(2) }.
page-rules-minute-end = When someone has built their last road or the last coach is in the display, finish the round. Then the networks count.

## Pictures of the board game

page-rules-picture-tiles = The six professions, and the hotel that takes anyone.
page-rules-picture-turn = A turn from left to right.
page-rules-picture-display = The display: the place of a coach is its price. A coach shows who sits in it and the points for emptying it.
page-rules-picture-fares = From left to right for blue: { MONEY(1) } to the bank, { MONEY(1) } to red, nothing on its own road.
page-rules-picture-stop = The stagecoach crosses the city without a tile and stops at the first one with a tile, the farmer’s.
page-rules-picture-double = The sergeant’s road beside another: blue and green both drive for free, red pays { MONEY(1) } to each.
page-rules-picture-emptied = Two coaches emptied in one turn: 7 and 4 points, and { MONEY(1) } for each.
page-rules-picture-farmers = One farmer settles, two more follow.
page-rules-picture-join = Blue settles a banker; green pays blue { MONEY(2) } and joins with a banker too.
page-rules-picture-network = Blue has two networks. The larger one holds four pioneers and scores 8 points; the space in the middle connects without a pioneer.
