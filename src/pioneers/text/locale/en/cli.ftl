# What the terminal says around a game: setting up, answering, saving, replaying, checking files. Words in quotation
# marks are typed as they stand. Notes on choices (play-leaves, …) are no sentences: they stand behind a label.

## Setting up

play-ask-bots = Against how many bots do you want to play, { LIST($numbers, of: "plain", by: "or") }? [Enter: { $usual }]
play-level = { $number }. { $name }: { $character }
play-ask-level = How well should they play, { LIST($numbers, of: "plain", by: "or") }? [Enter: { $usual }]
play-ask-players = How many people are playing at this keyboard, { LIST($numbers, of: "plain", by: "or") }? [Enter: { $usual }]
play-ask-name =
    { $count ->
        [1] What is your name? [Enter: { $usual }]
       *[other] What is the name of Player { $number }? [Enter: { $usual }]
    }
play-usual-name =
    { $count ->
        [1] Pioneer
       *[other] Player { $number }
    }
play-ask-resume = You have an unfinished game ({ LIST($names, of: "plain") }, { $moves } moves). Go on with it, yes or no? [Enter: yes]
play-yes = yes
play-no = no
play-commands = You answer with the number of a choice. At any time you can also type { LIST($looks, of: "plain", by: "or") } to look, “rules” to read, “help” for everything else, and “quit” to stop: the game is saved.
play-pause = [Enter: go on]
play-again = The game goes on where you left it.
# A word that is typed, in quotation marks; the name of the key behind what it does.
play-typed = “{ $word }”
play-enter = Enter

## Asking and answering

play-thinking = { SEAT($seat, form: "start") } is thinking…
play-hand-over = { SEAT($seat, form: "start") }, come to the keyboard and press Enter.
play-hide = { SEAT($seat, form: "start") }, press Enter to hide what the others must not see.
play-barred = Without a number: not possible now; “{ $example }” shows why.
play-open = Your choice is still open (1 to { $count }). “{ $list }” shows the choices again.
play-several = More than one choice matches. Type its number:
play-allowed = That’s possible: { $choice }
play-see-rule = “rules { $rule }” shows the whole rule.

mistake-answer-empty =
    { $count ->
        [1] Type 1 or press Enter; “help” shows what else you can type.
       *[other] Type a number from 1 to { $count }; “help” shows what else you can type.
    }
mistake-answer-number =
    { $count ->
        [1] There’s no choice { $number } here, only 1.
       *[other] There’s no choice { $number } here. Type a number from 1 to { $count }.
    }
mistake-answer-one = Here you can choose only one thing. Type one number from 1 to { $count }.
mistake-answer =
    { $nearest ->
        [none] “{ $text }” isn’t an answer here. Type a number from 1 to { $count }; “help” shows what else you can type.
       *[other] “{ $text }” isn’t an answer here. Did you mean “{ $nearest }”? Or type a number from 1 to { $count }.
    }
mistake-answer-why = Say what you would like to do, as in “why { $example }”.
mistake-answer-choose = “{ $text }” isn’t an answer here. Type { LIST($numbers, of: "plain", by: "or") }, or just press Enter.
mistake-name = “{ $name }” isn’t a valid name. Use 1 to { $most } visible characters.
mistake-bots-number =
    { $bots ->
        [0] No bot plays here. Leave out --bots.
        [1] You gave { $kinds } kinds for one bot. Give one.
       *[other] You gave { $kinds } kinds for { $bots } bots. Give one for all of them, or { $bots }.
    }
mistake-names-many = { $names } names are too many for { $players } players. Leave some out.
mistake-names-twice = Two players have the same name. Each needs a name of their own.

## Saving and going on

play-saved = The game is saved in { $file }.
play-resume = To go on with it, type:
play-replay = To watch the replay move by move, type:
play-scoring = Final scoring
mistake-save = The game can’t be saved in { $file }: { $reason }. Try “save” with another file name.
mistake-resume-option = A resumed game keeps its players, its seed and its data. Leave out { $option }.
mistake-resume-bot = A bot of the kind “{ $kind }” played in this game, and this program doesn’t know it. It knows: { LIST($bots, of: "plain") }.

## Commands: what is typed, and what it does

command-players = players
command-list = list
command-rules = rules
command-why = why
command-save = save
command-help = help
command-quit = quit
command-forward = forward
command-back = back
command-turn = turn
command-help-players = Show everyone’s money, points and supplies.
command-help-list = Show the question again, with every possible choice.
command-help-rules = Show the chapters of the rules; with its number, a chapter or a rule.
command-help-why = Explain why something is not allowed: “why”, and what you would like to do.
command-help-save = Save the game now; “save FILE” saves a copy there.
command-help-help = Show this list.
command-help-quit = Save the game, say how to go on, and stop.
command-help-forward = One move forward (also “n”, or only Enter).
command-help-back = One move back (also “b”).
command-help-turn = On to the next turn or the end of the trick (also “t”). A number goes to the position after that move.

## Rules

rules-clarified = clarified
knowledge-title = What you may know
rules-how = “rules { $chapter }” shows a chapter, “rules { $rule }” a single rule.
mistake-rule = There is no rule “{ $number }”. Did you mean { $nearest }? The chapters are { $first } to { $last }.

## Replaying

replay-title = A game of { LIST($names, of: "plain") }: { $moves } moves
replay-how = Enter or “n” goes forward, “b” back, “t” to the next turn, a number to that move; { LIST($looks, of: "plain") } show the position, “q” ends.
replay-prompt = Move { $at } of { $last } >
replay-start = The beginning: nothing has been played yet.
replay-verified =
    { $finished ->
        [true] The game replays to its end, as recorded, after { $moves } moves. The digest of the last position:
       *[false] The game replays as far as it was played, { $moves } moves. The digest of the last position:
    }
mistake-replay-first = This is the beginning. “n” goes forward.
mistake-replay-last = This was the last move. “b” goes back, “q” ends.
mistake-replay-number = There’s no move { $number }. Type a number from 0 to { $last }.
mistake-replay-answer =
    { $nearest ->
        [none] “{ $text }” isn’t a command here. “help” shows what you can type.
       *[other] “{ $text }” isn’t a command here. Did you mean “{ $nearest }”?
    }

## Checking files

check-problems =
    { $count ->
        [one] { $file }: 1 problem.
       *[other] { $file }: { $count } problems.
    }
check-record =
    { $finished ->
        [true] { $file }: a valid record of a finished game ({ $game }): { LIST($names, of: "plain") }, { $actions } moves.
       *[false] { $file }: a valid record of a game that is not finished ({ $game }): { LIST($names, of: "plain") }, { $actions } moves so far.
    }

## Wrong use of the command line

mistake-command-word =
    { $nearest ->
        [none] There’s no command “{ $word }”. The commands are: { LIST($commands, of: "plain") }.
       *[other] There’s no command “{ $word }”. Did you mean “{ $nearest }”? The commands are: { LIST($commands, of: "plain") }.
    }
mistake-command-option =
    { $nearest ->
        [none] There’s no option “{ $word }” here. The options are: { LIST($options, of: "plain") }.
       *[other] There’s no option “{ $word }” here. Did you mean “{ $nearest }”?
    }
mistake-command-value =
    { COUNT($choices) ->
        [0] “{ $value }” isn’t valid for { $name }. Use a whole number.
       *[other] “{ $value }” isn’t valid for { $name }. Choose { LIST($choices, of: "plain", by: "or") }.
    }
mistake-command-missing = { $name } is missing. “--help” shows what belongs there.
mistake-command-twice = { $name } is given twice. Give it once.
mistake-command-more = Too many words: { LIST($words, of: "plain") }. “--help” shows what the command takes.
