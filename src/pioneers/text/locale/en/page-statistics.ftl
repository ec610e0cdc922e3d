# Statistics of your own finished games.

page-statistics-title = Statistics – Pioneers
page-statistics-heading = Your statistics
page-statistics-lead = Your finished games: places, points, luck, and what your decisions cost.
page-statistics-about = Luck and loss are parts of the chance to win: what chance brought, and what decisions gave away.
page-statistics-none = No finished games yet.
page-statistics-none-hint = Play a game to its end, and it’s counted here. A review adds luck and loss.
page-statistics-games = Games
page-statistics-won = Games won
page-statistics-loss-decision = Loss per decision
page-statistics-luck-game = Luck per game
page-statistics-reviewed = Luck and loss come from { $reviewed } of { $games } games: open the review of a game to add it.
page-statistics-kinds = By game, players and opponents
page-statistics-game = Game
page-statistics-against = Opponents
page-statistics-people = People
page-statistics-mixed = Mixed
page-statistics-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
page-statistics-places = Place
page-statistics-places-taken = Places
page-statistics-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-statistics-place-taken =
    { $place ->
        [1] 1st: { $count }
        [2] 2nd: { $count }
        [3] 3rd: { $count }
       *[other] { $place }th: { $count }
    }
page-statistics-points = Points
page-statistics-loss = Loss
page-statistics-luck = Luck
page-statistics-when = Date
page-statistics-parts = On average at the end – { $game }
page-statistics-last = Last games
page-statistics-last-said =
    { $count ->
        [one] Place, luck and loss of the last game. The table below has the figures.
       *[other] Places, luck and loss of the last { $count } games. The table below has the figures.
    }
page-statistics-as-table = Show as a table
