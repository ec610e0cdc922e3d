# Hosting a server: its settings, its screen at home, backups, and the page it shows. Names of settings, options and files are never translated.

## Settings. Each message begins with the place: a row of a file, a variable or an option.

mistake-setting-variable = There’s no setting with this name. Did you mean { $nearest }?
mistake-setting-word =
    { $nearest ->
        [none] “{ $found }” isn’t valid here. Choose { LIST($words, of: "plain", by: "or") }.
       *[other] “{ $found }” isn’t valid here. Did you mean “{ $nearest }”? Choose { LIST($words, of: "plain", by: "or") }.
    }
mistake-setting-whole = “{ $found }” isn’t valid here. Use a whole number from { $low } to { $high }.
mistake-setting-number = “{ $found }” isn’t valid here. Use a number from { $low } to { $high }.
mistake-setting-text = This must be a text, in quotation marks.
mistake-setting-texts = This must be a list of texts, like ["one", "two"].
mistake-setting-origin = “{ $found }” isn’t a server’s address. Write it like https://play.example.org, with nothing after it.
mistake-setting-network = “{ $found }” is neither an address nor a network. Write it like 127.0.0.1 or 10.0.0.0/8.
mistake-setting-token = To read the figures by token, set metrics.token to at least { $shortest } characters that nobody can guess.
mistake-setting-truth = “{ $found }” isn’t valid here. Use true or false.
mistake-setting-redis = “{ $found }” isn’t the address of a Redis. Write it like redis://localhost:6379/0.
mistake-setting-processes = Several processes need a database and a Redis that they can share. Set database to postgresql://… and redis to redis://…, or processes to 1.
mistake-setting-remote = Bots in other processes are asked through Redis. Set redis to redis://…, or bots.remote to false.

## Starting

mistake-serve-host = The server can’t listen on { $host }: { $reason }. Use the name or the address of this machine.
mistake-serve-port = The server can’t listen on port { $port } of { $host }: { $reason }. Choose another port with --port.
mistake-serve-running = { $file } is already in use, by the server at { $address }.
mistake-serve-processes = Several processes can share a port on Linux, macOS and other Unix systems only. Set processes to 1.
mistake-metrics-forbidden = You can’t read these figures. The setting metrics.readers says who can.
serve-database = The database is { $file }.
serve-unused = { $variable } is in the environment, but there’s no setting with this name.

## The screen at home

home-open = The tables are open. In the browser on this device:
home-others = On phones and computers in the same network:
home-alone = This device isn’t in a network: you can play only on this device.
home-kept = All games are saved in { $file }.
home-stop = Ctrl-C stops the server.
home-running = The tables are already open:
home-closing = Saving the last moves…
home-goodbye = Goodbye. All games are saved and go on after the next start.

## Backups

backup-done = Backup made: { LIST($files, of: "plain") }.
backup-broken =
    { $count ->
        [one] The backup has 1 damaged table; all others are fine. Keep your older backups.
       *[other] The backup has { $count } damaged tables; all others are fine. Keep your older backups.
    }
restore-done = Backup restored: { $file }.
restore-kept = The previous database is saved as { $file }.
copy-progress = Copying: { $done } of { $total } rows
copy-done = Copied to { $file } and checked: { $people } people, { $tables } tables with { $entries } log entries, { $games } finished games (digest { $digest }).
copy-since = { $count ->
        [one] 1 row was written in { $file } after the copy began and isn’t in the copy.
       *[other] { $count } rows were written in { $file } after the copy began and aren’t in the copy.
    } Stop its server and copy again into an empty database.

## The page at the server’s address

language-name = English
unbuilt-what = This server is running, but the page for the browser was not built. Build it like this, then restart the server:
unbuilt-terminal = You can also play in the terminal:
unbuilt-api = What programs can ask this server for

## Checking a running server (/readyz)

hosting-stopping = The server is stopping.
hosting-reading = The database can’t be read.
hosting-full = Nothing can be written: the disk is full.
hosting-writing = Nothing can be written to the database.
hosting-degraded = Ready, but Redis doesn’t answer. News between the processes take longer; nothing is lost.
