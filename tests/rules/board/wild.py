"""Positions nobody would think of: a drive with random roads, tiles, money and coaches."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from pioneers import Mistake
from tests.rules.board.positions import KINDS, STARTING, Position, lines_in_play, position, side


@st.composite
def wild_drives(draw: st.DrawFn, most_money: int = 4) -> Position:
    """Seat 0 is to drive and can. Few tiles are left, so that ways are long."""
    players = draw(st.sampled_from([2, 3, 4]))
    board = position(players).bare()
    covered = board.content["covered"]
    spaces = [city.id for city in side(players).cities if city.id not in covered]
    stagecoach = draw(st.sampled_from(spaces))
    cities = [city for city in spaces if city not in ("boston", stagecoach)]
    for city in draw(st.lists(st.sampled_from(cities), min_size=2, max_size=14, unique=True)):
        board.tile(city, draw(st.sampled_from(KINDS)))
    for line in draw(st.lists(st.sampled_from(board.lines()), max_size=24, unique=True)):
        owners = draw(st.sets(st.integers(0, players - 1), min_size=1, max_size=2))
        if all(sum(seat in owned for owned in board.content["roads"].values()) < 15 for seat in owners):
            board.road(line, *owners)
    crew = draw(st.sets(st.sampled_from(STARTING["s1"].seats), min_size=1, max_size=4))
    board.stagecoach(stagecoach).seat(0, money=draw(st.integers(0, most_money)), coaches={"s1": sorted(crew)})
    board.asked("drive")
    try:
        state = board.load()
    except Mistake:
        assume(False)  # nothing is in reach, or there are too many tiles of a kind
    assert lines_in_play(state)
    return board
