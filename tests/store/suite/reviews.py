"""Reviews of finished games, and what a person's statistics are made of."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pioneers.store.sql.rows import Account, ReviewHead
from tests.store.examples import TIME, game
from tests.store.suite.opening import Opening

RECORD = 'pioneers record 1\ngame: board\nrules: 1\ndata: d\nplayers: 3\nseed: 7\noptions: {}\nseats: ["Ada", "Ben", \
"Clay (bot: level3:builder)"]\n\npass\n'
RESULT = {"scores": [40, 31, 9], "ranks": [1, 2, 3], "parts": [{"nuggets": 40}, {"nuggets": 31}, {"nuggets": 9}]}


class ReviewSuite(Opening):
    async def test_a_review_is_asked_for_once_and_waits_in_its_turn(self, place: Path) -> None:
        async with self.with_tables(place, "t", "u", "open") as store:
            assert await store.reviews.ask("open", TIME) is False
            for name in ("t", "u"):
                await store.finished.add(game(name))
            assert await store.reviews.find("t") is None
            answers = await asyncio.gather(*(store.reviews.ask("u", TIME) for _ in range(3)))
            assert sorted(answers) == [False, False, True]
            assert await store.reviews.ask("t", TIME - 1) is True
            assert await store.reviews.awaited() == ["t", "u"]
            await store.reviews.keep("t", ReviewHead(state="done", progress=1.0), {})
            assert await store.reviews.awaited() == ["u"]

    async def test_decisions_are_found_whole_or_since_a_number_and_the_later_word_counts(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            await store.finished.add(game("t"))
            await store.reviews.ask("t", TIME)
            first = await store.reviews.number("t")
            await store.reviews.keep(
                "t", ReviewHead(state="running", progress=0.25), {4: {"loss": 0.5}, 0: {"loss": 0}}
            )
            second = await store.reviews.number("t")
            head = ReviewHead(state="running", progress=0.5, version={"marks": 1}, summary={"curve": []})
            await store.reviews.keep("t", head, {4: {"loss": 0.25}})
        async with self.open(place) as store:
            found = await store.reviews.find("t")
            assert found is not None
            assert (found.head, found.decisions) == (head, [{"loss": 0}, {"loss": 0.25}])
            assert first < second < found.number == await store.reviews.number("t")
            since = await store.reviews.find("t", second)
            assert since is not None
            assert since.decisions == [{"loss": 0.25}]
            await store.reviews.renew("t", TIME + 5)
            fresh = await store.reviews.find("t")
            assert fresh is not None
            assert (fresh.head, fresh.decisions, fresh.number) == (ReviewHead(), [], found.number + 1)

    async def test_a_review_goes_with_its_game_and_does_not_come_back(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            await store.finished.add(game("t", record=RECORD, result=RESULT, people=["ada", "ben", None]))
            await store.reviews.ask("t", TIME)
            await store.reviews.keep("t", ReviewHead(state="running"), {1: {}})
            assert await store.finished.remove("t") is True
            await store.reviews.keep("t", ReviewHead(state="done"), {2: {}}, [Account(0, 0.1, 0.2, 3)])
            assert (await store.reviews.find("t"), await store.reviews.number("t")) == (None, 0)
            assert await store.finished.played("ada", 10) == []

    async def test_a_game_counts_for_those_who_held_one_seat_unless_it_was_practice(self, place: Path) -> None:
        async with self.with_tables(place, "t", "alone", "practice") as store:
            known = {"record": RECORD, "result": RESULT}
            await store.finished.add(game("t", people=["ada", "ben", None], **known))
            await store.finished.add(game("alone", people=["ada", "ada", None], **known))
            await store.finished.add(game("practice", people=["ada", None, None], practice=True, **known))
            [counted] = await store.finished.played("ada", 10)
            assert (counted.table, counted.place, counted.points, counted.parts) == ("t", 1, 40, {"nuggets": 40})
            assert (counted.players, counted.opponents, counted.luck) == (3, "mixed", None)
            await store.reviews.ask("t", TIME)
            accounts = [Account(1, -0.125, 0.5, 20), Account(2, 0.0, 0.0, 1)]
            await store.reviews.keep("t", ReviewHead(state="done"), {}, accounts)
            [ben] = await store.finished.played("ben", 10)
            assert (ben.luck, ben.lost, ben.decisions) == (-0.125, 0.5, 20)
            practice = await store.finished.find("practice")
            assert practice is not None
            assert practice.practice
