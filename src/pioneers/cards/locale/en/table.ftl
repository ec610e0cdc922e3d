# What a terminal or a page asks the player of the card game, and the labels of the answers.

# For somebody who has never seen the game.
cards-aim-build = Be the first to build a house, a windmill, a barn and a storehouse. You pay for them with supply cards, which you win in tricks.
cards-aim-trick = Follow the suit that was led, with as many cards of it as you like: the highest sum takes a supply card of that suit. If you cannot follow, a trump beats every other suit; at first that is gold.
cards-aim-others = You may play a storm at any time: it wins if its number is higher than the best sum. Even if it loses, the player of the storm chooses the new trump. A thief wins no trick, but the last one steals a supply card from the winner.
cards-aim-run = When the cards are used up, everyone may build, and the next supply run begins.

ask-exchange = You may exchange cards for one supply card: choose the suit to pay, or keep your hand.
ask-discard =
    { $left ->
        [one] Choose the card to discard; nobody else sees it.
       *[other] Choose the first of { $left } cards to discard; nobody else sees them.
    }
ask-lead = You lead the trick: choose a card of any suit, or a storm.
ask-follow = The suit to follow is { WORD($suit) }: play one or more cards of it, or a storm.
ask-follow-void = The suit to follow is { WORD($suit) }, and you have none: play trump, a thief, a storm or any other card.
ask-follow-storm = A storm was led, and no suit is set yet: choose a card of any suit, which sets it, or another storm.
ask-add = Your play so far is { $sum } in { WORD($suit) }: add another card of this suit, or finish your play.
ask-take = Your storm wins the trick: choose a supply card from the stock.
ask-trump = You played the storm, so you choose the trump. It holds until the next storm or the end of the run.
ask-steal = { SEAT($victim, form: "start") } won the trick: choose the supply card that your thief steals.
ask-plunder =
    { $left ->
        [one] Only you still have cards, one of them a thief: choose another player’s supply card.
       *[other] Only you still have cards, { $left } of them thieves: choose another player’s supply card for the first.
    }
ask-build = Choose what to build with your supply cards, or finish building.
ask-pay = You have the most supply cards or tie for the most, and the next run costs you one: choose which.

action-exchange = Pay a { WORD($suit, form: "supply") } and exchange cards
action-keep = Keep your hand
action-discard = Discard { CARD($card, form: "one") }
action-play = Play { CARD($card, form: "one") }
action-add = Add { CARD($card, form: "one") }
action-cards-done = Done
action-take = Take a { WORD($suit, form: "supply") }
action-trump = Make { WORD($suit) } trump
action-steal = Steal a { WORD($suit, form: "supply") }
action-steal-from = Steal a { WORD($suit, form: "supply") } from { SEAT($victim) }
action-build = Build { WORD($building, form: "one") }
action-pay = Pay a { WORD($suit, form: "supply") }
