# The levels of its bots: a name and a character each.

level-board-1 = Tenderfoot
level-board-1-character = Goes wherever the road looks pleasant, but never harms itself.
level-board-2 = Peddler
level-board-2-character = Takes what pays most right now.
level-board-3 = Surveyor
level-board-3-character = Thinks its whole turn through before it moves.
level-board-4 = Wagon Master
level-board-4-character = Imagines what is hidden and what the others will do, and plans for it.
level-board-5 = Pathfinder
level-board-5-character = Has learned from many thousands of games what wins.
