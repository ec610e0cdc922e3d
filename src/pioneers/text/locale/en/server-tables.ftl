# What tables answer when something cannot be done.

mistake-server-stopping = The server is just stopping. Come back in a moment: nothing is lost.
mistake-server-failed = Something went wrong on the server. Nothing was changed; please try again.
mistake-server-checking = The server can’t check own files at the moment. Nothing was lost. Try again in a moment.
mistake-server-checking-yours = { $most } files of yours are waiting to be checked. Wait for them first.
mistake-table-missing = There is no table “{ $table }”. Please check the link.
mistake-table-seat = There is no seat { $seat } at this table: it has { $seats } seats, counted from 0.
mistake-table-begun = The game has begun already: seats can no longer be taken or given. You can watch.
mistake-table-over = The game at this table is over. Ask for another one with the same people.
mistake-table-not-over = The game is not over yet. Another one can be asked for when it is.
mistake-table-not-begun = The game has not begun yet. Wait until all seats are taken and it starts.
mistake-table-seat-taken = Seat { $seat } is taken by { $name }. Choose a free one.
mistake-table-seat-reserved = Seat { $seat } is kept for somebody from the game before. Choose another one.
mistake-table-one-seat = You already have a seat at this table. Leave it before you take another.
mistake-table-removed = The person who made this table has cleared your seat. You can watch, or play at another table.
mistake-table-seat-free = This seat is free already.
mistake-table-not-full = There are still free seats. The game can start when all are taken.
mistake-table-not-overdue = { $name } still has time. Wait a little before you call a bot in.
mistake-table-not-player-now = Only the others who play can call a bot in.
mistake-table-not-yours = You do not hold seat { $seat } of this table.
mistake-table-not-owner = Only the one who made the table can do this.
mistake-table-not-player = Only those who played can ask for another game.
mistake-table-holding = { $name } has not ended the turn yet.
mistake-table-nothing-to-end = There is no turn of yours that waits to be ended.
mistake-table-not-your-turn = It is not your turn to decide.
mistake-table-file-option = The option “{ $option }” is given as a file’s text under “files”, not as a path.
mistake-table-file-costly = Reading your file takes too much time or memory ({ LIST($options, of: "plain") }). Start from a copy of a built-in file and change it step by step.
mistake-table-too-many-watched = You are looking at { $most } tables already. Leave one first.
mistake-table-too-many = You have { $most } tables that are not over yet. Finish one first.
mistake-table-too-many-here = { $most } tables that are not over yet were made at your address within a day. Finish some of them first, or come back tomorrow.
mistake-table-broken = The game could not be saved. Nothing was changed; please try again.
mistake-table-damaged = Part of this game is damaged on the server’s disk, so it can’t go on. Tell the person who runs the server.
mistake-chat-too-fast = You are writing very fast. Wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} before the next line.
mistake-chat-empty = There is nothing in this message. Write a word or two.

table-bot-replaced = The bot { $name } had a mishap; a simpler one plays on.
table-time-out = { $name } ran out of time; a bot plays until { $name } is back.
table-forgotten = Nobody who sat here has been back for a long time, and the game never began: the table was cleared away.
table-called-in = A bot plays for { $name } until { $name } is back.
