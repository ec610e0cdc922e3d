# Games that the page has no table of its own for: a plain table, and what is said of them elsewhere.
# $game is the name of the game.

page-plain-about = Un jeu ajouté à ce serveur.
page-plain-play = Jouer : { $game } contre des bots
page-plain-go-on = Continuer : { $game }, { $who }
page-plain-join = Rejoindre : { $game }, { $who }
page-plain-watch = Revoir : { $game }, { $date }
page-plain-replay-title = { $game }, coup { $move } – relecture – Pioneers
page-plain-replay-heading = Relecture : { $game }
page-plain-replay-move = Coup { $move } sur { $last }

## The table

page-plain-ask = C’est à vous. Choisissez une action.
page-plain-actions = Vos actions
page-plain-position = Position
page-plain-seat = { SEAT($seat) }
page-plain-yes = oui
page-plain-no = non
page-plain-hidden =
    { $count ->
        [one] 1 invisible
       *[other] { $count } invisibles
    }
page-plain-empty = aucun

## The log. $name is what happened, in the game's own words; $figures are its details, or nothing

page-plain-log = Partie
page-plain-event =
    { $figures ->
        [none] { $name }
       *[other] { $name } · { $figures }
    }
page-plain-event-by =
    { $figures ->
        [none] { SEAT($seat, form: "start") } : { $name }
       *[other] { SEAT($seat, form: "start") } : { $name } · { $figures }
    }

## The end

page-plain-won = Victoire : { SEAT($seat) }
page-plain-rank = Rang
page-plain-points = Points
