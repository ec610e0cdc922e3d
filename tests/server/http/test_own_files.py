"""Own boards and decks: read elsewhere first, kept in the log alone, and never anybody else's trouble."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import pioneers
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.mistake import Mistake
from pioneers.server.files.check_worker import Draft
from pioneers.server.files.checker import MOST_OF_ONE, MOST_WAITING, Checker
from pioneers.server.hosting.data_files import beside, clear_files
from pioneers.server.wire.bodies import NewTable
from pioneers.server.wire.problems import TooMany
from pioneers.text.say import LANGUAGES
from tests.server.http.application import http_application, table
from tests.server.registries import open_registry, somebody
from tests.server.servers import ServerProcess

BOARD = (Path(pioneers.__file__).parent / "board" / "data" / "board.toml").read_text(encoding="utf-8")
DECK = (Path(pioneers.__file__).parent / "cards" / "data" / "deck.toml").read_text(encoding="utf-8")
# 180 kB that took tomllib 30 GB.
BOMB = ".".join("a" * 90_000) + "=1"
# A process that is ready and then does something else than it should.
ODD = "import sys, time, os; w = sys.stdout.buffer; w.write(bytes(4)); w.flush(); r = sys.stdin.buffer; "


def odd(then: str) -> tuple[str, ...]:
    return sys.executable, "-P", "-c", ODD + "n = int.from_bytes(r.read(4)); r.read(n); " + then


def draft(text: str = DECK, game: str = "cards", option: str = "deck") -> Draft:
    return Draft(game=game, players=2, seed=7, options={}, files={option: text})


def wish(text: str) -> dict[str, Any]:
    return table("cards", ("me", "free"), files=[{"option": "deck", "text": text}])


# ── The process that reads them ────────────────────────────────────────────────────────────────────────────


async def test_a_good_file_gets_the_digest_of_its_data_and_a_bad_one_its_mistake() -> None:
    checker = Checker()
    try:
        verdict = await checker.check(draft(), "ada")
        game = pioneers.game("cards")
        assert (verdict.rules, verdict.data) == (game.rules, game.data_digest(game.new(2)))
        with pytest.raises(Mistake) as caught:
            await checker.check(draft(DECK.replace("runs = 40", "runs = 0")), "ada")
        assert str(caught.value).startswith("deck:")
        assert caught.value.key == "deck-runs"
        assert checker.losses == 0
    finally:
        await checker.close()


@pytest.mark.parametrize(
    "then",
    [
        "os._exit(1)",
        "time.sleep(100)",
        "w.write(b'\\xff' * 100); w.flush(); time.sleep(100)",
        "w.write((3).to_bytes(4) + b'abc'); w.flush(); time.sleep(100)",
        "sys.stdout.close(); os.close(1); time.sleep(100)",
    ],
    ids=["ends", "hangs", "floods", "babbles", "falls silent"],
)
async def test_a_file_that_the_process_does_not_survive_is_refused_and_the_next_one_is_read(then: str) -> None:
    checker = Checker(command=odd(then), patience=0.5)
    try:
        with pytest.raises(Mistake) as caught:
            await checker.check(draft(), "ada")
        assert caught.value.key == "table-file-costly"
        for language in LANGUAGES:
            assert "deck" in caught.value.sentence(language)
        assert checker.losses == 1
        checker.command, checker.patience = Checker().command, Checker().patience
        assert (await checker.check(draft(), "ada")).data
    finally:
        await checker.close()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the bound of memory is Linux's")
@pytest.mark.parametrize("greed", ["x = bytearray(400_000_000)", "x = [0] * 10**10", "while True: pass"])
async def test_the_system_ends_a_process_that_takes_too_much(greed: str) -> None:
    script = (
        "import pioneers.server.files.check_worker as worker\n"
        f"def greedy(draft):\n    if 'greedy' in draft.files['deck']:\n        {greed}\n    return judged(draft)\n"
        "judged, worker.judged = worker.judged, greedy\nworker.main()"
    )
    checker = Checker(command=(sys.executable, "-P", "-c", script))
    try:
        await checker.check(draft(), "ada")
        begun = time.monotonic()
        with pytest.raises(Mistake, match="too much time or memory"):
            await checker.check(draft("greedy"), "ada")
        assert time.monotonic() - begun < checker.patience
        assert (await checker.check(draft(), "ben")).data
    finally:
        await checker.close()


async def test_a_process_that_was_killed_is_started_again() -> None:
    checker = Checker()
    try:
        await checker.check(draft(), "ada")
        assert checker._process is not None
        os.kill(checker._process.pid, signal.SIGKILL)
        await checker._process.wait()
        assert (await checker.check(draft(), "ada")).data
    finally:
        await checker.close()


async def test_a_process_that_cannot_be_started_is_nobodys_mistake() -> None:
    checker = Checker(command=("/nowhere/no-such-program",))
    with pytest.raises(Mistake) as caught:
        await checker.check(draft(), "ada")
    assert caught.value.key == "server-checking"
    await checker.close()


async def test_everybody_gets_a_turn_and_nobody_takes_all_places() -> None:
    # It answers each question after a moment, with the text of the file as the digest.
    echo = ODD + (
        "import json\n"
        "while n := int.from_bytes(r.read(4)):\n"
        " d = json.loads(r.read(n)); time.sleep(.01)\n"
        " a = json.dumps({'data': d['files']['deck']}).encode(); w.write(len(a).to_bytes(4) + a); w.flush()"
    )
    checker = Checker(command=(sys.executable, "-P", "-c", echo))
    order: list[str] = []

    async def ask(person: str, text: str) -> None:
        order.append((await checker.check(draft(text), person)).data)

    try:
        many = [asyncio.create_task(ask("flood", f"flood {n}")) for n in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await checker.check(draft(), "flood")
        await asyncio.gather(ask("ada", "ada"), *many)
        assert order.index("ada") < 3
        others = [asyncio.create_task(ask(f"person {n}", "x")) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Mistake) as caught:
            await checker.check(draft(), "one more")
        assert caught.value.key == "server-checking"
        # Who has gone needs no answer and keeps nobody waiting.
        for other in others[1:]:
            other.cancel()
        await others[0]
        await ask("ada", "ada again")
        assert order[-1] == "ada again"
    finally:
        await checker.close()


async def test_stopping_waits_for_nobodys_file() -> None:
    checker = Checker(command=odd("time.sleep(100)"), patience=100)
    waiting = [asyncio.create_task(checker.check(draft(), person)) for person in ("ada", "ben")]
    await asyncio.sleep(0.5)
    begun = time.monotonic()
    await checker.close()
    assert time.monotonic() - begun < 5
    for mistake in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(mistake, Mistake)
        assert mistake.key == "server-stopping"
    with pytest.raises(Mistake):
        await checker.check(draft(), "ada")


# ── Over HTTP ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_text_that_took_all_memory_is_refused_with_its_row(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        answer = await guest.post("/api/tables", json=wish(BOMB))
        assert (answer.status_code, answer.json()["message"]) == (400, "mistake-data-dotted"), answer.text
        assert answer.json()["sentence"].startswith("deck:1: ")
        assert len(answer.content) < 2000


async def test_a_file_that_costs_too_much_is_a_400_and_a_full_house_a_503(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        checker = house.registry.context.checker
        usual = checker.command
        checker.command, checker.patience = odd("os._exit(1)"), 5
        answer = await ada.post("/api/tables", json=wish(DECK))
        assert (answer.status_code, answer.json()["message"]) == (400, "mistake-table-file-costly")
        checker.command = ("/nowhere/no-such-program",)
        answer = await ada.post("/api/tables", json=wish(DECK))
        assert (answer.status_code, answer.json()["message"]) == (503, "mistake-server-checking")
        assert int(answer.headers["retry-after"]) > 0
        checker.command = usual
        assert (await ada.post("/api/tables", json=wish(DECK))).status_code == 201


async def test_one_file_sent_sixteen_times_at_once_makes_sixteen_tables(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        people = [await house.person(f"P{n}") for n in range(4)]
        sent = [browser.post("/api/tables", json=wish(DECK)) for browser in [ada, *people] for _ in range(4)]
        answers: list[httpx.Response] = await asyncio.gather(*sent)
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["id"] for answer in answers}) == len(answers)
        assert len({answer.json()["options"]["deck"] for answer in answers}) == 1


async def test_nothing_of_a_file_lies_on_the_disk_outside_the_database(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        marked = DECK.replace('name = "', 'name = "Zanzibar ', 1)
        assert (await ada.post("/api/tables", json=wish(marked))).status_code == 201
        assert {path.name for path in files_with(tmp_path, b"Zanzibar")} <= {"server.db", "server.db-wal"}


def files_with(folder: Path, text: bytes) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and text in path.read_bytes()]


@pytest.mark.parametrize("damage", ["", "format = ", None])
async def test_a_table_of_an_earlier_version_goes_on_whatever_became_of_its_file(
    tmp_path: Path, damage: str | None
) -> None:
    """Earlier versions read the file from a folder beside the database; an empty one made the table stuck."""
    ada = somebody()
    files = beside(tmp_path / "games.db", "files")
    async with open_registry(tmp_path) as place:
        made = await place.registry.create(ada, _new(wish(DECK)))
        assert made.state == "open"
    files.mkdir()
    if damage is not None:
        (files / str(made.options["deck"])).write_text(damage, encoding="utf-8")
    async with open_registry(tmp_path) as place:
        found = await place.registry.table(made.id)
        assert found.stuck is None
        assert found.info().data == made.data
    clear_files(tmp_path / "games.db")
    assert not files.exists()


async def test_a_table_whose_file_is_gone_from_the_log_is_stuck_and_names_no_place_on_the_disk(tmp_path: Path) -> None:
    ada = somebody()
    async with open_registry(tmp_path) as place:
        made = await place.registry.create(ada, _new(wish(DECK)))
        table = await place.registry.table(made.id)
        log = place.store.log

        async def nothing(table: str, since: int = 1) -> list[Any]:
            del table, since
            return []

        log.read = nothing  # type: ignore[method-assign]
        await table.ask(table.load)
        assert table.stuck is not None
        told = str(table.info())
        assert "data-missing" in told
        assert str(tmp_path) not in told
        assert "/" not in table.stuck.message()


def test_only_files_of_ours_are_cleared_away(tmp_path: Path) -> None:
    folder = beside(tmp_path / "server.db", "files")
    clear_files(tmp_path / "server.db")
    folder.mkdir()
    for name in (f"{'a' * 32}.toml", f"{'0' * 32}.toml.new", "mine.toml"):
        (folder / name).touch()
    clear_files(tmp_path / "server.db")
    assert [path.name for path in folder.iterdir()] == ["mine.toml"]


async def test_a_game_that_has_forgotten_a_deck_plays_on_and_foresees_with_it(tmp_path: Path) -> None:
    ada = somebody()
    async with open_registry(tmp_path) as place:
        both = table("cards", ("me", "me"), files=[{"option": "deck", "text": DECK.replace("runs = 40", "runs = 999")}])
        made = await place.registry.create(ada, _new(both))
        game: Any = pioneers.game("cards")
        for runs in range(100, 200):
            state = game.new(2, 1, deck=_text(DECK.replace("runs = 40", f"runs = {runs}")))
            del state
        assert len(game.decks) <= 66
        assert made.data not in game.decks
        listener = place.listener(ada)
        progress = (await place.registry.table(made.id)).progress
        seat = progress.match.state.seat
        assert seat is not None
        await place.say(listener, type="watch", table=made.id, seat=seat)
        action = listener.last("table")["turn"]["legal"][0]
        await place.say(listener, type="preview", table=made.id, seat=seat, actions=[action])
        assert listener.last("previewed")["problem"] is None
        version = listener.last("table")["version"]
        await place.say(
            listener, type="play", table=made.id, seat=seat, version=version, client=listener.client(), actions=[action]
        )
        assert listener.last("accepted")["played"] == 1


# ── As a process ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_server_neither_grows_nor_hangs_whatever_files_come(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            assert client.post("/api/tables", json=wish(DECK)).status_code == 201
            assert server.process is not None
            before = memory(server.process.pid)
            for text in [BOMB, "[" + ".".join("a" * 90_000) + "]", "a = " + "[" * 190_000] * 3:
                assert client.post("/api/tables", json=wish(text)).status_code == 400
            assert memory(server.process.pid) - before < 50_000_000
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 20
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def memory(process: int) -> int:
    """The most that a process ever had, in bytes; 0 where nobody tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


def _new(plain: dict[str, Any]) -> NewTable:
    return msgspec.convert(plain, NewTable)


def _text(text: str) -> OwnText:
    return OwnText("deck", text)


def test_games_of_many_decks_begin_in_many_threads_at_once() -> None:
    game = pioneers.game("cards")
    texts = [f"{DECK}\n# {number}\n".replace("runs = 40", f"runs = {number % 80 + 5}") for number in range(300)]
    texts += [DECK.replace("runs = 40", "runs = 7")] * 100

    def begun(text: str) -> int:
        return len(game.new(3, deck=OwnText("deck", text)).legal())

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(begun, texts))
