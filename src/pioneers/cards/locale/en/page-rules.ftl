# What the page adds to the rules of this game.

page-rules-title-cards = The rules of the card game – Pioneers
page-rules-cards = Card game
page-rules-play-cards = Play the card game

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
