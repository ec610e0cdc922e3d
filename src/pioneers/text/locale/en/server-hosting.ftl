# Hosting a server: its settings, its screen at home, backups, and the page it shows. Names of settings, options and files are never translated.

## Settings. Each message begins with the place: a row of a file, a variable or an option.

mistake-setting-variable = There is no setting of this name. Did you mean { $nearest }?
mistake-setting-word =
    { $nearest ->
        [none] “{ $found }” does not do here. Choose { LIST($words, of: "plain", by: "or") }.
       *[other] “{ $found }” does not do here. Did you mean “{ $nearest }”? Choose { LIST($words, of: "plain", by: "or") }.
    }
mistake-setting-whole = “{ $found }” does not do here. Give a whole number from { $low } to { $high }.
mistake-setting-number = “{ $found }” does not do here. Give a number from { $low } to { $high }.
mistake-setting-text = This must be a text, in quotation marks.
mistake-setting-texts = This must be a list of texts, like ["one", "two"].
mistake-setting-origin = “{ $found }” is no address of a server. Write it like https://play.example.org, without anything behind it.
mistake-setting-network = “{ $found }” is neither an address nor a network. Write it like 127.0.0.1 or 10.0.0.0/8.
mistake-setting-token = Whoever reads the figures by token needs one: set metrics.token to at least { $shortest } characters that nobody guesses.

## Starting

mistake-serve-host = The server cannot listen on { $host }: { $reason }. Give the name or the address of this machine.
mistake-serve-port = The server cannot listen on port { $port } of { $host }: { $reason }. Choose another port with --port.
mistake-serve-running = { $file } is served already, at { $address }.
mistake-metrics-forbidden = These figures are not for you. Whoever runs the server decides who may read them: metrics.readers.
serve-database = The database is { $file }.
serve-unused = { $variable } is in the environment, but there is no setting of this name.

## The screen at home

home-open = The tables are open. In the browser on this device:
home-others = On phones and computers in the same network:
home-alone = This device is in no network, so only it can play.
home-kept = All games are kept in { $file }.
home-stop = Ctrl-C closes the server.
home-running = The tables are open already:
home-closing = One moment, the last moves are being written down.
home-goodbye = Goodbye. All games are kept and go on after the next start.

## Backups

backup-done = The backup is made: { LIST($files, of: "plain") }.
backup-broken =
    { $count ->
        [one] The backup has one damaged table; all others are sound. Keep your older backups.
       *[other] The backup has { $count } damaged tables; all others are sound. Keep your older backups.
    }
restore-done = The backup is back in its place: { $file }.
restore-kept = What was there before is kept as { $file }.

## The page at the server’s address

language-name = English
unbuilt-what = This server runs, but the page to play on in the browser was not built. This builds it; then start the server again:
unbuilt-terminal = You can play in the terminal as well:
unbuilt-api = What programs can ask this server for

## Checking a running server (/readyz)

hosting-stopping = The server is stopping.
hosting-reading = The database can’t be read.
hosting-full = Nothing can be written: the disk is full.
hosting-writing = Nothing can be written to the database.
