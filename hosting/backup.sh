#!/bin/sh
# Dumps the database that the PG… variables name, again and again, and keeps the newest dumps. A dump gets its name when it
# is whole and can be read, so every *.dump is good; what could not be made is tried again after a while.
set -eu

folder=${BACKUP_FOLDER:-/backups}
pause=$((${BACKUP_HOURS:-24} * 3600))
keep=${BACKUP_KEEP:-14}
again=${BACKUP_AGAIN:-300}
if [ "$pause" -lt 3600 ] || [ "$keep" -lt 1 ]; then
    echo "BACKUP_HOURS and BACKUP_KEEP must be whole numbers from 1 on." >&2
    exit 2
fi
sleeping=
trap 'test -z "$sleeping" || kill "$sleeping"; exit 0' TERM INT

while true; do
    rm -f "$folder"/*.new
    dump=$folder/pioneers-$(date -u +%Y-%m-%d-%H%M%S).dump
    if pg_dump --format=custom --file="$dump.new" && pg_restore --list "$dump.new" >/dev/null; then
        sync
        mv "$dump.new" "$dump"
        echo "kept $dump"
        # Their names sort by time.
        find "$folder" -name 'pioneers-*.dump' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
            rm -f "$old"
            echo "removed $old"
        done
        wait=$pause
    else
        echo "the database could not be dumped; trying again in $again seconds" >&2
        wait=$again
    fi
    # In the background, so that a signal need not wait for it.
    sleep "$wait" &
    sleeping=$!
    wait "$sleeping"
    sleeping=
done
