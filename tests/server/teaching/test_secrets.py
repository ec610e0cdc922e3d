"""Laws of what teaches: nothing that is told hangs on what one may not know, byte by byte.

As in `tests/laws`, what a seat does not know is dealt anew, by the adapter of the game and not by the game itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import pioneers
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State
from pioneers.match.lesson import walk
from pioneers.match.lesson_file import games_with_lessons, lessons_of
from pioneers.puzzles import position as positions
from pioneers.puzzles.position import Position, opened
from pioneers.puzzles.puzzle import Puzzle
from pioneers.server.http.routes import lessons as lesson_routes
from tests.laws.adapter import adapter_of
from tests.laws.checks.knowledge_laws import another_world
from tests.laws.plain import through_wire
from tests.puzzles.samples import GAMES, sample
from tests.server.http.application import finish, http_application, identity, make
from tests.server.registries import open_registry
from tests.server.teaching.scripted import Scripted, houses
from tests.server.teaching.test_hints import BOT, ME, ask, begun

# Previews that are compared, where more moves are possible.
PREVIEWS = 6


def dealt_anew(game: str, state: State, seat: int, number: int) -> State:
    """What the seat does not know is another, and it does not see that."""
    return another_world(pioneers.game(game), adapter_of(game), state, seat, seeded(number, "secrets"))


async def told(guest: httpx.AsyncClient, place: str, moves: Sequence[tuple[list[Any], list[str]]]) -> list[bytes]:
    """All that a puzzle or a lesson says: at first, after each of these moves, and of what is only thought of."""
    answers = [await guest.get(place)]
    for played, move in moves:
        answers.append(await guest.post(place, json={"played": played, "move": move}))
        answers.append(await guest.post(f"{place}/preview", json={"played": played, "actions": move or ["nothing"]}))
    assert all(answer.status_code in (200, 409) for answer in answers)
    assert all(answer.status_code == 200 for answer in answers[:2])
    return [answer.content for answer in answers]


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_says_the_same_whatever_is_hidden_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    other_deals = 0
    async with http_application(tmp_path) as house:
        for number, puzzle in enumerate(sample(game, 8)):
            place = f"/api/puzzles/{game}/{puzzle.id}"
            position = opened(puzzle)
            legal = [action.text for action in position.state.legal()]
            # A whole answer shows what comes of it; up to there, all is as it was known.
            moves: list[tuple[list[Any], list[str]]] = [([], []), ([], ["nonsense"])]
            moves += [([], list(plan.actions[:-1])) for plan in puzzle.plans if len(plan.actions) > 1]
            before = await told(house.guest(), place, moves)
            previews = await previewed(house.guest(), place, legal)
            other = replace(position, state=dealt_anew(game, position.state, puzzle.seat, number))
            other_deals += position.game.digest(other.state) != position.game.digest(position.state)
            with monkeypatch.context() as patched:
                patched.setattr(positions, "_opened", opening(other))
                assert await told(house.guest(), place, moves) == before
                assert await previewed(house.guest(), place, legal) == previews
    assert other_deals > 4, "there was hardly anything to hide"


def opening(position: Position) -> Any:
    """What opens every puzzle with this position."""

    def opened_so(puzzle: Puzzle) -> Position:
        assert puzzle.seat == position.seat
        return position

    return opened_so


async def previewed(guest: httpx.AsyncClient, place: str, legal: list[str], played: Sequence[Any] = ()) -> list[bytes]:
    """What some of the moves would do after what was played."""
    bodies = [{"played": list(played), "actions": [action]} for action in legal[:: max(1, len(legal) // PREVIEWS)]]
    return [(await guest.post(f"{place}/preview", json=body)).content for body in bodies]


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_said_of_an_answer_is_the_same_whatever_was_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A verdict judges by what the seat knew: plans, chances, lines and reasons."""
    async with http_application(tmp_path) as house:

        async def verdicts(puzzle: Puzzle) -> list[Any]:
            place = f"/api/puzzles/{game}/{puzzle.id}"
            bodies = [{"played": [], "move": list(plan.actions)} for plan in (puzzle.plans[0], puzzle.plans[-1])]
            return [(await house.guest().post(place, json=body)).json()["verdict"] for body in bodies]

        for number, puzzle in enumerate(sample(game, 4)):
            before = await verdicts(puzzle)
            assert all(before)
            position = opened(puzzle)
            other = replace(
                position, state=position.game.imagine(position.game.view(position.state, puzzle.seat), number)
            )
            with monkeypatch.context() as patched:
                patched.setattr(positions, "_opened", opening(other))
                assert await verdicts(puzzle) == before


@pytest.mark.parametrize("game", games_with_lessons())
async def test_a_lesson_says_the_same_whatever_is_hidden_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played = pioneers.game(game)
    other_deals = 0
    async with http_application(tmp_path) as house:
        for number, (name, lesson) in enumerate(lessons_of(game).items()):
            place = f"/api/lessons/{game}/{name}"
            read = next(place for place, step in enumerate(lesson.steps) if step.asks)
            passed: list[list[str]] = [[] for _ in range(read)]
            state = walk(lesson, passed).state
            legal = [action.text for action in state.legal()]
            moves: list[tuple[list[Any], list[str]]] = [(passed, []), (passed, ["nonsense"])]
            before = await told(house.guest(), place, moves)
            previews = await previewed(house.guest(), place, legal, passed)
            start = played.load(lesson.position)
            other = dealt_anew(game, start, lesson.seat, number) if start.seat == lesson.seat else start
            other_deals += played.digest(other) != played.digest(start)
            changed = {name: replace(lesson, position=through_wire(played.dump(other)))}
            with monkeypatch.context() as patched:
                patched.setattr(lesson_routes, "lessons_of", {game: changed}.get)
                assert await told(house.guest(), place, moves) == before
                assert await previewed(house.guest(), place, legal, passed) == previews
    assert other_deals > 1, "there was hardly anything to hide"


@pytest.mark.parametrize("game", pioneers.GAMES)
async def test_a_hint_is_asked_for_in_the_same_words_whatever_is_hidden(tmp_path: Path, game: str) -> None:
    """The question is all that a hint is made of: there is no other way for a secret to get into one."""
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        table, ada = await begun(place, ME, BOT, game=game)
        found = await place.registry.table(table)
        state = found.progress.match.state
        assert (await ask(place, ada, table))["problem"] is None
        # Else the same one is given again.
        found.hints._given.clear()
        found.progress.match.state = dealt_anew(game, state, 0, 1)
        assert found.game.digest(found.progress.match.state) != found.game.digest(state)
        assert (await ask(place, ada, table))["problem"] is None
        first, second = (msgspec.json.encode(question) for question in bots.questions)
        assert first == second


@pytest.mark.parametrize("game", pioneers.GAMES)
async def test_the_same_question_gets_the_same_hint(tmp_path: Path, game: str) -> None:
    async with open_registry(tmp_path, thinking=True, hint_iterations=24) as place:
        table, ada = await begun(place, ME, BOT, game=game)
        found = await place.registry.table(table)
        first = await ask(place, ada, table)
        # Else the same one is given again.
        found.hints._given.clear()
        found.progress.match.state = dealt_anew(game, found.progress.match.state, 0, 1)
        assert first["problem"] is None, first
        assert await ask(place, ada, table) == first


async def test_a_game_that_goes_on_has_no_review_and_nobody_learns_that_there_is_one(tmp_path: Path) -> None:
    """Of a running game its players are told the same as of one that is not there."""
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        running = (await make(ada, "cards", ("me", "level1")))["id"]
        missing = "0" * 16
        for browser in (ada, house.guest()):
            for table in (running, missing):
                answers = [
                    await browser.get(f"/api/games/{table}/review"),
                    await browser.post(f"/api/games/{table}/review", json={}),
                    await browser.post(f"/api/games/{table}/play-on", json={"move": 0, "seat": 0}),
                    await browser.get(f"/api/games/{table}"),
                ]
                assert [answer.status_code for answer in answers] == [404] * 4
                assert len({answer.content for answer in answers}) == 1
        assert await house.store.reviews.number(running) == 0


async def test_games_of_others_change_nothing_in_ones_own_statistics(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        mine, his = await identity(ada), await identity(ben)
        await finish(house.store, "cards", [mine, None])
        before = [(await browser.get("/api/me/statistics")).content for browser in (ada, house.guest())]
        own = await finish(house.store, "cards", [his, None], public=False)
        await finish(house.store, "board", [his, his, None])
        after = [(await browser.get("/api/me/statistics")).content for browser in (ada, house.guest())]
        assert after == before
        told = await ben.get("/api/me/statistics")
        assert [game["table"] for game in told.json()["last"]] == [own.table]
        # Whoever asks for somebody else gets his own.
        assert (await ada.get("/api/me/statistics", params={"person": his})).content == before[0]
        assert (await ben.get("/api/me/statistics", params={"person": mine})).content == told.content
