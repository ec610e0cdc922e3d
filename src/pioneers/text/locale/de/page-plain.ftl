# Games that the page has no table of its own for: a plain table, and what is said of them elsewhere.
# $game is the name of the game.

page-plain-about = Ein Spiel, das auf diesem Server ergänzt wurde.
page-plain-play = Jetzt spielen: { $game } gegen Bots
page-plain-go-on = { $game } fortsetzen, { $who }
page-plain-join = Bei { $game } mitspielen, { $who }
page-plain-watch = { $game } vom { $date } ansehen
page-plain-replay-title = { $game }, Aktion { $move } – Wiedergabe – Pioneers
page-plain-replay-heading = Wiedergabe: { $game }
page-plain-replay-move = Aktion { $move } von { $last }

## The table

page-plain-ask = Du bist am Zug. Wähle eine Aktion.
page-plain-actions = Deine Aktionen
page-plain-position = Stellung
page-plain-seat = { SEAT($seat) }
page-plain-yes = ja
page-plain-no = nein
page-plain-hidden = { $count } verdeckt
page-plain-empty = keine

## The log. $name is what happened, in the game's own words; $figures are its details, or nothing

page-plain-log = Partie
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

page-plain-won = { SEAT($seat, form: "start") } hat gewonnen
page-plain-rank = Platz
page-plain-points = Punkte
