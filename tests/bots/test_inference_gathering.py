"""What the signs of the card game are fitted to: where the cards that a seat does not see really were."""

from __future__ import annotations

import numpy as np
import pytest

from tools.inference.gathering import PLACES, gather


@pytest.mark.parametrize("players", [2, 4])
def test_every_card_that_is_not_seen_lies_where_there_is_room_for_it(players: int) -> None:
    seed, signs, room, found = gather((players, 77))
    assert seed == 77
    assert len(signs) == len(room) == len(found) > 100
    assert (found.sum(axis=1) > 0).all()
    assert (found[room == 0] == 0).all(), "nothing lies where it cannot"
    assert (np.count_nonzero(room, axis=1) > 1).all(), "where it is must be open"
    assert (signs[room[:, :PLACES] > 0].sum(axis=1) > 0).all(), "every place but the deck has signs"
    # Other hands come first; with two players there is one.
    assert ((room[:, 1 : PLACES - 1] > 0).any(axis=0) == (players == 4)).all()
