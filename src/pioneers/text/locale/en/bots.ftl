# The bots: their levels with a name and a character, and what can be wrong with what names them.

mistake-bot-name =
    { $nearest ->
        [none] There’s no bot “{ $name }”. The bots are: { LIST($names, of: "plain") }.
       *[other] There’s no bot “{ $name }”. Did you mean “{ $nearest }”? The bots are: { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = Nothing is known of the game “{ $game }” but its rules, so only the bot “chance” plays it. A game that brings an evaluator has bots of four levels.
