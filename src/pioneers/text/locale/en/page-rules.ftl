# The rules inside the page. The rules themselves are in board-rules.ftl and cards-rules.ftl.

page-rules-title-board = The rules of the board game – Pioneers
page-rules-title-cards = The rules of the card game – Pioneers
page-rules-which = Which rules
page-rules-board = Board game
page-rules-cards = Card game
page-rules-search = Search the rules
page-rules-clear = Clear the search
page-rules-found =
    { $count ->
        [0] No rule contains these words. Try fewer or shorter ones.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
page-rules-contents = Contents
page-rules-minute = In one minute
page-rules-clarified = Clarified
page-rules-clarified-about = The printed rules differ or are silent at the marked points; this is our reading.
page-rules-knowledge = What you may know
page-rules-open = open to everyone
page-rules-secret = secret
page-rules-link = Link to rule { $rule }
page-rules-note = Good to know
page-rules-play-board = Play the board game
page-rules-play-cards = Play the card game

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

## Pictures of the card game

page-rules-picture-cards = The four suits, the storm and the thief.
page-rules-picture-places = Two players, four places: each plays twice in a trick.
page-rules-picture-sum = Deer 3, 5 and 8, then 4 and 5 together: 9 wins.
page-rules-picture-storm = Gold is trump and ahead with 3. The storm’s 6 is higher, so the storm wins.
page-rules-picture-equal = The storm equals the sum: 8 wins the trick, but the player of the storm chooses the trump.
page-rules-picture-thief = Tree 7 wins a tree supply card; then the thief takes a card of choice from the winner.
page-rules-picture-last = Alone with tree 3 and gold 6: one tree and one gold from the stock.
page-rules-picture-buildings = What the four buildings cost.
page-rules-trump = Trump
page-rules-wins = wins
