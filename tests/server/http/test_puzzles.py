"""Puzzles over HTTP: nothing is kept, nothing is given away, and the rules judge every move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioneers.puzzles.attempt import attempt
from pioneers.puzzles.collection import collection_of
from pioneers.puzzles.position import opened
from pioneers.puzzles.puzzle import Puzzle
from pioneers.server.network import limits
from tests.puzzles.samples import GAMES, sample
from tests.server.http.application import http_application


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_solved_without_anything_kept(game: str, tmp_path: Path) -> None:
    puzzle = next(one for one in sample(game, 25) if len(one.plans[0].actions) > 1)
    *first, last = puzzle.plans[0].actions
    place = f"/api/puzzles/{game}/{puzzle.id}"
    async with http_application(tmp_path) as house:
        guest = house.guest()
        listed = (await guest.get(f"/api/puzzles/{game}")).json()
        assert listed["today"] in [one["id"] for one in listed["puzzles"]]
        assert len(listed["puzzles"]) == len(collection_of(game).puzzles)
        start = (await guest.get(place)).json()
        assert (start["seat"], start["players"]) == (puzzle.seat, puzzle.players)

        refused = (await guest.post(place, json={"played": [], "move": ["nonsense"]})).json()
        assert (refused["played"], refused["verdict"]) == ([], None)
        assert refused["problem"]["sentence"]
        half = (await guest.post(place, json={"played": [], "move": first})).json()
        assert (half["played"], half["verdict"], half["problem"]) == (first, None, None)
        assert last in half["turn"]["legal"]
        seen = (await guest.post(f"{place}/preview", json={"played": first, "actions": [last]})).json()
        assert seen["problem"] is None
        done = (await house.guest().post(place, json={"played": first, "move": [last]})).json()
        assert done["verdict"]["played"] == 0
        assert done["turn"]["legal"] == []
        assert done["verdict"]["plans"][0]["actions"] == [*first, last]
        assert all(abs(sum(plan["chances"]) - 1) < 0.01 for plan in done["verdict"]["plans"])
        over = await guest.post(place, json={"played": [*first, last], "move": [last]})
        assert over.status_code == 409
        stale = await guest.post(place, json={"played": ["nonsense"], "move": []})
        assert stale.status_code == 409
        assert (await guest.get(f"/api/puzzles/{game}/00000000")).status_code == 404


@pytest.mark.parametrize("game", GAMES)
async def test_before_an_answer_nothing_of_it_is_told_nor_what_the_seat_may_not_know(game: str, tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        listed = (await guest.get(f"/api/puzzles/{game}")).text
        assert "plans" not in listed
        for puzzle in sample(game, 3):
            place = f"/api/puzzles/{game}/{puzzle.id}"
            start = (await guest.get(place)).json()
            assert not start.keys() & {"plans", "right", "course", "margin"}
            assert "seed" not in json.dumps({**start, "components": None})
            position = opened(puzzle)
            told = (await guest.post(place, json={"played": [], "move": []})).json()
            assert told["view"] == json.loads(json.dumps(position.game.view(position.state, puzzle.seat)))
            assert told["verdict"] is None
            # What is drawn face down, another one is told nothing of.
            events = [event.seen_by(puzzle.seat) for _, event in position.events]
            assert start["events"] == json.loads(json.dumps(events))


async def test_one_address_cannot_have_one_answer_after_the_other_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search goes on in the process that serves the games: answers that the puzzle knows cost none."""
    monkeypatch.setattr(limits, "SEARCHES", 2)
    puzzle, unforeseen = next((one, action) for one in sample("board", 80) for action in unforeseen_answers(one))
    place = f"/api/puzzles/board/{puzzle.id}"
    async with http_application(tmp_path) as house:
        guest = house.guest()
        body = {"played": [], "move": [unforeseen]}
        statuses = [(await guest.post(place, json=body)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        known = {"played": [], "move": list(puzzle.plans[0].actions)}
        assert (await guest.post(place, json=known)).status_code == 200


def unforeseen_answers(puzzle: Puzzle) -> Iterator[str]:
    """Single actions that answer a puzzle in a way that it does not know."""
    for action in opened(puzzle).state.legal():
        way = attempt(puzzle, [])
        way.play([action.text])
        if way.is_to_be_measured:
            yield action.text
