"""Lessons over HTTP: played to the end without anything kept, and nothing more is told than the seat may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from pioneers.match.lesson_file import Lesson, games_with_lessons, lessons_of
from tests.server.http.application import http_application


@pytest.mark.parametrize("game", games_with_lessons())
async def test_a_lesson_goes_on_from_what_the_last_answer_said(tmp_path: Path, game: str) -> None:
    async with http_application(tmp_path) as house:
        pupil = house.guest()
        outlines = (await pupil.get(f"/api/lessons/{game}")).json()
        assert [outline["name"] for outline in outlines] == list(lessons_of(game))
        lesson = lessons_of(game)[outlines[0]["name"]]
        start = (await pupil.get(f"/api/lessons/{game}/{lesson.name}")).json()
        assert [step["asks"] for step in start["steps"]] == [step.asks for step in lesson.steps]
        assert start["components"]
        played: list[list[str]] = []
        for done, step in enumerate(lesson.steps):
            moves: list[list[str]] = [[action] for action in step.wanted[0]] if step.wanted else [[]]
            for move in moves:
                position = await asked(pupil, lesson, {"played": played})
                legal: list[str] = position["turn"]["legal"]
                assert bool(legal) == step.asks
                position = await asked(pupil, lesson, {"played": played, "move": legal[:1] if step.until else move})
                assert position["problem"] is None
                assert position["view"]["viewer"] == lesson.seat
                # How the table looked is told once.
                told = [shown["view"] is not None for shown in position["moves"]]
                assert told.count(True) <= 1 + len(step.others)
                played = position["played"]
            assert len(played) == done + 1


async def asked(pupil: httpx.AsyncClient, lesson: Lesson, body: dict[str, Any]) -> dict[str, Any]:
    """Where somebody is in a lesson, as the server says."""
    answer = await pupil.post(f"/api/lessons/{lesson.game}/{lesson.name}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_refusal_teaches_and_another_move_is_astray(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        pupil = house.guest()
        place = "/api/lessons/board/journey"
        refused = (await pupil.post(place, json={"played": [[], []], "move": ["drive denver"]})).json()
        assert (refused["problem"]["rule"], refused["played"], refused["astray"]) == ("B6.1", [[], []], False)
        astray = (await pupil.post(place, json={"played": [[], []], "move": ["drive new-york"]})).json()
        assert (astray["problem"], astray["astray"], astray["turn"]["legal"]) == (None, True, [])
        seen = await pupil.post(f"{place}/preview", json={"played": [[], []], "actions": ["drive albany"]})
        assert seen.json()["events"][0]["event"] == "drove"


async def test_hands_of_others_stay_covered_in_a_lesson(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        for name in lessons_of("cards"):
            answer = await house.guest().post(f"/api/lessons/cards/{name}", json={"played": []})
            hands = answer.json()["view"]["hands"]
            assert all(card is None for hand in hands[1:] for card in hand)
            assert "seed" not in answer.json()["view"]


@pytest.mark.parametrize(
    ("place", "body", "status"),
    [
        ("board/nothing", {"played": []}, 404),
        ("chess/journey", {"played": []}, 400),
        ("board/journey", {"played": [["drive albany"]]}, 409),
        ("board/journey", {"played": [[]] * 31}, 400),
        ("board/journey", {"played": [], "move": ["x" * 81]}, 400),
        ("board/journey", {"played": [], "more": 1}, 400),
    ],
)
async def test_nonsense_is_answered_as_such(tmp_path: Path, place: str, body: dict[str, Any], status: int) -> None:
    async with http_application(tmp_path) as house:
        assert (await house.guest().post(f"/api/lessons/{place}", json=body)).status_code == status
