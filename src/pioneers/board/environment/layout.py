"""The layout of the board game's observation."""

from __future__ import annotations

from pioneers.board.equipment.box import (
    DISPLAY,
    EXTRA_FARMERS,
    IDLE_ROUNDS,
    NUGGETS,
    PIONEERS,
    PLAYER_NUMBERS,
    PROFESSIONS,
    ROADS,
    TILE_KINDS,
    TILE_LIMIT,
)
from pioneers.board.game import Equipment
from pioneers.board.position.state import REASONS
from pioneers.board.rules.purchase import PURCHASES
from pioneers.board.rules.sequence import STACK_AT
from pioneers.envs.layout import UNLIMITED, Layout, Plan

SEATS = max(PLAYER_NUMBERS)
STEPS = tuple(STACK_AT)
NUGGET_VALUES = tuple(sorted(set(NUGGETS)))
PURCHASE_NAMES = tuple(name for _, name in PURCHASES)
ENDINGS = tuple(name for _, name in REASONS)


def board_layout(equipment: Equipment) -> Layout:
    """The layout for a board and coaches: cities and lines of all its sides, so it serves every number of players."""
    space = equipment.space
    coaches = (*equipment.coaches.starting, *equipment.coaches.others)
    points = max(coach.points for coach in coaches)
    crew = max(len(coach.seats) for coach in coaches)
    seat, city, line = {"seat": SEATS}, {"city": len(space.cities)}, {"line": len(space.lines)}
    profession, row = {"profession": len(PROFESSIONS)}, {"seat": SEATS, "coach": space.most_coaches}
    plan = Plan()
    plan.add("players", {"number": len(PLAYER_NUMBERS)}, 1, "how many play: 2, 3 or 4")
    plan.add("deciding", seat, 1, "who decides now; nobody at the end")
    plan.add("active", seat, 1, "whose turn it is")
    plan.add("first", seat, 1, "who began the game")
    plan.add("step", {"step": len(STEPS)}, 1, "what is asked: " + ", ".join(STEPS))
    plan.add("round", {}, UNLIMITED, "the round, from 1")
    plan.add("ending", {"reason": len(ENDINGS)}, 1, "why the game ends after this round: " + ", ".join(ENDINGS))
    plan.add("idle rounds", {}, IDLE_ROUNDS, "rounds in a row in which nobody bought or moved")
    plan.add("bought", {}, 1, "whether anyone bought in this round")
    plan.add("moved", {}, 1, "whether anyone moved the stagecoach in this round")
    plan.add("cities in play", city, 1, "cities of this side of the board that are not covered")
    plan.add("lines in play", line, 1, "lines of this side that touch no covered city")
    plan.add("stagecoach", city, 1, "where the stagecoach is")
    plan.add("tiles", {**city, "tile": len(TILE_KINDS)}, 1, "the tile on each city: " + ", ".join(TILE_KINDS))
    plan.add("roads", {**seat, **line}, 1, "who has a road on which line")
    plan.add("settlers", {**seat, **city}, PIONEERS, "how many pioneers of whom stand on which city")
    plan.add("money", seat, UNLIMITED, "dollars")
    plan.add("score", seat, UNLIMITED, "points for emptied coaches")
    plan.add("bankers", seat, TILE_LIMIT, "banker tiles that pay")
    plan.add("merchants", seat, TILE_LIMIT, "merchant tiles that allow a purchase more")
    plan.add("road supply", seat, ROADS, "roads not yet built")
    plan.add("pioneer supply", seat, PIONEERS, "pioneers neither aboard nor on the board")
    plan.add("nuggets", seat, len(NUGGETS), "nuggets taken, seen or not")
    values = ", ".join(str(value) for value in NUGGET_VALUES)
    plan.add(
        "nugget values",
        {**seat, "value": len(NUGGET_VALUES)},
        len(NUGGETS),
        f"nuggets that the seat may see, by value ({values}): its own, at the end all",
    )
    plan.add("coach points", row, points, "points of each coach, in the order of the coach numbers of actions")
    plan.add("coach seats", {**row, **profession}, crew, "seats of each coach, by " + ", ".join(PROFESSIONS))
    plan.add("aboard", {**row, **profession}, crew, "pioneers still aboard each coach")
    plan.add("display points", {"place": DISPLAY}, points, "points of the coaches for sale")
    plan.add("display seats", {"place": DISPLAY, **profession}, crew, "seats of the coaches for sale")
    plan.add(
        "unseen coaches",
        {"coach": len(coaches)},
        1,
        "coaches of the data that lie neither in the display nor with a seat",
    )
    plan.add("stack", {}, len(coaches), "coaches in the face-down stack")
    plan.add("nugget supply", {}, len(NUGGETS), "nuggets not yet taken")
    plan.add("purchases", {"purchase": len(PURCHASES)}, 1, "bought in this turn: " + ", ".join(PURCHASE_NAMES))
    plan.add("placing", {}, 2, "roads bought that are still to be placed")
    plan.add("visited", city, 1, "cities that the stagecoach entered in this turn")
    plan.add("tile", {"tile": len(TILE_KINDS)}, 1, "the tile just settled")
    plan.add("settled", profession, 1, "the profession that settled it")
    plan.add("farmers", {}, EXTRA_FARMERS, "farmers that may still follow")
    plan.add("asked", {}, SEATS, "how many seats after the active one the joining has come")
    return plan.layout()
