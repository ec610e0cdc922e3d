# What both games say: refusals and events that they share, and what is wrong with input from outside (options, notation,
# records, positions) and what would be right. Words that must be typed as they stand are never translated.

## Refusals and events of both games

refusal-game-over = The game is over: there’s nothing left to decide. Start a new game to play on.
refusal-not-now = You can’t { WORD($verb, of: "verb") } now; it’s time to { WORD($step, of: "step", form: "task") }.
refusal-unknown-here = “{ $action }” doesn’t exist in this game. Choose one of the actions of this step.
event-won = { COUNT($seats) ->
        [one] { LIST($seats) } won the game.
       *[other] { LIST($seats) } won the game and share the victory.
    }

## Options of a new game

mistake-game = There’s no game “{ $name }”. Did you mean “{ $nearest }”? The games are: { LIST($games, of: "plain") }.
mistake-game-texts = The game “{ $game }” can’t be played: its message “{ $key }” ({ $file }) already exists in { $other }. Put the name of the game into the key, for example “{ $right }”.
mistake-players = The number of players can’t be { $players }. This game is for { LIST($numbers, of: "plain", by: "or") } players.
mistake-seed = “{ $seed }” isn’t a seed. Use a whole number from 0 on, with at most 77 digits.
mistake-rules = This program doesn’t know version { $rules } of the rules. It knows { LIST($known, of: "plain") }.
mistake-option = There’s no option “{ $option }”. Did you mean “{ $nearest }”? The options are: { LIST($options, of: "plain") }.
mistake-path = The option “{ $option }” needs the path of a file, not { $found }.
mistake-seat = There’s no seat { $seat }. With { $players } players, seats count from 0; None stands for a spectator.

## Notation

mistake-notation = “{ $text }” isn’t an action of the game “{ $game }”. Actions begin with: { LIST($verbs, of: "plain", by: "or") }.
mistake-notation-near = “{ $text }” isn’t an action of the game “{ $game }”. Did you mean “{ $nearest }”?
mistake-notation-type = { $text } isn’t an action. Use an action of this game or its notation as text.

## A match

mistake-match-seats = There are { $seats } players for { $players } seats. Give each seat exactly one.
mistake-match-stale = This answer was made for move { $version }, but the game is at move { $right }. Look at the new position and choose again.
mistake-match-undo = Nothing can be undone: since your last move, something hidden was revealed or someone else decided.
mistake-match-turn = It’s not the turn of seat { $seat }. { $right ->
        [-1] The game is over.
       *[other] Seat { $right } decides now.
    }

## Records

mistake-record-file = The record { $file } can’t be read: { $reason }.
mistake-record-text = The file { $file } isn’t UTF-8 text, so it isn’t a record.
mistake-record-large = The record { $file } is larger than { $most } bytes. No game is that long: check the path.
mistake-record-rows = The record has more than { $most } rows. No game is that long.
mistake-record-magic = This isn’t a record: it must begin with the line “{ $right }”, not with “{ $found }”.
mistake-record-header = Row { $row }: “{ $found }” isn’t a line of the header. Did you mean “{ $nearest }: …”? An empty line ends the header.
mistake-record-twice = Row { $row }: the header has “{ $name }” twice. Keep one of the lines.
mistake-record-missing = The line “{ $name }: …” is missing in the header. Add it.
mistake-record-value = The header says “{ $name }: { $found }”. { $name ->
        [options] It must be JSON in braces, such as {"{"}"cover": "random"{"}"}.
        [seats] It must be a JSON list of names, such as ["Ada", "Ben"].
        [engine] It must be the version of a program, such as 0.1.0.
        [commitment] It must be 64 characters: digits and the letters a to f.
       *[other] It must be a whole number.
    }
mistake-record-game = This is a record of the game “{ $found }”, not of “{ $right }”.
mistake-record-rules = This record was played with version { $found } of the rules; this program knows { LIST($known, of: "plain") }. Use the program it was made with, or a newer one.
mistake-record-data = This record was played with other data (digest { $found }; here { $right }). Put its board and coaches files beside it.
mistake-record-action = Row { $row }: the action “{ $action }” can’t be played there. { $reason }
mistake-record-unfinished = The record says that the game ended, but after its { $actions } actions it goes on. Actions are missing at the end.
mistake-record-end = The record ends at another position than its actions lead to (digest { $found }; they lead to { $right }). It was changed after the game.

## Positions. Each message begins with the place in the JSON.

mistake-position-object = { $place }: an object in braces belongs here, not { WORD($found, of: "json") }.
mistake-position-list = { $place }: a list in brackets belongs here, not { WORD($found, of: "json") }.
mistake-position-number = { $place }: a whole number belongs here, not { WORD($found, of: "json") }.
mistake-position-text = { $place }: a word belongs here, not { WORD($found, of: "json") }.
mistake-position-flag = { $place }: true or false belongs here, not { WORD($found, of: "json") }.
mistake-position-missing = { $place }: the field “{ $field }” is missing.
mistake-position-field = { $place }: there’s no field “{ $field }” here. Did you mean “{ $nearest }”?
mistake-position-bounds = { $place }: { $found } isn’t possible here. Use { $low } to { $high }.
mistake-position-word = { $place }: “{ $found }” isn’t known here. Did you mean “{ $nearest }”?
mistake-position-twice = { $place }: “{ $found }” is there twice. Once is right.
mistake-position-empty = { $place }: nothing is here. Leave it out.
mistake-position-endless = { $place } has too many parts. Use only a few words.
mistake-position-long = { $place }: { $count } entries are too many. At most { $most } are allowed.
mistake-position-length = { $place }: there are { $count } entries. There must be { $right }.
mistake-position-differs = { $place }: “{ $found }” doesn’t fit the rest of the position. It should be “{ $right }”.
mistake-position-rules = { $place }: this program doesn’t know version { $found } of the rules. It knows { LIST($known, of: "plain") }.
mistake-position-digits = { $place }: “{ $found }” isn’t a seed. Write a seed as text: a whole number from 0 on, with at most 77 digits.
mistake-position-step = { $place }: the step “{ $step }” has nothing to ask in this position.
mistake-position-reason = { $place }: { $reason }

json-null = null
json-boolean = true or false
json-number = a number
json-string = text
json-array = a list
json-else = something that JSON does not have
json-object = an object
