# The store: tables, logs, people and finished games in a database, and copies of it. Ids and file names are never translated.

## What was asked of it

mistake-store-table = There is no table { $table }.
mistake-store-table-exists = There is a table { $table } already.
mistake-store-person = There is no person { $person }.
mistake-store-person-exists = There is a person { $person } already.
mistake-store-append = Entry { $number } of table { $table } does not fit here: entries that are kept together must be of one table and numbered one after the other.
mistake-store-client-twice = Two of the entries from { $number } on of table { $table } have the same client id. Each move needs one of its own.
mistake-store-number-taken = Entry { $number } of table { $table } is taken; the last one is { $last }. Somebody else writes this log too: read it anew before you go on.
mistake-store-number-gap = Entry { $number } of table { $table } would leave a gap; the last one is { $last }. Read the log anew before you go on.
mistake-store-json = This cannot be kept, for it is no JSON: { $reason }.
mistake-store-page = There is no such page. Begin with the first.
mistake-store-finished = The game of table { $table } is kept already, with another end (digest { $right }; now { $found }).
mistake-store-closed = The store is closed, for the program is stopping.
mistake-store-dropped = You were too slow for “{ $topic }” and have missed messages. Ask for a fresh view.

## The disk and the file

mistake-store-full = The disk with { $file } is full: nothing was kept. Make room, then try again.
mistake-store-locked = Another program keeps { $file } locked: nothing was kept. Close it, then try again.
mistake-store-read-only = { $file } may only be read: nothing was kept. Check the rights of the file and its folder.
mistake-store-damaged = { $file } is damaged or no database. Restore a backup.
mistake-store-broken =
    { $number ->
        [0] Table { $table } is damaged: the table itself isn’t as it was written. Restore a backup.
       *[other] Table { $table } is damaged: entry { $number } of its log isn’t as it was written. Restore a backup.
    }
mistake-store-unreachable = { $file } cannot be used: { $reason }.
mistake-store-in-use = { $file } is in use by process { $process }. Stop that one first, or name another file.
mistake-store-newer = { $file } was made by a newer version of this program (its revision is { $found }, known here is { $right }). Install that version, or name another file.

## Backups

mistake-store-missing = There is no file { $file }.
mistake-store-target-exists = { $file } exists already. Name a new file for the backup.
mistake-store-restore-exists = There is a database { $file } already. Say that it may be replaced; it is then kept under another name.
mistake-store-foreign = { $file } is a database, but not one of this program.
