# Reviews of finished games, hints at a table, playing on from a finished game.

mistake-review-too-long = This game is too long for a review here. Download its record and use “pioneers review”.
mistake-review-queue = Many games are waiting for a review. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
mistake-review-too-many = You asked for several reviews in a short time. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} before the next one.
mistake-review-failed = This game could not be reviewed. Nothing was lost. Try again later.
mistake-hint-not-here = There are no hints at this table: other people play here, and it was made without them.
mistake-hint-too-fast = You asked for several hints in a short time. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} before the next one.
mistake-hint-late = The game has gone on since you asked. Ask again.
mistake-hint-none = No hint was found this time. Ask again, or decide yourself.
mistake-play-on-over = The game was over at this point. Choose an earlier one.

table-hint = { $name } asks for a hint.
