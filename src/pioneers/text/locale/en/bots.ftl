# The bots: their levels with a name and a character, and what can be wrong with what names them.

mistake-bot-name =
    { $nearest ->
        [none] There’s no bot “{ $name }”. The bots are: { LIST($names, of: "plain") }.
       *[other] There’s no bot “{ $name }”. Did you mean “{ $nearest }”? The bots are: { LIST($names, of: "plain") }.
    }

mistake-weights-file = The weights in { $file } can’t be read: { $reason }.
mistake-weights-table = “{ $table }” in { $file } must be a table of whole numbers, as in “[worth]” and below it “money = 40”.
mistake-weights-name =
    { $nearest ->
        [none] { $file } has a weight “{ $name }” that this game doesn’t know. Remove it.
       *[other] { $file } has a weight “{ $name }” that this game doesn’t know. Did you mean “{ $nearest }”?
    }
mistake-bot-evaluator = Nothing is known of the game “{ $game }” but its rules, so only the bot “chance” plays it. A game that brings an evaluator has bots of four levels.
mistake-weights-missing = The weight “{ $name }” is missing in { $file }. Start from a copy of the built-in file.
