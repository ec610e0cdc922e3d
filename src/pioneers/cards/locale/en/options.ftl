# What is wrong with the options of a new game, and what would be right.

mistake-hands-word = “{ $hands }” isn’t a valid way to deal. Did you mean “{ $nearest }”? Choose “one” (one hand for each player) or “separate” (one for each place).
mistake-hands-players = Separate hands are for two players only, and this game is for { $players }. Leave the option “hands” out.
