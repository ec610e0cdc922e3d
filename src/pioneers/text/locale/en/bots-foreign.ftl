# What is wrong with a program that plays by the line protocol, or with its command. Words of the protocol are never
# translated.

## The command

mistake-foreign-command = The command “{ $command }” can’t be read: a quotation mark is open. Close it.
mistake-foreign-no-command = The program’s command is missing. Write it like this: exec:node mybot.js
mistake-foreign-system = Other programs can’t play on Windows. Use the Windows Subsystem for Linux.

## Faults of the program

mistake-foreign-missing = The program { $program } can’t be started: { $reason }.
mistake-foreign-gone = The program ended in the middle of the game, with exit code { $status }.
mistake-foreign-closed = The program closed its output in the middle of the game.
mistake-foreign-time-out = The program didn’t answer within { $seconds } s. An answer is a whole line: end it with a line break and flush the output.
mistake-foreign-long-line = The program wrote a line of more than { $most } bytes. Standard output is for answers; write other text to standard error.
mistake-foreign-encoding = The program’s answer isn’t UTF-8 text. Write it as UTF-8.
mistake-foreign-json = The program’s answer isn’t a JSON object: “{ $found }”. Standard output is for answers; write other text to standard error.
mistake-foreign-type = The program answered with the type “{ $found }”. Use { LIST($right, of: "plain", by: "or") }.
mistake-foreign-field = In the program’s answer, the field “{ $field }” is missing or has the wrong type. { $field ->
        [number] It is the number of the question, a whole number.
        [action] It is one of the legal actions, as text.
       *[actions] It is a list of actions, each as text, with at least one.
    }
mistake-foreign-number = The program answered question { $found } instead of question { $right }.
mistake-foreign-version = The program uses version { $found } of the protocol; this is version { $right }.
mistake-foreign-illegal = The program wanted to play “{ $found }”, which is not one of the legal actions.
