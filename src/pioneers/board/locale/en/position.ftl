# What is wrong with a position. Each message begins with the place in the JSON.

mistake-position-start-tile = { $place }: the start never has a tile.
mistake-position-tiles = { $place }: there are only { $most } tiles of the kind { WORD($tile) }.
mistake-position-roads = { $place }: seat { $seat } has more than { $most } roads on the board.
mistake-position-aboard = { $place }: aboard are { LIST($aboard) }, but the coach has these seats: { LIST($seats) }.
mistake-position-no-coach = { $place }: every player has their starting coach, even when it is empty.
mistake-position-display = { $place }: while the stack holds coaches, the display has { $most }.
mistake-position-nuggets = { $place }: all nuggets together must be six of 3, three of 4 and one of 5; here they are { LIST($found, of: "plain") }.
mistake-position-settled = { $place }: a settled tile and the profession that settled it go together, or both are null.
mistake-position-pioneers = { $place }: supply, coaches and board hold { $total } pioneers of this player. It must be { $right }.
mistake-position-start-pioneer = { $place }: there must be exactly one pioneer of seat { $seat } on the start.
mistake-position-under-tile = { $place }: nobody stands in a city that still has its tile.
mistake-position-diggers = { $place }: the supply holds { $nuggets } nuggets, but { $tiles } gold digger tiles are still on the board. There must be one for each.
mistake-position-stagecoach = { $place }: the stagecoach is at a tile exactly when a pioneer is about to settle there (step “settle”), not at the step “{ $step }”.
mistake-position-visited = { $place }: the spaces entered in this turn must include { $city }, where the stagecoach is.
mistake-position-ending = { $place }: the game can’t be over: no roads are used up, the stack is not empty, and no two rounds were idle.
