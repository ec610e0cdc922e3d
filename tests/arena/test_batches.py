from __future__ import annotations

from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from pioneers.arena.cluster.batches import BATCH_SECONDS, LARGEST, TRIES, Batch, Batches

PACES = st.floats(0.0, 100.0)


@given(
    number=st.integers(0, 60),
    workers=st.integers(1, 5),
    pace=PACES,
    poison=st.sets(st.integers(0, 59)),
    deaths=st.lists(st.booleans(), max_size=10),
)
def test_every_task_is_done_once_whoever_dies(
    number: int, workers: int, pace: float, poison: set[int], deaths: list[bool]
) -> None:
    batches = Batches(range(number))
    done: list[int] = []
    failed: list[int] = []
    chance = iter(deaths)  # of a batch that did nothing wrong, once it has begun
    spared: set[tuple[int, ...]] = set()
    while (batch := batches.next(workers)) is not None:
        unlucky = next(chance, False) and batch.tries == 0 and batch.tasks not in spared
        spared.add(batch.tasks)
        if unlucky or poison & set(batch.tasks):
            if not batches.lost(batch):
                failed += batch.tasks
        else:
            batches.done(batch, pace * len(batch.tasks))
            done += batch.tasks
    assert sorted(done + failed) == list(range(number))
    assert set(failed) == poison & set(range(number))


@given(workers=st.integers(1, 64), pace=PACES)
def test_a_batch_takes_about_a_second_and_no_outcomes_without_end(workers: int, pace: float) -> None:
    batches = Batches(count())
    first = batches.next(workers)
    assert first is not None
    assert len(first.tasks) == 1
    batches.done(first, pace)
    second = batches.next(workers)
    assert second is not None
    assert 1 <= len(second.tasks) <= LARGEST
    assert len(second.tasks) == 1 or len(second.tasks) * pace <= BATCH_SECONDS * (1 + 1e-9)
    assert len(second.tasks) == LARGEST or (len(second.tasks) + 1) * pace > BATCH_SECONDS * (1 - 1e-9)


@given(number=st.integers(1, 2000), workers=st.integers(1, 16))
def test_towards_the_end_no_worker_gets_more_than_half_its_share(number: int, workers: int) -> None:
    batches = Batches(range(number))
    batches.done(Batch((0,)), 0.0)
    left = number
    while (batch := batches.next(workers)) is not None:
        assert len(batch.tasks) == 1 or len(batch.tasks) * 2 * workers <= left
        left -= len(batch.tasks)
    assert left == 0


def test_a_lone_task_has_so_many_tries() -> None:
    batches = Batches([7])
    for _ in range(TRIES - 1):
        batch = batches.next(1)
        assert batch is not None
        assert batches.lost(batch)
    batch = batches.next(1)
    assert batch is not None
    assert not batches.lost(batch)
    assert batches.next(1) is None
