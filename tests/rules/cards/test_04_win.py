"""C4 Who wins, and what."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.cards.positions import (
    game,
    lay,
    play,
    position,
    stock,
    stores,
    told,
    view,
)
from tests.rules.cards.small_decks import write_deck


def won(*plays: str, trump: str = "gold") -> dict[str, object]:
    """What is told of the winner when four players lay these in turn."""
    state = position().hands(*plays).trump(trump).load()
    [told_of] = told(lay(state, *plays), "trick-won")
    return told_of


# --- C4.1 ---


@pytest.mark.rule("C4.1", "C4.2")
def test_everybody_sees_who_is_ahead_in_a_trick() -> None:
    plays = ("deer 3", "deer 2 4", "gold 1", "storm 8")
    state = position().hands(*(f"{play}, tree {number}" for number, play in enumerate(plays, 1))).load()
    ahead: list[object] = []
    for play_of_one in plays:
        ahead.append(view(state, None)["ahead"])
        lay(state, play_of_one)
        assert view(state, 0)["ahead"] == view(state, None)["ahead"]
    assert ahead == [
        None,
        {"seat": 0, "place": 0, "sum": 3, "by": "suit", "suit": "deer"},
        {"seat": 1, "place": 1, "sum": 6, "by": "suit", "suit": "deer"},
        {"seat": 2, "place": 2, "sum": 1, "by": "trump", "suit": "gold"},
    ]
    assert state.step == "take"
    won = {"seat": 3, "place": 3, "sum": 8, "by": "storm", "suit": None}
    assert view(state, 0)["ahead"] == won


@pytest.mark.rule("C4.1", "C4.5")
def test_a_trick_was_won_by_the_trump_it_was_played_with_though_a_storm_has_named_another() -> None:
    state = game.new(players=3, seed=92, rules=1)
    play(state, "play storm 6", "play gold 7", "done", "play thief", "trump tree")
    assert state.step == "steal"
    won = {"seat": 0, "place": 0, "sum": 7, "by": "trump", "suit": "gold"}
    assert view(state, None)["ahead"] == won


@pytest.mark.rule("C4.1")
def test_without_a_trump_the_highest_sum_of_the_suit_to_follow_wins() -> None:
    assert won("deer 3", "deer 8", "deer 1", "deer 5")["seat"] == 1
    assert won("deer 3", "deer 8", "deer 4 5", "deer 2")["seat"] == 2
    expected = {"seat": 2, "place": 2, "sum": 9, "by": "suit", "suit": "deer"}
    assert won("deer 3", "deer 8", "deer 4 5", "deer 2") == expected


@pytest.mark.rule("C4.1")
def test_any_trump_beats_the_suit_to_follow() -> None:
    expected = {"seat": 1, "place": 1, "sum": 1, "by": "trump", "suit": "gold"}
    assert won("deer 8", "gold 1", "deer 7 6", "deer 5") == expected


@pytest.mark.rule("C4.1")
def test_of_several_trumps_the_highest_sum_wins() -> None:
    assert won("deer 8", "gold 4", "gold 2 3", "gold 1")["seat"] == 2


@pytest.mark.rule("C4.1")
def test_a_lead_of_trumps_is_won_by_the_highest_trumps() -> None:
    expected = {"seat": 3, "place": 3, "sum": 8, "by": "trump", "suit": "gold"}
    assert won("gold 2 3", "gold 6", "tree 8", "gold 8") == expected


@pytest.mark.rule("C4.1")
def test_of_equal_sums_the_later_one_wins() -> None:
    assert won("deer 5", "deer 3", "deer 5", "deer 1 4")["seat"] == 3
    assert won("deer 5", "gold 3", "gold 1 2", "deer 8")["seat"] == 2


@pytest.mark.rule("C4.1", "C3.5")
def test_a_card_of_another_suit_cannot_win() -> None:
    assert won("deer 1", "tree 8", "stone 7", "tree 7")["seat"] == 0


@pytest.mark.rule("C4.1", "C4.5")
def test_which_suit_is_trump_decides() -> None:
    assert won("deer 8", "tree 1", "gold 2", "deer 7", trump="tree")["seat"] == 1
    assert won("deer 8", "tree 1", "gold 2", "deer 7", trump="deer")["seat"] == 0


# --- C4.2 ---


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize(
    ("plays", "seat", "by"),
    [
        (("deer 7", "storm 8", "deer 1", "deer 2"), 1, "storm"),
        (("deer 8", "storm 8", "deer 1", "deer 2"), 0, "suit"),
        (("deer 8 1", "storm 8", "deer 2", "deer 3"), 0, "suit"),
        (("storm 6", "deer 5", "deer 1", "deer 2"), 0, "storm"),
        (("storm 6", "deer 6", "deer 1", "deer 2"), 1, "suit"),
        (("deer 8", "gold 5", "storm 6", "deer 7"), 2, "storm"),
        (("deer 1", "gold 6", "storm 6", "deer 2"), 1, "trump"),
    ],
)
def test_a_storm_wins_only_with_a_higher_number_than_the_winning_sum(
    plays: tuple[str, ...], seat: int, by: str
) -> None:
    assert (won(*plays)["seat"], won(*plays)["by"]) == (seat, by)


@pytest.mark.rule("C4.2")
def test_only_the_winning_sum_counts_against_a_storm() -> None:
    """The trump 3 beats deer 8, and the storm beats the 3 though it is below 8."""
    expected = {"seat": 2, "place": 2, "sum": 6, "by": "storm", "suit": None}
    assert won("deer 8", "gold 3", "storm 6", "tree 8") == expected


@pytest.mark.rule("C4.2")
def test_of_several_storms_the_highest_counts() -> None:
    assert won("storm 6", "storm 12", "deer 5", "storm 10")["seat"] == 1


@pytest.mark.rule("C4.2", "C4.5")
def test_of_equal_storms_the_later_counts(tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "mine.toml", storms=[9, 9, 9])
    board = position(4, deck=deck).hands("storm 9", "deer 5", "storm 9, tree 1", "deer 1, tree 2")
    state = board.load()
    events = lay(state, "storm 9", "deer 5", "storm 9", "deer 1")
    assert (told(events, "trick-won")[0]["seat"], state.seat) == (2, 2)
    play(state, "take tree")
    assert (state.step, state.seat) == ("trump", 2)


@pytest.mark.rule("C4.2")
def test_with_no_suit_card_in_the_trick_the_storm_wins() -> None:
    expected = {"seat": 2, "place": 2, "sum": 8, "by": "storm", "suit": None}
    assert won("storm 6", "thief", "storm 8", "thief") == expected


# --- C4.3 ---


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize(
    ("plays", "suit"),
    [(("deer 3", "deer 8", "tree 1", "deer 5"), "deer"), (("deer 3", "gold 1", "tree 1", "deer 5"), "gold")],
)
def test_the_winner_takes_a_supply_card_of_the_suit_he_won_with(plays: tuple[str, ...], suit: str) -> None:
    state = position().hands(*plays).load()
    events = lay(state, *plays)
    assert told(events, "supply-taken") == [{"seat": 1, "suit": suit}]
    assert stores(state) == [{}, {suit: 1}, {}, {}]
    assert stock(state)[suit] == 5


@pytest.mark.rule("C4.3")
def test_several_cards_win_one_supply_card() -> None:
    state = position().hands("deer 1 2 3", "deer 4", "tree 1", "tree 2").load()
    lay(state, "deer 1 2 3", "deer 4", "tree 1", "tree 2")
    assert stores(state)[0] == {"deer": 1}


@pytest.mark.rule("C4.3", "C1.3")
def test_with_none_in_stock_the_winner_gets_nothing() -> None:
    state = position().hands("deer 3", "deer 8", "deer 1", "deer 5").supplies(2, deer=6).load()
    events = lay(state, "deer 3", "deer 8", "deer 1", "deer 5")
    assert told(events, "stock-out") == [{"seat": 1, "suit": "deer"}]
    assert told(events, "supply-taken") == []
    assert stores(state)[1] == {}
