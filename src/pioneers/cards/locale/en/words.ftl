# Words of the card game. CARD looks up the word of a card's kind and writes its number behind it.
#
# Forms: one = as the object of a sentence; your = the same, as the player's own; supply = the supply card of a suit, after
# "a" or "no"; label = alone on a button or in a table.

card-numbered = { $kind } { $number }

## Suits

word-stone = stone
    .supply = stone supply card
    .label = Stone
word-gold = gold
    .supply = gold supply card
    .label = Gold
word-deer = deer
    .supply = deer supply card
    .label = Deer
word-tree = tree
    .supply = tree supply card
    .label = Tree

## Cards without a suit

word-thief = thief
    .one = a thief
    .label = Thief
word-storm = storm
    .label = Storm

## Buildings

word-house = house
    .one = a house
    .your = your house
    .label = House
word-windmill = windmill
    .one = a windmill
    .your = your windmill
    .label = Windmill
word-barn = barn
    .one = a barn
    .your = your barn
    .label = Barn
word-storehouse = storehouse
    .one = a storehouse
    .your = your storehouse
    .label = Storehouse

## Steps of a run; task = what the player is asked to do (after "you are asked to")

step-exchange = exchange
    .label = Exchange
    .task = pay a supply card for new cards, or keep your hand
step-discard = discarding
    .label = Discarding
    .task = choose a card to discard
step-play = playing to the trick
    .label = Playing to the trick
    .task = play a card to the trick
step-add = adding cards
    .label = Adding cards
    .task = add a card of the same suit, or finish your play
step-take = the storm’s supply card
    .label = The storm’s supply card
    .task = take a supply card from the stock for your storm
step-trump = choosing the trump
    .label = Choosing the trump
    .task = choose the trump
step-steal = theft
    .label = Theft
    .task = choose the supply card that your thief steals from the winner
step-plunder = theft by the last hand
    .label = Theft by the last hand
    .task = choose a supply card, and whom your thief steals it from
step-build = building
    .label = Building
    .task = build, or finish building
step-pay = payment for the start
    .label = Payment for the start
    .task = pay a supply card for the next run

## What an action does (after "you cannot")

verb-exchange = exchange cards
verb-keep = decline an exchange
verb-discard = discard a card
verb-play = play a card
verb-add = add a card
verb-take = take a supply card
verb-trump = choose the trump
verb-steal = steal a supply card
verb-build = build anything
verb-pay = pay a supply card
