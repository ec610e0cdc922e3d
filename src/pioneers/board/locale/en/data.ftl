# What is wrong with a data file, and what would be right. File and place are shown before the sentence. Words from
# the file are shown as they must be typed, so they are never translated. $nearest is “none” if no word is near.

## Any data file

mistake-data-missing = This file doesn’t exist. Check the path.
mistake-data-directory = This is a folder. Give the path of the file itself.
mistake-data-unreadable = The file can’t be read: { $reason }. Check the path and the permissions of the file.
mistake-data-large = The file is larger than { $most } bytes, so it probably isn’t a data file of this game. Check the path.
mistake-data-not-text = The file isn’t UTF-8 text. Save it as UTF-8 in your editor.
mistake-data-nested = The brackets are nested too deeply. No value in this file needs more than { $most } levels.
mistake-data-dotted = More than { $most } names are joined by dots here. No key in this file needs so many: write its tables under headings, as in [[side.city]].
mistake-data-values = The file has more than { $most } keys, headings and list items. No board, coaches or deck needs so many.
mistake-data-rows = The file has more than { $most } rows. No board, coaches or deck needs so many.
mistake-data-row-long = This row is longer than { $most } characters. Spread the list over several rows.
mistake-data-word-long = This number or word is longer than { $most } characters. Write an ordinary number, or put a text in quotation marks.
mistake-data-syntax = This isn’t valid TOML. The parser says: “{ $reason }”.
mistake-data-format-missing = The key “format” is missing. Write “format = { $right }” at the top of the file.
mistake-data-format = This version doesn’t know format { $found }. It reads “format = { $right }”.
mistake-data-key-missing = The key “{ $name }” is missing here. Add it.
mistake-data-key-unknown =
    { $nearest ->
        [none] The key “{ $name }” isn’t known here. Allowed keys: { $allowed }.
       *[other] The key “{ $name }” isn’t known here. Did you mean “{ $nearest }”? Allowed keys: { $allowed }.
    }
mistake-data-type =
    This is { $found ->
        [text] a text
        [whole-number] a whole number
        [number] a number
        [list] a list
        [table] a table
        [truth] true or false
       *[date] a date or a time
    }. It must be { $wanted ->
        [text] a text in quotation marks
        [whole-number] a whole number without quotation marks
        [number] a number without quotation marks
        [list] a list: items in square brackets, or tables under headings in double brackets, as in [[side]]
       *[table] a table: keys with their values, in braces or under a heading
    }.
mistake-data-number = This number can’t be used. Write an ordinary number between -{ $most } and { $most }.
mistake-data-name = “{ $found }” isn’t a valid name. Use 1 to { $most } visible characters on one line.
mistake-data-kind = This isn’t a data file of this game. It could be { LIST($kinds, of: "file-kind", by: "or") }. Start from a copy of a built-in file.

## Boards

mistake-board-side-missing = The board “{ $file }” has no side for { $players } players. It can be played with: { $allowed }.
mistake-board-canvas = The { $name ->
        [width] width
       *[height] height
    } of the canvas is { $found }. It must be greater than 0.
mistake-board-sides-none = The board has no side. Add at least one [[side]] with players, start, lines and city.
mistake-board-sides-many = The board has { $count } sides. There may be at most { $most }, one for each number of players.
mistake-board-list-long = The list has { $count } entries. There may be at most { $most } on one side of a board.
mistake-board-players-none = The side is for no number of players. List the numbers that use it, as in [2, 3] or [4].
mistake-board-players-range = The game is not for { $found } players. Use 2, 3 or 4.
mistake-board-players-twice = There’s already a side for { $players } players. Use each number of players on one side only, and only once.
mistake-board-cities-none = The side has no cities. List every space with id, x and y, the start among them.
mistake-board-city-id = “{ $city }” isn’t a valid id. Use lower-case words (a to z, and digits) joined by single hyphens, as in “salt-lake-city”, at most 40 characters.
mistake-board-city-twice = The city “{ $city }” is listed twice on this side. Delete one row, or give one of the two another id.
mistake-board-city-outside = “{ $city }” is outside the canvas: { $name } is { $found }. It must be between 0 and { $most }.
mistake-board-city-label =
    “{ $found }” isn’t a side for the name of “{ $city }”. { $nearest ->
        [none] These are: { LIST($sides, of: "plain") }.
       *[other] Did you mean “{ $nearest }”?
    }
mistake-board-city-degrees = “{ $city }” is nowhere on earth: { $name } is { $found }. It must be between -{ $most } and { $most }.
mistake-board-cities-many = With { $players } players, { $count } cities would be in play, the start and covered ones not counted. There may be at most { $most }, so that one tile is left over.
mistake-board-start-unknown = The start “{ $city }” isn’t a city of this side. { mistake-hint-city }
mistake-board-start-neighbours = { $count ->
        [0] The start “{ $start }” has no neighbour. It must have exactly two: add lines to two cities.
        [one] The start “{ $start }” has 1 neighbour ({ $cities }). It must have exactly two: add a line to a second city.
       *[other] The start “{ $start }” has { $count } neighbours ({ $cities }). It must have exactly two: delete the other lines.
    }
mistake-board-line-form = “{ $line }” isn’t a line. Write the ids of two cities joined by two hyphens, as in “denver--omaha”.
mistake-board-line-unknown = The line “{ $line }” leads to “{ $city }”, which isn’t a city of this side. { mistake-hint-city }
mistake-board-line-loop = The line “{ $line }” leads from “{ $city }” back to itself. A line joins two different cities.
mistake-board-line-twice = The line “{ $line }” is listed twice, perhaps once in each direction. List it once.
mistake-board-unconnected = { $count ->
        [one] No way leads from “{ $start }” to { $cities }. Add a line that joins it to the rest.
       *[other] No way leads from “{ $start }” to { $count } cities: { $cities }. Add lines that join them to the rest.
    }
mistake-board-cover-unused = This side isn’t for 2 players, and only two players cover cities. Delete “covered” here.
mistake-board-cover-count = { $count ->
        [0] No city is covered. List { $right } cities under “covered”: this side is also for 2 players.
        [one] 1 city is covered. With 2 players it must be exactly { $right }.
       *[other] { $count } cities are covered. With 2 players it must be exactly { $right }.
    }
mistake-board-cover-twice = “{ $city }” is covered twice. List eight different cities.
mistake-board-cover-unknown = The covered city “{ $city }” isn’t a city of this side. { mistake-hint-city }
mistake-board-cover-start = “{ $city }” is the start, which is never covered. Cover another city.
mistake-board-cover-neighbour = “{ $city }” is a neighbour of the start “{ $start }”, and those are never covered. Cover another city.
mistake-board-cover-cuts = { $count ->
        [one] With the covered cities gone, no way leads from “{ $start }” to { $cities }. Cover other cities, or add a line.
       *[other] With the covered cities gone, no way leads from “{ $start }” to { $count } cities: { $cities }. Cover other cities, or add lines.
    }
mistake-hint-city = { $nearest ->
        [none] Write the id of a city listed under “city”.
       *[other] Did you mean “{ $nearest }”?
    }

## Coaches

mistake-coach-points = A coach can’t be worth { $found } points. Write a number from 0 to { $most }.
mistake-coach-seats-none = The coach has no seats. Give each seat a profession: { $allowed }.
mistake-coach-seats-many = The coach has { $count } seats. There may be at most { $most }.
mistake-coach-starting-seats = The starting coach has { $count } seats. There may be at most { $most }: a player has 20 pioneers, and one of them is on the start.
mistake-coach-seat-hotel = A hotel is a tile and never a seat. Choose a profession: { $allowed }.
mistake-coach-seat-unknown =
    { $nearest ->
        [none] “{ $word }” isn’t a profession. The professions are: { $allowed }.
       *[other] “{ $word }” isn’t a profession. Did you mean “{ $nearest }”? The professions are: { $allowed }.
    }
mistake-coach-few = { $count ->
        [0] There are no coaches
        [one] There is only 1 coach
       *[other] There are only { $count } coaches
    }. A game of two needs at least { $least }: 12 are removed, four are shown, and one must be in the stack.
mistake-coach-many = There are { $count } coaches. There may be at most { $most }.
mistake-coach-starting-few = { $count ->
        [0] There are no starting coaches
        [one] There is only 1 starting coach
       *[other] There are only { $count } starting coaches
    }. With { $players } players there must be at least { $players }, one for each.

## Kinds of data files (in a list of those that there are)

file-kind-board = a board (with the key “side”)
file-kind-coaches = a coaches file (with the keys “starting” and “coaches”)

check-board = { $file }: a valid board file, “{ $name }”.
check-side =
    { $covered ->
        [0] For { LIST($players, of: "plain") } players: { $cities } cities and the start { $start }, joined by { $lines } lines.
       *[other] For { LIST($players, of: "plain") } players: { $cities } cities and the start { $start }, joined by { $lines } lines; two players cover { $covered } cities.
    }
check-coaches = { $file }: a valid coaches file, with { $starting } starting coaches and { $coaches } other coaches.
