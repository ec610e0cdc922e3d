"""Observations tell what the view tells: all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pioneers
from pioneers.envs.layout import Numbers
from pioneers.envs.observation import layout, observation, observer_of
from tests.laws.adapter import adapter_of
from tests.laws.checks.knowledge_laws import another_world
from tests.laws.sample import COMPILED, sample

from .situations import TABLES, batches

# One state of the sample in so many: making another world is slow.
SHARE = 4 if COMPILED else 16
# The same for all positions of an environment, told by who stands first, or following from the plays of the trick. Of
# earlier tricks an observation counts what is gone and what a hand lacks; who played what is in the view alone.
LEFT_OUT = {"game", "rules", "data", "players", "viewer", "options", "ahead", "tricks"}
PARTS = ("turn", "trick", "phase")


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_observations_of_many_states_are_those_of_their_views(name: str, players: int) -> None:
    game, observer = pioneers.game(name), observer_of(pioneers.game(name))
    for states in batches(name, players):
        for turn in range(players):
            seats = [(number + turn) % players for number in range(len(states))]
            right = [observer.of_view(game.view(state, seat)) for state, seat in zip(states, seats, strict=True)]
            assert np.array_equal(observer.of_states(states, seats), np.array(right)), f"seats from {turn}"


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_may_not_know_does_not_change_what_it_observes(name: str, players: int) -> None:
    game, adapter, observer = pioneers.game(name), adapter_of(name), observer_of(pioneers.game(name))
    for situation in sample(name, players)[::SHARE]:
        rng = situation.rng("observations")
        seat = int(rng.below(players))
        worlds = [situation.state, another_world(game, adapter, situation.state, seat, rng)]
        one, other = (observation(game.view(world, seat)) for world in worlds)
        assert np.array_equal(one, other), str(situation)
        fast = observer.of_states(worlds, [seat, seat])
        assert np.array_equal(fast[0], one), str(situation)
        assert np.array_equal(fast[1], one), str(situation)


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_is_within_its_bounds(name: str, players: int) -> None:
    observer = observer_of(pioneers.game(name))
    for states in batches(name, players):
        found = observer.of_states(states, [0] * len(states))
        assert found.dtype == np.int16
        assert (found >= 0).all()
        assert (found <= observer.layout.most()).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_that_differs_in_any_field_gives_another_observation(name: str, players: int) -> None:
    game = pioneers.game(name)
    fields: set[str] = set()
    differed: set[str] = set()
    for states in batches(name, players):
        # Some steps of the card game are rare.
        views = [in_order(game.view(state, 0)) for state in states[:: 8 if name == "board" else 1]]
        for view, other in zip(views, views[3:], strict=False):
            seen = observation(view)
            fields |= {place for place, _ in changes(view, {})}
            for place, changed in changes(view, other):
                assert not np.array_equal(observation(changed), seen), place
                differed.add(place)
    # Only two players have a cover to choose, and the second of two is always the first to be asked to join.
    assert fields - differed <= {"covered", "turn.asked"}


def in_order(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view with each player's nuggets in order: which was taken first means nothing, so observations count them."""
    for seat in view.get("seats", []):
        seat["nuggets"].sort(key=lambda nugget: -1 if nugget is None else nugget)
    return dict(view)


def changes(one: dict[str, Any], other: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The view with one field taken from another view, for each field in which they differ."""
    found: list[tuple[str, dict[str, Any]]] = []
    for field in one.keys() - LEFT_OUT:
        theirs = other.get(field)
        if field in PARTS:
            for part, content in one[field].items():
                if content != (theirs or {}).get(part):
                    found.append((f"{field}.{part}", {**one, field: {**one[field], part: (theirs or {}).get(part)}}))
        elif field == "seats":
            for word in one["seats"][0]:
                rows = [{**row, word: their[word]} for row, their in zip(one["seats"], theirs or [], strict=False)]
                if rows != one["seats"]:
                    found.append((f"seats.{word}", {**one, "seats": rows}))
        elif one[field] != theirs:
            found.append((field, {**one, field: theirs}))
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_who_looks_stands_first_and_the_others_follow_clockwise(name: str, players: int) -> None:
    game, found = pioneers.game(name), layout(name)
    seen_alike = [
        section.name for section in found.sections if section.axes[:1] == ("seat",) and section.name != "nugget values"
    ]
    for situation in sample(name, players)[::8]:
        seen = [found.named(observation(game.view(situation.state, seat))) for seat in range(players)]
        for section in seen_alike:
            for seat in range(players):
                turned = np.roll(seen[0][section][:players], -seat, axis=0)
                assert np.array_equal(seen[seat][section][:players], turned), section
                assert not seen[seat][section][players:].any(), section


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_a_layout_has_no_gaps_and_no_name_twice(name: str) -> None:
    found = layout(name)
    begins = [section.start for section in found.sections]
    assert begins == [0, *(section.stop for section in found.sections[:-1])]
    assert found.size == found.sections[-1].stop
    assert len(found.by_name) == len(found.sections)
    assert all(section.meaning for section in found.sections)


def test_the_parts_of_an_observation_are_views_into_it() -> None:
    row: Numbers = np.zeros(layout("cards").size, np.int16)
    layout("cards").named(row)["supplies"][1, 2] = 5
    assert row.sum() == 5


def test_data_of_ones_own_have_a_layout_of_their_own(tmp_path: Path) -> None:
    text = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")
    deck = tmp_path / "deck.toml"
    deck.write_text(text.replace("storms = [6, 8, 10, 12]", "storms = [6, 8]"), encoding="utf-8")
    game = pioneers.game("cards")
    state = game.new(players=3, seed=1, deck=str(deck))
    view = game.view(state, 1)
    assert len(observation(view)) == layout("cards", game.data_digest(state)).size < layout("cards").size
