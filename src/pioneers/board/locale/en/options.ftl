# What is wrong with the options of a new game, and what would be right.

mistake-cover-word = “{ $cover }” isn’t a valid cover. Did you mean “{ $nearest }”? Choose “default”, “random” or a list of eight city ids.
mistake-cover-players = Only two players cover cities, and this game is for { $players }. Leave the option “cover” out.
mistake-cover-count = The number of different cities in the cover is { $count }. It must be { $right }.
mistake-cover-unknown = “{ $city }” isn’t a city of this board. Did you mean “{ $nearest }”?
mistake-cover-start = { CITY($city) } can’t be covered: it is the start { CITY($start) } or one of its two neighbours.
mistake-cover-cuts = With this cover, no way leads to { LIST($cities, of: "city") }. Choose a cover that leaves the other cities connected.
mistake-cover-impossible = This board has no random cover that leaves the rest firmly connected. Choose eight cities yourself, or “default”.
