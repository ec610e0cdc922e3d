# The tutorial of this game: what each step of its lessons says (data/lessons.toml), at most two sentences; `…-other` is said
# after a move that is possible but not the one wanted. Then tips for the first game, by what is asked.

## The first trick

lesson-cards-trick-theme = You set out on supply runs, trick by trick. Every trick you win brings a supply card from this stock.
lesson-cards-trick-goal = Supply cards pay for your buildings. The first player with all four wins the game.
lesson-cards-trick-follow = Dora led deer, so you must follow, and Emil is ahead with 7. Cards of one suit add up: play deer 4 and deer 5.
lesson-cards-trick-follow-other = A single deer isn’t enough against 7. Take it back and play deer 4 and deer 5 together.
lesson-cards-trick-won = 4 and 5 make 9: you win the trick and a deer supply card. The winner leads the next trick.
lesson-cards-trick-lead = You lead, with any suit you like. Stone 8 is the highest stone: play it.
lesson-cards-trick-lead-other = The others beat that easily. Take it back and lead stone 8.
lesson-cards-trick-followed = Dora and Emil had to follow with stone, and neither could beat 8. You win a stone supply card.

## Trump

lesson-cards-trump-play = You have no deer, so you can’t follow. But gold is trump: even gold 2 beats deer 8.
lesson-cards-trump-play-other = Without the suit or a trump you can’t win. Take it back and play gold 2.
lesson-cards-trump-won = You won with gold, so you get a gold supply card. Keep a trump for moments like this.

## Thief and storm

lesson-cards-surprise-thief = You have no tree, so you may play the thief. It takes a supply card from the winner of the trick.
lesson-cards-surprise-thief-other = That’s allowed, but now is a good time for the thief. Take it back and play the thief.
lesson-cards-surprise-steal = Emil won the trick and a tree supply card. Choose which supply card your thief takes.
lesson-cards-surprise-steal-other = Choose one of the winner’s supply cards.
lesson-cards-surprise-storm = Emil leads deer 6. A storm wins if its number is higher than every sum: play storm 10.
lesson-cards-surprise-storm-other = Stone can’t win here. Take it back and play the storm.
lesson-cards-surprise-take = Your storm won, so you may take any supply card. Choose one.
lesson-cards-surprise-take-other = Choose a supply card.
lesson-cards-surprise-trump = After a storm, its player also chooses the trump. Choose any suit.
lesson-cards-surprise-trump-other = Choose a suit.

## Building

lesson-cards-building-build = The run is over, and everyone may build. A barn costs a stone and a tree: build it.
lesson-cards-building-build-other = You have all you need for the barn. Take it back and build it.
lesson-cards-building-pay = Your first building stands. Before the next run, the player with the most supply cards pays one and leads.

## The first trap

lesson-cards-thrift-play = Here’s a first trap: tree 6 beats 5, and so do 3 and 4 together. Win with a single card.
lesson-cards-thrift-play-other = Every card you play is gone, and you need cards later. Take it back and play tree 6 alone.
lesson-cards-thrift-last = The last player with cards takes a supply card for every suit card in hand. So save your cards.

## Tips in the first game

tip-cards-exchange = You may pay a supply card to replace two cards. Do it only with a weak hand.
tip-cards-discard = Choose the cards you can do without. Low cards of a suit you have little of are a good choice.
tip-cards-play = Choose one card, or several of one suit that add up. The preview shows who would win.
tip-cards-add = You may add more cards of this suit. Stop as soon as it’s enough.
tip-cards-take = Take the supply card that a building still needs. Missing ones are marked at your buildings.
tip-cards-trump = Choose a suit of which you have high cards. It beats all others until the next storm.
tip-cards-steal = Take what one of your buildings needs. Or take what the winner needs most.
tip-cards-plunder = You’re the last one with cards, so each thief takes a supply card. Choose from whom.
tip-cards-build = Build what you can pay for. All four buildings win the game.
tip-cards-pay = You have the most supply cards, so you pay one and lead. Pay what you need least.
