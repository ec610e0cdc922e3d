"""The tutorial in a browser: from the start page through every step into the first game, left and taken up again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pioneers.match.lesson_file import Lesson, Step, lessons_of
from tests.browser.conftest import Invite
from tests.browser.driving.lessons import Pupil
from tests.browser.driving.looks import axe_findings, settled, sideways

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def steps(game: str) -> list[tuple[Lesson, Step]]:
    return [(lesson, step) for lesson in lessons_of(game).values() for step in lesson.steps]


@pytest.mark.parametrize(("game", "wishes"), [("board", {"language": "de"}), ("cards", {"language": "fr", **PHONE})])
def test_somebody_who_never_saw_the_game_is_led_into_the_first_one(
    visitor: Invite, game: str, wishes: dict[str, object]
) -> None:
    one = visitor(**wishes)
    page = one.open("/")
    page.locator(f'a[href="/learn/{game}"]').click()
    pupil = Pupil(one, game)
    for number, (lesson, step) in enumerate(steps(game)):
        pupil.arrive(step)
        # What is spoken of has its ring, unless the map of a phone shows another part of the land.
        if step.marks and not pupil.touches:
            expect(page.locator(".rings span")).to_have_count(len(step.marks))
        if number == 2:
            settled(page)
            assert axe_findings(page) == []
            assert pupil.touches or sideways(page) == []
        if number == 3:
            # Left and taken up again: nothing is lost.
            page.reload()
            pupil.arrive(step)
        pupil.answer(step)
        if step is lesson.steps[-1]:
            pupil.finish(lesson)
    page.get_by_role("button", name=one.say("page-lessons-first")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name=one.say("page-lessons-tip"))).to_be_visible()


def test_another_move_is_explained_and_taken_back(visitor: Invite) -> None:
    one = visitor()
    one.open("/learn/board")
    pupil = Pupil(one, "board")
    for step in lessons_of("board")["journey"].steps[:2]:
        pupil.arrive(step)
        pupil.answer(step)
    pupil.press_on_map("new-york")
    expect(pupil.teacher).to_contain_text(one.say("lesson-board-journey-drive-other"))
    # A city that nobody can reach teaches as at a table.
    pupil.hand.press(pupil.teacher.get_by_role("button", name=one.say("page-lessons-undo")))
    expect(pupil.teacher).to_contain_text(one.say("lesson-board-journey-drive"))
    one.page.locator('[data-city="denver"]').first.click(force=True)
    expect(one.page.get_by_text(re.compile(r"B6\.\d")).first).to_be_visible()
