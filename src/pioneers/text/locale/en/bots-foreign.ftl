# What is wrong with a program that plays by the line protocol, or with its command. Words of the protocol are never
# translated.

## The command

mistake-foreign-command = The command “{ $command }” cannot be read: a quotation mark is left open.
mistake-foreign-no-command = There is no command for the program. Write it like this: exec:node mybot.js
mistake-foreign-system = Programs of others cannot take part on Windows. Use the Windows Subsystem for Linux.

## Faults of the program

mistake-foreign-missing = The program { $program } cannot be started: { $reason }.
mistake-foreign-gone = The program ended in the middle of the game, with exit code { $status }.
mistake-foreign-closed = The program closed its output in the middle of the game.
mistake-foreign-time-out = The program gave no answer within { $seconds } s. An answer is a whole line: does it end with a line break, and is the output flushed?
mistake-foreign-long-line = The program wrote a line of more than { $most } bytes. The standard output is for answers; other text belongs to the standard error.
mistake-foreign-encoding = The program’s answer is not UTF-8 text.
mistake-foreign-json = The program’s answer is no JSON object: “{ $found }”. The standard output is for answers; other text belongs to the standard error.
mistake-foreign-type = The program answered with the type “{ $found }”. Right would be { LIST($right, of: "plain", by: "or") }.
mistake-foreign-field = The program’s answer lacks the field “{ $field }”, or it is of the wrong kind. { $field ->
        [number] It is the number of the question, a whole number.
        [action] It is one of the legal actions, as text.
       *[actions] It is a list of actions, each as text, with at least one.
    }
mistake-foreign-number = The program answered question { $found }, but it was asked question { $right }.
mistake-foreign-version = The program speaks version { $found } of the protocol; this is version { $right }.
mistake-foreign-illegal = The program wanted to play “{ $found }”, which is not one of the legal actions.
