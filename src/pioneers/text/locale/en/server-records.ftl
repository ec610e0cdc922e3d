# Finished games: looking at them again, checking that they were fair, taking them elsewhere.

## Looking at them again

mistake-replay-move = This game has no move { $move }. Use a number from 0 (the beginning) to { $last } (the end).
mistake-replay-event = This game has no event { $number } yet. Use a number from 0 (the beginning) to { $last } (now).
mistake-replay-running = This game isn’t over yet. Once it is, everyone can watch it from every seat.

## Checking

verify-game =
    { $engine ->
        [none] A game of { LIST($names, of: "plain") } ({ $game }), { $moves } moves.
       *[other] A game of { LIST($names, of: "plain") } ({ $game }), { $moves } moves, begun with version { $engine } of this program.
    }
verify-rules = The rules (version { $rules }) and all boards, coaches and cards (digest { $data }) are those that the game was played with.
verify-moves =
    { $moves ->
        [one] The one move played is allowed by the rules.
       *[other] All { $moves } moves are allowed by the rules.
    }
verify-end = They lead to exactly the end in the record (digest { $end }).
verify-kept =
    { $source ->
        [given] The deal is the promised one: its seed matches the fingerprint that you gave.
       *[record] The deal is the promised one: its seed matches the fingerprint in the record.
    }
verify-other =
    { $source ->
        [given] The deal is not the promised one: its seed doesn’t match the fingerprint that you gave.
       *[record] The deal is not the promised one: its seed doesn’t match the fingerprint in the record.
    }
verify-no-promise = The record has no fingerprint, so nobody can say whether the deal is the promised one.
verify-no-end = The game isn’t finished, so there’s no end to compare yet.

verify-outcome =
    { $outcome ->
        [fair] Everything is right: this game was dealt as promised and played by the rules.
        [wrong] This record could not be confirmed: it was changed, or it needs another version of the program. The reason is above.
        [broken] This is not what was promised: the deal was another one, or the record was changed afterwards. If you typed the fingerprint, compare it once more with the one that the table showed.
        [unfinished] So far everything is right, but the game is not finished. Check it again when it is over.
       *[open] The moves are right, but nothing shows that the deal was fixed before the game. Did the table show a fingerprint (64 digits and letters) at the start? Then give it:
    }
verify-compare = This is proof only if the table showed you the same fingerprint before the game:
verify-meaning = What this means: all chance of a game, such as the order of the cards, comes from one secret number, its seed. Before the game, the table shows the seed’s fingerprint: nobody can find the seed from it, and nobody can find another seed that matches it. After the game, everyone may know the seed. If it matches the fingerprint, everything was fixed before the first move, and nobody could change it later.
mistake-verify-commitment = “{ $found }” isn’t a fingerprint of a deal. Use 64 characters: digits and the letters a to f.

## Taking them elsewhere

export-done =
    { $count ->
        [0] There are no finished games yet: { $file } has columns, but no rows.
        [one] 1 finished game is now in { $file }.
       *[other] { $count } finished games are now in { $file }.
    }
mistake-export-package = Parquet files need the package { $package }. Install it with pip install "pioneers[report]".
mistake-export-exists = { $file } already exists. Choose a new file for the games.
mistake-export-file = { $file } can’t be written: { $reason }. Choose another file.
mistake-export-record = The record of table { $table } can’t be read. { $reason }
mistake-store-older = { $file } was made by an older version of this program. Start the server of this version with it once to bring the file up to date.

## Checking a server’s database

check-progress = Table { $done } of { $total }
check-database =
    { $quick ->
        [true] { $file }: a valid database with { $tables } tables and { $entries } log entries. No game was replayed.
       *[false] { $file }: a valid database with { $tables } tables and { $entries } log entries. Finished games replayed to the same end: { $games }; games that need another version of this program: { $other }.
    }
check-repaired =
    { $count ->
        [one] 1 finished game is now saved.
       *[other] { $count } finished games are now saved.
    }
check-advice =
    { $unclosed ->
        [true] Games that are missing among the finished ones: stop the server and add --repair. Everything else: check your backups in the same way and restore the newest valid one.
       *[false] Check your backups in the same way and restore the newest valid one. Tables that are not listed here are fine.
    }
mistake-check-seed = Table { $table }: its seed doesn’t match the fingerprint that was shown before the game.
mistake-check-game-missing = Table { $table }: the game is over, but it is missing among the finished ones.
mistake-check-unclosed = Table { $table }: the game has ended, but it isn’t saved as finished.
mistake-check-game = Table { $table }: the finished game can’t be replayed as it was saved. { $reason }
mistake-lesson-missing = There’s no lesson of this name in this game.
mistake-lesson-lost = This lesson has changed since you began it. Begin it again.
