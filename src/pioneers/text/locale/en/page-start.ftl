# The start page, the header and footer of all pages, the list of finished games, and the page for wrong addresses.

## Header and footer

page-start-pages = Pages
page-start-go-play = Play
page-start-go-games = Games
page-start-go-rules = Rules
page-start-go-about = About
page-start-more-pages = More
page-start-go-bots = Write a bot
page-start-go-host = Host it
page-start-go-source = Source
page-start-go-privacy = Privacy
page-start-go-accessibility = Accessibility
page-guest = Guest
page-name-change = Your name: { $name }. Change it
page-name-title = What should the others call you?
page-name-label = Your name
page-name-hint = At most { $most } characters. No account, no password: this browser remembers you.
page-name-save = Save
page-device-use = Use on another device
page-device-why = Open Pioneers there, choose your name at the top and enter this code, or scan the picture. It works once, for { $minutes } minutes.
page-device-secret = Anyone with this code plays as you. Show it to nobody.
page-device-get = Get a code
page-device-have = I have a code from my other device
page-device-take = Use this code
page-device-become = This browser becomes that person. Games you began here as { $name } stay with that name.
page-device-qr = QR code for your other device
page-device-old = This code is too old. Get a new one.
page-cancel = Cancel
page-start-credit-game = Pioneers (2017) was designed by Emanuele Ornella and published by Queen Games. This is an independent edition with its own art.
page-start-credit-art = Icons from game-icons.net, CC BY 3.0. Map data: Natural Earth.
page-unreachable-hint = Check your connection. Games are saved on the server: nothing is lost.

## Start

page-start-title = Pioneers – play the board game and the card game
page-start-description = Two frontier games in your browser, with friends or against bots. No account needed.
page-start-hero = Catch the next stagecoach west.
page-start-lead = Two frontier games, with friends or against bots.
page-start-lead-more = Nothing to install, no account needed.
page-start-minutes = about { $minutes } min
page-start-players = Players
page-start-bots = Bots
page-start-character = { $name }: { $character }
page-start-play = Play now
page-start-making = Setting up the table…
page-start-tutorial = Learn by playing
page-start-tutorial-of = Learn by playing: { $game }

page-start-yours = Your turn
page-start-yours-count =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
page-start-mine = Your tables
page-start-continue = Continue
page-start-open-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-start-turn-mine = your turn
page-start-turn-other = { $name } is thinking
page-start-paused = paused
page-start-running = running
page-start-stuck = can’t go on
page-start-with = with { $names }
page-start-alone = no opponents yet
page-start-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-start-more-tables = Show all { $count }
page-delete-label = Delete table: { $title }, { $who }
page-delete-title = Delete this table?
page-delete-why = The table and its game are gone for good. This can’t be undone.
page-delete-yes = Delete table
page-delete-done = The table is deleted.

page-start-open = Open tables
page-start-open-none = No open tables right now.
page-start-open-none-hint = Open a public one under “Invite friends” and stay there: everyone here can see it and join.
page-start-join = Join
page-start-seats-taken = { $taken } of { $players } seats taken
page-start-clock-none = no clock
page-start-clock-move = { $seconds } s per move
page-start-clock-reserve = { $minutes } min + { $increment } s
page-start-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }

page-start-finished = Finished games
page-start-finished-all = All finished games
page-start-watch = Watch replay

page-start-running-title = Watch a game
page-start-running-watch = Watch
page-start-running-label = Watch: { $title }, { $who }
page-start-rules = Rules
page-start-rules-minutes = { $minutes } min

## Playing together

page-together-link = Invite friends
page-together-link-about = Anyone who opens the link can sit down. You can give free seats to bots.
page-together-screen = Share one screen
page-together-screen-about = Pass the device on: hands stay hidden between turns.
page-together-game = Game
page-together-seats = Seats
page-together-make = Get link
page-together-begin = Start
page-together-done = Your table is ready
page-together-go = Go to the table
page-together-another = Open another table
page-together-player = Player { $number }
page-together-names = Who is playing?
page-together-name = Name of Player { $number }
page-together-more = More options
page-together-bots = Bots on the other seats
page-together-bots-none = None
page-together-bots-hint =
    { $count ->
        [0] All other seats stay free for friends.
        [one] One bot plays with you.
       *[other] { $count } bots play with you.
    }
page-together-level = Strength
page-together-who = Visibility
page-together-private = Link only
page-together-public = Public
page-together-clock = Clock
page-together-clock-none = None
page-together-clock-move = Per move
page-together-clock-reserve = Per game
page-together-clock-days = Days
page-together-clock-hint = When time runs out, a bot plays until the player is back.
page-together-clock-seconds = Seconds per move
page-together-clock-minutes = Minutes per player
page-together-clock-increment = Extra seconds after each move
page-together-clock-each-days = Days per move
page-together-pace = Pace of the bots
page-together-pace-calm = Calm
page-together-pace-quick = Quick
page-together-pace-instant = At once
page-together-hints = Hints
page-together-hints-none = None
page-together-hints-all = For everyone
page-together-file-hint = A TOML file. Start from a copy of the one provided.
page-together-file-none = No file chosen
page-together-file-choose = Choose file
page-together-file-remove = Remove { $name }
page-together-file-large = { $name } is too large: at most { $most } kB.
page-together-wrong = This table couldn’t be set up

## Finished games

page-games-title = Finished games – Pioneers
page-games-heading = Finished games
page-games-lead = Every game is saved move by move. Once it’s over, nothing is secret: watch it from any seat.
page-games-whose = Whose games
page-games-mine = Mine
page-games-all = All
page-games-which = Which game
page-games-both = Both
page-games-none-mine = You haven’t finished a game yet.
page-games-none = No finished games yet.
page-games-none-hint = A game against bots takes half an hour.
page-games-away = Put-away games
page-games-away-about = Nobody has touched these games for a long time. Go on with one, and it’s back among your tables.
page-games-more = Show more
page-games-judged = Review
page-games-statistics = Your statistics
page-games-won = { $name } won
page-games-shared = { $names } shared the win
page-games-record = Record
page-games-record-of = Download the record of the game of { $date }

## Wrong addresses

page-lost-title = Nothing here – Pioneers
page-lost-heading = The road ends here.
page-lost-lead = There is no page at this address. The link may be incomplete.
page-lost-back = Back to the start page

page-start-puzzles = Puzzles
page-start-puzzles-today = Today’s puzzle: { $game }
page-start-puzzles-all = All puzzles
