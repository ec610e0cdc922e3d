"""C6 Build, pay, start."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers import Mistake
from tests.rules.cards.positions import (
    BUILDINGS,
    SUITS,
    CardsState,
    Position,
    game,
    keys,
    lay,
    legal,
    look,
    play,
    position,
    refused,
    stores,
    told,
)
from tests.rules.cards.small_decks import write_deck
from tests.rules.cards.wild import few

PRICES = {
    "house": ("gold", "deer", "tree", "stone"),
    "windmill": ("gold", "deer", "tree", "stone"),
    "barn": ("stone", "tree"),
    "storehouse": ("gold", "deer"),
}
RICH = dict.fromkeys(SUITS, 3)


def between_runs(players: int = 4) -> Position:
    """After the last trick of a run."""
    return position(players).hands()


# --- C6.1 ---


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_each_building_has_its_price(building: str) -> None:
    state = between_runs().supplies(0, **RICH).asked("build", 0).load()
    events = play(state, f"build {building}")
    assert told(events, "building-raised") == [{"seat": 0, "building": building}]
    assert look(state)["supplies"][0] == {suit: 3 - PRICES[building].count(suit) for suit in SUITS}
    assert look(state)["buildings"] == [[building], [], [], []]


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize(
    ("held", "building", "missing"),
    [
        ({"stone": 1, "tree": 1}, "house", ["gold", "deer"]),
        ({"stone": 1, "tree": 1}, "storehouse", ["gold", "deer"]),
        ({"gold": 2, "deer": 3}, "barn", ["stone", "tree"]),
        ({"gold": 1, "deer": 1, "tree": 2}, "windmill", ["stone"]),
        ({"gold": 1, "deer": 1, "tree": 2}, "barn", ["stone"]),
    ],
)
def test_who_lacks_supply_cards_cannot_build(held: dict[str, int], building: str, missing: list[str]) -> None:
    state = between_runs().supplies(0, **held).asked("build", 0).load()
    refused(state, f"build {building}", "C6.1", "cannot-build", building=building, missing=missing)


@pytest.mark.rule("C6.1")
def test_what_is_missing_twice_is_told_twice(tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "mine.toml", buildings={"house": ["deer", "deer", "deer", "gold"]})
    state = position(deck=deck).hands().supplies(0, stone=1, tree=1, deer=1).asked("build", 0).load()
    refused(state, "build house", "C6.1", "cannot-build", building="house", missing=["gold", "deer", "deer"])


@pytest.mark.rule("C6.1")
def test_several_buildings_may_be_built_in_one_phase() -> None:
    state = between_runs().supplies(0, stone=2, gold=2, deer=2, tree=2).asked("build", 0).load()
    assert legal(state) == ["done", "build house", "build windmill", "build barn", "build storehouse"]
    play(state, "build storehouse")
    assert (state.seat, legal(state)) == (0, ["done", "build house", "build windmill", "build barn"])
    play(state, "build house")
    # One stone and one tree are left: nobody is asked for what he cannot pay.
    assert (state.seat, state.step, legal(state)) == (0, "build", ["done", "build barn"])
    play(state, "build barn")
    assert look(state)["buildings"][0] == ["house", "barn", "storehouse"]
    assert state.step != "build"


@pytest.mark.rule("C6.1")
def test_nobody_has_to_build() -> None:
    state = between_runs().supplies(0, **RICH).asked("build", 0).load()
    events = play(state, "done")
    assert told(events, "build-done") == [{"seat": 0}]
    assert (look(state)["buildings"][0], stores(state)[0]) == ([], RICH)


@pytest.mark.rule("C6.1")
def test_all_are_asked_clockwise_from_the_starter_of_the_run_just_played() -> None:
    board = between_runs().supplies(0, stone=1, tree=1).supplies(1, stone=1, tree=1).supplies(3, gold=1, deer=1)
    state = board.starter(2).asked("build", 3).load()
    asked = []
    while state.step == "build":
        asked.append(state.seat)
        play(state, "done")
    assert asked == [3, 0, 1]


@pytest.mark.rule("C6.1")
def test_building_follows_each_run() -> None:
    board = position(3).hands("deer 8", "deer 1", "deer 2").supplies(0, gold=1).supplies(2, stone=1, tree=1)
    state = board.load()
    lay(state, "deer 8", "deer 1", "deer 2")
    assert (state.seat, state.step, legal(state)) == (0, "build", ["done", "build storehouse"])
    play(state, "build storehouse")
    assert (state.seat, state.step, legal(state)) == (2, "build", ["done", "build barn"])


@pytest.mark.rule("C6.1", "C1.4")
@few
@given(data=st.data())
def test_what_is_offered_is_what_can_be_paid_and_is_not_built_yet(data: st.DataObject) -> None:
    held: dict[str, int] = {suit: data.draw(st.integers(0, 2), suit) for suit in SUITS}
    built = data.draw(st.sets(st.sampled_from(BUILDINGS), max_size=3))
    affordable = [name for name in BUILDINGS if name not in built and all(held[suit] for suit in PRICES[name])]
    board = between_runs().supplies(0, **held).built(0, *built).asked("build", 0)
    if affordable:
        assert legal(board.load()) == ["done", *(f"build {name}" for name in affordable)]
    else:
        # Nothing to build, nothing to ask.
        with pytest.raises(Mistake) as caught:
            board.load()
        assert caught.value.key == "position-step"


# --- C6.2 ---


def about_to_finish(first: dict[str, int], second: dict[str, int]) -> CardsState:
    """Seats 0 and 1 lack only the barn and can pay for it, with these supplies beside."""
    board = between_runs(3).built(0, "house", "windmill", "storehouse").built(1, "house", "windmill", "storehouse")
    for seat, beside in enumerate((first, second)):
        board.supplies(seat, **{suit: beside.get(suit, 0) + (suit in PRICES["barn"]) for suit in SUITS})
    return board.asked("build", 0).load()


@pytest.mark.rule("C6.2")
def test_who_has_all_four_buildings_first_wins() -> None:
    state = about_to_finish({}, {})
    events = play(state, "build barn", "done")
    assert (state.seat, state.step, state.legal()) == (None, "over", [])
    assert told(events, "game-finished") == [{"reason": "settlement", "run": 1}]
    assert told(events, "won") == [{"seats": [0]}]
    assert game.result(state)["winners"] == [0]
    assert game.result(state)["reasons"] == ["settlement"]


@pytest.mark.rule("C6.2")
def test_the_build_phase_is_finished_first() -> None:
    state = about_to_finish({}, {"deer": 1})
    events = play(state, "build barn")
    assert (state.seat, state.step, "won" in keys(events)) == (1, "build", False)
    events = play(state, "build barn")
    assert told(events, "won") == [{"seats": [1]}]


@pytest.mark.rule("C6.2")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"tree": 2}, {"gold": 1}, [0]),
        ({"tree": 1}, {"gold": 1, "deer": 1}, [1]),
        ({"stone": 1}, {"gold": 1}, [1]),
        ({"gold": 1, "tree": 2}, {"gold": 1, "stone": 1, "tree": 1}, [1]),
        ({"stone": 1}, {"deer": 1}, [0]),
        ({"tree": 1}, {"deer": 1}, [1]),
        ({"gold": 1}, {"gold": 1}, [0, 1]),
        ({}, {}, [0, 1]),
    ],
)
def test_of_several_who_finish_more_supply_cards_then_gold_stone_deer_and_tree_decide(
    first: dict[str, int], second: dict[str, int], winners: list[int]
) -> None:
    state = about_to_finish(first, second)
    play(state, "build barn")
    events = play(state, "build barn")
    assert told(events, "won") == [{"seats": winners}]
    result = game.result(state)
    assert (result["winners"], result["scores"]) == (winners, [4, 4, 0])
    assert result["ranks"] == [1 if seat in winners else 2 for seat in (0, 1)] + [3]


@pytest.mark.rule("C6.2")
def test_the_end_is_told_with_everybodys_buildings_and_supplies() -> None:
    state = about_to_finish({"gold": 2}, {"deer": 1})
    events = play(state, "build barn", "done")
    assert told(events, "counted") == [
        {"seat": 0, "buildings": 4, "supplies": 2},
        {"seat": 1, "buildings": 3, "supplies": 3},
        {"seat": 2, "buildings": 0, "supplies": 0},
    ]
    assert game.result(state)["parts"] == [
        {"buildings": 4, "supplies": 2, "stone": 0, "gold": 2, "deer": 0, "tree": 0},
        {"buildings": 3, "supplies": 3, "stone": 1, "gold": 0, "deer": 1, "tree": 1},
        {"buildings": 0, "supplies": 0, "stone": 0, "gold": 0, "deer": 0, "tree": 0},
    ]


@pytest.mark.rule("C6.2")
def test_after_the_end_nothing_can_be_done() -> None:
    state = about_to_finish({}, {})
    play(state, "build barn", "done")
    for action in ("build barn", "done", "play deer 1", "pay gold"):
        refused(state, action, "C6.2", "game-over")


@pytest.mark.rule("C6.2")
def test_three_buildings_do_not_end_the_game() -> None:
    state = about_to_finish({}, {})
    play(state, "done", "done")
    assert (state.step, game.result(state)["over"], game.result(state)["reasons"]) == ("pay", False, [])


# --- C6.3 ---


@pytest.mark.rule("C6.3")
def test_the_player_with_most_supply_cards_pays_one_of_his_choice_and_starts_the_next_run() -> None:
    board = position(3).hands("deer 8", "deer 1", "deer 2").supplies(2, gold=2, tree=1).supplies(1, gold=2)
    state = board.load()
    lay(state, "deer 8", "deer 1", "deer 2")
    assert (state.seat, state.step, legal(state)) == (2, "pay", ["pay gold", "pay tree"])
    refused(state, "pay deer", "C6.3", "no-supply", suit="deer")
    refused(state, "pay stone", "C6.3", "no-supply", suit="stone")
    events = play(state, "pay tree")
    assert told(events, "paid-start") == [{"seat": 2, "suit": "tree"}]
    assert told(events, "run") == [{"run": 2, "starter": 2}]
    assert "starter-drawn" not in keys(events)
    content = look(state)
    assert (content["run"], content["starter"], content["trick"]["leader"]) == (2, 2, 2)
    assert stores(state) == [{"deer": 1}, {"gold": 2}, {"gold": 2}]


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize(
    ("first", "second", "payer"),
    [
        ({"tree": 3}, {"gold": 2}, 0),
        ({"tree": 2}, {"gold": 2}, 1),
        ({"gold": 1, "stone": 1}, {"gold": 1, "deer": 1}, 0),
        ({"stone": 1, "tree": 1}, {"stone": 1, "deer": 1}, 1),
        ({"deer": 2}, {"deer": 1, "tree": 1}, 0),
    ],
)
def test_a_tie_is_broken_by_gold_then_stone_then_deer_then_tree(
    first: dict[str, int], second: dict[str, int], payer: int
) -> None:
    # Seat 2 wins the last trick, a tree; nobody can build.
    board = position(3).hands("tree 1", "tree 2", "tree 3").supplies(0, **first).supplies(1, **second)
    board.built(0, *BUILDINGS[1:]).built(1, *BUILDINGS[1:])
    state = board.load()
    lay(state, "tree 1", "tree 2", "tree 3")
    assert (state.seat, state.step) == (payer, "pay")


def tied(starter: int = 0, chance: int = 1) -> CardsState:
    """Seats 0, 1 and 3 have a gold and a tree each, seat 2 has one stone; the run of this starter is over."""
    board = between_runs().starter(starter).chance(chance).supplies(2, stone=1)
    for seat in (0, 1, 3):
        board.supplies(seat, gold=1, tree=1)
    first = next(seat % 4 for seat in range(starter, starter + 4) if seat % 4 != 2)
    return board.asked("pay", first, contenders=[0, 1, 3], payers=[0, 1, 3]).load()


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_who_are_tied_in_all_each_pay_one_clockwise_from_the_last_starter(starter: int, order: list[int]) -> None:
    state = tied(starter)
    paid = []
    while state.step == "pay":
        paid.append(state.seat)
        assert legal(state) == ["pay gold", "pay tree"]
        play(state, "pay gold" if state.seat else "pay tree")
    assert paid == order
    assert stores(state) == [{"gold": 1}, {"tree": 1}, {"stone": 1}, {"tree": 1}]
    assert look(state)["starter"] in (0, 1, 3)


@pytest.mark.rule("C6.3")
def test_who_are_tied_in_all_are_found_after_the_run() -> None:
    board = position().hands("deer 8", "deer 1").supplies(0, gold=1).supplies(3, gold=1, deer=1)
    state = board.built(0, "storehouse").built(3, "storehouse").load()
    lay(state, "deer 8", "deer 1")
    assert (state.seat, state.step) == (0, "pay")
    assert look(state)["phase"]["contenders"] == look(state)["phase"]["payers"] == [0, 3]
    play(state, "pay deer")
    assert (state.seat, look(state)["phase"]["payers"]) == (3, [3])


@pytest.mark.rule("C6.3")
def test_the_starter_among_the_tied_is_drawn_at_random() -> None:
    drawn: Counter[int] = Counter()
    for chance in range(150):
        state = tied(chance=chance)
        events = play(state, "pay gold", "pay gold", "pay gold")
        [figures] = told(events, "starter-drawn")
        assert figures["among"] == [0, 1, 3]
        assert figures["seat"] == look(state)["starter"]
        drawn[figures["seat"]] += 1
    assert set(drawn) == {0, 1, 3}
    assert min(drawn.values()) > 30


@pytest.mark.rule("C6.3")
def test_if_nobody_has_a_supply_card_nobody_pays_and_the_draw_is_among_all(tmp_path: Path) -> None:
    deck = write_deck(
        tmp_path / "mine.toml",
        stock={"stone": 0, "gold": 0, "deer": 0, "tree": 1},
        buildings={building: ["tree"] for building in BUILDINGS},
    )
    drawn = set()
    for chance in range(40):
        board = position(3, deck=deck).hands("deer 8", "deer 1", "deer 2").chance(chance)
        state = board.load()
        events = lay(state, "deer 8", "deer 1", "deer 2")
        [figures] = told(events, "starter-drawn")
        assert figures["among"] == [0, 1, 2]
        assert (told(events, "paid-start"), look(state)["run"]) == ([], 2)
        drawn.add(figures["seat"])
    assert drawn == {0, 1, 2}


@pytest.mark.rule("C6.3", "C6.1")
def test_what_was_built_no_longer_counts_for_the_start() -> None:
    board = between_runs(3).supplies(0, stone=2, tree=1).supplies(1, gold=2).asked("build", 0)
    state, twin = board.load(), board.load()
    play(state, "build barn")
    play(twin, "done")
    assert (state.seat, twin.seat) == (1, 0)


# --- C6.4 ---


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize(("run", "over"), [(39, False), (40, True)])
def test_a_game_without_a_winner_ends_after_the_build_phase_of_run_40(run: int, over: bool) -> None:
    board = between_runs(3).run(run).supplies(0, stone=1, tree=1).supplies(1, stone=1, tree=1, gold=1)
    state = board.asked("build", 0).load()
    play(state, "build barn")
    assert state.seat == 1
    events = play(state, "done")
    assert (state.seat is None) == over
    assert told(events, "game-finished") == ([{"reason": "runs", "run": 40}] if over else [])
    if over:
        assert game.result(state)["reasons"] == ["runs"]
        refused(state, "done", "C6.2", "game-over")


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize(
    ("built", "held", "winners", "ranks"),
    [
        ((["barn"], ["house", "windmill"], []), ({"gold": 3}, {}, {"deer": 5}), [1], [2, 1, 3]),
        ((["barn"], ["house"], []), ({"gold": 2}, {"deer": 3}, {"deer": 3}), [1], [2, 1, 3]),
        ((["barn"], ["house"], []), ({"tree": 2}, {"deer": 2}, {"gold": 3}), [1], [2, 1, 3]),
        ((["barn"], ["house"], ["barn"]), ({"tree": 2}, {"tree": 2}, {"gold": 2}), [2], [2, 2, 1]),
        (([], [], []), ({"deer": 1}, {}, {"deer": 1}), [0, 2], [1, 3, 1]),
    ],
)
def test_then_most_buildings_win_and_a_tie_goes_by_the_supplies(
    tmp_path: Path,
    built: tuple[list[str], ...],
    held: tuple[dict[str, int], ...],
    winners: list[int],
    ranks: list[int],
) -> None:
    # No stone is in stock, so that the last trick of run 40 brings nothing.
    deck = write_deck(
        tmp_path / "mine.toml", stock={"stone": 0}, buildings={building: ["tree"] * 4 for building in BUILDINGS}
    )
    board = position(3, deck=deck).hands("stone 3", "stone 2", "stone 1").run(40)
    for seat in range(3):
        board.built(seat, *built[seat]).supplies(seat, **held[seat])
    state = board.load()
    events = lay(state, "stone 3", "stone 2", "stone 1")
    assert state.step == "over"
    assert told(events, "won") == [{"seats": winners}]
    assert (game.result(state)["winners"], game.result(state)["ranks"]) == (winners, ranks)
