# The board as a list: for screen readers, and for whoever likes to read.

page-board-list-which = Which cities
page-board-list-all = All
page-board-list-open = What I can do
page-board-list-close = Close the list
page-board-list-lines = Where you can build a road
page-board-list-city = City
page-board-list-tile = Tile
page-board-list-roads = Lines
page-board-list-pioneers = Pioneers
page-board-list-options = What I can do
page-board-stagecoach-at = The stagecoach is in { CITY($city) }.
page-board-no-tile = no tile
page-board-road-free = { $city } (no road)
page-board-road-of = { $city } ({ LIST($owners, of: "plain") })
page-board-drive-way =
    { $fare ->
        [0] Drive to { CITY($city) }, free: { LIST($path, of: "city") }
       *[other] Drive to { CITY($city) }, { MONEY($fare) }: { LIST($path, of: "city") }
    }
page-board-why-not = Why not?
page-board-why-not-city = Why not { CITY($city) }?
