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
page-past-so-far = What happened so far

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
page-chat-emotes = Say without words of your own
page-emote-hello = Hello
page-emote-luck = Good luck
page-emote-played = Well played
page-emote-thanks = Thank you
page-emote-sorry = Sorry
page-emote-wow = Wow
page-emote-moment = One moment, please
page-emote-bye = Goodbye
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

## Hints

page-prompt-hint = Hint
page-log-hints = Hints taken: { $hints }
page-log-hints-of = { SEAT($seat, form: "start") } { $count }
