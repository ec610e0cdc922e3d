"""The fair queue: tables that wait get equal shares of the thinking, whatever each question costs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.server.bots.question import Question
from pioneers.server.bots.queue import FairQueue, Job, Outcome
from pioneers.server.bots.study import Study, StudyKind

TABLES = ("one", "two", "three", "four")


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """Futures belong to a loop, which need not run here."""
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


def job(table: str, loop: asyncio.AbstractEventLoop) -> Job:
    asked = Question(table=table, game="board", players=2, options={}, data="", view={}, legal=[], bot="level1", seed=1)
    future: asyncio.Future[Outcome] = loop.create_future()
    return Job(asked, future)


def served(queue: FairQueue, costs: dict[str, float]) -> str:
    """The table that one process serves next, at the table's own cost."""
    taken = queue.take()
    assert taken is not None
    queue.charge(taken.table, costs[taken.table])
    return taken.table


@given(
    costs=st.fixed_dictionaries({table: st.floats(0.001, 20.0) for table in TABLES}),
    processes=st.integers(1, 3),
)
def test_tables_that_wait_all_the_time_differ_by_a_decision_for_each_process(
    loop: asyncio.AbstractEventLoop, costs: dict[str, float], processes: int
) -> None:
    queue = FairQueue()
    spent = dict.fromkeys(TABLES, 0.0)
    for table in TABLES:
        for _ in range(processes + 1):
            queue.put(job(table, loop))
    # Each process thinks for as long as a question costs; the one that is done first takes the next.
    thinking: list[tuple[float, str]] = []
    now = 0.0
    for _ in range(200):
        while len(thinking) < processes:
            taken = queue.take()
            assert taken is not None
            thinking.append((now + costs[taken.table], taken.table))
            queue.put(job(taken.table, loop))
        first = min(thinking)
        thinking.remove(first)
        now = first[0]
        queue.charge(first[1], costs[first[1]])
        spent[first[1]] += costs[first[1]]
        # What goes on at the moment is on nobody's bill yet.
        assert max(spent.values()) - min(spent.values()) <= (processes + 1) * max(costs.values())


def test_a_hundred_light_tables_get_as_much_as_one_heavy_one_each(loop: asyncio.AbstractEventLoop) -> None:
    tables = ["heavy", *(f"light {number}" for number in range(100))]
    costs = {table: 5.0 if table == "heavy" else 0.001 for table in tables}
    queue = FairQueue()
    order: Counter[str] = Counter()
    for table in tables:
        queue.put(job(table, loop))
    for _ in range(2_000):
        table = served(queue, costs)
        order[table] += 1
        queue.put(job(table, loop))
    assert order["heavy"] == 1
    assert {order[table] for table in tables[1:]} <= {19, 20}


def test_equal_tables_take_turns_in_the_order_in_which_they_came(loop: asyncio.AbstractEventLoop) -> None:
    queue = FairQueue()
    for table in ("one", "one", "one", "two", "three", "two"):
        queue.put(job(table, loop))
    costs = dict.fromkeys(TABLES, 1.0)
    assert [served(queue, costs) for _ in range(6)] == ["one", "two", "three", "one", "two", "one"]
    assert queue.take() is None


def test_who_did_not_ask_for_long_has_saved_nothing_up(loop: asyncio.AbstractEventLoop) -> None:
    queue = FairQueue()
    costs = dict.fromkeys(TABLES, 1.0)
    for _ in range(50):
        queue.put(job("one", loop))
        served(queue, costs)
    for table in ("one", "one", "one", "two", "two", "two"):
        queue.put(job(table, loop))
    assert [served(queue, costs) for _ in range(6)] == ["two", "one", "two", "one", "two", "one"]


def test_a_table_does_not_pay_for_the_time_when_nobody_else_asked(loop: asyncio.AbstractEventLoop) -> None:
    queue = FairQueue()
    costs = {"one": 20.0, "two": 0.1}
    for _ in range(50):
        queue.put(job("one", loop))
        served(queue, costs)
    order = []
    for table in ("one", "two"):
        queue.put(job(table, loop))
    for _ in range(250):
        order.append(served(queue, costs))
        queue.put(job(order[-1], loop))
    # It has used 1,000 seconds; it waits for the worth of one decision, not of fifty.
    assert order.index("one") == pytest.approx(200, abs=2)


def test_a_dropped_question_is_not_taken_and_leaves_no_trace(loop: asyncio.AbstractEventLoop) -> None:
    queue = FairQueue()
    first, second, third = job("one", loop), job("one", loop), job("two", loop)
    for waiting in (first, second, third):
        queue.put(waiting)
    queue.drop(first)
    queue.drop(third)
    queue.drop(third)
    assert queue.length == 1
    queue.put(third)
    assert [queue.take(), queue.take(), queue.take()] == [second, third, None]
    assert queue.length == 0


def test_tables_that_are_gone_are_forgotten(loop: asyncio.AbstractEventLoop) -> None:
    queue = FairQueue()
    for number in range(10 * FairQueue.SWEEP):
        for table in (f"table {number}", "lasting"):
            queue.put(job(table, loop))
            served(queue, {table: 0.01})
    assert len(queue._marks) <= FairQueue.SWEEP + 1


@given(st.lists(st.sampled_from(["move", "hint", "review", "take", "drop"]), max_size=60))
def test_what_is_reviewed_waits_for_all_moves_and_hints_and_comes_in_its_order(
    loop: asyncio.AbstractEventLoop, steps: list[str]
) -> None:
    queue = FairQueue()
    soon: list[Job] = []
    later: list[Job] = []
    for step in steps:
        if step == "take":
            taken = queue.take()
            if soon:
                assert taken in soon
                soon.remove(taken)
            else:
                assert taken is (later.pop(0) if later else None)
        elif step == "drop":
            if later:
                queue.drop(later.pop())
        elif step == "move":
            soon.append(job("one", loop))
            queue.put(soon[-1])
        else:
            kind: StudyKind = "hint" if step == "hint" else "decision"
            future: asyncio.Future[Outcome] = loop.create_future()
            studied = Job(Study(kind=kind, table="one"), future)
            (soon if step == "hint" else later).append(studied)
            queue.put(studied)
        assert queue.length == len(soon) + len(later)
