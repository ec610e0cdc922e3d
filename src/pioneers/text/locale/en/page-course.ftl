# What surrounds a table on the page: bar, prompt, log, chat, clocks, waiting room, menu, keys.

## The bar

page-table-board = Board game
page-table-cards = Card game
page-table-round = round { $round }
page-table-run = run { $run }
page-table-finished-round = finished after round { $round }
page-table-finished-run = finished after run { $run }
page-table-open = waiting for players
page-table-ready = ready to start
page-bar-menu = Menu
page-bar-chat-new =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }

## Phases

page-phases = Phases
page-phase-income = Income
page-phase-purchase = Purchase
page-phase-drive = Drive
page-phase-settle = Settle
page-phase-special = Special action
page-phase-join = Join
page-phase-exchange = Exchange
page-phase-tricks = Tricks
page-phase-build = Build
page-phase-start = Next start
page-phase-received = +{ MONEY($amount) }
page-phase-bought = { LIST($purchases, of: "purchase") }
page-phase-nothing = nothing
page-phase-city = { CITY($city) }
page-phase-passed = passed
page-phase-trick = trick { $number }
page-phase-tricks-played =
    { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
page-phase-built =
    { $count ->
        [one] one building
       *[other] { $count } buildings
    }
page-phase-done = done

## The prompt

page-prompt = What is asked
page-prompt-undo = Undo
page-prompt-end = End turn
page-prompt-holding = Your turn is complete. End it, or take something back.
page-prompt-thinking = { SEAT($seat, form: "start") } is thinking.
page-prompt-waiting = Waiting for { SEAT($seat) }.
page-prompt-waiting-join = Waiting for { SEAT($seat) } to decide whether to join.
page-prompt-waiting-end = Waiting for { SEAT($seat) } to end the turn.
page-prompt-away = offline
page-prompt-covered = Hands are covered until one of you plays.
page-prompt-stands-in = A bot plays for { SEAT($seat) }.
page-prompt-stands-in-you = A bot is playing for you.
page-prompt-back = Play myself again
page-prompt-lost = The connection is interrupted. Your table waits.
page-prompt-watch = See what happens.
page-prompt-over = The game is over.
page-prompt-replay = { SEAT($seat, form: "start") }: { WORD($step, of: "step", form: "label") }

## The log

page-log = Log
page-log-empty = What happens will be told here.
page-log-turn = Round { $round }, { SEAT($seat) }
page-log-run = Run { $run }
page-log-trick = Run { $run }, trick { $trick }
page-log-building = Run { $run }, building
page-log-end = End of the game
page-log-show = Show this position
page-log-older = Show older turns

## Chat

page-chat = Chat
page-chat-new =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
page-chat-empty = Nobody has said anything yet.
page-chat-field = Say something to everybody at the table
page-chat-placeholder = Write a line
page-chat-send = Send
page-chat-left =
    { $count ->
        [one] one character left
       *[other] { $count } characters left
    }
page-chat-you = you
page-chat-mute = Hide what { $name } writes

## Clocks

page-clock-left = { $time } left
page-clock-low = { $time } left, hurry
page-clock-low-word = hurry
page-clock-days-short = { $days } d
page-clock-hours-short = { $hours } h
page-clock-none = no clock
page-clock-move =
    { $seconds ->
        [one] one second a move
       *[other] { $seconds } seconds a move
    }
page-clock-reserve = { $minutes } minutes, { $increment } s more for each move
page-clock-for-days =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }

## Connection

page-connection-lost = The connection is interrupted. Trying again…
page-connection-refused = The server lets nobody in at present. It is tried again from time to time.
page-connection-retry = Try now

## Hot-seat

page-curtain-turn = { SEAT($seat, form: "start") }, it is your turn
page-curtain-why = The table is covered so that nobody sees the cards of another.
page-curtain-here = I am here

## Menu and settings

page-menu-copy = Copy the link to the table
page-menu-copied = The link is copied.
page-menu-copy-failed = The link could not be copied. Here it is: { $address }
page-menu-keys = Keys
page-menu-settings = Settings
page-menu-people = People
page-menu-watch = Look from the seat of { SEAT($seat) }
page-menu-record = Download the record
page-menu-replay = See the game again
page-menu-leave = Leave the table
page-settings-speed = Animation
page-settings-slow = Slow
page-settings-normal = Normal
page-settings-fast = Fast
page-settings-off = Off
page-settings-sound = Sound when it is my turn
page-settings-notifications = Notice of the browser when it is my turn
page-settings-notifications-denied = The browser does not allow notices from this page. You can change that in its settings.
page-settings-letters = Single letters as keys
page-settings-curtain = Several people at this screen: cover the table between them
page-settings-curtain-cards = Card game
page-settings-curtain-always = Always
page-settings-curtain-never = Never
page-settings-theme = Colours
page-settings-theme-device = As the device
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-people-none = No other person is here.
page-people-hear = Show what { $name } writes
page-people-bot = bot
page-leave-title = Leave the table?
page-leave-why = A bot plays on for you until you are back. Your seat stays yours: open the link again at any time.
page-leave-yes = Leave
page-leave-no = Stay

## Keys

page-keys = Keys
page-keys-letters-off = Single letters are switched off in the settings.
page-key-undo = Take back the last move
page-key-undo-all = Take back all that can be taken back
page-key-end = End the turn
page-key-skip = Skip the animation
page-key-prompt = To what is asked
page-key-log = To the log
page-key-chat = To the chat
page-key-list = To the table as a list
page-key-keys = This overview
page-key-move = Go on to the next thing that can be chosen
page-key-choose = Choose it
page-key-arrows = Go from city to city, or from card to card
page-key-through = Go through all places on the map that can be chosen
page-keyname-space = Space
page-keyname-enter = Enter
page-keyname-escape = Esc
page-keyname-control = Ctrl
page-keyname-shift = Shift
page-keyname-tab = Tab
page-keyname-arrows = Arrows
page-keyname-page = Page Up, Page Down
page-keyname-or = or

## Waiting room

page-room-title = Waiting for players
page-room-free =
    { $count ->
        [one] One seat is still free. The game begins by itself when it is taken.
       *[other] { $count } seats are still free. The game begins by itself when all are taken.
    }
page-room-free-public =
    { $count ->
        [one] One seat is still free. The game can start when it is taken.
       *[other] { $count } seats are still free. The game can start when all are taken.
    }
page-room-ready = Ready to start
page-room-full = All seats are taken. The game starts soon.
page-room-full-wait = All seats are taken. Waiting for { $name } to start the game.
page-room-full-start = All seats are taken. Start the game, or clear a seat first.
page-room-full-alone = All seats are taken and the host is offline. You can start the game.
page-room-start = Start game
page-room-clear = Clear seat
page-room-clear-label = Clear the seat of { $name }
page-room-clear-reserved-label = Clear seat { $number } for everyone
page-room-clear-title = Clear the seat of { $name }?
page-room-clear-why = { $name } can still watch, but can’t sit down again until you allow it.
page-room-clear-no = Cancel
page-room-removed = Removed from the table
page-room-removed-you = The person who made this table cleared your seat. You can watch, or play at another table.
page-room-elsewhere = Find another table
page-room-let-back = Let back in
page-room-let-back-label = Let { $name } back in
page-room-seats = Seats
page-room-seat = Seat { $number }
page-room-free-seat = free
page-room-reserved = reserved for someone from the last game
page-room-reserved-you = reserved for you
page-room-you = you
page-room-bot = bot
page-room-away = offline
page-room-sit = Sit down
page-room-sit-label = Sit down on seat { $number }
page-room-sit-also = Play here too
page-room-sit-also-label = Play here too: seat { $number }
page-room-name = Your name
page-room-stand = Stand up
page-room-put-bot = Put a bot here
page-room-put-bot-label = Put a bot here: seat { $number }
page-room-bot-strength = Strength of the bots
page-room-take-bot = Take the bot off
page-room-take-bot-label = Take the bot off seat { $number }
page-room-invite = Invite friends
page-room-invite-why = Everyone who opens this link can sit down or watch.
page-room-link = Link to the table
page-room-copy = Copy
page-room-share = Share
page-room-qr = QR code of the link
page-room-options = This table
page-room-game = Game
page-room-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
page-room-seen = Visibility
page-room-public = public: listed while someone is here
page-room-private = link only
page-room-clock = Clock
page-room-pace = Bots play
page-room-pace-instant = at once
page-room-pace-quick = quickly
page-room-pace-calm = calmly
page-room-spectators =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
page-room-cover = Covered cities
page-room-cover-random = at random
page-room-cover-standard = at the edge
page-room-cover-chosen = chosen
page-room-hands = Hands
page-room-hands-one = one for both places
page-room-hands-separate = one for each place

## Somebody who keeps the others waiting

page-overdue-away = { SEAT($seat, form: "start") } has been offline for a while.
page-overdue-idle = { SEAT($seat, form: "start") } hasn’t moved for a while.
page-overdue-agreed = Agreed to a bot: { $agreed } of { $needed }.
page-overdue-call = Let a bot play
page-overdue-you = The others are waiting for you. They can let a bot play for you.

## States of a table

page-hall-loading = The table is being laid…
page-hall-missing = There is no such table
page-hall-missing-why = Perhaps the link is not complete, or the table was cleared away.
page-hall-refused = This table cannot be opened
page-hall-unreachable = The server cannot be reached
page-hall-unreachable-why = A live table needs the server. As soon as it answers, the table opens by itself.
page-hall-stuck = This table cannot go on
page-hall-home = To the start page
page-following = The others play on at a new table.
page-following-go = Go there
page-spectator = You are looking on.
