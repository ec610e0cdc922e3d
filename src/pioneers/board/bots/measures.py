"""The weights of the board game as machine integers, and how long the game may still last."""

from __future__ import annotations

from typing import Final

from pioneers.board.equipment.box import KINDS
from pioneers.board.position.state import BoardState
from pioneers.bots.weights import Weights
from pioneers.native import i64, vec

# Points, turns and pioneers are counted in hundredths, so that whole numbers are fine enough.
WHOLE: Final = 100


class Measures:
    """What the tables `plain`, `worth` and `first-sight` of the weights say."""

    def __init__(self, weights: Weights) -> None:
        plain = weights["plain"]
        self.plain_dollar: Final[i64] = plain["dollar"]
        self.plain_banker: Final[i64] = plain["banker"]
        self.plain_merchant: Final[i64] = plain["merchant"]
        self.plain_coach: Final[i64] = plain["coach"]
        self.plain_progress: Final[i64] = plain["progress"]
        worth = weights["worth"]
        # The course of the game: coaches and roads bought in a turn.
        self.coach_pace: Final[i64] = worth["coach-pace"]
        self.road_pace: Final[i64] = worth["road-pace"]
        # Pioneers that leave coaches in a turn, how sure that is, and what it takes where few tiles fit.
        self.pioneer_pace: Final[i64] = worth["pioneer-pace"]
        self.doubt: Final[i64] = worth["doubt"]
        self.no_tile: Final[i64] = worth["no-tile"]
        self.one_tile: Final[i64] = worth["one-tile"]
        self.two_tiles: Final[i64] = worth["two-tiles"]
        # Means.
        self.dollar: Final[i64] = worth["dollar"]
        self.last_dollar: Final[i64] = worth["last-dollar"]
        self.banker: Final[i64] = worth["banker"]
        self.merchant: Final[i64] = worth["merchant"]
        self.turn: Final[i64] = worth["turn"]
        # What a pioneer one, two or three roads away from the network is worth, in hundredths of one inside.
        self.one_road: Final[i64] = worth["one-road"]
        self.two_roads: Final[i64] = worth["two-roads"]
        self.three_roads: Final[i64] = worth["three-roads"]
        # What stands against a road that is not built, and for a city that fits: in the network, beside it, anywhere.
        self.spare_road: Final[i64] = worth["spare-road"]
        self.match_inside: Final[i64] = worth["match-inside"]
        self.match_beside: Final[i64] = worth["match-beside"]
        self.match_anywhere: Final[i64] = worth["match-anywhere"]
        # What the best drive at hand is worth to who moves next, in hundredths.
        self.drive_at_hand: Final[i64] = worth["drive-at-hand"]
        # How far the end may differ from what is expected: at the end of the game, and more for each turn.
        self.spread: Final[i64] = worth["spread"]
        self.spread_a_turn: Final[i64] = worth["spread-a-turn"]
        sight = weights["first-sight"]
        self.toll: Final[i64] = sight["toll"]
        self.lost_drive: Final[i64] = sight["lost-drive"]
        self.free_road: Final[i64] = sight["free-road"]
        self.lure_of_match: Final[i64] = sight["lure-of-match"]
        self.lure_of_tile: Final[i64] = sight["lure-of-tile"]
        self.at_stagecoach: Final[i64] = sight["at-stagecoach"]
        self.urgency: Final[i64] = sight["urgency"]
        self.whim: Final[i64] = sight["whim"]

    def finish(self, pioneers: i64, turns: i64) -> i64:
        """How likely so many pioneers leave their coaches in these turns, in hundredths."""
        spare: i64 = self.pioneer_pace * turns // WHOLE - pioneers * WHOLE
        chance: i64 = 50 + 50 * spare // (self.doubt + pioneers * WHOLE // 2)
        return max(0, min(WHOLE, chance))

    def findable(self, tiles: i64) -> i64:
        """How likely a pioneer finds a place when so many tiles fit him, in hundredths."""
        if tiles == 0:
            return self.no_tile
        if tiles == 1:
            return self.one_tile
        return self.two_tiles if tiles == 2 else WHOLE

    def dollar_value(self, turns: i64) -> i64:
        """A dollar in hundredths of a point: the less, the fewer turns are left to spend it."""
        return self.last_dollar + self.dollar * early(turns) // WHOLE

    def joining(self, away: i64, turns: i64) -> i64:
        """A pioneer so many roads away from the network, in hundredths of one inside."""
        part: i64 = 0
        if away == 1:
            part = self.one_road
        elif away == 2:
            part = self.two_roads
        elif away == 3:
            part = self.three_roads
        return part * early(turns) // WHOLE


def early(turns: i64) -> i64:
    """How much of what is still to come can be had with so many turns left, in hundredths; all of it with four."""
    return min(turns, 4 * WHOLE) // 4


def ones(bits: i64) -> i64:
    """How many bits are set: counted in pairs, in fours, in bytes, then all bytes together."""
    pairs: i64 = bits - (bits >> 1 & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    count: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 127


def tile_counts(state: BoardState) -> vec[i64]:
    """How many tiles of each kind lie on the board."""
    counts = state.tiles[:]
    for kind in range(i64(KINDS)):
        counts[kind] = ones(counts[kind])
    return counts


def rounds_left(state: BoardState, measures: Measures) -> i64:
    """How many rounds will begin after this one, in hundredths: by the stack, the roads and the tiles (B3.2)."""
    if state.ending != 0:
        return 0
    players = state.lookup.players
    rounds: i64 = state.stack_left() * WHOLE * WHOLE // (measures.coach_pace * players)
    by_tiles: i64 = ones(state.tiled) * WHOLE // players
    rounds = min(rounds, by_tiles)
    for seat in range(players):
        by_roads: i64 = state.roads[seat] * WHOLE * WHOLE // measures.road_pace
        rounds = min(rounds, by_roads)
    return rounds


def turns_left(state: BoardState, seat: i64, rounds: i64) -> i64:
    """The turns that a seat still has, in hundredths, the present one included."""
    players = state.lookup.players
    place: i64 = (seat - state.first + players) % players
    active: i64 = (state.active - state.first + players) % players
    if place > active or (place == active and state.tile < 0):
        return rounds + WHOLE
    return rounds
