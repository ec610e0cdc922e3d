# Games that the page has no table of its own for: a plain table, and what is said of them elsewhere.
# $game is the name of the game.

page-plain-about = A game that was added to this server.
page-plain-play = Play now: { $game } against bots
page-plain-go-on = Continue { $game }, { $who }
page-plain-join = Join { $game }, { $who }
page-plain-watch = Watch { $game } of { $date } again
page-plain-replay-title = { $game }, move { $move } – replay – Pioneers
page-plain-replay-heading = Replay: { $game }
page-plain-replay-move = Move { $move } of { $last }

## The table

page-plain-ask = It’s your turn. Choose an action.
page-plain-actions = Your actions
page-plain-position = Position
page-plain-seat = { SEAT($seat) }
page-plain-yes = yes
page-plain-no = no
page-plain-hidden = { $count } hidden
page-plain-empty = none

## The log. $name is what happened, in the game's own words; $figures are its details, or nothing

page-plain-log = Game
page-plain-event =
    { $figures ->
        [none] { $name }
       *[other] { $name } · { $figures }
    }
page-plain-event-by =
    { $figures ->
        [none] { SEAT($seat, form: "start") }: { $name }
       *[other] { SEAT($seat, form: "start") }: { $name } · { $figures }
    }

## The end

page-plain-won = { SEAT($seat, form: "start") } won
page-plain-rank = Rank
page-plain-points = Points
