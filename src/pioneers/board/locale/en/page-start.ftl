# This game on the start page, at a new table and in the list of finished games.

## Start

page-start-board = The board game
page-start-board-about = One stagecoach for everyone: build roads, fill coaches, settle your pioneers in 45 cities.
page-start-play-board = Play now: the board game against bots
page-start-continue-board = Continue the board game, { $who }
page-start-join-board = Join the board game, { $who }
page-start-learn-board = Rules of the board game

## Playing together

page-together-board = Board
page-together-cover = Covered cities (two players)
page-together-cover-default = As printed
page-together-cover-random = At random
page-together-cover-own = Chosen
page-together-cover-cities = Eight cities, separated by commas
page-together-cover-hint = For example: seattle, portland, boise. Not Boston or its two neighbours (B2.3).
page-together-file-board = Your board
page-together-file-coaches = Your coaches

## Finished games

page-games-replay-board = Watch replay: board game, { $date }
