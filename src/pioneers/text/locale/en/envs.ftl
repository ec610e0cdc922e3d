# What is wrong with the use of an environment for learning, and what would be right. Words of options are never translated.

mistake-env-over = The game is over or hasn’t begun. Call reset() to begin another.
mistake-env-action = { $action } isn’t an action. Actions are whole numbers from 0 to { $most }; legal now: { LIST($legal, of: "plain") }.
mistake-env-illegal = Action { $action } ({ $text }) isn’t legal now. { $reason } Legal actions: { LIST($legal, of: "plain") }.
mistake-env-actions = There must be { $right } actions, one whole number for each game, not an array of the shape { $found }.
mistake-env-array = The arrays for observations and masks must have the shapes { $right }, not { $found }.
mistake-env-word = The option “{ $option }” doesn’t know “{ $word }”. Did you mean “{ $nearest }”? Possible words: { LIST($words, of: "plain") }.
mistake-env-opponents = There are { $count } opponents. A game of { $players } needs { $right }, one for each other seat, or one name for all of them.
mistake-env-observer = The game “{ $game }” has no observations for learning: its descriptor names no observer.
