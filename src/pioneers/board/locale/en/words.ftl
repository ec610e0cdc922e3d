# Words of the board game. CITY($x) is the city's name, LINE($x) the message line-name.
#
# Forms: one, the = as the object of a sentence; no = "there is …"; many = after a number; tile = its tile;
# label = alone on a button or in a table.

## Professions and the hotel

word-banker = banker
    .one = a banker
    .the = the banker
    .no = no banker
    .many = bankers
    .tile = banker tile
    .label = Banker
word-merchant = merchant
    .one = a merchant
    .the = the merchant
    .no = no merchant
    .many = merchants
    .tile = merchant tile
    .label = Merchant
word-barkeeper = barkeeper
    .one = a barkeeper
    .the = the barkeeper
    .no = no barkeeper
    .many = barkeepers
    .tile = barkeeper tile
    .label = Barkeeper
word-sergeant = sergeant
    .one = a sergeant
    .the = the sergeant
    .no = no sergeant
    .many = sergeants
    .tile = sergeant tile
    .label = Sergeant
word-farmer = farmer
    .one = a farmer
    .the = the farmer
    .no = no farmer
    .many = farmers
    .tile = farmer tile
    .label = Farmer
word-gold-digger = gold digger
    .one = a gold digger
    .the = the gold digger
    .no = no gold digger
    .many = gold diggers
    .tile = gold digger tile
    .label = Gold digger
word-hotel = hotel
    .one = a hotel
    .the = the hotel
    .no = no hotel
    .many = hotels
    .tile = hotel tile
    .label = Hotel

## Steps of a turn; task = what the player is asked to do (after "you are asked to")

step-purchase = purchase
    .label = Purchase
    .task = buy roads or a coach, or finish buying
step-place = placing roads
    .label = Placing roads
    .task = choose a line for the road that you bought
step-drive = drive
    .label = Drive
    .task = drive the stagecoach to a neighbouring space
step-settle = settling
    .label = Settling
    .task = settle a pioneer in the city
step-sergeant = the sergeant’s road
    .label = The sergeant’s road
    .task = choose a line for a free road, or skip it
step-barkeeper = back to the supply
    .label = Back to the supply
    .task = return a pioneer to your supply, or skip it
step-farmer = more farmers
    .label = More farmers
    .task = settle another farmer, or skip it
step-join = joining
    .label = Joining
    .task = join in the city with one of your pioneers, or decline

## What an action does (after "you cannot")

verb-buy = buy anything
verb-road = build a road
verb-drive = drive the stagecoach
verb-settle = settle a pioneer
verb-return = return a pioneer to your supply
verb-join = join another player

## Reasons why the game ends

# After "because".
reason-roads = a player has built their last road
reason-stack = the last coach of the stack has come into the display
reason-idle = for two rounds nobody bought anything and the stagecoach stood still

## A line between two spaces

line-name = { $from } – { $to }
