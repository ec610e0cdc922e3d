"""Deals (rules 2): every shuffle has a stream of its own, nothing told gives an order away, and rules 1 go on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pioneers
from pioneers import Mistake
from pioneers.bots.evaluators import usual_evaluator
from pioneers.kernel.edition import seed_bytes
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import restored, seeded
from pioneers.kernel.state import State
from pioneers.kernel.stream import Stream
from pioneers.text.say import LANGUAGES
from tests.laws.sample import setups

CARDS = pioneers.game("cards")
BOARD = pioneers.game("board")
SEED = 2**255 + 98_765_432_123_456_789
RUNS = 3
# Seeded games of the laws, two of which are played so that many cards are exchanged.
GAMES = 10
# The versions of the rules that each game knows, the newest last.
KNOWN = {"board": [1, 2], "cards": [1, 2, 3]}

pytestmark = pytest.mark.pure


def looked(state: State) -> dict[str, Any]:
    """The whole position."""
    return cast("dict[str, Any]", pioneers.game(str(state.shared.space.game)).dump(state))


def order_of(deck: list[str]) -> dict[str, int]:
    """The place of each different card in the order of the deck."""
    return {card: number for number, card in enumerate(dict.fromkeys(deck))}


def whole_deck(state: State) -> list[str]:
    """All cards, sorted as the deck lists them."""
    cards = cast("dict[str, Any]", CARDS.components(state))["cards"]
    return [card["id"] for card in cards for _ in range(card["copies"])]


# ── Streams ──────────────────────────────────────────────────────────────────────────────────────────────────


def plain_bytes(seed: int, label: str, number: int) -> Iterator[int]:
    """The bytes of a stream as docs/simulator.md tells them, with nothing of ours."""
    block = 0
    while True:
        yield from blake2b(seed.to_bytes(32) + label.encode() + number.to_bytes(4) + block.to_bytes(4)).digest()
        block += 1


def plain_shuffle(seed: int, label: str, number: int, items: list[Any]) -> list[Any]:
    """A shuffle with these bytes: from the last place on, each changes with one up to it."""
    found, numbers = list(items), plain_bytes(seed, label, number)
    for last in range(len(found) - 1, 0, -1):
        bound = last + 1
        # A byte that would make the low numbers likelier is left out.
        other = next(byte * bound for byte in numbers if byte * bound % 256 >= 256 % bound) // 256
        found[last], found[other] = found[other], found[last]
    return found


@given(st.integers(0, 2**256 - 1), st.integers(1, 40), st.integers(1, 256))
def test_a_shuffle_is_what_plain_blake2b_gives(seed: int, number: int, size: int) -> None:
    items = list(range(size))
    Stream(seed_bytes(seed), b"pioneers cards rules 2 deal", number).shuffle(items)
    assert items == plain_shuffle(seed, "pioneers cards rules 2 deal", number, list(range(size)))


def test_streams_of_different_seeds_labels_and_numbers_share_no_block() -> None:
    labels = ("pioneers cards rules 2 deal", "pioneers cards rules 2 starter", "pioneers board rules 2 deal")
    streams = [
        [stream.word() for _ in range(64)]
        for seed in (0, 1, 2**256 - 1)
        for label in (*labels, "pioneers cards rules 3 deal")
        for number in range(1, 9)
        for stream in [Stream(seed_bytes(seed), label.encode(), number)]
    ]
    words = [word for stream in streams for word in stream]
    # Among so few words of 32 bits hardly any two are equal by chance.
    assert len(set(words)) >= len(words) - 3


def test_every_number_is_equally_likely() -> None:
    for bound in (2, 3, 5, 56, 60, 129, 200, 256, 257, 1000):
        stream = Stream(seed_bytes(7), b"uniform", bound)
        tries = 200 * bound
        counts = Counter(int(stream.below(bound)) for _ in range(tries))
        assert set(counts) == set(range(bound))
        # Chi-square with bound - 1 degrees of freedom: five standard deviations of room.
        chi = sum((count - 200) ** 2 / 200 for count in counts.values())
        assert chi < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5 + 10, bound


def test_every_order_is_equally_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    shuffles = 120 * 100
    for number in range(shuffles):
        items = list(range(5))
        Stream(seed_bytes(SEED), b"orders", number).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 120
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 119 + 5 * (2 * 119) ** 0.5


def test_every_card_comes_to_every_place_of_the_pile_equally_often() -> None:
    state = CARDS.new(players=4, seed=0)
    cards = len(whole_deck(state))
    games = 30 * cards
    counts: Counter[tuple[int, int]] = Counter()
    for number in range(games):
        pile = list(range(cards))
        Stream(seed_bytes(number), b"pioneers cards rules 2 deal", 1).shuffle(pile)
        counts.update(enumerate(pile))
    freedom = (cards - 1) ** 2
    chi = sum((counts[place, card] - 30) ** 2 / 30 for place in range(cards) for card in range(cards))
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


# ── The card game ────────────────────────────────────────────────────────────────────────────────────────────


def deals_of(state: State, policy: int, runs: int) -> list[str]:
    """The whole deals of the first runs of a game in which chance decides."""
    rng = seeded(policy, "different draws")
    found: list[str] = []
    run = 0
    while state.seat is not None and len(found) < runs:
        position = looked(state)
        if position["run"] > run:
            run = position["run"]
            found.append(json.dumps([position["hands"], position["deck"]]))
        legal = state.legal()
        CARDS.advance(state, legal[rng.below(len(legal))])
    return found


def test_the_deal_of_a_run_does_not_depend_on_what_was_drawn_before_it() -> None:
    deals: dict[int, list[set[str]]] = {1: [set() for _ in range(RUNS)], 2: [set() for _ in range(RUNS)]}
    for rules, by_run in deals.items():
        for policy in range(10):
            for run, deal in enumerate(deals_of(CARDS.new(players=2, seed=10, rules=rules), policy, RUNS)):
                by_run[run].add(deal)
    assert [len(found) for found in deals[2]] == [1] * RUNS
    # By rules 1 a starter who had to be drawn, as in two of these games, made all later deals others.
    assert [len(found) > 1 for found in deals[1]] == [False, True, True]


@given(st.integers(0, 2**256 - 1), st.integers(0, 10**6))
def test_a_deal_follows_from_the_seed_and_the_number_of_the_run_alone(seed: int, policy: int) -> None:
    state = CARDS.new(players=4, seed=seed)
    deck = whole_deck(state)
    place = order_of(deck)
    for run, deal in enumerate(deals_of(state, policy, 2), 1):
        pile = plain_shuffle(seed, "pioneers cards rules 2 deal", run, deck)
        hands, rest = json.loads(deal)
        size = len(hands[0])
        right = [sorted(pile[number * size : (number + 1) * size], key=place.__getitem__) for number in range(4)]
        assert (hands, rest) == (right, pile[4 * size :])


def told_cards(rules: int) -> Iterator[tuple[str, list[str], list[str], dict[str, int]]]:
    """What is told of new cards in seeded games: the event, the cards as told, the same as they lay in the pile."""
    for setup in setups("cards", 2, GAMES, rules):
        state, rng = setup.begun(CARDS), setup.chooser()
        deck = whole_deck(state)
        while state.seat is not None:
            before = looked(state)
            events = CARDS.play(state, setup.chosen(state, rng))
            keys = [event.key for event in events]
            for event in events:
                if event.key not in ("dealt", "drew"):
                    continue
                assert event.private is not None
                told = cast("list[str]", event.private["cards"])
                pile = before["deck"]
                if event.key == "dealt":
                    if "starter-drawn" in keys:
                        continue  # the generator was used in between
                    pile = list(deck)
                    if rules == 1:
                        restored(before["rng"]).shuffle(pile)
                    else:
                        pile = plain_shuffle(setup.seed, "pioneers cards rules 2 deal", before["run"] + 1, deck)
                    dealt = [other for other in events if other.key == "dealt"]
                    pile = pile[dealt.index(event) * len(told) :]
                yield event.key, told, pile[: len(told)], order_of(deck)


@pytest.mark.parametrize("rules", KNOWN["cards"][1:])
def test_what_is_told_gives_no_order_of_the_pile_away(rules: int) -> None:
    seen: Counter[str] = Counter()
    for key, told, lay, place in told_cards(rules):
        assert sorted(told) == sorted(lay), f"{key}: other cards"
        assert told == sorted(told, key=place.__getitem__), f"{key}: {told}"
        seen[f"{key} in another order"] += told != lay
    assert seen["dealt in another order"] > 100
    assert seen["drew in another order"] > 10


def test_by_rules_1_what_is_told_is_the_order_of_the_pile() -> None:
    seen: Counter[str] = Counter()
    for key, told, lay, _ in told_cards(1):
        assert told == lay, key
        seen[key] += 1
    assert min(seen["dealt"], seen["drew"]) > 10


# ── The board game ───────────────────────────────────────────────────────────────────────────────────────────


def test_nuggets_and_coaches_come_from_streams_of_their_own() -> None:
    for seed in (0, 5, SEED):
        position = looked(BOARD.new(players=4, seed=seed))
        nuggets = plain_shuffle(seed, "pioneers board rules 2 nuggets", 1, [3, 3, 3, 3, 3, 3, 4, 4, 4, 5])
        assert position["nuggets"] == nuggets
        coaches = components_of("coaches", BOARD.new(players=4, seed=seed))
        others = [coach["id"] for coach in coaches["others"]]
        pile = plain_shuffle(seed, "pioneers board rules 2 coaches", 1, others)[2:]  # B2.8: two are removed
        assert [coach["id"] for coach in [*position["display"], *position["stack"]]] == pile


def components_of(name: str, state: State) -> Any:
    """A part of what the board game is played with."""
    return cast("dict[str, Any]", BOARD.components(state))[name]


# ── Whoever looks ahead ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_imagined_worlds_hold_nothing_of_the_seed(players: int) -> None:
    for name in pioneers.GAMES:
        game = pioneers.game(name)
        state = game.new(players=players, seed=SEED)
        for seat in (None, *range(players)):
            text = json.dumps(game.view(state, seat))
            assert str(SEED) not in text
            assert not {"seed", "rng"} & set(game.view(state, seat))
            imagined = game.dump(game.imagine(game.view(state, seat), 1))
            assert "seed" not in imagined
            assert str(SEED) not in json.dumps(imagined)
    world = usual_evaluator("cards").redeal(CARDS.new(players=players, seed=SEED), 0, seeded(1))
    assert ("seed" in looked(world), "rng" in looked(world)) == (False, True)


def test_who_plays_ahead_does_not_read_what_will_be_dealt() -> None:
    results = set()
    for seed in range(20):
        # The same table, but for all that is still to come.
        position = {**looked(CARDS.new(players=3, seed=8)), "seed": str(seed)}
        state = CARDS.load(position)
        decisions = play_out(state, seeded(1, "ahead"))
        assert looked(state)["run"] > 1
        results.add((int(decisions), json.dumps(CARDS.result(state))))
    assert len(results) == 1


def test_a_true_game_goes_on_with_its_seed_after_loading() -> None:
    for seed in range(20):
        position = {**looked(CARDS.new(players=3, seed=8)), "seed": str(seed)}
        state, rng = CARDS.load(position), seeded(3)
        while state.seat is not None and looked(state)["run"] == 1:
            legal = state.legal()
            CARDS.advance(state, legal[rng.below(len(legal))])
        if state.seat is not None:
            pile = plain_shuffle(seed, "pioneers cards rules 2 deal", 2, whole_deck(state))
            assert looked(state)["deck"] == pile[len(pile) - len(looked(state)["deck"]) :]


# ── Versions ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_rules_3_of_the_card_game_deal_as_rules_2() -> None:
    for players in CARDS.player_numbers:
        for seed in range(20):
            three, two = (looked(CARDS.new(players=players, seed=seed, rules=rules)) for rules in (3, 2))
            assert (three.pop("tricks"), three.pop("rules"), two.pop("rules")) == ([], 3, 2)
            assert three == two


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_a_new_game_has_the_newest_rules_and_an_older_version_can_be_asked_for(name: str) -> None:
    game = pioneers.game(name)
    known = KNOWN[name]
    assert (game.known_rules, game.rules) == (tuple(known), known[-1])
    for rules in (None, *known):
        state = game.new(players=2, seed=4, rules=rules)
        position = game.dump(state)
        version = rules or known[-1]
        assert position["rules"] == state.shared.rules == version
        assert game.digest(game.load(json.loads(json.dumps(position)))) == game.digest(state)
        view = game.view(state, 1)
        assert view["rules"] == version
        assert game.imagine(view, 1).shared.rules == version
        assert state.copy().shared.rules == version
    states = [game.new(players=2, seed=4, rules=rules) for rules in known]
    # Actions belong to all, so that nobody who chooses among them needs to know the version.
    assert all(state.shared.space is states[0].shared.space for state in states)
    assert len({game.digest(state) for state in states}) == len(known)


@pytest.mark.parametrize("name", pioneers.GAMES)
@pytest.mark.parametrize("rules", [0, 4, -1, "1", 1.0, True])
def test_rules_that_are_not_known_are_refused_with_those_that_are(name: str, rules: Any) -> None:
    game = pioneers.game(name)
    with pytest.raises(Mistake) as raised:
        game.new(players=2, seed=4, rules=rules)
    known = [str(version) for version in KNOWN[name]]
    assert (raised.value.key, raised.value.figures) == ("rules", {"rules": repr(rules), "known": known})
    for language in LANGUAGES:
        assert set(known) <= set(raised.value.message(language).replace(".", " ").replace(",", " ").split())


def test_a_position_by_unknown_rules_or_with_a_wrong_seed_is_refused_by_name() -> None:
    position = looked(CARDS.new(players=2, seed=4))
    older = looked(CARDS.new(players=2, seed=4, rules=1))
    wrong = {
        "position-rules": {**position, "rules": 4},
        "position-digits": {**position, "seed": str(2**256)},
        "position-text": {**position, "seed": 4},
        "position-missing": {name: part for name, part in position.items() if name != "seed"},
        # A game has a seed or a generator, never both; by rules 1 always a generator.
        "position-field": {**position, "rng": older["rng"]},
    }
    for key, content in wrong.items():
        with pytest.raises(Mistake) as raised:
            CARDS.load(content)
        assert raised.value.key == key
    for field in (("seed", "-4"), ("seed", "٤"), ("seed", "")):
        with pytest.raises(Mistake, match="seed"):
            CARDS.load({**position, field[0]: field[1]})
    with pytest.raises(Mistake) as raised:
        CARDS.load({**older, "seed": "4"})
    assert raised.value.key == "position-field"
    for words, place, key in (
        ([1, 2, 3], "rng", "position-length"),
        ([1, 2, 3, 4, 5], "rng", "position-length"),
        ([2**32, 2, 3, 4], "rng[0]", "position-bounds"),
        ([-1, 2, 3, 4], "rng[0]", "position-bounds"),
    ):
        with pytest.raises(Mistake) as raised:
            CARDS.load({**older, "rng": words})
        assert (raised.value.figures["place"], raised.value.key) == (place, key)
    with pytest.raises(Mistake) as raised:
        BOARD.load({**looked(BOARD.new(players=2, seed=4)), "rules": 3})
    assert (raised.value.key, raised.value.figures["known"]) == ("position-rules", ["1", "2"])
