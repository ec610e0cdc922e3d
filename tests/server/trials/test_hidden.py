"""Nobody is sent more than he may know; and the checker that says so sees every kind of leak."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import pioneers
from pioneers.server.wire import messages as wire
from pioneers.server.wire.bodies import NewTable, SeatWish
from tests.server.clients.behaviour import Behaviour, Notes, take_part
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.clients.truth import Truth
from tests.server.clients.verdict import over
from tests.server.clients.witness import Leak, Witness
from tests.server.servers import ServerThread, server_thread
from tests.server.tables.party import accepted
from tests.server.trials.hidden import Look, log_of, looked_up, told_outside, watched_games

Json = Any
Transcript = list[tuple[str, bytes]]


async def test_every_byte_is_what_its_reader_may_know(service: ServerThread) -> None:
    # With this seed many moves are taken back before anybody else has seen them.
    counts = await watched_games(service, games=4, seed=6)
    answers = ("accepted", "refused", "explained", "outlook", "previewed")
    for kind in ("update", "delta", "table", "missed", "problem", "said", "info", *answers):
        assert counts[kind], f"no message of the kind {kind} was looked at"
    assert counts["unseen steps"] > 20
    assert counts["unseen undos"]
    assert counts["twin worlds"]
    assert counts["looks by HTTP"]


# ── Steps that others cannot see ─────────────────────────────────────────────────────────────────────────


async def card_table(ada: Guest, ben: Guest) -> str:
    table = await ada.make(NewTable(game="cards", seats=[SeatWish(kind="me"), SeatWish(kind="free")]))
    await ben.sit(table.id, 1)
    return table.id


async def lay_secretly(seats: list[Perspective]) -> tuple[Perspective, Perspective]:
    """Play on until somebody lays a card that the others cannot see yet; who did and who did not."""
    for _ in range(400):
        mover = next(seat for seat in seats if seat.decides)
        other = next(seat for seat in seats if seat is not mover)
        held = other.known
        await mover.play([mover.turn.legal[0]])
        assert mover.view is not None
        if mover.view["pending"]:
            assert other.known == held
            assert mover.turn.undo
            return mover, other
        if mover.turn.holding == mover.seat:
            await mover.end()
        await other.until(lambda: other.turn == replace(mover.turn, legal=other.turn.legal))  # noqa: B023 - done here
    raise AssertionError("nobody ever laid several cards")


async def test_a_card_laid_and_taken_back_is_not_told_to_others(service: ServerThread) -> None:
    async with Guest(service.address, "Ada") as ada, Guest(service.address, "Ben") as ben:
        table = await card_table(ada, ben)
        async with Line(ada) as hers, Line(ben) as his:
            laying, waiting = await lay_secretly([await hers.watch(table, 0), await his.watch(table, 1)])
            line = waiting.line
            line.transcript = []
            for _ in range(40):
                # Taken back, the same card is the first again.
                accepted(await laying.undo())
                accepted(await laying.play([laying.turn.legal[0]]))
            await line.ping(1)
            got = [json.loads(data)["type"] for what, data in line.transcript if what == "got"]
            # That both have come may be told a second later; of forty cards there is nothing.
            assert got in (["pong"], ["info", "pong"])
            # Who returns from the step before gets that step, however much was done since that he may not know of.
            line.put(wire.Watch(table=table, seat=waiting.seat, version=waiting.known - 1))
            await line.until(lambda: len(line.transcript or []) > 3)
            answer = json.loads(line.transcript[3][1])
            assert (answer["type"], answer.get("kind")) == ("update", "missed")


# ── The checker ──────────────────────────────────────────────────────────────────────────────────────────


class Played:
    """A short game of cards whose transcripts can be doctored."""

    def __init__(self, truth: Truth, transcripts: dict[str, Transcript], guests: dict[str, Guest]) -> None:
        self.truth = truth
        self.transcripts = transcripts
        self.guests = guests

    def check(self, name: str, transcript: Transcript) -> None:
        guest = self.guests[name]
        Witness(self.truth, guest.person, guest.name, guest.language, quiet=10).check(transcript)

    def doctored(self, name: str, kind: str, change: Callable[[Json], object], number: int = -1) -> Transcript:
        """The transcript with one message changed: the last of this kind, or the one of this number."""
        transcript = list(self.transcripts[name])
        places = [
            place for place, (what, data) in enumerate(transcript) if what == "got" and json.loads(data)["type"] == kind
        ]
        place = places[number]
        message = json.loads(transcript[place][1])
        change(message)
        transcript[place] = ("got", json.dumps(message).encode())
        return transcript

    def first(self, name: str, wanted: Callable[[Json], bool]) -> int:
        """The number of the first update of a certain kind."""
        updates = [json.loads(data) for what, data in self.transcripts[name] if what == "got"]
        updates = [message for message in updates if message["type"] == "update"]
        return next(number for number, message in enumerate(updates) if wanted(message))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Played:
    with server_thread(tmp_path_factory.mktemp("played")) as server:
        return asyncio.run(played(server))


async def played(server: ServerThread) -> Played:
    async with (
        Guest(server.address, "Ada") as ada,
        Guest(server.address, "Ben") as ben,
        Guest(server.address, "Cleo") as cleo,
        Guest(server.address, "Dan") as dan,
    ):
        table = await card_table(ada, ben)
        guests = {"ada": ada, "ben": ben, "cleo": cleo, "dan": dan}
        async with (
            Line(ada, deltas=False) as hers,
            Line(ben, deltas=False) as his,
            Line(cleo, deltas=False) as others,
            Line(dan, deltas=True) as changes,
        ):
            lines = {"ada": hers, "ben": his, "cleo": others, "dan": changes}
            for line in lines.values():
                line.transcript = []
            seats = [await hers.watch(table, 0), await his.watch(table, 1)]
            onlooker = await others.watch(table)
            await changes.watch(table)
            chance = random.Random(1)
            behaviour = Behaviour(chance, chat=0.05, slips=0.1, asks=0.1, undo=0.2)
            await asyncio.gather(*(take_part(seat, behaviour, Notes(table)) for seat in seats))
            await onlooker.until(lambda: onlooker.over)
            await over(ada, table)
            await others.ping(1)
            await changes.ping(1)
            transcripts = {name: line.transcript or [] for name, line in lines.items()}
        header, entries = await log_of(server, table)
        return Played(Truth(pioneers.game("cards"), header, entries, {}), transcripts, guests)


def leak_a_hand(message: Json) -> None:
    """A card of the other hand in its place."""
    hands = message["view"]["hands"]
    other = next(hand for hand in hands if None in hand)
    other[0] = "gold 5"


def one_later(message: Json) -> None:
    message["version"] += 1
    message["since"] += 1


FAULTS: dict[str, tuple[str, str, Callable[[Json], object]]] = {
    "a card of another hand": ("ben", "update", leak_a_hand),
    "a card of the deck": ("ben", "update", lambda message: message["view"]["deck"].append("gold 5")),
    "a version shared by all": ("ben", "update", one_later),
    "a field more": ("ben", "update", lambda message: message.update(steps=17)),
    "the actions of another": ("cleo", "update", lambda message: message["turn"]["legal"].append("play gold 5")),
    "how much another may take back": ("cleo", "update", lambda message: message["turn"].update(undo=1)),
    "an event of another": (
        "ben",
        "update",
        lambda message: message["events"].append({"event": "drew", "seat": 0, "count": 1, "cards": ["gold 5"]}),
    ),
    "a result before the end": ("ben", "update", lambda message: message.update(result={"scores": [1, 2]})),
    "the seed in an info": ("cleo", "info", lambda message: message["info"].update(seed="7")),
    "a word about the deal in an info": ("cleo", "info", lambda message: message["info"].update(deck=[1, 2])),
    "the number of a line of chat": ("ben", "said", lambda message: message["line"].update(number=99)),
    "another problem": ("ada", "refused", lambda message: message["problem"]["figures"].update(laid=3)),
    "another explanation": ("ada", "explained", lambda message: message.update(problem={"message": "x"})),
    "another way": ("ada", "outlook", lambda message: message.update(outlook={"routes": {"denver": []}})),
    "what would happen otherwise": ("ada", "previewed", lambda message: message.update(events=[{"event": "drew"}])),
    "a version in an answer": ("ada", "accepted", lambda message: message.update(version=message["version"] + 1)),
    "a change more": ("dan", "delta", lambda message: message["changes"]["view"].update(deck=["gold 5"])),
    "a change of another picture": ("dan", "delta", lambda message: message.update(base="00000000")),
    "the id of another's move": ("dan", "delta", lambda message: message.update(client="another-one", played=1)),
    "the view of another": ("cleo", "table", lambda message: message["view"].update(viewer=0)),
}


def is_seen(game: Played, name: str, transcript: Transcript) -> bool:
    try:
        game.check(name, transcript)
    except Leak:
        return True
    return False


def test_the_checker_sees_every_planted_leak(game: Played) -> None:
    for name, transcript in game.transcripts.items():
        game.check(name, transcript)
    # Not the last update, after which nothing is hidden any more.
    number = game.first("ben", lambda message: bool(message["events"]) and message["version"] > 5)
    for fault, (name, kind, change) in FAULTS.items():
        place = {"update": number, "delta": number, "info": 0, "table": 0}.get(kind, -1)
        doctored = game.doctored(name, kind, change, place)
        assert is_seen(game, name, doctored), f"{fault} was not seen"


def test_the_checker_sees_messages_that_should_not_be_there(game: Played) -> None:
    transcript = game.transcripts["cleo"]
    infos = [(what, data) for what, data in transcript if what == "got" and b'"type":"info"' in data]
    # An info for every step of others that cannot be seen would tell how many there were.
    with pytest.raises(Leak, match="without a cause"):
        game.check("cleo", transcript[:5] + infos[:1] * 20)
    # An update of a seat for somebody who does not look from there.
    update = next(data for what, data in game.transcripts["ada"] if what == "got" and b'"type":"update"' in data)
    with pytest.raises(Leak, match="does not look from there"):
        game.check("cleo", [*transcript[:5], ("got", update)])
    # The seed before the end, anywhere.
    seed = json.dumps({"type": "pong", "time": game.truth.header.seed}).encode()
    with pytest.raises(Leak, match="the seed"):
        game.check("cleo", [*transcript[:5], ("got", seed)])
    with pytest.raises(Leak, match="unknown kind"):
        game.check("cleo", [*transcript[:5], ("got", b'{"type":"debug"}')])


def test_the_checker_sees_secrets_in_output_and_http(game: Played) -> None:
    header = game.truth.header
    told_outside(["2026-05-04 INFO a table begins"], [header])
    for line in (f"seed={header.seed}", f"{header.seed:064x}", "hand: tree 8"):
        with pytest.raises(Leak):
            told_outside([line], [header])
    table, ben = header.id, game.guests["ben"]
    going_on = [Look(ben, f"/api/tables/{table}", None, 200, b"{}")] * 3
    last = game.truth.last(0)
    history = {"table": table, "seat": 0, "version": last, "events": game.truth.events(0, 0, last)}
    for look in (
        Look(ben, f"/api/tables/{table}/history?seat=0", 0, 200, json.dumps(history).encode()),
        Look(ben, f"/api/tables/{table}/history", None, 200, json.dumps({**history, "seat": None}).encode()),
        Look(ben, f"/api/games/{table}", None, 200, b"{}"),
        Look(ben, f"/api/tables/{table}", None, 200, json.dumps({"x": str(header.seed)}).encode()),
    ):
        with pytest.raises(Leak):
            looked_up(game.truth, [look, *going_on])
