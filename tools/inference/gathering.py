"""Games of two levels against each other, and what the signs said in them of cards that nobody had shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.levels import LevelBot
from pioneers.cards.bots.inference.signs import SIGNS
from pioneers.cards.bots.inference.worlds import tallied
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import advance_index

# Who plays, with so many iterations: the signs should hold for each of them.
PLAYERS: Final = ((5, 120), (4, 100), (5, 120), (4, 300))
# One decision in so many is looked at.
ONE_IN: Final = 4
# Hands of three others, and what was given away; the deck, which has no signs, comes last.
PLACES: Final = 4


@dataclass(slots=True)
class Gathered:
    """Row by row a card that a seat does not see: by place its signs, the room for it, how many of it lie there."""

    signs: list[np.ndarray[Any, Any]]
    room: list[list[int]]
    found: list[list[int]]


def gather(task: tuple[int, int]) -> tuple[int, Any, Any, Any]:
    """One game."""
    players, seed = task
    game = pioneers.game("cards")
    state: Any = game.new(players=players, seed=seed)
    rng = seeded(seed, "inference")
    bots = [LevelBot(level, 0, Budget(iterations=iterations)) for level, iterations in PLAYERS]
    seats = [bots[int(rng.below(len(bots)))] for _ in range(players)]
    rows = Gathered([], [], [])
    while state.seat is not None:
        seat = state.seat
        legal = state.legal()
        if len(legal) == 1:
            advance_index(state, legal[0].index, None)
            continue
        bot = seats[seat]
        if rng.below(ONE_IN) == 0:
            note(state, seat, rows)
        world = bot.evaluator(game).redeal(state, seat, rng)
        plans, plan = bot.think(game, world, rng)
        for index in plans.listed(plan):
            advance_index(state, index, None)
    return seed, np.array(rows.signs, np.int8), np.array(rows.room, np.int16), np.array(rows.found, np.int8)


def note(state: Any, seat: int, rows: Gathered) -> None:
    """Every card that this seat does not see, and where it is."""
    lookup = state.lookup
    cards, hands = int(lookup.card_count), int(lookup.hands)
    signs = np.zeros((cards, PLACES, SIGNS), np.int8)
    found = np.zeros((cards, PLACES + 1), np.int8)
    room = np.zeros((cards, PLACES + 1), np.int16)
    column = 0
    for place, size, tallies in tallied(state, seat):
        deck, discards = place == hands + 1, place == hands
        here = PLACES if deck else PLACES - 1 if discards else column
        column += place < hands
        room[:, here] = size
        if not deck:
            signs[:, here] = np.minimum(np.array(tallies), 127)
        if place < hands:
            barred = [int(state.void[place]) >> int(lookup.kind[card]) & 1 for card in range(cards)]
            room[np.array(barred) == 1, here] = 0
        for card in lying(state, seat, place):
            found[card, here] += 1
    for card in range(cards):
        if found[card].sum() and np.count_nonzero(room[card]) > 1:
            rows.signs.append(signs[card])
            rows.room.append(list(room[card]))
            rows.found.append(list(found[card]))


def lying(state: Any, seat: int, place: int) -> list[int]:
    """The cards in a hidden place: a hand, what others gave away, the deck."""
    lookup = state.lookup
    cards, hands = int(lookup.card_count), int(lookup.hands)
    if place < hands:
        return [card for card in range(cards) for _ in range(int(state.held[place * cards + card]))]
    if place > hands:
        return [int(card) for card in list(state.pile)[int(state.dealt) :]]
    return [
        int(state.discards[hand * int(lookup.exchange_size) + number])
        for hand in range(hands)
        if int(lookup.seat_of(hand)) != seat
        for number in range(int(state.given[hand]))
    ]
