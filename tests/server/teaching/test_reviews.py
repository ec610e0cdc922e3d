"""Reviews of finished games: what the analysis says, made beside the games, once, whatever ends in between."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from pioneers.analysis.marks import usual_marks
from pioneers.analysis.review import review
from pioneers.bots.budget import Budget
from pioneers.kernel.files.record import read_record
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.study import Hindrance, Studied
from pioneers.server.teaching import making, reviewer
from pioneers.server.teaching.telling import review_of
from pioneers.server.wire.bodies import Review
from pioneers.server.wire.problems import TooMany
from tests.server.http.application import finish
from tests.server.registries import Place, open_registry, somebody
from tests.server.teaching.scripted import DECISIONS, DEPTH, DRAWS, GLANCE, Scripted, deep, houses, until_it_is

ADA = somebody()


async def asked(place: Place, game: str = "cards", again: bool = False) -> Any:
    """A finished game whose review was asked for."""
    found = await finish(place.store, game, [ADA.id, None])
    await place.registry.reviewer.ask(found, ADA, again)
    return found


async def told(place: Place, game: Any, since: int = 0) -> Review:
    return review_of(game, await place.registry.reviewer.found(game.table, since), "en")


async def test_a_review_says_what_the_analysis_says_and_no_average_before_it_is_done(tmp_path: Path) -> None:
    iterations = 16
    seen: dict[int, Any] = {}
    number = 0
    async with open_registry(tmp_path, thinking=True, review_iterations=iterations) as place:
        game = await asked(place, "board")
        while True:
            now = await told(place, game, number)
            assert now.number >= number
            number = now.number
            seen |= {decision.move: decision for decision in now.decisions}
            if now.state == "done":
                break
            assert all(seat.average_loss is None for seat in now.seats)
            assert now.progress < 1
            await asyncio.sleep(0.02)
        whole = await told(place, game)
        # Who asked for what had changed each time has all of it.
        assert [seen[move] for move in sorted(seen)] == whole.decisions
    expected = review(read_record(game.record), budget=Budget(iterations=iterations))
    assert json.loads(json.dumps(expected["decisions"])) == plain(whole)["decisions"]
    for name in ("chance_events", "curve", "seats", "version"):
        assert plain(whole)[name] == {**expected}[name], name
    assert whole.progress == 1


def plain(told: Review) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(told)
    return found


async def test_the_first_marks_are_there_long_before_the_last(tmp_path: Path) -> None:
    bots = Scripted()
    bots.most = 1 + DECISIONS
    async with houses(tmp_path, bots) as [place]:
        game = await asked(place)
        while len((await told(place, game)).decisions) == 0:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        early = await told(place, game)
        assert (early.state, early.version and early.version.iterations) == ("running", GLANCE)
        bots.let_go()
        await until_it_is(place.registry.reviewer, game, "done")
        late = await told(place, game)
        assert late.version is not None
        assert late.version.iterations == DEPTH
        assert late.decisions[1].loss < early.decisions[-1].loss


async def test_a_review_goes_on_after_a_restart_and_nothing_is_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SAVING", 0.0)
    first, second = Scripted(), Scripted()
    # The course, all glances, all luck, and half of the rest.
    first.most = 1 + DECISIONS + DRAWS + DECISIONS // 2
    async with houses(tmp_path, first) as [place]:
        game = await asked(place)
        async with asyncio.timeout(20):
            while sum(deep([first])) < DECISIONS // 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        # What the last ones found is kept with the next: that may be lost, and is found again.
        await asyncio.sleep(0.1)
    async with houses(tmp_path, second) as [place]:
        done = await until_it_is(place.registry.reviewer, game, "done")
        assert len(done.decisions) == DECISIONS
    assert second.studied["course", 0, 0] == 1
    assert sum(count for (kind, _, depth), count in second.studied.items() if depth == GLANCE or kind == "luck") == 0
    assert DECISIONS <= sum(deep([first, second])) <= DECISIONS + first.width


async def test_several_processes_make_a_review_once(tmp_path: Path) -> None:
    bots = [Scripted(), Scripted()]
    async with houses(tmp_path, *bots) as places:
        games = [await asked(place) for place in places for _ in range(2)]
        for game in games:
            await until_it_is(places[0].registry.reviewer, game, "done")
    assert deep(bots) == [len(games)] * DECISIONS
    assert all(one.studied["course", 0, 0] for one in bots)


async def test_a_game_that_cannot_be_judged_says_why_and_may_be_tried_again(tmp_path: Path) -> None:
    bots = Scripted()
    bots.instead = Studied(hindrance=Hindrance("analysis-judge", {"game": "cards"}))
    async with houses(tmp_path, bots) as [place]:
        game = await asked(place)
        await until_it_is(place.registry.reviewer, game, "stopped")
        stopped = await told(place, game)
        assert stopped.problem is not None
        assert stopped.problem.message == "mistake-analysis-judge"
        bots.instead = None
        await place.registry.reviewer.ask(game, ADA, again=False)
        assert (await told(place, game)).state == "stopped"
        await place.registry.reviewer.ask(game, ADA, again=True)
        await until_it_is(place.registry.reviewer, game, "done")


async def test_a_review_that_always_fails_ends_and_lets_the_next_one_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "REST", 0.0)
    monkeypatch.setattr(reviewer, "LOOK", 0.01)
    bots = Scripted()
    bots.instead = Studied(trouble="the process ended")
    async with houses(tmp_path, bots) as [place]:
        game = await asked(place)
        stopped = await until_it_is(place.registry.reviewer, game, "stopped")
        assert stopped.head.trouble == {"key": "review-failed", "figures": {}}
        bots.instead = Studied(found={"not": "what was asked"})
        other = await asked(place)
        assert (await until_it_is(place.registry.reviewer, other, "stopped")).head.trouble == stopped.head.trouble


async def test_too_many_reviews_are_refused_and_those_asked_for_are_made(tmp_path: Path) -> None:
    bots = Scripted()
    bots.most = 0
    async with houses(tmp_path, bots, most_reviews=2) as [place]:
        first, _ = await asked(place), await asked(place)
        third = await finish(place.store, "cards", [ADA.id, None])
        with pytest.raises(Mistake, match="Many games are waiting"):
            await place.registry.reviewer.ask(third, ADA, again=False)
        # Asked for again, it is the same one.
        await place.registry.reviewer.ask(first, ADA, again=True)
        bots.let_go()
        await until_it_is(place.registry.reviewer, first, "done")


async def test_other_thresholds_mark_anew_without_a_search_and_a_newer_judge_makes_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        game = await asked(place)
        await until_it_is(place.registry.reviewer, game, "done")
        before = await told(place, game)
        count = bots.studied.total()
        strict = dataclasses.replace(usual_marks(), version=99, inaccuracy=-9.0, mistake=-9.0, blunder=-9.0)
        for module in (making, reviewer):
            monkeypatch.setattr(module, "usual_marks", lambda: strict)
        after = await told(place, game, before.number)
        assert "blunder" not in {decision.mark for decision in before.decisions}
        assert [decision.mark for decision in after.decisions] == [None, *["blunder"] * (DECISIONS - 1)]
        assert sum(seat.blunders for seat in after.seats) == DECISIONS - 1
        assert (after.version and after.version.marks, bots.studied.total()) == (99, count)
        monkeypatch.setattr(reviewer, "judging_digest", lambda _: "newer")
        assert (await told(place, game)).outdated
        await place.registry.reviewer.ask(game, ADA, again=True)
        assert (await told(place, game)).decisions == []
        await until_it_is(place.registry.reviewer, game, "done")
        assert bots.studied.total() == 2 * count


async def test_a_review_counts_in_the_statistics_of_who_played(tmp_path: Path) -> None:
    async with houses(tmp_path, Scripted()) as [place]:
        game = await asked(place)
        [before] = await place.store.finished.played(ADA.id, 5)
        assert before == replace(before, luck=None, lost=None, decisions=None)
        await until_it_is(place.registry.reviewer, game, "done")
        [after] = await place.store.finished.played(ADA.id, 5)
        assert after.luck == 0.25 * DRAWS
        assert after.decisions == DECISIONS // 2 - 1
        assert after.lost == pytest.approx(0.02 + 0.04 + 2 / DEPTH)


async def test_one_person_cannot_have_one_review_after_the_other_made(tmp_path: Path) -> None:
    bots = Scripted()
    bots.most = 0
    async with houses(tmp_path, bots) as [place]:
        reviewing = place.registry.reviewer
        for _ in range(int(reviewing.context.reviewing.burst)):
            await asked(place)
        with pytest.raises(TooMany) as refused:
            await asked(place)
        assert refused.value.key == "review-too-many"
        # Somebody else may, and what is refused does not wait.
        other = await finish(place.store, "cards", [ADA.id, None])
        await reviewing.ask(other, somebody("Ben"), again=False)
        assert len(await place.store.reviews.awaited()) == reviewing.context.reviewing.burst + 1
