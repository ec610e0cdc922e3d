# What tables answer when something cannot be done.

mistake-server-stopping = The server is stopping. Come back in a moment: nothing is lost.
mistake-server-failed = Something went wrong. Nothing was lost. Try again.
mistake-server-checking = The server can’t check files right now. Nothing was lost. Try again in a moment.
mistake-server-checking-yours = { $most } of your files are still waiting for their check. Wait for them first.
mistake-table-missing = There’s no table “{ $table }”. Check the link.
mistake-table-seat = There’s no seat { $seat } at this table. It has { $seats } seats, counted from 0.
mistake-table-begun = The game has already begun: seats can’t be taken or given any more. You can watch.
mistake-table-over = The game at this table is over. Ask for another one with the same people.
mistake-table-delete-over = This game is over. Finished games are kept. You can watch it again under “Games”.
mistake-table-delete-others = The game has begun and others play in it, so it stays. You can leave your seat: a bot plays for you.
mistake-table-not-over = The game isn’t over yet. You can ask for another one once it is.
mistake-table-not-begun = The game hasn’t begun yet. Wait until all seats are taken and it starts.
mistake-table-seat-taken = Seat { $seat } is taken by { $name }. Choose a free seat.
mistake-table-seat-reserved = Seat { $seat } is reserved for a player from the last game. Choose another one.
mistake-table-one-seat = You already have a seat at this table. Leave it before you take another.
mistake-table-removed = The host cleared your seat. You can watch, or play at another table.
mistake-table-seat-free = This seat is already free.
mistake-table-not-full = There are still free seats. The game can start when all are taken.
mistake-table-not-overdue = { $name } still has time. Wait a little before you let a bot play.
mistake-table-not-player-now = Only the other players can let a bot play.
mistake-table-not-yours = Seat { $seat } of this table isn’t yours.
mistake-table-not-owner = Only the host can do this.
mistake-table-not-player = Only the players of this game can ask for another one.
mistake-table-holding = { $name } hasn’t ended the turn yet.
mistake-table-nothing-to-end = You have no turn to end.
mistake-table-not-your-turn = It’s not your turn.
mistake-table-file-option = Give the option “{ $option }” as the file’s text under “files”, not as a path.
mistake-table-file-costly = Reading your file takes too much time or memory ({ LIST($options, of: "plain") }). Start from a copy of a built-in file and change it step by step.
mistake-table-too-many-watched = You’re already watching { $most } tables. Leave one first.
mistake-table-too-many = You have { $most } unfinished tables. Finish one first.
mistake-table-too-many-here = { $most } tables opened at your address within a day are still unfinished. Finish some of them first, or come back tomorrow.
mistake-table-broken = The game couldn’t be saved. Nothing was lost. Try again.
mistake-table-busy = Too much is happening at this table right now. Nothing was lost. Try again.
mistake-table-damaged = Part of this game is damaged on the server’s disk, so it can’t go on. Tell the people who run the server.
mistake-chat-too-fast = You’re writing very fast. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} before the next message.
mistake-chat-empty = This message is empty. Write a word or two.

table-bot-replaced = The bot { $name } failed; a simpler one takes over.
table-time-out = { $name } ran out of time; a bot plays until { $name } is back.
table-forgotten = None of the players has been back for a long time, and the game never began: the table was closed.
table-deleted = { $name } deleted this table.
table-called-in = A bot plays for { $name } until { $name } is back.
