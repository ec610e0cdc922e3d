"""Games told again: finished ones from every side at every move, running ones as far as one may know."""

from __future__ import annotations

import json
import random
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pioneers
from pioneers import Event, Mistake
from pioneers.bots.chance import ChanceBot
from pioneers.kernel.files.record import Record, read_record, record_of
from pioneers.kernel.state import State
from pioneers.match.match import Match
from pioneers.server.watching.replay import INTERVAL, film, history, position_at, replay_of, steps, summary
from pioneers.server.wire.bodies import GameSummary, Replay
from pioneers.server.wire.problems import Conflict
from pioneers.store.sql.rows import Finished

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
TABLES = [("board", 2), ("board", 4), ("cards", 2), ("cards", 3)]


@cache
def played(name: str, players: int) -> Record:
    """A whole game of chance bots. Nobody changes it."""
    return match_of(name, players).record


def match_of(name: str, players: int, **options: Any) -> Match:
    bots = [ChanceBot(seat) for seat in range(players)]
    match = Match.new(pioneers.game(name), NAMES[:players], bots, seed=2**200 + 5, **options)
    match.run()
    return match


def kept(record: Record, **changes: Any) -> Finished:
    """The game as the store has it."""
    game = pioneers.game(record.game)
    fields: dict[str, Any] = {
        "table": "abcdefgh23456789",
        "game": record.game,
        "rules": record.rules,
        "engine": "0.1.0",
        "data": record.data,
        "people": ["ada", None, *[None] * (record.players - 2)],
        "began": 1_800_000_000_000,
        "ended": 1_800_000_100_000,
        "digest": record.end,
        "result": game.result(record.final(game)),
        "record": record.written(game),
    }
    return Finished(**(fields | changes))


def perspectives(record: Record) -> list[int | None]:
    return [None, *range(record.players)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_step_tells_what_the_perspective_saw(name: str, players: int) -> None:
    record, game = played(name, players), pioneers.game(name)
    for seat in perspectives(record):
        state = record.start(game)
        found = steps(record, seat)
        assert [step.action for step in found] == record.actions
        for step in found:
            assert step.seat == state.seat
            assert step.events == [event.seen_by(seat) for event in game.play(state, step.action)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_is_found_in_any_order(name: str, players: int) -> None:
    record, game = played(name, players), pioneers.game(name)
    state = record.start(game)
    states: list[State] = [state.copy()]
    states += [after.copy() for _, _, after in record.replay(game)]
    moves = random.Random(1).sample(range(len(states)), min(60, len(states)))
    for move in (*moves, 0, INTERVAL - 1, INTERVAL, INTERVAL + 1, len(record.actions)):
        for seat in perspectives(record):
            assert position_at(record, move, seat) == game.view(states[move], seat)


def test_looking_at_many_moves_plays_the_game_once() -> None:
    record = played("cards", 2)
    before = film.cache_info().misses
    for move in range(0, len(record.actions), 7):
        position_at(record, move, 0)
    steps(record, 1)
    assert film.cache_info().misses - before <= 1


@pytest.mark.parametrize("beyond", [-1, 1])
def test_a_move_that_is_not_there_is_refused_with_those_that_are(beyond: int) -> None:
    record = played("board", 2)
    last = len(record.actions)
    move = -1 if beyond < 0 else last + 1
    with pytest.raises(Mistake, match=rf"no move {move}\. .* 0 \(the beginning\) to {last} \(the end\)"):
        position_at(record, move, None)


@pytest.mark.parametrize("seat", [-1, 2, True])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    record = played("board", 2)
    for ask in (lambda: steps(record, seat), lambda: position_at(record, 0, seat)):
        with pytest.raises(Mistake) as raised:
            ask()
        assert raised.value.key == "seat"
    with pytest.raises(Mistake):
        history(pioneers.game("board"), record, seat)


def test_a_game_that_goes_on_is_not_shown_from_all_sides() -> None:
    record = played("cards", 2)
    running = record_of({**record.plain(), "end": None})
    for ask in (lambda: steps(running, 1), lambda: position_at(running, 3, 1)):
        with pytest.raises(Conflict):
            ask()


def test_a_record_that_was_changed_is_not_shown() -> None:
    record = record_of({**played("board", 2).plain(), "end": "0" * 32})
    with pytest.raises(Mistake) as raised:
        steps(record, None)
    assert raised.value.key == "record-end"


def test_own_data_files_are_found_in_the_folder(tmp_path: Path) -> None:
    text = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("thieves = 4", "thieves = 9"), encoding="utf-8")
    record = match_of("cards", 2, deck=tmp_path / "mine.toml").record
    record.options["deck"] = "mine.toml"
    assert len(steps(record, 0, tmp_path)) == len(record.actions)
    assert position_at(record, 0, 0, tmp_path)["viewer"] == 0
    with pytest.raises(Mistake):
        steps(record, 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_replay_goes_over_the_wire_with_record_and_seed(name: str, players: int) -> None:
    finished = kept(played(name, players))
    for seat in (None, 1):
        replay = replay_of(finished, seat)
        assert msgspec.json.decode(msgspec.json.encode(replay), type=Replay) == replay
        assert record_of(replay.record) == read_record(finished.record)
        assert replay.record["seed"] == str(2**200 + 5)
        assert (replay.seat, replay.result) == (seat, finished.result)
        assert replay.steps == steps(played(name, players), seat)


def test_a_summary_names_who_played_and_how_it_ended() -> None:
    finished = kept(played("board", 4))
    found = summary(finished)
    assert (found.table, found.game, found.names) == (finished.table, "board", NAMES)
    assert (found.people, found.began, found.ended) == (finished.people, finished.began, finished.ended)
    assert found.result == finished.result
    assert msgspec.json.decode(msgspec.json.encode(found), type=GameSummary) == found


# --- games that go on ---


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_history_grows_by_what_the_perspective_is_told(name: str, players: int) -> None:
    whole, game = played(name, players), pioneers.game(name)
    record = record_of({**whole.plain(), "actions": [], "end": None})
    opening: list[Event] = []
    state = record.start(game, events=opening)
    # The set-up tells something, too: the first income, or the first deal.
    assert opening
    told: dict[int | None, list[Any]] = {
        seat: [event.seen_by(seat) for event in opening] for seat in perspectives(whole)
    }
    for number, action in enumerate(whole.actions[:120]):
        events = game.play(state, action)
        record.actions.append(action)
        for seat, seen in told.items():
            seen += [event.seen_by(seat) for event in events]
            if number % 10 == 0:
                assert history(game, record, seat) == seen


def test_of_a_play_in_the_making_nobody_is_told() -> None:
    whole, game = played("cards", 3), pioneers.game("cards")
    asked = [number for number, (_, _, state) in enumerate(whole.replay(game)) if state.step == "add"]
    before = record_of({**whole.plain(), "actions": whole.actions[: asked[0]], "end": None})
    making = record_of({**whole.plain(), "actions": whole.actions[: asked[0] + 1], "end": None})
    for seat in (None, 0, 1, 2):
        assert history(game, making, seat) == history(game, before, seat)


def test_private_figures_stand_in_the_history_of_their_owner_alone() -> None:
    whole, game = played("cards", 3), pioneers.game("cards")
    for seat in (None, 0, 1, 2):
        dealt = [event for event in history(game, whole, seat) if event["event"] in ("dealt", "drew")]
        assert dealt
        assert all(("cards" in event) == (event["seat"] == seat) for event in dealt)
        assert json.loads(json.dumps(dealt)) == dealt
