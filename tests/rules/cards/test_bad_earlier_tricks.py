"""Bad positions: earlier tricks of the run that do not fit the rest of it."""

from __future__ import annotations

import copy

import pytest

from tests.rules.cards.positions import game, look
from tests.rules.cards.test_bad_positions import REMEMBERING, broken, changed

PAST: list[tuple[str, object, str, str]] = [
    ("tricks", None, "tricks", "position-list"),
    ("tricks.0", [], "tricks[0]", "position-object"),
    ("tricks.0.leader", 3, "tricks[0].leader", "position-bounds"),
    ("tricks.0.leader", 1, "tricks[0].plays[0]", "position-play"),
    ("tricks.0.trump", "iron", "tricks[0].trump", "position-word"),
    # Without gold as trump, the deer would have won.
    ("tricks.0.trump", "tree", "tricks[0].winner", "position-differs"),
    ("tricks.0.suit", None, "tricks[0].suit", "position-differs"),
    ("tricks.0.winner", 0, "tricks[0].winner", "position-differs"),
    ("tricks.0.winner", None, "tricks[0].winner", "position-differs"),
    ("tricks.0.plays", [], "tricks[0].plays", "position-play"),
    ("tricks.0.plays.1.place", 0, "tricks[0].plays[1]", "position-play"),
    ("tricks.0.plays.1.cards", [], "tricks[0].plays[1]", "position-play"),
    ("tricks.0.plays.1.cards", ["deer 1", "gold 2"], "tricks[0].plays[1]", "position-play"),
    ("tricks.0.plays.1.cards", ["iron 2"], "tricks[0].plays[1].cards[0]", "position-word"),
    # It lies in the deck or in a hand: nobody has seen it.
    ("tricks.0.plays.1.cards", ["gold 8"], "tricks[0].plays[1].cards", "position-past-cards"),
    ("tricks.0.plays.2.cards", ["deer 1", "deer 2"], "tricks[0].plays[2].cards", "position-past-cards"),
    ("tricks.0.plays.2.cards", ["deer 5"], "tricks[0].plays[2].cards", "position-past-cards"),
    ("tricks.0.plays.0.cards", ["deer 5"] * 1000, "tricks[0].plays[0].cards", "position-past-cards"),
    ("tricks.0.plays.0.cards", ["thief"], "tricks[0].plays[0].cards", "position-past-cards"),
    ("void.1", [], "void", "position-past-void"),
    ("void.1", ["tree"], "void", "position-past-void"),
]


@pytest.mark.parametrize(("path", "value", "place", "key"), PAST, ids=[f"{row[0]}={row[1]}" for row in PAST])
def test_an_earlier_trick_that_does_not_fit_is_named_with_its_place(
    path: str, value: object, place: str, key: str
) -> None:
    mistake = broken(changed(path, value, REMEMBERING))
    assert (mistake.figures["place"], mistake.key) == (place, key)


@pytest.mark.rule("C1.3")
def test_a_card_of_two_earlier_tricks_must_be_gone_twice() -> None:
    content = copy.deepcopy(REMEMBERING)
    content["tricks"] = content["tricks"] * 2
    assert broken(content).figures["place"] == "tricks[1].plays[0].cards"


def test_a_position_need_not_tell_every_earlier_trick() -> None:
    content = changed("tricks", [], REMEMBERING)
    assert look(game.load(content)) == content
