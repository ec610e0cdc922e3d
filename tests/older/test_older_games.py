"""Games that an older program began: opened, told again, played on to the end that they would have had there."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import pioneers
from pioneers.kernel.files.record import Record, read_record
from pioneers.match.match import Match
from pioneers.server.watching.replay import replay_of, summary
from pioneers.store.sql.rows import Person
from tests.cli.conftest import Run
from tests.server.registries import open_registry, somebody

from .course import DATABASE, EXPECTED, FOLDER, play_on

KEPT = sorted(FOLDER.glob("rules-*"))
RECORDS = sorted(FOLDER.glob("rules-*/*.pioneers"))


def expected(folder: Path) -> dict[str, Any]:
    """What was noted when the games were kept."""
    noted: dict[str, Any] = json.loads((folder / EXPECTED).read_text(encoding="utf-8"))
    return noted


def noted_of(file: Path) -> dict[str, Any]:
    """What was noted of the game of a record."""
    noted: dict[str, Any] = expected(file.parent)["tables"][file.stem]
    return noted


def ada_of(folder: Path) -> Person:
    """Whose tables they are."""
    return replace(somebody(), id=expected(folder)["ada"])


def never(match: Match) -> bool:
    """Only the end is enough."""
    return match.state.seat is None


def test_games_of_every_older_version_of_the_rules_are_kept() -> None:
    for name in pioneers.GAMES:
        kept = {expected(folder)["rules"][name] for folder in KEPT}
        assert kept >= set(pioneers.game(name).known_rules[:-1]), f"{name}: `python -m tests.older.make` came too late"


@pytest.mark.pure
@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parent.name}-{file.stem}" for file in RECORDS])
def test_an_older_record_replays_and_is_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record, noted = read_record(text), noted_of(file)
    game = pioneers.game(record.game)
    state = record.final(game)
    assert state.shared.rules == record.rules == expected(file.parent)["rules"][record.game]
    assert (len(record.actions), game.digest(state)) == (noted["actions"], noted["digest"])
    assert record.written(game) == text
    again = game.load(json.loads(json.dumps(game.dump(state))))
    assert game.digest(again) == noted["digest"]


@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parent.name}-{file.stem}" for file in RECORDS])
def test_the_commands_verify_and_replay_an_older_record(run: Run, file: Path) -> None:
    finished = file.stem.endswith("finished")
    verified = run("verify", str(file), "--language", "en")
    assert verified.code == (0 if finished else 1), verified.flat
    assert ("Everything is right" in verified.flat) == finished
    assert ("the game is not finished" in verified.flat) != finished
    replayed = run("replay", str(file), "--verify", "--language", "en")
    assert replayed.code == 0, replayed.flat


@pytest.mark.parametrize("folder", KEPT, ids=[folder.name for folder in KEPT])
def test_the_database_of_an_older_program_opens_and_its_games_go_on_to_the_same_end(
    folder: Path, tmp_path: Path
) -> None:
    shutil.copy(folder / DATABASE, tmp_path / DATABASE)
    tables = expected(folder)["tables"]
    ada = ada_of(folder)

    async def story() -> None:
        # Bots think in their worker processes, as on a server.
        async with open_registry(tmp_path, thinking=True) as place:
            for name, noted in tables.items():
                match = await play_on(place, noted["table"], ada, never)
                assert match.record.rules == expected(folder)["rules"][match.game.name]
                assert (match.version, match.record.end) == (noted["end_actions"], noted["end"]), name
        # After a restart all of them are finished games that can be told again.
        async with open_registry(tmp_path) as place:
            for noted in tables.values():
                assert (await place.registry.info(noted["table"])).state == "over"
                finished = await place.store.finished.find(noted["table"])
                assert finished is not None
                assert (finished.rules, finished.digest) == (expected(folder)["rules"][finished.game], noted["end"])
                assert summary(finished).table == noted["table"]
                retold = replay_of(finished, 0)
                assert retold.result == finished.result
                assert len(retold.steps) == noted["end_actions"]

    asyncio.run(story())


@pytest.mark.parametrize("folder", KEPT, ids=[folder.name for folder in KEPT])
def test_the_same_deal_again_is_played_by_its_old_rules_and_a_new_one_by_the_newest(
    folder: Path, tmp_path: Path
) -> None:
    ada = ada_of(folder)
    noted = expected(folder)["tables"]

    async def story(same_deal: bool) -> None:
        shutil.copy(folder / DATABASE, tmp_path / DATABASE)
        async with open_registry(tmp_path) as place:
            for game in pioneers.GAMES:
                before = await place.store.tables.find(noted[f"{game}-finished"]["table"])
                assert before is not None
                info = await place.registry.again(before.id, ada, same_deal)
                after = await place.store.tables.find(info.id)
                assert after is not None
                assert (after.seed == before.seed) == same_deal
                assert after.rules == (before.rules if same_deal else pioneers.game(game).rules)
                # It can be played: the header and the log agree.
                listener = place.listener(ada)
                await place.say(listener, type="watch", table=info.id)
                match = place.registry.tables[info.id].progress.match
                assert match.state.shared.rules == after.rules
                record = Record(game, after.rules, after.data, 2, after.seed, dict(after.options))
                assert match.game.digest(record.start(match.game)) == match.game.digest(match.state)

    for same_deal in (True, False):
        asyncio.run(story(same_deal))
