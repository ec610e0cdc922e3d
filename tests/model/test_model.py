"""The protocol holds in all states of its model, and each part of it is needed: without it the model finds a breach."""

from __future__ import annotations

import pytest

from tests.model.explorer import explore
from tests.model.protocol import FAULTS, Protocol
from tests.model.seat import Seat

# What a fault breaks first, and in how few steps.
BREACHES = {
    "publish-first": ("was shown what is not in the log", 5),
    "no-fence": ("the log has a number twice", 8),
    "acknowledge-first": ("was acknowledged and is not in the log", 3),
    "no-client-id": ("was refused and is in the log", 5),
    "refuse-unknown": ("was refused and is in the log", 4),
    "resume-behind": ("is shown an earlier version", 6),
    "no-resend": ("not everybody gets an answer", 3),
    "no-catch-up": ("not everybody gets an answer", 10),
}


def test_two_clients_at_two_processes_lose_nothing_and_are_always_answered() -> None:
    found = explore(Protocol())
    assert found.reason is None, str(found)
    assert found.states > 10_000


def test_a_client_and_a_bot_that_both_processes_may_ask_lose_nothing() -> None:
    found = explore(Protocol(moves=(1, 0), bot=True))
    assert found.reason is None, str(found)
    assert found.states > 1_000


@pytest.mark.parametrize("fault", FAULTS)
def test_without_one_part_of_the_protocol_a_law_breaks(fault: str) -> None:
    # Where nobody is answered any more all states are needed to say so: the smaller model has fewer.
    alone = BREACHES[fault][0] == "not everybody gets an answer"
    found = explore(Protocol(fault, moves=(1, 0), bot=True) if alone else Protocol(fault))
    reason, steps = BREACHES[fault]
    assert found.reason is not None
    assert reason in found.reason, str(found)
    assert len(found.trace) == steps, str(found)


def test_a_seat_is_never_given_to_two_people() -> None:
    found = explore(Seat())
    assert found.reason is None, str(found)


def test_two_people_sit_down_on_one_seat_if_nobody_compares_revisions() -> None:
    found = explore(Seat(compared=False))
    assert found.reason == "two people were told that the seat is theirs", str(found)
    assert len(found.trace) == 6, str(found)
