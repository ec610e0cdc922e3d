"""The earlier tricks of a run, which everybody has seen: views and positions tell them, and nothing more."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers import Event
from pioneers.kernel.rng import seeded
from tests.rules.cards.positions import SUITS, CardsState, Json, game, lay, look, position, told, view
from tests.rules.cards.small_decks import write_deck
from tests.rules.cards.wild import LONGEST, TABLES, few, somewhere

# What a trick says, and a play in it.
TRICK = {"leader", "suit", "trump", "plays", "winner"}
PLAY = {"place", "cards"}
# The version of the rules by which games are dealt in the same way, but nothing is told of earlier tricks.
SILENT = 2


class Witness:
    """Somebody at the table who knows only what is said aloud, and writes down the tricks of the run."""

    def __init__(self) -> None:
        self.trump = "gold"  # C2.5
        self.tricks: list[dict[str, Any]] = []

    def hear(self, events: list[Event]) -> None:
        """What happened, one thing after the other."""
        for event in events:
            figures: dict[str, Any] = dict(event.seen_by(None))
            if event.key == "run":
                self.trump, self.tricks = "gold", []
            elif event.key == "trump-named":
                self.trump = str(figures["suit"])
            elif event.key == "trick-won":
                self.tricks[-1]["winner"] = figures["place"]
            elif event.key == "played":
                self.note(figures["place"], [str(card) for card in figures["cards"]])

    def note(self, place: Any, cards: list[str]) -> None:
        """One more play, of a new trick if the last one is won."""
        if not self.tricks or self.tricks[-1]["winner"] is not None:
            self.tricks.append({"leader": place, "suit": None, "trump": self.trump, "plays": [], "winner": None})
        trick = self.tricks[-1]
        trick["plays"].append({"place": place, "cards": cards})
        suit = cards[0].split()[0]
        if trick["suit"] is None and suit in SUITS:
            trick["suit"] = suit  # C3.3


def seen_tricks(seen: Json) -> list[Json]:
    """The earlier tricks of a view or position, and the one that lies on the table."""
    lying = [seen["trick"]] if seen["trick"]["plays"] else []
    return [*seen["tricks"], *lying]


def everybody(state: CardsState) -> list[int | None]:
    return [None, *range(look(state)["players"])]


def cards_of(tricks: list[Json]) -> Counter[str]:
    return Counter(card for trick in tricks for shown in trick["plays"] for card in shown["cards"])


@pytest.mark.pure
@pytest.mark.rule("C1.3", "C3.1", "C4.7")
@few
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6), chance=st.integers(0, 10**6))
def test_a_view_tells_every_trick_of_the_run_as_it_was_played(table: tuple[int, str], seed: int, chance: int) -> None:
    """Every card by its place in order, who led and won, the suit to follow, and the trump then."""
    players, hands = table
    state, rng = game.new(players=players, seed=seed, hands=hands), seeded(chance)
    witness = Witness()
    for _ in range(LONGEST // 5):
        for seat in everybody(state):
            assert seen_tricks(view(state, seat)) == witness.tricks
        assert seen_tricks(look(state)) == witness.tricks
        if state.seat is None:
            break
        actions = state.legal()
        witness.hear(game.play(state, actions[rng.below(len(actions))]))


@pytest.mark.pure
@pytest.mark.parametrize("thoughtful", [False, True], ids=["any number of cards", "one card at a time"])
def test_every_trick_is_told_where_all_cards_of_the_deck_are_dealt(tmp_path: Path, thoughtful: bool) -> None:
    """As many cards lie in tricks as there are."""
    deck = write_deck(tmp_path / "all.toml", hands={"two": 28, "four": 14})
    most = 0
    for players in (2, 4):
        for seed in range(10):
            state, rng, witness = game.new(players=players, seed=seed, deck=deck), seeded(seed), Witness()
            assert look(state)["deck"] == []
            while look(state)["run"] == 1 and state.step != "over":
                assert seen_tricks(look(state)) == witness.tricks
                assert look(game.load(look(state))) == look(state)
                most = max(most, cards_of(witness.tricks).total())
                actions = [str(action) for action in state.legal()]
                wanted = "done" if thoughtful and "done" in actions else actions[rng.below(len(actions))]
                witness.hear(game.play(state, wanted))
    assert most >= 56 - 4


@pytest.mark.rule("C1.3")
@few
@given(state=somewhere())
def test_earlier_tricks_show_only_cards_that_are_gone(state: CardsState) -> None:
    """Lost thieves and a last hand are gone too, but were in no trick."""
    for seat in everybody(state):
        seen = view(state, seat)
        assert cards_of(seen["tricks"]) <= Counter(seen["gone"])
        for trick in seen["tricks"]:
            assert set(trick) == TRICK
            assert all(set(shown) == PLAY for shown in trick["plays"])
            assert trick["winner"] in [shown["place"] for shown in trick["plays"]]
            assert trick["leader"] == trick["plays"][0]["place"]


@pytest.mark.rule("C4.5")
def test_an_earlier_trick_has_the_trump_that_it_was_played_with() -> None:
    state = position(3).hands("storm 8, tree 1", "gold 1, stone 6", "deer 1, tree 2").load()
    lay(state, "storm 8", "gold 1", "deer 1")
    assert look(state)["tricks"] == []
    for action in ("take gold", "trump tree"):
        game.play(state, action)
    assert look(state)["tricks"] == [
        {
            "leader": 0,
            "suit": "gold",
            "trump": "gold",
            "plays": [
                {"place": 0, "cards": ["storm 8"]},
                {"place": 1, "cards": ["gold 1"]},
                {"place": 2, "cards": ["deer 1"]},
            ],
            "winner": 0,
        }
    ]
    assert look(state)["trick"]["trump"] == "tree"


@pytest.mark.rule("C2.1", "C2.6")
def test_the_last_trick_of_a_run_is_told_until_the_next_deal() -> None:
    state = position(3).hands("deer 8", "tree 1", "deer 2").load()
    events = lay(state, "deer 8", "tree 1", "deer 2")
    assert told(events, "run-ends")
    assert state.step == "pay"
    assert [trick["winner"] for trick in look(state)["tricks"]] == [0]
    game.play(state, "pay deer")
    assert look(state)["tricks"] == []


@few
@given(state=somewhere())
def test_a_position_with_earlier_tricks_comes_back_as_it_was(state: CardsState) -> None:
    content = look(state)
    again = game.load(json.loads(json.dumps(content)))
    assert look(again) == content
    for seat in everybody(state):
        assert view(again, seat) == view(state, seat)
        assert look(game.imagine(view(state, seat), 5))["tricks"] == content["tricks"]


@few
@given(state=somewhere(), chance=st.integers(0, 10**6))
def test_a_copy_that_plays_on_leaves_the_tricks_of_the_other_as_they_were(state: CardsState, chance: int) -> None:
    before = look(state)
    twins = [state.copy(), game.load(before)]
    # Both go ways of their own and come back to nothing of each other's.
    for number, twin in enumerate(twins):
        rng = seeded(chance, f"copy {number}")
        for _ in range(30):
            actions = twin.legal()
            if not actions:
                break
            kept = seen_tricks(look(twin))
            run = look(twin)["run"]
            game.advance(twin, actions[rng.below(len(actions))])
            if look(twin)["run"] == run:
                # What was told stays told; the trick on the table may have got more plays.
                assert look(twin)["tricks"][: len(kept) - 1] == kept[:-1]
        assert look(state) == before


@few
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6), chance=st.integers(0, 10**6))
def test_the_same_seed_is_the_same_game_as_by_the_rules_that_told_less(
    table: tuple[int, str], seed: int, chance: int
) -> None:
    players, hands = table
    telling, silent = (game.new(players=players, seed=seed, hands=hands, rules=rules) for rules in (None, SILENT))
    rng = seeded(chance)
    for _ in range(LONGEST // 5):
        for seat in everybody(telling):
            more, less = view(telling, seat), view(silent, seat)
            assert game.chance_digest(more) == game.chance_digest(less)
            assert more.pop("tricks") is not None
            assert (more.pop("rules"), less.pop("rules")) == (game.rules, SILENT)
            assert more == less
        assert [str(action) for action in telling.legal()] == [str(action) for action in silent.legal()]
        if telling.seat is None:
            break
        action = str(telling.legal()[rng.below(len(telling.legal()))])
        said = [
            [(event.key, event.figures, event.owner) for event in game.play(state, action)]
            for state in (telling, silent)
        ]
        assert said[0] == said[1]
