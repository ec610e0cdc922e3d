# The rules of the board game for players, numbered as everywhere in the program. The order of chapters and rules, and
# what is clarified, stands in board/data/rules.toml.

rules-board-title = The rules of Pioneers
rules-board-credit = Pioneers is a game by Emanuele Ornella, published by Queen Games in 2017. The wording of these rules is our own.

chapter-B1 = Components
rule-B1-1 = Two to four people play. Each has a colour: blue, green, red or yellow.
rule-B1-2 = The board has two sides, one for four players and one for two or three. Lines join the cities, and one space, labelled Boston, is the start.
rule-B1-3 = There are 49 pioneer tiles, seven of each kind: banker, merchant, barkeeper, sergeant, farmer, gold digger and hotel.
rule-B1-4 = There are 24 coaches and four starting coaches. Each seat of a coach is for one of the six professions, never for a hotel, and each coach shows the victory points that it is worth.
rule-B1-5 = There are ten gold nuggets: six are worth 3 victory points, three are worth 4 and one is worth 5.
rule-B1-6 = Each player has 20 pioneers, 15 roads and one shop tile, which stands for the one purchase of each turn.
rule-B1-7 = There are 45 coins, 27 of $1 and 18 of $2, which makes $63. They do not limit the game: the bank never runs dry.
rule-B1-8 = Eight covering tiles take cities out of the game when two people play.

chapter-B2 = Setup
rule-B2-1 = Play on the side of the board for your number of players.
rule-B2-2 = With two players, eight cities at the far edge of the board are covered and out of play. They have no tile, the stagecoach neither enters nor crosses them, and nobody builds on a line that touches one of them.
rule-B2-3 = Two players may instead cover any eight cities, chosen by themselves or at random; decide this before the game begins. The start and its two neighbours are never covered, and all that remains must be connected. A random cover also leaves no city whose loss would cut the rest in two.
rule-B2-4 = Take out pioneer tiles: two of each kind with two players, one of each kind with three, none with four.
rule-B2-5 = Shuffle the other tiles and put one, face up, on every city in play, but none on the start. The tiles left over leave the game.
rule-B2-6 = If the two neighbours of the start show the same kind, exchange one of the two tiles for a leftover tile, again until they differ. If no leftover tile is different, it changes places with a different tile from a random city.
rule-B2-7 = The first player is chosen at random.
rule-B2-8 = Shuffle the 24 coaches and take some out unseen: 12 with two players, six with three, two with four. Four coaches go face up into the display, from left to right; the others form the face-down stack.
rule-B2-9 = Shuffle the starting coaches and give one to each player, face up. Those left over leave the game.
rule-B2-10 = You begin with $2 and 0 points. One of your pioneers is on the start and one on each seat of your starting coach; the others and all your roads are your supply.
rule-B2-11 = Mix the gold nuggets face down. The stagecoach begins on the start.

chapter-B3 = Rounds and end of the game
rule-B3-1 = The game is played in rounds, counted from 1, clockwise from the first player: after you comes the player on your left. Your turn has three parts: income, purchase, then moving and settling.
rule-B3-2 = The game ends after the round in which a player has built their last road (a sergeant’s road counts too) or the last coach of the stack has come into the display. Finish that round: the player to the right of the first player has the last turn.
rule-B3-3 = The game also ends after two rounds in a row in which nobody bought anything and the stagecoach did not move. After the first such round everyone is warned.

chapter-B4 = Income
rule-B4-1 = Your turn begins with your income: $3, plus $1 for each banker tile on your player board.
rule-B4-2 = At most two banker tiles count. If you gain another, it leaves the game without effect.

chapter-B5 = Purchase
rule-B5-1 = There are three kinds of purchase: one road for $2, two roads for $5, or one coach from the display. A coach costs the price above its place: $1, $2, $3 or $4, from left to right.
rule-B5-2 = You may make one purchase a turn, and one more for each merchant tile on your player board (at most two). Each of the three kinds is possible only once a turn. You choose the order and may stop early, unless you must buy a coach (B5.8).
rule-B5-3 = If you gain a third merchant tile, it leaves the game without effect.
rule-B5-4 = You pay for a road before you choose its line. It comes from your supply and goes at once on any line in play without a road, anywhere on the board, also next to the start.
rule-B5-5 = If you buy two roads, you must build both, so you need two roads in your supply and two lines without a road. For one road you need one of each.
rule-B5-6 = When you buy a coach, you pay, take it and put one pioneer from your supply on each of its seats. You may not buy a coach if your supply is too small to fill it.
rule-B5-7 = Then the coaches to the right of the gap move one place to the left, and the top coach of the stack fills the fourth place, face up. When the stack is empty, places on the right stay empty, and you can buy only where there is a coach.
rule-B5-8 = If all your coaches are empty at the start of your turn, you must buy a coach, before any other purchase. If the display has no coach that you can both pay for and fill, the duty falls away for this turn: you may buy roads or stop.
rule-B5-9 = You can use a coach in the same turn in which you buy it.
rule-B5-10 = A merchant or banker tile that you gain works from your next turn on.

chapter-B6 = Moving the stagecoach
rule-B6-1 = There is one stagecoach for everyone. You drive it along the lines to a city whose pioneer tile matches a pioneer in one of your coaches. A hotel matches every pioneer.
rule-B6-2 = Each line has its price: $1 to the bank if it has no road, $1 to the owner if it has one road of another player, $1 to each owner if it has two such roads. A line with one of your own roads is free, even with another road beside it.
rule-B6-3 = The stagecoach stops at the first city with a tile; it never crosses one. It may cross cities without a tile, and the start as well.
rule-B6-4 = It never ends its drive on a space without a tile, nor at a tile that you cannot match.
rule-B6-5 = If there is at least one matching city that you can reach and pay for, you must drive. If there is none, you must pass, and the stagecoach stays where it is.
rule-B6-6 = You choose the way, and it need not be the cheapest: it matters whom you pay. You need the money for each line when you drive along it. In one turn the stagecoach enters no space twice, and never the space where it set out.
rule-B6-7 = You cannot drive to a space from which the money left would no longer take you to any matching city.

chapter-B7 = Settling
rule-B7-1 = When you settle, you take the tile off the city and put a matching pioneer from one of your coaches in its place. Until then, the tile stays there. If there is a choice, you choose the coach.
rule-B7-2 = At a hotel, you settle any pioneer from your coaches. The special action of that pioneer’s profession is not used.

chapter-B8 = Special actions
rule-B8-1 = Banker and merchant: the tile goes to your player board, where two of each have room (B4.2, B5.3).
rule-B8-2 = Sergeant: you may build one road free of charge, on any line without a road or on a line with exactly one road that is another player’s. A line never has more than two roads, and never two of one player.
rule-B8-3 = Barkeeper: you may return one more pioneer, from any of your coaches, to your supply.
rule-B8-4 = Gold digger: you take a gold nugget face down. Only you may look at it.
rule-B8-5 = Farmer: you may settle up to two more farmers from your coaches in the same city.
rule-B8-6 = Hotel: you receive $3 from the bank.
rule-B8-7 = Where you “may” do something, it is now or never. If an action has nothing to act on, it is skipped without a question.

chapter-B9 = Empty coaches
rule-B9-1 = As soon as one of your coaches is empty, you score its victory points and take $1. This is true at any time, also through a barkeeper, through farmers or when you join in another player’s turn, and for every coach that you empty. When you settle, it comes before the special action.

chapter-B10 = Joining
rule-B10-1 = After the special action of your turn, the others are asked, clockwise from your left: for $2, paid to you, one of them may put one matching pioneer on the same city. As soon as someone agrees, nobody else is asked. You cannot refuse.
rule-B10-2 = A matching pioneer is one of the tile’s kind; at a hotel, one of the kind that was just settled there.
rule-B10-3 = You are asked only if you have $2 and a matching pioneer, and you choose which coach the pioneer leaves. Your money counts as it is when you are asked: a toll received in this turn counts, but not the $1 for a coach that you would empty by joining.
rule-B10-4 = When you join, you get no special action; a farmer joins alone. A coach that you empty by joining counts for you (B9.1).
rule-B10-5 = A player who had to pass (B6.5) settles nobody, so nobody is asked.

chapter-B11 = Final scoring
rule-B11-1 = You score 1 point for each empty seat in each of your coaches that still holds a pioneer.
rule-B11-2 = You score the points on your gold nuggets.
rule-B11-3 = You score 2 points for each of your pioneers in one network: the one that holds most of them. A network is a connected set of your roads with the spaces at their ends, and a space connects even without one of your pioneers. Your pioneer on the start counts if one of your roads touches the start. Without a road there is no network.
rule-B11-4 = The most points win. In a tie, the most dollars win; if there is still a tie, the players share the victory.

knowledge-board-public = Everyone sees the whole board, all money and scores, all coaches with their seats, the display, how many coaches are left in the stack and how many gold nuggets each player holds.
knowledge-board-hidden = Nobody knows which of the coaches not yet seen are in the stack, nor their order; which coaches nobody has seen yet is not a secret. The value of a gold nugget is known only to its owner, and the order of the nuggets in the supply to nobody.

note-two-roads = Two roads together cost $5, more than twice the price of one. In return you build both in a single turn.
note-spent-fare = You may spend money that you would need for the drive. If it is then too little to reach a matching city, you pass.
note-must-drive = You must drive even when it hurts: even if it takes your last dollar, or leads to a city that you would rather leave for later.
note-join-duty = If you empty your last coach by joining, your next turn begins with empty coaches only, and you must buy a coach first (B5.8).
