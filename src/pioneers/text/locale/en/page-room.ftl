# The waiting room: a table before its game.

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
page-room-hints = Hints
page-room-hints-all = allowed for everyone
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
page-room-start-bots = Start with bots
page-room-start-bots-why = Start at any time: bots take the free seats.
page-room-host-starts = { $name } can start the game at any time.
page-room-seated = You’re seated. Waiting for { $count ->
        [one] 1 more player
       *[other] { $count } more players
    }, or for { $name } to start.
