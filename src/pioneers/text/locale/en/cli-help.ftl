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
help-check = Check a board file, a coaches file, a deck file or a recorded game, and tell everything that is wrong with it.
help-rules = Show the rules: all of them, those of a game (cards), a chapter (B6, C3) or one rule (B6.3, C3.4).
help-bench = Measure the speed of the engine (for developers, in English).

help-play-board = Play the stagecoach game against bots, or with others at one keyboard. Without options you are asked what is open. Leave at any time: the game is saved.
help-play-players = How many play, bots included: 2, 3 or 4.
help-play-seed = A whole number that decides all chance: the same number deals the same game.
help-play-bots = How the bots play: “simple” thinks, “chance” does anything.
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
help-check-file = One or more files.
help-rules-number = A game, or the number of a chapter or of a rule.
