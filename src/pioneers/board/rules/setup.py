"""Setting the game up (B2). Everything random is drawn here; after that the game has no chance in it.

Since rules 2 what is drawn for one purpose tells nothing of another: each has a stream of its own. Who sees the tiles
and every coach that comes up learns nothing of the nuggets, and of the stack no more than which coaches are left.
"""

from __future__ import annotations

from pioneers.board.equipment.box import (
    COACHES_REMOVED,
    DISPLAY,
    KINDS,
    NUGGETS,
    PIONEERS,
    ROADS,
    STARTING_MONEY,
    TILES_OF_A_KIND,
    TILES_REMOVED,
)
from pioneers.board.equipment.lookup import BIT, Lookup
from pioneers.board.position.state import NO_COACH, BoardState
from pioneers.board.rules.sequence import TURN_STACK
from pioneers.kernel.chance import Chance
from pioneers.kernel.edition import seed_bytes
from pioneers.kernel.event import Event
from pioneers.kernel.state import proceed
from pioneers.native import i64, vec


def set_up(lookup: Lookup, seed: int, events: list[Event] | None = None) -> BoardState:
    """A game at its first decision: the first player has his income, which is told."""
    edition = lookup.edition
    rng = edition.generator(seed)
    secret = seed_bytes(seed)
    state = blank(lookup)
    place_tiles(state, edition.chance(rng, secret, b"tiles"))
    state.first = edition.chance(rng, secret, b"first seat").below(lookup.players)
    state.active = state.first
    deal_starting_coaches(state, edition.chance(rng, secret, b"starting coaches"))
    deal_coaches(state, edition.chance(rng, secret, b"coaches"))
    nuggets = list(NUGGETS)
    edition.chance(rng, secret, b"nuggets").shuffle(nuggets)
    state.nugget_pile = vec[i64](nuggets)
    for seat in range(lookup.players):
        state.settle_in(seat, lookup.start)  # B2.10
    state.stack = TURN_STACK
    proceed(state, events)
    return state


def blank(lookup: Lookup) -> BoardState:
    """An empty board with full supplies: every vector in its size."""
    if lookup.template is None:
        lookup.template = template(lookup)
    made: BoardState = lookup.template
    return made.copy()


def template(lookup: Lookup) -> BoardState:
    """What a new game is a copy of."""
    players = int(lookup.players)
    cities = len(lookup.cities)
    state = BoardState(lookup)
    state.tiles = vec[i64]([0] * KINDS)
    state.settlers = vec[i64]([0] * (players * cities))
    state.owners = vec[i64]([0] * len(lookup.lines))
    state.own = vec[i64]([0] * (players * cities))
    state.paired = vec[i64]([0] * cities)
    state.free_lines = lookup.lines_in_play
    state.display = vec[i64]([NO_COACH] * DISPLAY)
    state.nugget_owner = vec[i64]([0] * len(NUGGETS))
    state.money = vec[i64]([STARTING_MONEY] * players)
    state.score = vec[i64]([0] * players)
    state.bankers = vec[i64]([0] * players)
    state.merchants = vec[i64]([0] * players)
    state.roads = vec[i64]([ROADS] * players)
    state.supply = vec[i64]([PIONEERS - 1] * players)  # B2.10: one stands on the start
    state.aboard = vec[i64]([0] * players)
    state.coach_count = vec[i64]([0] * players)
    state.garage = vec[i64]([NO_COACH] * (players * int(lookup.most_coaches)))
    state.crew = vec[i64]([0] * len(lookup.coaches))
    return state


def place_tiles(state: BoardState, chance: Chance) -> None:
    """One tile on every city in play; the two neighbours of the start must differ (B2.4 to B2.6)."""
    lookup = state.lookup
    of_each: int = TILES_OF_A_KIND - TILES_REMOVED[lookup.players]
    tiles = [kind for kind in range(KINDS) for _ in range(of_each)]
    chance.shuffle(tiles)
    cities = lookup.tile_cities
    on_city = {city: tiles[place] for place, city in enumerate(cities)}
    leftover = tiles[len(cities) :]
    one, other = lookup.first_cities
    while on_city[one] == on_city[other]:
        if any(kind != on_city[one] for kind in leftover):
            place = int(chance.below(len(leftover)))
            on_city[other], leftover[place] = leftover[place], on_city[other]
        else:
            elsewhere = [city for city in cities if on_city[city] != on_city[one]]
            city = elsewhere[chance.below(len(elsewhere))]
            on_city[other], on_city[city] = on_city[city], on_city[other]
    for city, kind in on_city.items():
        state.tiles[kind] |= BIT[city]
        state.tiled |= BIT[city]


def deal_starting_coaches(state: BoardState, chance: Chance) -> None:
    """A starting coach each (B2.9)."""
    starting = list(range(int(state.lookup.starting_count)))
    chance.shuffle(starting)
    for seat in range(state.lookup.players):
        state.take_coach(seat, starting[seat])


def deal_coaches(state: BoardState, chance: Chance) -> None:
    """Four coaches in the display, some removed unseen, the rest the stack (B2.8)."""
    lookup = state.lookup
    others = list(range(int(lookup.starting_count), len(lookup.coaches)))
    chance.shuffle(others)
    kept = others[COACHES_REMOVED[lookup.players] :]
    for place in range(DISPLAY):
        state.display[place] = kept[place]
    state.pile = vec[i64](kept[DISPLAY:])
