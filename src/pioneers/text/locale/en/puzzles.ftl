# Puzzles: made from games of bots, checked, solved in the page.

puzzles-made = { $made } of { $of } puzzles from { $games ->
        [one] 1 game
       *[other] { $games } games
    }
puzzles-checking = Proving { $done } of { $of }
puzzles-stopped = Stopped with { $made } puzzles in { $file }. To go on, type the same command again.
puzzles-written = { $count } puzzles are in { $file }. Made: { $made }; proven again: { $sound }.
puzzles-finding =
    { $state ->
        [broken] { $puzzle }: its game can’t be played any more. { $reason }
        [fallen] { $puzzle }: another plan is now better by { $margin }%.
       *[doubtful] { $puzzle }: the answer is better by only { $margin }%, or not all answers are as good.
    }
puzzles-checked = { $game }: { $sound } of { $count } puzzles stand; doubtful { $doubtful }, fallen { $fallen }, broken { $broken }. Margins: median { $median }%, smallest { $least }%.

mistake-puzzle-number = { $name } must be at least 1, not { $number }.
mistake-puzzle-game = There’s no game “{ $game }” with bots that think. Choose one of { LIST($games, of: "plain") }.
mistake-puzzle-none = The game “{ $game }” has no puzzles. Games with puzzles: { LIST($games, of: "plain") }.
mistake-puzzle =
    { $nearest ->
        [none] There’s no puzzle “{ $puzzle }” for the game “{ $game }”.
       *[other] There’s no puzzle “{ $puzzle }” for the game “{ $game }”. Did you mean “{ $nearest }”?
    }
mistake-puzzle-data = A puzzle of the game “{ $game }” was made with other data ({ $data }) than the program has ({ $right }). Make the puzzles again with “pioneers puzzles make”.
mistake-puzzle-broken = A puzzle of the game “{ $game }” is damaged: { $reason }. Make the puzzles again with “pioneers puzzles make”.
mistake-puzzle-lost = This puzzle has changed since you opened it. Open it again.
