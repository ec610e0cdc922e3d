"""The network of one seat (B11.3): what it holds now, and how far every space lies from it."""

from __future__ import annotations

from typing import Final

from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.scoring import joined, pioneers_on
from pioneers.kernel.bits import lowest
from pioneers.native import i64, vec

# A number for each space, to be copied; a set of spaces is one machine integer, so there are never more.
BLANK: Final = vec[i64]([0] * 64)
# The distance of a space that no road can join to the network.
FAR: Final = 7


class Network:
    """The spaces of a seat's best network, or of the best place to begin one, and the roads needed to each space."""

    def __init__(self, spaces: i64, pioneers: i64, settled: i64) -> None:
        self.spaces: Final[i64] = spaces
        # Own pioneers in it that count: none before the first road.
        self.pioneers: Final[i64] = pioneers
        # All spaces with own pioneers.
        self.settled: Final[i64] = settled
        # Filled by `measure`: the spaces at each distance below FAR, and the distance of each space.
        self.layers: Final[vec[i64]] = BLANK[:]
        self.distance: Final[vec[i64]] = BLANK[:]


def roaded(state: BoardState, city: i64) -> i64:
    """The neighbours to which a line with a road leads, whoever owns it."""
    count = state.lookup.city_count
    near: i64 = 0
    for seat in range(state.lookup.players):
        near |= state.own[seat * count + city]
    return near


def settled_spaces(state: BoardState, seat: i64) -> i64:
    """The spaces with own pioneers."""
    row: i64 = seat * state.lookup.city_count
    found: i64 = 0
    for city in range(state.lookup.city_count):
        if state.settlers[row + city] != 0:
            found |= BIT[city]
    return found


def best_network(state: BoardState, seat: i64) -> Network:
    """The network that holds most own pioneers; without one the settled space with most pioneers around it."""
    row: i64 = seat * state.lookup.city_count
    settled = settled_spaces(state, seat)
    left: i64 = settled
    best: i64 = 0
    most: i64 = 0
    while left != 0:
        bit: i64 = left & -left
        city = lowest(bit)
        spaces: i64 = bit
        if state.own[row + city] != 0:
            spaces = joined(state, seat, city)
            count = pioneers_on(state, seat, spaces & settled)
            if count > most:
                most = count
                best = spaces
        left &= ~spaces
    if most == 0:
        best = best_beginning(state, seat, settled)
    return Network(best, most, settled)


def best_beginning(state: BoardState, seat: i64, settled: i64) -> i64:
    """The settled space with most own pioneers on it and one free line away."""
    best: i64 = BIT[state.lookup.start]
    most: i64 = 0
    left: i64 = settled
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        city = lowest(bit)
        near: i64 = state.lookup.neighbours[city] & ~roaded(state, city)
        count = 2 * pioneers_on(state, seat, bit) + pioneers_on(state, seat, near & settled)
        if count > most:
            most = count
            best = bit
    return best


def measure(state: BoardState, seat: i64, network: Network) -> None:
    """Fill in how many roads each space lies away, along free lines and own roads."""
    lookup = state.lookup
    row: i64 = seat * lookup.city_count
    layers = network.layers
    distance = network.distance
    for city in range(lookup.city_count):
        distance[city] = FAR
    now: i64 = network.spaces
    done: i64 = 0
    away: i64 = 0
    while now != 0 and away < FAR:
        layer: i64 = 0
        ahead: i64 = 0
        while now != 0:
            bit: i64 = now & -now
            city = lowest(bit)
            layer |= bit
            distance[city] = away
            own = state.own[row + city]
            now = (now | own) & ~layer & ~done
            ahead |= lookup.neighbours[city] & ~roaded(state, city)
        done |= layer
        layers[away] = layer
        now = ahead & ~done
        away += 1
