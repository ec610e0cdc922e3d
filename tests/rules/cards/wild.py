"""States nobody would think of: along random games, and tricks of random hands."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from pioneers.kernel.rng import seeded
from tests.rules.cards.positions import SUITS, CardsState, Position, built_in_cards, game, position

few = settings(deadline=None, derandomize=True, max_examples=30)

# The players with their options.
TABLES = ((2, "one"), (2, "separate"), (3, "one"), (4, "one"))
# A random game has some hundred decisions; the first run alone some dozens.
LONGEST = 700


@st.composite
def somewhere(draw: st.DrawFn) -> CardsState:
    """A game after some random decisions."""
    players, hands = draw(st.sampled_from(TABLES))
    state = game.new(players=players, seed=draw(st.integers(0, 10**6)), hands=hands)
    rng = seeded(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 60) | st.integers(0, LONGEST))):
        actions = state.legal()
        if not actions:
            break
        game.advance(state, actions[rng.below(len(actions))])
    return state


@st.composite
def wild_leads(draw: st.DrawFn, most_cards: int = 4) -> Position:
    """Somebody is to lead, all hold random cards, and any suit is trump."""
    players = draw(st.sampled_from([2, 3, 4]))
    deck = draw(st.permutations(sorted(built_in_cards().elements())))
    sizes = [draw(st.integers(1, most_cards)) for _ in range(players)]
    hands: list[list[str]] = []
    for size in sizes:
        hands.append(deck[:size])
        deck = deck[size:]
    leader = draw(st.integers(0, players - 1))
    if set(hands[leader]) == {"thief"}:
        hands[leader][0] = next(card for card in deck if card != "thief")
    board = position(players).hands(*(", ".join(row) for row in hands)).trump(draw(st.sampled_from(SUITS)))
    return board.leads(leader)
