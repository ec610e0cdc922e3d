# The bots: their levels with a name and a character, and what can be wrong with what names them.

level-board-1 = Tenderfoot
level-board-1-character = Goes wherever the road looks pleasant, but never harms itself.
level-board-2 = Peddler
level-board-2-character = Takes what pays most right now.
level-board-3 = Surveyor
level-board-3-character = Thinks its whole turn through before it moves.
level-board-4 = Wagon Master
level-board-4-character = Imagines what is hidden and what the others will do, and plans for it.

level-cards-1 = Ranch Hand
level-cards-1-character = Plays any card that does no harm.
level-cards-2 = Trader
level-cards-2-character = Grabs the best bargain in sight.
level-cards-3 = Scout
level-cards-3-character = Thinks each trick through to its end.
level-cards-4 = Sheriff
level-cards-4-character = Imagines the hidden hands and plays the run out in its head.

mistake-bot-name =
    { $nearest ->
        [none] There’s no bot “{ $name }”. The bots are: { LIST($names, of: "plain") }.
       *[other] There’s no bot “{ $name }”. Did you mean “{ $nearest }”? The bots are: { LIST($names, of: "plain") }.
    }

mistake-bot-evaluator = Nothing is known of the game “{ $game }” but its rules, so only the bot “chance” plays it. A game that brings an evaluator has bots of four levels.
