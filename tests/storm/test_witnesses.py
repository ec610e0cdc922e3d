"""Each witness of the storm is content with what a good server did, and sees the fault that is planted for it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from pioneers.store.sql.rows import Entry, Finished, Header
from tests.server.servers import ServerThread, server_thread
from tests.storm.crowd import Crowd
from tests.storm.history import History, Noted, Socket, read_history
from tests.storm.parts import ServerPart
from tests.storm.run import output
from tests.storm.witnesses import judged, quiet

# So much is acknowledged before the people stop.
ENOUGH = 30


class Case(NamedTuple):
    """A table of a real server: as its people saw it, and as its log has it."""

    history: History
    header: Header
    entries: list[Entry]
    finished: Finished | None


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Case:
    """Some moves at one table, from a seat with deltas or without, while messages are repeated."""
    folder = tmp_path_factory.mktemp("seen")
    with server_thread(folder) as server:
        return asyncio.run(played(server, folder))


async def played(server: ServerThread, folder: Path) -> Case:
    # Table 1 is one with cards and somebody who looks on.
    crowd = Crowd(server.address, 2, random.Random(1), folder, think=0)
    crowd.trouble = 0.3
    playing = asyncio.create_task(crowd.run())
    while not playing.done() and (len(crowd.times) < 2 or min(map(len, crowd.times.values())) < ENOUGH):  # noqa: ASYNC110 - many places note it
        await asyncio.sleep(0.01)
    crowd.stop()
    await playing
    histories = [read_history(path) for path in crowd.histories]
    history = max((one for one in histories if one.game == "cards"), key=lambda one: len(one.sockets[1].notes))
    store = server.service.store
    header = await asyncio.to_thread(server.call, store.tables.find(history.table))
    assert header is not None
    entries = await asyncio.to_thread(server.call, store.log.read(history.table))
    return Case(history, header, entries, await asyncio.to_thread(server.call, store.finished.find(history.table)))


@pytest.fixture
def case(seen: Case) -> Case:
    """The same, to plant a fault in."""
    return deepcopy(seen)


def laws(case: Case, entries: Sequence[Entry] | None = None) -> set[str]:
    """The laws that the witnesses find broken."""
    found = judged(case.history, case.header, case.entries if entries is None else entries, case.finished)
    return {finding.law for finding in found.findings}


def seats(history: History) -> list[Socket]:
    return [socket for socket in history.sockets if socket.watched]


def got(socket: Socket, kind: str) -> list[tuple[int, Any]]:
    """The places of the messages of a kind that came, and what they say."""
    found = [(place, json.loads(note.data)) for place, note in enumerate(socket.notes) if note.what == "got"]
    return [(place, message) for place, message in found if message["type"] == kind]


def moves(case: Case) -> list[int]:
    """The places in the log of acknowledged moves."""
    return [place for place, entry in enumerate(case.entries) if entry.kind == "move" and entry.client is not None]


def test_the_witnesses_are_content_with_a_good_server(seen: Case) -> None:
    judgement = judged(*seen)
    assert judgement.findings == []
    assert judgement.counts["acknowledged"] >= ENOUGH / 2


def test_a_lost_move_is_seen(case: Case) -> None:
    at = moves(case)[-1]
    rest = [replace(entry, number=entry.number - 1) for entry in case.entries[at + 1 :]]
    assert "lost" in laws(case, [*case.entries[:at], *rest])


def test_a_move_in_place_of_the_one_acknowledged_is_seen(case: Case) -> None:
    at = moves(case)[-1]
    entry = case.entries[at]
    changed = replace(entry, body={**entry.body, "actions": ["whistle"]})  # type: ignore[dict-item]
    assert "lost" in laws(case, [*case.entries[:at], changed, *case.entries[at + 1 :]])


def test_a_move_that_counted_twice_is_seen(case: Case) -> None:
    entry = case.entries[moves(case)[-1]]
    assert "doubled" in laws(case, [*case.entries, replace(entry, number=len(case.entries) + 1)])


def test_a_number_that_is_there_twice_is_seen(case: Case) -> None:
    assert "doubled" in laws(case, [*case.entries, case.entries[-1]])


def test_a_move_that_was_refused_and_counted_is_seen(case: Case) -> None:
    for socket in case.history.sockets:
        for place, message in [*got(socket, "accepted"), *got(socket, "delta")]:
            if message.get("client") is not None:
                refused = {"type": "refused", "client": message["client"]}
                note = socket.notes[place]
                socket.notes[place] = note._replace(data=json.dumps(refused).encode())
    assert "contradicted" in laws(case)


def test_moves_in_another_order_than_they_were_acknowledged_in_are_seen(case: Case) -> None:
    first, last = moves(case)[0], moves(case)[-1]
    changed = list(case.entries)
    changed[first] = replace(case.entries[first], client=case.entries[last].client)
    changed[last] = replace(case.entries[last], client=case.entries[first].client)
    assert "out of order" in laws(case, changed)


def test_a_version_that_goes_back_is_seen(case: Case) -> None:
    notes = seats(case.history)[0].notes
    early = next(note for note in notes if note.what == "got" and b'"version"' in note.data)
    notes.append(early)
    assert "went back" in laws(case)


def test_a_seat_that_saw_another_position_is_seen(case: Case) -> None:
    seat, version, view = case.history.seen[0]
    case.history.seen[0] = (seat, version, {**view, "round": 99})
    assert "another game" in laws(case)


def test_a_log_that_the_rules_do_not_allow_is_seen(case: Case) -> None:
    at = moves(case)[-1]
    entry = case.entries[at]
    wrong = replace(entry, seat=1 - (entry.seat or 0))
    assert "another game" in laws(case, [*case.entries[:at], wrong, *case.entries[at + 1 :]])


def test_what_one_seat_may_know_and_another_got_is_seen(case: Case) -> None:
    first, second = seats(case.history)[:2]
    update = next(note for note in first.notes if note.what == "got" and b'"view":{' in note.data)
    second.notes.append(update)
    assert "leaked" in laws(case)


def test_the_seed_in_a_message_is_seen(case: Case) -> None:
    # A connection that was cut at once was never welcomed.
    socket, place, message = next(
        (socket, *found[0]) for socket in seats(case.history) if (found := got(socket, "welcome"))
    )
    message["name"] = str(case.header.seed)
    socket.notes[place] = Noted("got", json.dumps(message).encode(), socket.notes[place].time)
    assert "leaked" in laws(case)


def test_a_promise_that_was_broken_before_the_eyes_of_the_people_is_told(case: Case) -> None:
    case.history.broken = "a gap from 3 to 5"
    assert "broken promise" in laws(case)


def test_a_table_that_stays_silent_after_the_last_harm_is_seen() -> None:
    times = {"a": [1.0, 12.0], "b": [1.0], "c": [9.0, 25.0]}
    assert [finding.what[0] for finding in quiet(times, {"a", "b", "c"}, since=10.0, within=10.0)] == ["b", "c"]


def test_a_failure_of_a_server_and_a_secret_in_its_output_are_seen(case: Case, tmp_path: Path) -> None:
    part = ServerPart("server", tmp_path, None, "server.db")  # type: ignore[arg-type]
    part.log_file.write_text("all is well\n")
    assert output(part, [case.header]) == []
    part.log_file.write_text(f"Traceback (most recent call last): {case.header.seed}\n")
    assert {finding.law for finding in output(part, [case.header])} == {"failed", "leaked"}
