"""C2 A supply run: the deal, the starter, the first trump and the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from tests.rules.cards.positions import (
    CardsState,
    built_in_cards,
    game,
    hand,
    keys,
    lay,
    legal,
    look,
    play,
    position,
    stores,
    told,
    view,
)
from tests.rules.cards.wild import few, somewhere


def next_run(players: int = 4, chance: int = 1) -> CardsState:
    """A game in which seat 1 is about to pay and start the second run."""
    board = position(players).hands().supplies(1, deer=1).asked("pay", 1, contenders=[1], payers=[1])
    return board.chance(chance).load()


# --- C2.1 ---


@pytest.mark.rule("C2.1", "C2.2")
@pytest.mark.parametrize(("players", "size"), [(4, 8), (3, 7), (2, 16)])
def test_4_players_get_8_cards_3_players_7_and_2_players_16(players: int, size: int) -> None:
    content = look(game.new(players=players, seed=5))
    assert [len(row) for row in content["hands"]] == [size] * players
    assert len(content["deck"]) == 56 - size * players


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_of_the_deck_stays_face_down(players: int) -> None:
    state = game.new(players=players, seed=5)
    for seat in (None, *range(players)):
        assert view(state, seat)["deck"] == [None] * len(look(state)["deck"])


@pytest.mark.rule("C2.1")
def test_all_play_cards_are_shuffled_again_for_each_run() -> None:
    state = next_run()
    events = play(state, "pay deer")
    content = look(state)
    assert Counter([*content["deck"], *(card for row in content["hands"] for card in row)]) == built_in_cards()
    assert (content["run"], content["gone"], content["discards"]) == (2, [], [[]] * 4)
    assert told(events, "run") == [{"run": 2, "starter": 1}]
    assert told(events, "dealt") == [{"seat": seat, "count": 8} for seat in range(4)]
    orders = []
    for chance in range(3):
        state = next_run(chance=chance)
        play(state, "pay deer")
        orders.append(look(state)["deck"])
    assert orders[0] != orders[1] != orders[2] != orders[0]


@pytest.mark.rule("C2.1")
def test_only_its_player_is_told_which_cards_he_got() -> None:
    state = next_run()
    events = [event for event in play(state, "pay deer") if event.key == "dealt"]
    for seat in range(4):
        own = events[seat].seen_by(seat)["cards"]
        assert isinstance(own, list)
        assert sorted(own) == sorted(hand(state, seat))
        for other in (None, *range(4)):
            assert ("cards" in events[seat].seen_by(other)) == (other == seat)


@pytest.mark.rule("C2.1")
def test_the_deal_comes_from_the_seed_and_every_card_can_come_to_everybody() -> None:
    assert game.digest(game.new(players=4, seed=8)) == game.digest(game.new(players=4, seed=8))
    assert game.digest(game.new(players=4, seed=8)) != game.digest(game.new(players=4, seed=9))
    deals = [look(game.new(players=4, seed=seed))["hands"] for seed in range(120)]
    for seat in range(4):
        assert {card for deal in deals for card in deal[seat]} == set(built_in_cards())


# --- C2.3, C2.5 ---


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_starter_is_drawn_at_random(players: int) -> None:
    starters = Counter(look(game.new(players=players, seed=seed))["starter"] for seed in range(300))
    assert set(starters) == set(range(players))
    assert min(starters.values()) > 300 / players * 0.7


@pytest.mark.rule("C2.3", "C3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_starter_leads(players: int) -> None:
    for seed in range(8):
        content = look(game.new(players=players, seed=seed))
        assert content["seat"] == content["place"] == content["starter"] == content["trick"]["leader"]
        assert content["step"] == "play"


@pytest.mark.rule("C2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gold_is_trump_when_the_first_run_starts(players: int) -> None:
    assert look(game.new(players=players, seed=2))["trump"] == "gold"


@pytest.mark.rule("C2.5", "C4.5")
def test_gold_is_trump_again_when_the_next_run_starts() -> None:
    state = position().hands("deer 1", "deer 2").trump("tree").supplies(0, tree=1).load()
    lay(state, "deer 1", "deer 2")
    assert look(state)["trump"] == "tree"
    play(state, "pay deer")
    assert (look(state)["run"], look(state)["trump"]) == (2, "gold")


# --- C2.6 ---


@pytest.mark.rule("C2.6")
def test_the_run_ends_when_nobody_has_cards() -> None:
    state = position(3).hands("deer 1", "deer 2", "deer 3").load()
    events = lay(state, "deer 1", "deer 2", "deer 3")
    assert told(events, "run-ends") == [{"run": 1}]
    assert "last-hand" not in keys(events)
    assert state.step == "pay"


@pytest.mark.rule("C2.6", "C5.1")
def test_the_run_ends_when_only_one_player_has_cards() -> None:
    state = position(3).hands("deer 1", "deer 2, tree 4", "deer 3").load()
    events = lay(state, "deer 1", "deer 2", "deer 3")
    assert told(events, "run-ends") == [{"run": 1}]
    assert told(events, "last-hand") == [{"seat": 1, "cards": ["tree 4"]}]


@pytest.mark.rule("C2.6")
def test_with_two_players_left_the_run_goes_on() -> None:
    state = position(3).hands("deer 1", "deer 2, tree 4", "deer 3, tree 5").load()
    events = lay(state, "deer 1", "deer 2", "deer 3")
    assert "run-ends" not in keys(events)
    assert (state.seat, legal(state)) == (2, ["play tree 5"])


@pytest.mark.rule("C2.6")
def test_a_trick_begun_is_finished_though_only_one_player_still_has_cards() -> None:
    state = position(3).hands("deer 4", "", "deer 2 5").load()
    events = lay(state, "deer 4")
    assert (state.seat, state.step, keys(events)) == (2, "play", ["played"])
    events = lay(state, "deer 5")
    assert told(events, "trick-won")[0]["seat"] == 2
    assert told(events, "last-hand") == [{"seat": 2, "cards": ["deer 2"]}]
    # One for the trick, one for the card left.
    assert stores(state)[2] == {"deer": 2}


@pytest.mark.rule("C2.6", "C4.9")
def test_the_end_is_looked_at_only_after_all_that_follows_a_trick() -> None:
    state = position(3).hands("deer 4", "thief", "deer 2, tree 1").load()
    lay(state, "deer 4", "thief")
    events = lay(state, "deer 2")
    assert (state.step, "run-ends" in keys(events)) == ("steal", False)
    events = play(state, "steal deer")
    assert keys(events)[:3] == ["stolen", "last-hand", "supply-taken"]


@pytest.mark.rule("C2.6", "C4.8", "C5.1")
def test_the_last_one_does_not_lose_his_thieves_though_he_should_lead() -> None:
    state = position(3).hands("deer 4, thief", "deer 2", "deer 3").supplies(1, gold=1).load()
    events = lay(state, "deer 4", "deer 2", "deer 3")
    assert "thieves-lost" not in keys(events)
    assert (state.seat, state.step, legal(state)) == (0, "plunder", ["steal gold from 1"])


@pytest.mark.rule("C2.6", "C4.8", "C5.1")
def test_the_end_is_looked_at_again_after_each_loss_of_thieves() -> None:
    state = position(3).hands("deer 4, thief, thief", "deer 2, tree 7", "deer 3").load()
    events = lay(state, "deer 4", "deer 2", "deer 3")
    assert told(events, "thieves-lost") == [{"seat": 0, "place": 0, "count": 2}]
    # Nobody leads any more: seat 1 is the last one with cards.
    assert told(events, "last-hand") == [{"seat": 1, "cards": ["tree 7"]}]
    assert stores(state) == [{"deer": 1}, {"tree": 1}, {}]


@pytest.mark.rule("C2.6", "C3.1")
@few
@given(state=somewhere())
def test_a_lead_is_asked_only_while_two_players_hold_cards(state: CardsState) -> None:
    content = look(state)
    holding = {number % content["players"] for number, row in enumerate(content["hands"]) if row}
    if content["step"] == "play" and not content["trick"]["plays"]:
        assert len(holding) >= 2
    if content["step"] in ("plunder", "build", "pay", "over"):
        assert holding == set()
