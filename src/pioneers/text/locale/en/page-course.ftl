# What surrounds a table on the page: bar, prompt, log, chat, clocks, waiting room, menu, keys.

## The bar

page-table-open = waiting for players
page-table-ready = ready to start
page-bar-menu = Menu
page-bar-chat-new =
    { $count ->
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }

## Phases

page-phases = Phases
page-phase-done = done

## The prompt

page-prompt = Your move
page-prompt-undo = Undo
page-prompt-end = End turn
page-prompt-holding = Your turn is complete. End it, or undo something.
page-prompt-thinking = { SEAT($seat, form: "start") } is thinking.
page-prompt-waiting = Waiting for { SEAT($seat) }.
page-prompt-waiting-end = Waiting for { SEAT($seat) } to end the turn.
page-prompt-away = offline
page-prompt-covered = Hands stay hidden until one of you plays.
page-prompt-stands-in = A bot is playing for { SEAT($seat) }.
page-prompt-stands-in-you = A bot is playing for you.
page-prompt-back = Take over
page-prompt-lost = Connection lost. Your table is waiting.
page-prompt-watch = Showing the last moves…
page-prompt-over = The game is over.
page-prompt-replay = { SEAT($seat, form: "start") }: { WORD($step, of: "step", form: "label") }

## The log

page-log = Log
page-log-empty = Nothing has happened yet.
page-log-end = End of the game
page-log-show = Show this position
page-log-older = Show older turns
page-log-parts = Show each stretch
page-log-parts-hide = Hide each stretch

## Looking back

page-past = This is how the table looked then.
page-past-back = Back to the table
page-past-since = Since your last turn

## Chat

page-chat = Chat
page-chat-new =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
page-chat-empty = Nobody has said anything yet.
page-chat-field = Say something to everyone at the table
page-chat-placeholder = Write a message
page-chat-send = Send
page-chat-left =
    { $count ->
        [one] 1 character left
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
        [one] 1 second per move
       *[other] { $seconds } seconds per move
    }
page-clock-reserve = { $minutes } minutes, plus { $increment } s per move
page-clock-for-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }

## Connection

page-connection-lost = Connection lost. Retrying…
page-connection-refused = The server isn’t accepting connections. Retrying…
page-connection-retry = Try now

## Hot-seat

page-curtain-turn = { SEAT($seat, form: "start") }, it’s your turn
page-curtain-why = The table is hidden so that nobody sees anyone else’s cards.
page-curtain-here = I’m here

## Menu and settings

page-menu-copy = Copy table link
page-menu-copied = Link copied.
page-menu-copy-failed = The link couldn’t be copied. Here it is: { $address }
page-menu-keys = Keys
page-menu-settings = Settings
page-menu-people = People
page-menu-watch = View as { SEAT($seat) }
page-menu-record = Download record
page-menu-replay = Watch replay
page-menu-leave = Leave table
page-settings-sound = Sound when it’s my turn
page-settings-notifications = Notify me when it’s my turn
page-settings-notifications-denied = The browser blocks notifications from this page. You can change that in its settings.
page-settings-letters = Single-letter shortcuts
page-settings-curtain = Hide the table between players
page-settings-curtain-cards = Card game
page-settings-curtain-always = Always
page-settings-curtain-never = Never
page-settings-theme = Colours
page-settings-theme-device = Same as device
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-people-none = Nobody else is here.
page-people-hear = Show what { $name } writes
page-people-bot = bot
page-leave-title = Leave table?
page-leave-why = A bot plays for you until you’re back. Your seat stays yours: open the link again at any time.
page-leave-yes = Leave
page-leave-no = Stay

## Keys

page-keys = Keys
page-keys-letters-off = Single-letter shortcuts are off in the settings.
page-key-undo = Undo the last move
page-key-undo-all = Undo as far as possible
page-key-end = End turn
page-key-skip = Skip the animation
page-key-since = See what happened since your last turn
page-key-prompt = Go to your move
page-key-log = Go to the log
page-key-chat = Go to the chat
page-key-list = Go to the table as a list
page-key-keys = This overview
page-key-move = Next choice
page-key-choose = Choose
page-key-arrows = Go from city to city, or from card to card
page-key-through = Go through all choices on the map
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
        [one] 1 seat is still free. The game starts by itself once it’s taken.
       *[other] { $count } seats are still free. The game starts by itself once all are taken.
    }
page-room-free-public =
    { $count ->
        [one] 1 seat is still free. The game can start once it’s taken.
       *[other] { $count } seats are still free. The game can start once all are taken.
    }
page-room-ready = Ready to start
page-room-full = All seats are taken. The game starts soon.
page-room-full-wait = All seats are taken. Waiting for { $name } to start the game.
page-room-full-start = All seats are taken. Start the game, or clear a seat first.
page-room-full-alone = All seats are taken and the host is offline. You can start the game.
page-room-start = Start game
page-room-clear = Clear seat
page-room-clear-label = Clear { $name }’s seat
page-room-clear-reserved-label = Clear seat { $number } for everyone
page-room-clear-title = Clear { $name }’s seat?
page-room-clear-why = { $name } can still watch, but can’t sit down again until you allow it.
page-room-clear-no = Cancel
page-room-removed = Removed from the table
page-room-removed-you = The host cleared your seat. You can watch, or play at another table.
page-room-elsewhere = Find another table
page-room-let-back = Let back in
page-room-let-back-label = Let { $name } back in
page-room-seats = Seats
page-room-seat = Seat { $number }
page-room-free-seat = free
page-room-reserved = reserved for a player from the last game
page-room-reserved-you = reserved for you
page-room-you = you
page-room-bot = bot
page-room-away = offline
page-room-sit = Sit down
page-room-sit-label = Sit down: seat { $number }
page-room-sit-also = Play here too
page-room-sit-also-label = Play here too: seat { $number }
page-room-name = Your name
page-room-stand = Stand up
page-room-put-bot = Add bot
page-room-put-bot-label = Add bot: seat { $number }
page-room-bot-strength = Bot strength
page-room-take-bot = Remove bot
page-room-take-bot-label = Remove bot: seat { $number }
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
        [one] 1 player
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
        [0] No spectators
        [one] 1 spectator
       *[other] { $count } spectators
    }

## Somebody who keeps the others waiting

page-overdue-away = { SEAT($seat, form: "start") } has been offline for a while.
page-overdue-idle = { SEAT($seat, form: "start") } hasn’t moved for a while.
page-overdue-agreed = Agreed to a bot: { $agreed } of { $needed }.
page-overdue-call = Let a bot play
page-overdue-you = The others are waiting for you. They can let a bot play for you.

## States of a table

page-hall-loading = Setting up the table…
page-hall-missing = This table doesn’t exist
page-hall-missing-why = The link may be incomplete, or the table was closed.
page-hall-refused = This table can’t be opened
page-hall-unreachable = The server can’t be reached
page-hall-unreachable-why = A live table needs the server. It opens by itself as soon as the server answers.
page-hall-stuck = This game can’t go on
page-hall-home = Go to the start page
page-following = The others are playing on at a new table.
page-following-go = Go there
page-spectator = You’re watching.

## The sheet of small screens

page-sheet-handle = Height of this part
