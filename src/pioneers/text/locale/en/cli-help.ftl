# The pages of --help. Each entry is one line of plain text without braces: the program shows them before it loads Fluent.

help-usage = Usage:
help-usage-command = COMMAND
help-usage-options = OPTIONS
help-usage-args = ARGUMENTS
help-title-commands = Commands
help-title-parameters = Arguments and options
help-default = usually:
help-value-int = NUMBER
help-value-str = WORDS
help-value-path = FILE
help-value-choice = WORD
help-value-float = SECONDS
help-flag--help = Show this page.
help-flag--version = Show the version of the program.
help-language = The language of all texts; without it, that of your system.

help-pioneers = Pioneers: drive the stagecoach, settle the West, or win supplies in tricks. Play at the terminal, look at finished games again, check your own data files. “pioneers play board” and “pioneers play cards” start a game, “pioneers COMMAND --help” tells more.
help-play = Play a game at the terminal.
help-replay = Look at a recorded game again, move by move, forward and back.
help-verify = Check that a recorded game was dealt as promised and played by the rules.
help-check = Check a board file, a coaches file, a deck file, a recorded game or a server’s database, also while it runs, and tell everything that is wrong with it.
help-rules = Show the rules: all of them, those of a game (cards), a chapter (B6, C3) or one rule (B6.3, C3.4).
help-serve = Starts the server, so that people can play in their browsers. “pioneers serve --home” opens it for everybody in your network; docs/hosting.md tells how to run it for others.
help-backup = Copies all that a server keeps into a new file, also while it runs.
help-restore = Puts a backup in the place of a server’s database. The server must be stopped.
help-export = Write the finished games of a server into a Parquet file for other programs, also while it runs.
help-arena = Let bots play a series of games against each other, with seats rotated on the same deals, and tell how strong they are. For example “pioneers arena board --seats level4,level3 --games 2000 --jobs 2”.
help-tune = Improve the weights of a game’s bots by play: changes are kept only if they win significantly more.

help-play-board = Play the stagecoach game against bots, or with others at one keyboard. Without options you are asked what is open. Leave at any time: the game is saved.
help-play-players = How many play, bots included: 2, 3 or 4.
help-play-seed = A whole number that decides all chance: the same number deals the same game.
help-play-bots = How the bots play: “level1” to “level4”, or “chance”, which does anything. One word for all, or one for each, separated by commas.
help-play-hot-seat = Several people play at this keyboard in turns.
help-play-names = The names of the people, separated by commas. Further players are bots.
help-play-cover = Which eight cities two players cover: “default”, “random”, or eight city ids separated by commas.
help-play-board-file = A board file of your own.
help-play-coaches = A coaches file of your own.
help-play-record = The file to save the game in; without it, a file in your data folder.
help-play-resume = Go on with the game saved in this file.

help-play-cards = Play the card game of supply runs against bots, or with others at one keyboard. Without options you are asked what is open. Leave at any time: the game is saved.
help-play-hands = How two players hold their cards: “one” hand each, or “separate” hands for each of their two places.
help-play-deck = A deck file of your own.

help-replay-file = The file of the recorded game.
help-replay-at = Only show the position after so many moves.
help-replay-verify = Only replay the game and show the digest of its last position.
help-verify-record = The file of the recorded game.
help-verify-commitment = The fingerprint of the deal that the table showed before the game: 64 digits and letters.
help-check-file = One or more files.
help-check-quick = Check a database without playing its games again.
help-check-repair = Keep the games in a database that ended and are missing among the finished ones. The server must be stopped.
help-rules-number = A game, or the number of a chapter or of a rule.

help-arena-game = The game to play.
help-arena-seats = Who plays, separated by commas: level1 to level4, chance, or “exec:COMMAND” for a program of your own. As many names as players. Settings follow an @, as in level4@iterations=200 or level3@weights=FILE.
help-arena-games = How many games, at least: they are played in whole deals, each once for every rotation of the seats.
help-arena-seed = A whole number that decides all chance. All line-ups with the same number meet the same deals.
help-arena-jobs = How many processes play. The result is the same for any number.
help-arena-option = An option of the game as name=value, for example cover=random; may be given several times.
help-arena-iterations = How many iterations each level thinks about a decision; without it, as many as its weights say.
help-arena-seconds = How many seconds each level thinks about a decision at most; then a series cannot be repeated exactly.
help-arena-out = The folder for the games; without it, one in your data folder.
help-arena-resume = Go on with the series in the folder, or make it longer.
help-arena-report = Write report.html with plots and games.parquet into the folder. Usually it does where pioneers[report] is installed.
help-arena-records = Keep a record file of every game in the folder.

help-tune-game = The game whose bots are tuned.
help-tune-tables = The tables of the weights to tune, separated by commas: worth, first-sight, plain, search.
help-tune-level = The level that plays with the weights: 2, 3 or 4.
help-tune-players = How many play, half of them with the new weights: 2 or 4.
help-tune-seed = A whole number that decides all chance.
help-tune-rounds = How many rounds; each tries one step.
help-tune-games = How many games a round plays to find the direction, and at most to test the step.
help-tune-spread = How far trials move the weights, in percent of their size.
help-tune-gain = How much larger a share of wins the test looks for, in percent.
help-tune-weights = The weights to begin with; without it, the game’s own.
help-tune-out = The file for the weights found; the trials go into a file beside it.
help-tune-resume = Go on with the tuning in these files.

help-database = The server’s database; without it the one of the settings, or server.db in your data folder.
help-serve-home = For playing at home: listens on all networks of this device, takes another port if its own is taken, shows the address as a QR code and opens the browser.
help-serve-host = The name or address of this machine to listen on.
help-serve-port = The port to listen on; 0 takes any free one.
help-serve-settings = A TOML file with settings; without it the one that PIONEERS_SETTINGS names.
help-serve-browser = Opens the browser, or does not. With --home it does.
help-serve-check = Shows the settings in force, without secrets, and ends.
help-backup-target = A new file for the backup, or a folder.
help-restore-backup = The file of the backup.
help-restore-replace = Replaces the database that is there; it is kept under another name.
help-export-target = A new Parquet file.
help-export-people = Tell with each game the ids of the people who played.
