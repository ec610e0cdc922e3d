# Finished games: looking at them again, checking that they were fair, taking them elsewhere.

## Looking at them again

mistake-replay-move = This game has no move { $move }. Give a number from 0 (the beginning) to { $last } (the end).
mistake-replay-running = This game is not over yet. Once it is, everybody may look at it from every side.

## Checking

verify-game =
    { $engine ->
        [none] A game of { LIST($names, of: "plain") } ({ $game }), { $moves } moves.
       *[other] A game of { LIST($names, of: "plain") } ({ $game }), { $moves } moves, begun with version { $engine } of this program.
    }
verify-rules = The rules (version { $rules }) and all boards, coaches and cards (digest { $data }) are those that the game was played with.
verify-moves =
    { $moves ->
        [one] The one move that was made is allowed by the rules.
       *[other] All { $moves } moves are allowed by the rules.
    }
verify-end = They lead to exactly the end that the record names (digest { $end }).
verify-kept =
    { $source ->
        [given] The deal is the promised one: its seed fits the fingerprint that you gave.
       *[record] The deal is the promised one: its seed fits the fingerprint in the record.
    }
verify-other =
    { $source ->
        [given] The deal is another one than the promised: its seed does not fit the fingerprint that you gave.
       *[record] The deal is another one than the promised: its seed does not fit the fingerprint in the record.
    }
verify-no-promise = Whether the deal is the promised one remains open: no fingerprint of it stands in the record.
verify-no-end = The game is not finished, so there is no end yet to compare with.

verify-outcome =
    { $outcome ->
        [fair] All is right: this game was dealt as promised and played by the rules.
        [wrong] This record could not be confirmed: it was changed, or it needs another version of the program. The reason stands above.
        [broken] This is not what was promised: the game was dealt otherwise, or the record was changed afterwards. If you typed the fingerprint, compare it once more with the one that the table showed.
        [unfinished] So far everything is right, but the game is not finished. Check it again when it is over.
       *[open] The moves are right, but nothing shows that the deal was settled before the game. Did the table show a fingerprint (64 digits and letters) at the start? Then give it:
    }
verify-compare = This proves something if the table showed you the same fingerprint before the game:
verify-meaning = What this means: all chance of a game, such as the order of the cards, follows from one secret number, its seed. Before the game the table shows the seed’s fingerprint, also called hash or commitment: nobody can find the seed from it, and nobody can find another seed that fits it. After the game everybody may know the seed. If it fits the fingerprint, everything lay in its order before the first move, and nobody could change it later.
mistake-verify-commitment = “{ $found }” is no fingerprint of a deal. It has 64 signs: digits and the letters a to f.

## Taking them elsewhere

export-done =
    { $count ->
        [0] No game is finished yet; { $file } has its columns, but no rows.
        [one] One finished game is in { $file } now.
       *[other] { $count } finished games are in { $file } now.
    }
mistake-export-package = Parquet files need the package { $package }. Install it with pip install "pioneers[report]".
mistake-export-exists = { $file } exists already. Name a new file for the games.
mistake-export-file = { $file } cannot be written: { $reason }.
mistake-export-record = The record of table { $table } cannot be read. { $reason }
mistake-store-older = { $file } was made by an older version of this program. Start the server of this version with it once; it brings the file up to date.

## Checking a server’s database

check-progress = Table { $done } of { $total }
check-database =
    { $quick ->
        [true] { $file }: a good database with { $tables } tables and { $entries } log entries. No game was played again.
       *[false] { $file }: a good database with { $tables } tables and { $entries } log entries. { $games } finished games were played again and ended as kept; { $other } need another version of this program.
    }
check-repaired =
    { $count ->
        [one] One finished game is kept now.
       *[other] { $count } finished games are kept now.
    }
check-advice =
    { $unclosed ->
        [true] Games that are missing among the finished ones: stop the server and add --repair. Everything else: check your backups in the same way and restore the newest good one.
       *[false] Check your backups in the same way and restore the newest good one. Tables that are not named here are sound.
    }
mistake-check-seed = Table { $table }: its seed doesn’t fit the fingerprint that was shown before the game.
mistake-check-game-missing = Table { $table }: the game is over, but it is missing among the finished ones.
mistake-check-unclosed = Table { $table }: the game has ended, but it isn’t kept as a finished one.
mistake-check-game = Table { $table }: the finished game can’t be played again as it is kept. { $reason }
