"""Laws of a trick (C3, C4): what may be played and who wins, on random hands and along random games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers import Event
from tests.rules.cards.naive import playable, value, winner
from tests.rules.cards.positions import CardsState, Position, game, keys, legal, look, play, told
from tests.rules.cards.wild import few, somewhere, wild_leads


@pytest.mark.rule("C3.2", "C3.4", "C3.5", "C3.6", "C3.7", "C3.8")
@few
@given(board=wild_leads(), data=st.data())
def test_what_may_be_played_is_what_the_rules_say_in_any_trick(board: Position, data: st.DataObject) -> None:
    state = board.load()
    run: Any = look(state)["run"]
    while state.step in ("play", "add") and look(state)["run"] == run:
        content = look(state)
        laid = [shown["cards"] for shown in content["trick"]["plays"]]
        held = content["hands"][content["place"] % content["players"]]
        if state.step == "play":
            assert set(legal(state)) == {f"play {card}" for card in playable(held, laid)}
        else:
            suit = content["pending"][0].split()[0]
            allowed = (
                {suit} if not laid or content["trick"]["suit"] is None else {content["trick"]["suit"], content["trump"]}
            )
            assert suit in allowed
            same = {f"add {card}" for card in held if card.split()[0] == suit}
            assert set(legal(state)) == same | {"done"}
        play(state, data.draw(st.sampled_from(legal(state))))


@pytest.mark.rule("C3.1", "C3.4", "C3.5")
@few
@given(state=somewhere())
def test_who_has_cards_can_always_play_one(state: CardsState) -> None:
    assert (state.legal() == []) == (state.seat is None)
    for _ in range(40):
        if state.step == "play":
            held = look(state)["hands"][int(state.hand())]
            assert held
            assert {action.removeprefix("play ") for action in legal(state)} <= set(held)
        if state.seat is None:
            return
        game.advance(state, state.legal()[-1])


@pytest.mark.rule("C4.1", "C4.2")
@few
@given(board=wild_leads(), data=st.data())
def test_any_trick_is_won_by_whom_the_plain_formula_names(board: Position, data: st.DataObject) -> None:
    state = board.load()
    trump = look(state)["trump"]
    events: list[Event] = []
    while "trick-won" not in keys(events):
        events += game.play(state, data.draw(st.sampled_from(state.legal())))
    plays = told(events, "played")
    laid = [figures["cards"] for figures in plays]
    best = winner(laid, trump)
    suit = laid[best][0].split()[0]
    assert told(events, "trick-won") == [
        {
            "seat": plays[best]["seat"],
            "place": plays[best]["place"],
            "sum": value(laid[best]),
            "by": "storm" if suit == "storm" else "trump" if suit == trump else "suit",
            "suit": None if suit == "storm" else suit,
        }
    ]
