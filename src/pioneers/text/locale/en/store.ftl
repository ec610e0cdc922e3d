# The store: tables, logs, people and finished games in a database, and copies of it. Ids and file names are never translated.

## What was asked of it

mistake-store-table = There’s no table { $table }.
mistake-store-table-exists = There’s already a table { $table }.
mistake-store-person = There’s no person { $person }.
mistake-store-person-exists = There’s already a person { $person }.
mistake-store-append = Entry { $number } of table { $table } doesn’t fit here: entries that are saved together must be of one table and numbered one after the other.
mistake-store-client-twice = Two of the entries from { $number } on of table { $table } have the same client id. Each move needs its own.
mistake-store-number-taken = Entry { $number } of table { $table } is taken; the last one is { $last }. Another program writes this log too: read it again first.
mistake-store-number-gap = Entry { $number } of table { $table } would leave a gap; the last one is { $last }. Read the log again first.
mistake-store-json = This can’t be saved because it isn’t JSON: { $reason }.
mistake-store-page = This page doesn’t exist. Begin with the first.
mistake-store-finished = The game of table { $table } is already saved, with another end (digest { $right }; now { $found }).
mistake-store-closed = The program is stopping, so the store is closed.

## The disk and the file

mistake-store-full = The disk with { $file } is full: nothing was saved. Make room, then try again.
mistake-store-locked = Another program has locked { $file }: nothing was saved. Close it, then try again.
mistake-store-read-only = { $file } is read-only: nothing was saved. Check the permissions of the file and its folder.
mistake-store-damaged = { $file } is damaged or isn’t a database. Restore a backup.
mistake-store-broken =
    { $number ->
        [0] Table { $table } is damaged: the table itself isn’t as it was written. Restore a backup.
       *[other] Table { $table } is damaged: entry { $number } of its log isn’t as it was written. Restore a backup.
    }
mistake-store-unreachable = { $file } can’t be used: { $reason }.
mistake-store-in-use = { $file } is in use by process { $process }. Stop it first, or choose another file.
mistake-store-newer = { $file } was made by a newer version of this program (revision { $found }; this one knows { $right }). Install that version, or choose another file.

## A database server

mistake-store-header-changed = Someone else has just changed table { $table }. Look at it again first.
mistake-store-contention = Someone else is writing the same at this moment: nothing was saved. Try again.
mistake-store-server-lost = The database { $server } can’t be used now: { $reason }.
mistake-store-server-unsure = The database { $server } can’t be used now: { $reason }. What was just sent may or may not be saved; sending it again tells.
mistake-store-server-slow = The database { $server } takes too long: nothing was saved. Try again later.
mistake-store-server-read-only = The database { $server } is read-only: nothing was saved. Check whether it’s a copy of another one, or what its owner allows.
mistake-store-server-address = This isn’t the address of a database. Right would be postgresql://user:password@host:5432/name.

## Backups

mistake-store-missing = There’s no file { $file }.
mistake-store-target-exists = { $file } already exists. Choose a new file for the backup.
mistake-store-restore-exists = There’s already a database { $file }. Add --replace to replace it; it is then saved under another name.
mistake-store-copy-target = { $target } already has people or tables. Copy into an empty database.
mistake-store-copy-differs = The copy in { $target } isn’t the same as what was read (digest { $right }; there { $found }). Nothing was kept.
mistake-store-restore-server = A backup can’t be restored over { $server }. Make an empty database and copy the backup there: pioneers copy --from { $backup } --to { $server }.
mistake-store-foreign = { $file } is a database, but not one of this program.
