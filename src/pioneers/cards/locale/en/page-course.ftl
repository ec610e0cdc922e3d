# This game in what surrounds a table: bar, phases, prompt, log, waiting room.

## The bar

page-table-cards = Card game
page-table-run = run { $run }
page-table-finished-run = finished after run { $run }

## Phases

page-phase-exchange = Exchange
page-phase-tricks = Tricks
page-phase-build = Build
page-phase-start = Next start
page-phase-trick = trick { $number }
page-phase-tricks-played =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
page-phase-built =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }

## The log

page-log-run = Run { $run }
page-log-trick = Run { $run }, trick { $trick }
page-log-building = Run { $run }, building

## Waiting room

page-room-hands = Hands
page-room-hands-one = one for both places
page-room-hands-separate = one for each place
