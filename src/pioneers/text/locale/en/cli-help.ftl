# The pages of --help. Each entry is one line of plain text without braces: the program shows them before it loads Fluent.

help-usage = Usage:
help-usage-command = COMMAND
help-usage-options = OPTIONS
help-usage-args = ARGUMENTS
help-title-commands = Commands
help-title-parameters = Arguments and options
help-default = default:
help-value-int = NUMBER
help-value-bounds = LOW,HIGH
help-value-str = WORDS
help-value-path = FILE
help-value-choice = WORD
help-value-float = SECONDS
help-flag--help = Show this page.
help-flag--version = Show the version of the program.
help-language = The language of all texts (default: your system’s).

help-pioneers = Pioneers: drive the stagecoach and settle the West, or win supplies in tricks. Play in the terminal, watch replays, check your own data files. “pioneers play board” and “pioneers play cards” start a game, “pioneers COMMAND --help” shows more.
help-play = Play a game in the terminal.
help-replay = Watch a recorded game move by move, forward and back.
help-verify = Check that a recorded game was dealt as promised and played by the rules.
help-check = Check a board, coaches or deck file, a record or a server’s database (also while it runs), and list everything that is wrong with it.
help-rules = Show the rules: all of them, those of a game (cards), a chapter (B6, C3) or one rule (B6.3, C3.4).
help-serve = Start the server, to play in the browser. “pioneers serve --home” opens it for everyone in your network; docs/hosting.md explains how to run it for others.
help-bots = Let bots think for servers that ask them through Redis (bots.remote), in as many processes as you like.
help-backup = Copy everything a server has saved into a new file, also while it runs.
help-restore = Put a backup in the place of a server’s database. The server must be stopped.
help-copy = Copy everything a server has saved into an empty database: from a file into PostgreSQL, or back.
help-export = Write a server’s finished games into a Parquet file for other programs, also while it runs.
help-arena = Let bots play a series of games against each other, on the same deals with rotating seats, and show how strong they are. For example “pioneers arena board --seats level4,level3 --games 2000 --jobs 2”.
help-tune = Improve the weights of a game’s bots through play: a change stays only if it wins significantly more.
help-train = Train the networks of level 5 through games against themselves. Can be interrupted; the same command goes on.
help-puzzles = Make puzzles from games of the strongest bots, or prove again those that come with the program.
help-review = Review a finished game: every decision with what it lost, the turning points with reasons, and luck told apart from skill.

help-play-board = Play the stagecoach game against bots, or with others at one keyboard. The program asks for what the options leave open. Stop at any time: the game is saved.
help-play-players = How many players, bots included: 2, 3 or 4.
help-play-seed = The seed, a whole number: the same number gives the same game.
help-play-bots = How the bots play: “level1” to “level5”, or “chance”, which plays at random. A character may follow a colon, as in “level3:builder”. One word for all, or one for each, separated by commas.
help-play-hot-seat = Let several people take turns at this keyboard.
help-play-names = The names of the people, separated by commas. The other players are bots.
help-play-cover = Which eight cities two players cover: “default”, “random”, or eight city ids separated by commas.
help-play-board-file = Your own board file.
help-play-coaches = Your own coaches file.
help-play-record = The file to save the game in (default: a file in your data folder).
help-play-resume = Go on with the game saved in this file.
help-play-plain = Play this game against bots, or with others at one keyboard. Without options you are asked what is open. Leave at any time: the game is saved.

help-play-cards = Play the card game of supply runs against bots, or with others at one keyboard. The program asks for what the options leave open. Stop at any time: the game is saved.
help-play-hands = The hands of two players: “one” each, or “separate” ones for each of their two places.
help-play-deck = Your own deck file.

help-replay-file = The file of the recorded game.
help-replay-at = Only show the position after this many moves.
help-replay-verify = Only replay the game and show the digest of its last position.
help-verify-record = The file of the recorded game.
help-verify-commitment = The fingerprint of the deal that the table showed before the game: 64 digits and letters.
help-check-file = One or more files.
help-check-quick = Check a database without replaying its games.
help-check-repair = Save the games that have ended but are missing among the finished ones. The server must be stopped.
help-rules-number = A game, or the number of a chapter or a rule.

help-arena-game = The game to play.
help-arena-seats = Who plays, separated by commas: level1 to level5, chance, or “exec:COMMAND” for your own program. As many names as players. Settings follow an @, as in level4@iterations=200, level3@weights=FILE or level3@character=builder.
help-arena-games = The least number of games: each deal is played once for every rotation of the seats.
help-arena-seed = The seed, a whole number. All line-ups with the same number meet the same deals.
help-arena-jobs = How many processes play (default: 1, with --on as many as there are processors). The result is the same for any number.
help-arena-on = Play on a cluster: ray://ADDRESS joins one, local starts Ray on this device. Needs pioneers[cluster].
help-arena-option = An option of the game as name=value, for example cover=random; you can repeat it.
help-arena-iterations = How many iterations each level thinks about a decision (default: as its weights say).
help-arena-seconds = How many seconds each level thinks about a decision at most; a series with it cannot be repeated exactly.
help-arena-sprt = Stop the series as soon as it is clear whether each seat of the first bot wins LOW or HIGH percent points more than an even share, for example 0,3. --games is then the limit.
help-arena-luck = Measure luck, and show shares of wins without it (default: yes). It costs some milliseconds for each game.
help-arena-out = The folder for the games (default: one in your data folder).
help-arena-resume = Continue the series in the folder, or make it longer.
help-arena-report = Write report.html with plots and games.parquet into the folder (default: yes, if pioneers[report] is installed).
help-arena-records = Save a record of every game in the folder.

help-tune-game = The game whose bots to tune.
help-tune-tables = The tables of the weights to tune, separated by commas: worth, first-sight, plain, search.
help-tune-level = The level that plays with the weights: 2, 3 or 4.
help-tune-players = How many play, half of them with the new weights: 2 or 4.
help-tune-seed = The seed, a whole number.
help-tune-rounds = How many rounds; each tries one step.
help-tune-games = How many games a round plays to find the direction, and at most to test the step.
help-tune-spread = How far trials move the weights, in percent of their size.
help-tune-gain = The gain in the share of wins that the test looks for, in percent.
help-tune-weights = The weights to begin with (default: the game’s own).
help-tune-out = The file for the weights found; the trials go into a file beside it.
help-tune-resume = Continue the tuning in these files.
help-train-game = The game whose networks to train.
help-train-out = The folder for games, networks and report.
help-train-players = For how many players, separated by commas (default: all).
help-train-generations = How many generations: games, then networks that learn from them.
help-train-games = Games of a generation for each number of players.
help-train-iterations = How far the search thinks in these games, in iterations a decision.
help-train-steps = Steps of the fit.
help-train-seed = The seed, a whole number.

help-puzzles-what = “make” or “check”.
help-puzzles-game = The game (to check: default all).
help-puzzles-out = The folder for puzzles that are made; to check: puzzles in it come before those of the program.
help-puzzles-count = How many puzzles to make.
help-puzzles-sample = Check only so many, chosen at random.
help-puzzles-seed = The seed of the sample, a whole number.

help-database = The server’s database: a file, or postgresql://… (default: the one in the settings, or server.db in your data folder).
help-serve-home = For playing at home: listen on all networks of this device, take another port if its own is taken, show the address as a QR code and open the browser.
help-serve-host = The name or address of this machine to listen on.
help-serve-port = The port to listen on; 0 takes any free one.
help-serve-settings = A TOML file with settings (default: the one in PIONEERS_SETTINGS).
help-serve-browser = Open the browser or not (default: only with --home).
help-serve-check = Show the settings in use, without secrets, and stop.
help-redis = The Redis that all processes share, like redis://localhost:6379/0. With a password, set PIONEERS_REDIS instead.
help-serve-processes = How many processes serve on the port; more than one need PostgreSQL and Redis.
help-bots-workers = In how many processes bots think; 0 is one for each processor but one.
help-backup-target = A new file for the backup, or a folder.
help-restore-backup = The file of the backup.
help-restore-replace = Replace the existing database; it is saved under another name.
help-copy-from = Where to copy from: a file (sqlite:server.db) or a PostgreSQL database (postgresql://…). Its server may be running.
help-copy-to = Where to copy to: a new file, or a PostgreSQL database without games.
help-export-target = A new Parquet file.
help-export-people = Add the ids of the people who played to each game.

help-review-file = The file of the recorded game.
help-review-iterations = How deep to look, in iterations a decision: the same number gives the same review.
help-review-seconds = Look as deep as possible in so many seconds, on all cores. With --iterations: stop after so many seconds.
help-review-jobs = On how many cores (default: all).
help-review-open = Judge with all cards open, not by what each player could know.
help-review-html = Write the review as a web page into this file.
help-review-json = Write all numbers as JSON into this file.
help-review-png = Write the curve of win chances as a picture into this file.
