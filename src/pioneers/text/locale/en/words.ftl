# Words, and how they are joined. The functions of the text layer look them up:
#   WORD($x)                  the message word-<x>; of: "step" takes step-<x> instead, form: "one" its attribute
#   LIST($x)                  a list joined, of seats (numbers) or words (strings); equal words are counted: "2 farmers and
#                             1 sergeant"; of: "reason", "city", "line", "card" or "plain" (as it is); by: "or" joins with
#                             list-or, by: "plus" with list-plus, by: "way" everything with list-way
#   COUNT($x)                 how many items a list has
#   MONEY($x)                 the message money
#   SEAT($x)                  the player's name, without one seat-default; form: "start" at the start of a sentence
#
# Each game has words of its own, and functions for them: words.ftl in its folder.
#
# Form: label = alone on a button or in a table.

## Colours of the players

word-blue = blue
    .label = Blue
word-green = green
    .label = Green
word-red = red
    .label = Red
word-yellow = yellow
    .label = Yellow

## Steps of a turn; task = what the player is asked to do (after "you are asked to")

step-over = end of the game
    .label = End of the game
    .task = look at the result: the game is over

## What an action does (after "you cannot")

verb-done = finish
verb-skip = skip anything
verb-decline = decline an invitation

## Names, money and lists

seat-default = Player { $number }
    .start = Player { $number }
money = ${ $amount }
list-comma = { $items }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-plus = { $items } + { $last }
list-way = { $items } – { $last }
list-times = { $count } { $many }
list-empty = none
