"""What a player may know: views, and games imagined from them."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers import Refusal
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import seeded
from tests.rules.cards.positions import (
    SUITS,
    CardsState,
    Json,
    Position,
    built_in_cards,
    game,
    hand,
    lay,
    legal,
    look,
    play,
    position,
    view,
)
from tests.rules.cards.wild import few, somewhere

HIDDEN = ("hands", "discards", "deck", "pending", "seed", "rng", "step")


def everybody(state: CardsState) -> list[int | None]:
    return [None, *range(look(state)["players"])]


def seat_of(content: Json, number: int) -> int:
    """Whose hand this is."""
    seat: int = number % content["players"]
    return seat


# --- views ---


@pytest.mark.rule("C1.3", "C2.5", "C4.9")
@few
@given(state=somewhere())
def test_everything_on_the_table_is_public(state: CardsState) -> None:
    """Played cards, trump, supplies, buildings, stock, and the sizes of hands and deck."""
    whole = look(state)
    for seat in everybody(state):
        seen = view(state, seat)
        assert seen.pop("viewer") == seat
        assert seen.pop("ahead") == view(state, None)["ahead"]
        assert {name: part for name, part in seen.items() if name not in HIDDEN} == {
            name: part for name, part in whole.items() if name not in HIDDEN
        }
        assert len(seen["deck"]) == len(whole["deck"])
        assert [len(row) for row in seen["discards"]] == [len(row) for row in whole["discards"]]
        sizes = [len(row) for row in whole["hands"]]
        if whole["pending"] and seat != state.seat:
            sizes[int(state.hand())] += len(whole["pending"])
        assert [len(row) for row in seen["hands"]] == sizes
        assert "rng" not in seen


@pytest.mark.rule("C2.1", "C2.4")
@few
@given(state=somewhere())
def test_other_hands_the_deck_and_what_others_gave_away_are_hidden(state: CardsState) -> None:
    whole = look(state)
    for seat in everybody(state):
        seen = view(state, seat)
        assert set(seen["deck"]) <= {None}
        for part in ("hands", "discards"):
            for number, row in enumerate(seen[part]):
                if seat_of(whole, number) == seat:
                    assert row == whole[part][number]
                else:
                    assert set(row) <= {None}


@pytest.mark.rule("C2.2")
def test_with_separate_hands_a_player_sees_both_of_his() -> None:
    state = position(2, hands="separate").load()
    seen = view(state, 1)["hands"]
    assert [seen[1], seen[3]] == [hand(state, 1), hand(state, 3)]
    assert [seen[0], seen[2]] == [[None] * 8] * 2


@pytest.mark.rule("C3.2", "C3.9")
def test_a_play_that_is_not_complete_is_seen_by_its_player_alone() -> None:
    state = position(3).hands("deer 1 2 3, tree 4", "deer 4", "deer 5").load()
    before = {seat: view(state, seat) for seat in everybody(state)}
    for action in ("play deer 1", "add deer 3"):
        play(state, action)
        for seat in (None, 1, 2):
            assert view(state, seat) == before[seat]
    own = view(state, 0)
    assert (own["step"], own["pending"], own["hands"][0]) == ("add", ["deer 1", "deer 3"], ["deer 2", "tree 4"])
    play(state, "done")
    for seat in (None, 1, 2):
        seen = view(state, seat)
        assert seen["trick"]["plays"] == [{"place": 0, "cards": ["deer 1", "deer 3"]}]
        assert len(seen["hands"][0]) == 2


@pytest.mark.rule("C3.2", "C2.2")
def test_with_two_players_too_a_play_that_is_not_complete_is_hidden_from_the_other() -> None:
    state = position(2).hands("deer 1 2 3", "deer 4 5").load()
    lay(state, "deer 1")
    before = view(state, 0)
    play(state, "play deer 4")
    assert view(state, 0) == before
    assert (before["step"], before["seat"], before["place"]) == ("play", 1, 1)
    assert view(state, 1)["pending"] == ["deer 4"]


@pytest.mark.rule("C2.4")
def test_an_exchange_shows_how_many_cards_were_given_away_but_not_which() -> None:
    state = position(3).hands("deer 1 2 3", "deer 4", "deer 5").supplies(0, gold=1).asked("exchange", 0).load()
    play(state, "exchange gold", "discard deer 2")
    for seat in (None, 1, 2):
        seen = view(state, seat)
        assert (seen["hands"][0], seen["discards"]) == ([None] * 2, [[None], [], []])
        assert (seen["step"], seen["seat"]) == ("discard", 0)
    assert view(state, 0)["discards"] == [["deer 2"], [], []]
    play(state, "discard deer 1")
    assert view(state, 0)["discards"] == [["deer 1", "deer 2"], [], []]
    assert view(state, 1)["discards"] == [[None, None], [], []]


@pytest.mark.rule("C2.4")
def test_the_order_in_which_cards_were_given_away_has_no_meaning() -> None:
    board = position(3).hands("deer 1 2 3", "deer 4", "deer 5").supplies(0, gold=1).asked("exchange", 0)
    one, other = board.load(), board.load()
    play(one, "exchange gold", "discard deer 2", "discard deer 1")
    play(other, "exchange gold", "discard deer 1", "discard deer 2")
    assert game.digest(one) == game.digest(other)


@pytest.mark.rule("C3.9")
def test_the_order_of_cards_within_a_play_has_no_meaning() -> None:
    board = position(3).hands("deer 1 2 3", "deer 4", "deer 5")
    one, other = board.load(), board.load()
    play(one, "play deer 3", "add deer 1", "done")
    play(other, "play deer 1", "add deer 3", "done")
    assert game.digest(one) == game.digest(other)


def test_a_refusal_shows_no_more_than_the_deciding_seat_may_know() -> None:
    state = position(3).hands("deer 1, thief", "deer 4", "deer 5").load()
    with pytest.raises(Refusal) as caught:
        game.play(state, "play thief")
    assert caught.value.position == view(state, 0)
    assert view(state, 0)["hands"] == [["deer 1", "thief"], [None], [None]]


@few
@given(state=somewhere())
def test_a_view_is_plain_json(state: CardsState) -> None:
    for seat in everybody(state):
        assert json.loads(json.dumps(view(state, seat))) == view(state, seat)


# --- what play has shown ---


@pytest.mark.rule("C3.4", "C3.5", "C3.6", "C3.7", "C3.8")
@pytest.mark.parametrize(
    ("laid", "held", "card", "void"),
    [
        (("deer 1",), "tree 1 2", "tree 1", ["deer"]),
        (("deer 1",), "gold 1, tree 2", "gold 1", ["deer"]),
        (("deer 1",), "thief, tree 2", "thief", ["deer"]),
        (("deer 1", "thief"), "thief, tree 2", "thief", []),
        (("deer 1", "thief"), "deer 3, thief", "thief", []),
        (("deer 1", "thief"), "tree 2 3", "tree 2", ["deer"]),
        (("deer 1",), "storm 6, tree 2", "storm 6", []),
        (("deer 1",), "deer 2, tree 2", "deer 2", []),
        (("storm 6",), "thief, storm 8", "thief", [*SUITS]),
        (("storm 6", "thief"), "thief, storm 8", "thief", []),
        (("storm 6",), "tree 2 3", "tree 2", []),
        (("storm 6", "deer 1"), "tree 2 3", "tree 2", ["deer"]),
        ((), "tree 2 3", "tree 2", []),
        ((), "storm 6, tree 3", "storm 6", []),
    ],
)
def test_who_plays_what_only_lack_of_a_suit_allows_has_shown_that_he_lacks_it(
    laid: tuple[str, ...], held: str, card: str, void: list[str]
) -> None:
    hands = ["stone 8"] * 4
    hands[len(laid)] = held
    hands = [row.replace("8", str(5 + number)) if row == "stone 8" else row for number, row in enumerate(hands)]
    state = position().hands(*hands).trick(0, *laid).load()
    lay(state, card)
    for seat in everybody(state):
        assert view(state, seat)["void"][len(laid)] == void


@pytest.mark.rule("C2.1")
def test_with_new_cards_nothing_is_shown_any_more() -> None:
    state = position(3).hands("deer 8", "tree 1", "deer 2").load()
    lay(state, "deer 8", "tree 1", "deer 2")
    assert look(state)["void"] == [[], ["deer"], []]
    play(state, "pay deer")
    assert look(state)["void"] == [[], [], []]


@pytest.mark.rule("C3.4", "C3.5")
@few
@given(state=somewhere())
def test_nobody_holds_a_suit_that_he_has_shown_to_lack(state: CardsState) -> None:
    content = look(state)
    for held, void in zip(content["hands"], content["void"], strict=True):
        assert not {card.split()[0] for card in held} & set(void)


# --- imagining ---


@pytest.mark.rule("C2.1", "C2.4", "C3.4", "C3.5", "C4.8")
@few
@given(state=somewhere(), seed=st.integers(0, 10**6))
def test_an_imagined_game_looks_the_same_and_is_true_to_what_play_has_shown(state: CardsState, seed: int) -> None:
    for seat in everybody(state):
        seen = view(state, seat)
        twin = game.imagine(seen, seed)
        assert json.dumps(view(twin, seat)) == json.dumps(seen)
        content = look(twin)
        for held, void in zip(content["hands"], content["void"], strict=True):
            assert not {card.split()[0] for card in held} & set(void)
        if content["step"] == "play" and not content["trick"]["plays"]:
            assert set(content["hands"][int(twin.hand())]) != {"thief"}
        assert twin.seat == state.seat
        if seat == state.seat:
            assert legal(twin) == legal(state)


@pytest.mark.rule("C2.1")
@few
@given(state=somewhere(), seed=st.integers(0, 10**6))
def test_an_imagined_game_has_every_card_of_the_deck_once(state: CardsState, seed: int) -> None:
    content = look(game.imagine(view(state, None), seed))
    found = Counter([*content["deck"], *content["gone"], *content["pending"]])
    for row in [*content["hands"], *content["discards"], *(shown["cards"] for shown in content["trick"]["plays"])]:
        found.update(row)
    assert found == built_in_cards()


@pytest.mark.rule("C2.1", "C2.4")
@few
@given(state=somewhere(), seed=st.integers(0, 10**6), data=st.data())
def test_two_games_that_differ_in_what_a_seat_may_not_know_look_alike_to_it(
    state: CardsState, seed: int, data: st.DataObject
) -> None:
    """Deal the hidden cards anew: the same offers, the same refusals, and the same events but for what is turned up."""
    if state.seat is None:
        return
    seat = state.seat
    twin = game.imagine(view(state, seat), seed)
    for action in data.draw(st.lists(st.sampled_from(game.spaces()[0].actions), max_size=20)):
        assert game.explain(twin, action) == game.explain(state, action)
    action = data.draw(st.sampled_from(state.legal()))
    one, other = game.play(state, action), game.play(twin, action)
    # What comes after a run depends on the deal; a last hand and lost thieves are turned up.
    turned_up = {"drew", "last-hand", "thieves-lost", "run-ends"}
    for mine, others in zip(one, other, strict=False):
        if {mine.key, others.key} & turned_up:
            break
        assert mine.seen_by(seat) == others.seen_by(seat)


@pytest.mark.rule("C3.2")
def test_who_imagines_during_anothers_play_sees_it_not_begun() -> None:
    state = position(3).hands("deer 1 2 3, tree 4", "deer 4", "deer 5").load()
    play(state, "play deer 1", "add deer 3")
    twin = game.imagine(view(state, 1), 5)
    assert (twin.step, twin.seat, len(hand(twin, 0))) == ("play", 0, 4)
    own = game.imagine(view(state, 0), 5)
    assert (own.step, look(own)["pending"], legal(own)) == ("add", ["deer 1", "deer 3"], legal(state))


@pytest.mark.rule("C4.8")
def test_who_is_about_to_lead_is_never_imagined_with_thieves_alone() -> None:
    """Seat 1 leads and holds one of five unseen cards; four of them are thieves."""
    state = position(3).hands("deer 1", "gold 2", "thief, thief").deck("thief, thief").leads(1).load()
    for seed in range(30):
        assert hand(game.imagine(view(state, 0), seed), 1) == ["gold 2"]


@pytest.mark.rule("C3.5")
def test_where_only_one_deal_fits_it_is_found() -> None:
    """Unseen are two deer and two gold; seat 1 has shown that he has no deer."""
    state = position(3).hands("tree 1", "gold 1 2", "deer 1 2").deck("").void(1, "deer").load()
    for seed in range(20):
        assert look(game.imagine(view(state, 0), seed))["hands"] == look(state)["hands"]


@pytest.mark.rule("C3.5")
def test_where_cards_must_move_on_to_fit_a_deal_is_found() -> None:
    hands = ("tree 1", "stone 1 2, gold 1 2", "stone 3 4, deer 1 2", "gold 3 4, deer 3 4")
    board = position(4).hands(*hands).deck("").void(1, "deer", "tree").void(2, "gold", "tree").void(3, "stone", "tree")
    state = board.load()
    deals = set()
    for seed in range(60):
        rows = look(game.imagine(view(state, 0), seed))["hands"]
        assert not any(card.startswith(("deer", "tree")) for card in rows[1])
        assert not any(card.startswith(("gold", "tree")) for card in rows[2])
        assert not any(card.startswith(("stone", "tree")) for card in rows[3])
        deals.add(json.dumps(rows))
    assert len(deals) > 20


def imagined_places(board: Position, card: str, seeds: int) -> Counter[str]:
    """Where this card lies in games that seat 0 imagines."""
    seen = view(board.load(), 0)
    places: Counter[str] = Counter()
    for seed in range(seeds):
        content = look(game.imagine(seen, seed))
        for part in ("hands", "discards"):
            for number, row in enumerate(content[part]):
                places[f"{part} {number}"] += row.count(card)
        places["deck"] += content["deck"].count(card)
    return +places


HANDS = ("tree 1 2 3", "deer 1 2 3 4 5", "stone 1 2 3 4 5")
UNSEEN = {"hands 1": 5, "hands 2": 5, "discards 1": 2, "deck": 8}


def spread() -> Position:
    """Seat 0 knows three cards of his hand and what was played; twenty cards are unseen."""
    return position(3).hands(*HANDS).given(1, "gold 1 2").deck("storm 12 10, gold 3 4 5 6 7 8")


@pytest.mark.rule("C2.1", "C2.4")
@pytest.mark.parametrize("card", ["storm 12", "gold 8", "deer 1"])
def test_imagining_spreads_an_unseen_card_over_all_places_by_their_size(card: str) -> None:
    seeds = 300
    places = imagined_places(spread(), card, seeds)
    assert set(places) == set(UNSEEN)
    assert places.total() == seeds
    for place, count in UNSEEN.items():
        assert 0.6 < places[place] / (seeds * count / 20) < 1.4, place


@pytest.mark.rule("C3.4", "C3.5")
def test_imagining_deals_a_card_only_where_it_may_lie() -> None:
    """Seat 2 has shown that he has no deer; they may be anywhere else, and thieves and storms may be with him."""
    board = spread().void(2, "deer")
    assert set(imagined_places(board, "deer 1", 150)) == {"hands 1", "discards 1", "deck"}
    assert set(imagined_places(board, "gold 8", 150)) == set(UNSEEN)
    assert set(imagined_places(board, "storm 12", 150)) == set(UNSEEN)


@pytest.mark.rule("C2.4")
def test_imagining_keeps_the_own_hand_and_what_was_given_away() -> None:
    board = position(3).hands("tree 1 2", "deer 1 2", "stone 1 2").given(0, "gold 1 8").given(1, "gold 2 3")
    state = board.load()
    others = set()
    for seed in range(15):
        content = look(game.imagine(view(state, 0), seed))
        assert (content["hands"][0], content["discards"][0]) == (["tree 1", "tree 2"], ["gold 1", "gold 8"])
        others.add(json.dumps(content["discards"][1]))
    assert len(others) > 10


@pytest.mark.rule("C2.1")
def test_imagining_comes_from_its_seed_and_the_game_can_be_played_on() -> None:
    state = game.new(players=4, seed=3)
    first, again, other = (game.imagine(view(state, 1), seed) for seed in (1, 1, 2))
    assert game.digest(first) == game.digest(again) != game.digest(other)
    # The next deals are imagined too: they do not come from the seed of the game.
    assert "seed" in look(state)
    assert "seed" not in look(first)
    assert play_out(first, seeded(1)) > 0
    assert first.seat is None
