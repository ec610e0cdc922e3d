# The rules of the card game for players, numbered as everywhere in the program. The order of chapters and rules, and
# what is clarified, stands in cards/data/rules.toml.

rules-cards-title = The rules of Pioneer
rules-cards-credit = The card game Pioneer follows a rules text that names no author. The wording of these rules is our own.

chapter-C1 = Components
rule-C1-1 = Two to four people play. There are four suits: stone, gold, deer (food) and tree (timber).
rule-C1-2 = There are 56 play cards. Each suit has 12 of them, with the numbers 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7 and 8. The others are four thieves, which have no number, and four storms with the numbers 6, 8, 10 and 12.
rule-C1-3 = Each suit has a stock of six supply cards, and there are no more than that. A supply card that you pay goes back to the stock.
rule-C1-4 = Your settlement has four buildings: one house, one barn, one windmill and one storehouse.

chapter-C2 = A supply run
rule-C2-1 = All play cards are shuffled for each run. With four players you get eight, with three seven and with two 16. The rest stays face down: it is the deck.
rule-C2-2 = Two people play as if they were four: each has two of the four places, and the places alternate. You have one hand and one store of supplies, and you play twice in a trick, once at each of your places. The starter of a run leads at their first place; after that, the place that won a trick leads. If you run out of cards at one place, you are passed over at the other.
rule-C2-3 = The starter of the first run is chosen at random. C6.3 says who starts a later one.
rule-C2-4 = After the deal, clockwise from the starter, each player is asked once: you may replace exactly two of your cards. You openly pay one supply card of your choice, discard two cards unseen, then draw two new ones. You are not asked if you have no supply card (so nobody is in the first run) or if fewer than two cards are left in the deck.
rule-C2-5 = Gold is trump when a run starts.
rule-C2-6 = The run ends when nobody has cards any more, or only one player has (C5.1). This is checked only between tricks: after everything that follows a trick (C4.9), before anyone loses thieves (C4.8), and again after each such loss. A trick that has begun is finished.

chapter-C3 = A trick
rule-C3-1 = The starter of the run leads the first trick, the winner of a trick leads the next one (C4.7). Then everyone who has cards plays once, clockwise; with two players, once at each place. A player without cards is passed over.
rule-C3-2 = You lead one or more cards of one suit, or a storm. A thief can never lead.
rule-C3-3 = The suit to follow is the suit that was led. After a storm was led, it is the first suit played afterwards.
rule-C3-4 = If you hold the suit to follow, you play one or more cards of it, and their numbers are added up. There are two exceptions: a storm (C3.7), and a thief after another thief (C3.6).
rule-C3-5 = If you cannot follow, you choose one of these: one or more trump cards, added up; one thief; one storm; one card of another suit, which cannot win.
rule-C3-6 = Once a thief is in the trick, everyone who plays later may also play a thief, even if they could follow.
rule-C3-7 = You may play a storm at any time, even if you could follow. A storm is played alone.
rule-C3-8 = After a storm was led and before a suit is set, you play one or more cards of any one suit, which is then the suit to follow, or another storm. You may play a thief only if you hold no suit card at all or if a thief is already in the trick (C3.6).
rule-C3-9 = Cards of two suits are never played together. Thieves and storms are played one at a time and alone.

chapter-C4 = Winning a trick
rule-C4-1 = If there is a trump in the trick, the highest sum of trumps is ahead; if not, the highest sum of the suit to follow. Of equal sums, the one played later is ahead.
rule-C4-2 = A storm wins the trick if its number is higher than the sum that is ahead; equal is not enough. No other sum counts, however high it is. Of several storms the highest counts, of equal ones the later. If there is no suit card in the trick, the storm wins.
rule-C4-3 = The winner takes a supply card of the suit that won. If the stock has none left, the winner gets nothing.
rule-C4-4 = If you win with a storm, you take a supply card of your choice from those in stock.
rule-C4-5 = After a trick with a storm, whether it won or not, the player of the storm chooses the trump; of several storms, the player of the one that counts (C4.2). It may be any of the four suits, also the current trump, and it holds until the next storm or the end of the run. Nobody is asked when fewer than two players still have cards.
rule-C4-6 = The player of the last thief in the trick steals one supply card of their choice from the winner, after the winner has taken theirs. If the winner has none, nothing happens. Only the last thief counts: if it is the winner’s own, which can happen with two players, nobody steals.
rule-C4-7 = The winner leads the next trick. If the winner has no cards left, the next place clockwise with cards leads.
rule-C4-8 = If you should lead and hold only thieves, you lose them: they are shown and leave the run. The lead passes clockwise to the next place with cards, where the same rule holds.
rule-C4-9 = After a trick comes first the winner’s supply card, then the storm’s trump, then the thief’s theft. The trick stays open until all of it is done.

chapter-C5 = The last cards
rule-C5-1 = If you are the only player with cards, your hand is shown. For each suit card you take a supply card of that suit, as long as the stock lasts; a storm brings nothing. Then, with one thief after the other, you steal a supply card of your choice from another player of your choice; a thief that finds nothing to steal is lost. Then the run ends.

chapter-C6 = Build, pay, start
rule-C6-1 = After each run, everyone may build, clockwise from the starter of that run. A house costs one gold, one deer, one tree and one stone, and a windmill costs the same. A barn costs one stone and one tree, a storehouse one gold and one deer. You build one of each at most, and as many at a time as you can pay for.
rule-C6-2 = The first player to have all four buildings wins; everyone else may still build in that phase. If several players complete their settlement in it, more supply cards left decide, then more gold, then more stone, deer and tree. If they are still tied, they share the victory.
rule-C6-3 = If the game goes on, the player with the most supply cards pays one of their choice and starts the next run; in a tie, it is the one with the most gold, then stone, deer and tree. If several are tied in all of that, each of them pays one, clockwise from the starter of the run just played, and one of them is chosen at random to start. If nobody has a supply card, nobody pays, and the starter is chosen at random from all.
rule-C6-4 = If nobody has won after the building of run 40, the game ends. Then the most buildings win, and a tie is decided as in C6.2.

knowledge-cards-public = Everyone sees the cards that were played, the trump, how many cards each player holds, the supplies and buildings of all players, and the stock.
knowledge-cards-hidden = Only you know your hand. Nobody knows which cards are in the deck, nor in what order. Cards discarded in the exchange are known only to the player who discarded them.

note-separate-hands = With the option of separate hands, two players have a hand of eight for each of their places, and the exchange is asked for each place. The two places of a player still share supplies and buildings.
note-added-up = An example: after deer 3, deer 5 and deer 8, someone plays deer 4 and deer 5 together and wins with 9.
note-storm-and-trump = An example: deer 8, then gold 3 as trump, then storm 6. The trump is ahead with 3, so the storm wins, although 8 is more than 6.
note-storm-names-trump = A storm that equals the sum loses the trick, but the player of the storm still chooses the trump.
note-last-cards = An example: only you still have cards, tree 3 and gold 6. You take one tree supply card and one gold supply card, so think twice before you spend many cards on one trick.
