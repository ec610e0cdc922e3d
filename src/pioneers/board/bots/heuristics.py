"""What a seat sees at first sight: the value of a pioneer's leaving, of a tile, of a place on the board."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.coaches import best_leaving, leaving_gain
from pioneers.board.bots.measures import WHOLE, Measures, turns_left
from pioneers.board.bots.network import best_network, measure
from pioneers.board.equipment.box import (
    BANKER,
    BARKEEPER,
    EXTRA_FARMERS,
    FARMER,
    GOLD_DIGGER,
    HOTEL,
    HOTEL_MONEY,
    MERCHANT,
    POINTS_A_PIONEER,
    SEAT_BITS,
    SEAT_MASK,
    SERGEANT,
    TILE_LIMIT,
)
from pioneers.board.position.state import BoardState
from pioneers.board.rules.scoring import heads
from pioneers.native import i64, vec

# The mean of the nuggets, in hundredths of a point (B1.5).
NUGGET: Final = 350
IN_NETWORK: Final = POINTS_A_PIONEER * WHOLE


class Heuristics:
    """One seat's look at one position; all values in hundredths of a point."""

    def __init__(self, state: BoardState, seat: i64, counts: vec[i64], rounds: i64, measures: Measures) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.measures: Final = measures
        self.counts: Final = counts
        self.turns: Final[i64] = turns_left(state, seat, rounds)
        self.dollar: Final[i64] = measures.dollar_value(self.turns)
        self.network: Final = best_network(state, seat)
        measure(state, seat, self.network)

    def place(self, city: i64) -> i64:
        """A pioneer on this city, for the network."""
        away = self.network.distance[city]
        if away == 0 and self.network.pioneers > 0:
            return IN_NETWORK
        return IN_NETWORK * self.measures.joining(max(away, 1), self.turns) // WHOLE

    def leaving(self, profession: i64, number: i64) -> i64:
        """One of this profession leaves this coach."""
        state = self.state
        return leaving_gain(state, state.coach_of(self.seat, number), profession, self.counts, self.measures)

    def best_coach(self, profession: i64) -> i64:
        """The coach from which one of this profession goes best, 0 if there is none."""
        return best_leaving(self.state, self.seat, profession, self.counts, self.measures)

    def tile(self, kind: i64, profession: i64, number: i64, city: i64) -> i64:
        """The special action of a tile (B8) that this pioneer of this coach settles."""
        state = self.state
        measures = self.measures
        seat = self.seat
        later: i64 = max(0, self.turns - WHOLE)
        if kind == BANKER:
            return measures.banker * later // WHOLE if state.bankers[seat] < TILE_LIMIT else 0
        if kind == MERCHANT:
            return measures.merchant * later // WHOLE if state.merchants[seat] < TILE_LIMIT else 0
        if kind == BARKEEPER:
            return self.best_return(profession, number)
        if kind == SERGEANT:
            return measures.free_road if state.roads[seat] > 0 and self.turns > WHOLE else measures.free_road // 2
        if kind == GOLD_DIGGER:
            return NUGGET
        if kind == HOTEL:
            return HOTEL_MONEY * self.dollar
        return self.more_farmers(number, city)

    def more_farmers(self, number: i64, city: i64) -> i64:
        """Up to two farmers follow the first, who left this coach (B8.5)."""
        state = self.state
        seat = self.seat
        followers: i64 = min(EXTRA_FARMERS, (state.aboard[seat] >> (SEAT_BITS * FARMER) & SEAT_MASK) - 1)
        if followers <= 0:
            return 0
        coach = state.coach_of(seat, number)
        # Farmers of the same coach go on emptying it; else take the best other coach for each.
        gain: i64 = self.leaving(FARMER, number)
        if state.crew[coach] >> (SEAT_BITS * FARMER) & SEAT_MASK < 2:
            gain = gain * 2 // 3
        return followers * (gain + self.place(city))

    def best_return(self, profession: i64, number: i64) -> i64:
        """The best pioneer that a barkeeper could send home after this one left this coach (B8.3)."""
        state = self.state
        most: i64 = 0
        for coach_number in range(1, state.coach_count[self.seat] + 1):
            coach = state.coach_of(self.seat, coach_number)
            crew = state.crew[coach]
            for other in range(i64(HOTEL)):
                here: i64 = crew >> (SEAT_BITS * other) & SEAT_MASK
                if coach_number == number and other == profession:
                    here -= 1
                if here <= 0:
                    continue
                gain = self.leaving(other, coach_number)
                if coach_number == number and heads(crew) == 2:
                    # The second to leave empties the coach.
                    gain += gain // 2
                most = max(most, gain)
        return most

    def settling(self, city: i64, kind: i64, profession: i64, number: i64) -> i64:
        """Settling this pioneer of this coach on this city with this tile, all in all."""
        emptied: i64 = 0
        if heads(self.state.crew[self.state.coach_of(self.seat, number)]) == 1:
            emptied = self.dollar
        return self.leaving(profession, number) + emptied + self.place(city) + self.tile(kind, profession, number, city)
