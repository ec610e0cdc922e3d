# The bots: their levels with a name and a character, and what can be wrong with what names them.

mistake-bot-name =
    { $nearest ->
        [none] There’s no bot “{ $name }”. The bots are: { LIST($names, of: "plain") }.
       *[other] There’s no bot “{ $name }”. Did you mean “{ $nearest }”? The bots are: { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = Nothing is known of the game “{ $game }” but its rules, so only the bot “chance” plays it. A game that brings an evaluator has bots of four levels.
mistake-bot-expert = The game “{ $game }” has bots of four levels: it brings no expert for level5. Try level4.

mistake-network-file = { $file } isn’t a network of this program, or it is damaged. Make it again with “pioneers train”, or install Pioneers again.
mistake-network-rows = The network { $file } was trained for { $found }, and this program shows its networks { $wanted }. Train it again with “pioneers train”.
mistake-network-bound = The weights in { $file } are too large: a sum could exceed { $limit }, and the bot would not play alike everywhere. Train it with “pioneers train”, which keeps them in bounds.

mistake-bot-character =
    { $nearest ->
        [none] There’s no character “{ $name }” in this game. The characters are: { LIST($names, of: "plain") }.
       *[other] There’s no character “{ $name }” in this game. Did you mean “{ $nearest }”? The characters are: { LIST($names, of: "plain") }.
    }
