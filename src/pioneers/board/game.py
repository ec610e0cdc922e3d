"""The board game behind the contract: set-up, actions, positions, results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.box import NUGGETS, PLAYER_NUMBERS
from pioneers.board.equipment.contents import contents
from pioneers.board.equipment.load import Board, Coaches, data_digest, load_board, load_coaches
from pioneers.board.equipment.lookup import Lookup, space_of
from pioneers.board.position.dump import read_position
from pioneers.board.position.standing import standings
from pioneers.board.position.state import BoardState
from pioneers.board.position.view import dump, view, views
from pioneers.board.rules import sequence
from pioneers.board.rules.actions import BoardSpace
from pioneers.board.rules.cover import chosen_cover, covered_cities
from pioneers.board.rules.drive import Drive
from pioneers.board.rules.editions import EDITIONS
from pioneers.board.rules.join import Join
from pioneers.board.rules.prospects import prospects
from pioneers.board.rules.purchase import Place, Purchase
from pioneers.board.rules.routes import routes
from pioneers.board.rules.scoring import result
from pioneers.board.rules.settle import Settle
from pioneers.board.rules.setup import set_up
from pioneers.board.rules.special import BarkeeperReturn, MoreFarmers, SergeantRoad, Special
from pioneers.board.rules.turn import Income, NextTurn, reasons
from pioneers.board.rules.unreachable import unreachable
from pioneers.kernel.action import ActionSpace
from pioneers.kernel.edition import seed_bytes
from pioneers.kernel.event import Event
from pioneers.kernel.files.data_file import OwnText, quoted
from pioneers.kernel.files.reading import Reading
from pioneers.kernel.game import MOST_DATA, Game, checked_seed
from pioneers.kernel.mistake import Mistake, written
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.step import Step
from pioneers.kernel.view import Json

if TYPE_CHECKING:
    from pioneers.board.shapes.components import BoardComponents
    from pioneers.board.shapes.result import BoardResult, Routes
    from pioneers.board.shapes.standing import BoardStanding
    from pioneers.board.shapes.view import BoardPosition, BoardView

RULES: Final = max(EDITIONS)

# The first seven are a turn, in the order of the rulebook.
STEPS: Final[list[Step[BoardState]]] = sequence.STEPS.ordered(
    [
        Income("income"),
        Purchase("purchase"),
        Drive("drive"),
        Settle("settle", "B7.1"),
        Special("special"),
        Join("join", "B10.3"),
        NextTurn("next turn"),
        Place("place"),
        SergeantRoad("sergeant"),
        BarkeeperReturn("barkeeper", "B8.3"),
        MoreFarmers("farmer", "B8.5"),
    ]
)

# Random covers make many lookups; only the newest are kept.
LOOKUPS_KEPT: Final = 256


class Equipment:
    """A board file and a coach file with their action space, and the lookups of every set-up made with them."""

    def __init__(self, board: Board, coaches: Coaches) -> None:
        self.board: Final = board
        self.coaches: Final = coaches
        self.data: Final = data_digest(board, coaches)
        self.space: BoardSpace = space_of(board, coaches)
        self.lookups_made: Final[dict[tuple[int, tuple[str, ...], int], Lookup]] = {}

    def lookup(self, players: int, covered: tuple[str, ...], rules: int) -> Lookup:
        """The lookup of one set-up by one version of the rules, made once."""
        lookup = self.lookups_made.get((players, covered, rules))
        if lookup is None:
            side = self.board.side(players)
            edition = EDITIONS[rules]
            lookup = Lookup(self.space, STEPS, self.board, side, self.coaches, players, covered, self.data, edition)
            if len(self.lookups_made) >= LOOKUPS_KEPT:
                del self.lookups_made[next(iter(self.lookups_made))]
            self.lookups_made[players, covered, rules] = lookup
        return lookup


def source_of(option: str, source: Json) -> str | Path | OwnText | None:
    """The path or the text that an option gives, if it gives one."""
    if source is None or isinstance(source, (str, Path, OwnText)):
        return source
    raise Mistake("path", option=option, found=quoted(written(source)))


class BoardGame(Game[BoardState]):
    """Pioneers, the stagecoach game."""

    def __init__(self) -> None:
        super().__init__("board", list(EDITIONS), PLAYER_NUMBERS, ("board", "coaches", "cover"))
        self.turn_rule = "B3.1"
        self.end_rule = "B3.2"
        self.place_rule = "B1.2"
        self.reveals = frozenset({"displayed", "nugget", "scored"})
        self.surprises = self.reveals
        self.draws = frozenset({"displayed", "nugget"})
        # What was played with lately in this process, by digest; the built-in data come first and stay.
        self.equipment: Final[dict[str, Equipment]] = {}

    def equip(self, board: Json, coaches: Json, players: int) -> Equipment:
        """The equipment of two files; `None` stands for the built-in one."""
        if board is None and coaches is None:
            return self.built_in()
        board_file = load_board(source_of("board", board))
        return self.known(Equipment(board_file, load_coaches(source_of("coaches", coaches), players)))

    def built_in(self) -> Equipment:
        """The data that come with the program."""
        for equipment in self.equipment.values():
            return equipment
        return self.known(Equipment(load_board(), load_coaches()))

    def known(self, equipment: Equipment) -> Equipment:
        """Boards that play alike share their actions, though their cities may have other names and places."""
        with self.lock:
            if equipment.data not in self.equipment and len(self.equipment) > MOST_DATA:
                del self.equipment[list(self.equipment)[1]]
            equipment.space = self.equipment.setdefault(equipment.data, equipment).space
        return equipment

    def remember(self, state: BoardState) -> None:
        """See `Game.remember`."""
        if state.lookup.data not in self.equipment:
            self.known(Equipment(state.lookup.board, state.lookup.coaches_file))

    def begin(self, players: int, seed: int, options: dict[str, Json], rules: int) -> BoardState:
        """Options: `board` and `coaches` (paths of data files, or their `OwnText`), `cover` (`default`, `random` or
        eight cities, B2.3).
        """
        return self.begin_telling(players, seed, options, rules, None)

    def begin_telling(
        self, players: int, seed: int, options: dict[str, Json], rules: int, events: list[Event] | None
    ) -> BoardState:
        """See `Game.begin_telling`: the first income."""
        self.built_in()
        equipment = self.equip(options.get("board"), options.get("coaches"), players)
        side = equipment.board.side(players)
        edition = EDITIONS[rules]
        chance = edition.chance(edition.generator(seed, "cover"), seed_bytes(seed), b"cover")
        covered = covered_cities(side, players, options.get("cover", "default"), chance)
        return set_up(equipment.lookup(players, covered, rules), seed, events)

    def spaces(self) -> list[ActionSpace]:
        """Those of the built-in data and of every file in use."""
        self.built_in()
        return [equipment.space for equipment in self.equipment.values()]

    def data_digest(self, state: BoardState) -> str:
        """The digest of board and coaches."""
        return state.lookup.data

    def components(self, state: BoardState) -> BoardComponents:
        """The board, the coaches and the figures of the rules: see `board.contents`."""
        return contents(state.lookup)

    def outlook(self, state: BoardState) -> dict[str, Json]:
        """Where the active player can drive, and why not to the other cities; what purchases and roads would bring."""
        return {"routes": routes(state), "unreachable": unreachable(state), **prospects(state)}

    def routes(self, state: BoardState) -> Routes:
        """For each city in reach of the active player, ways to drive there: see `board.routes`."""
        return routes(state)

    def unreachable(self, state: BoardState) -> dict[str, Refusal]:
        """For each other city with a tile, why the active player cannot drive there: see `board.unreachable`."""
        return unreachable(state)

    def city_names(self, state: BoardState) -> dict[str, str]:
        """The names of this board's spaces by id, for people."""
        return {city.id: city.name for city in state.lookup.side.cities}

    def dump(self, state: BoardState) -> BoardPosition:
        """The whole position; at the start it shows the whole setup."""
        return dump(state)

    def load(self, position: Json) -> BoardState:
        """A position on any board in use."""
        reading = Reading(position)
        reading["game"].equal(self.name)
        rules = self.rules_in(reading)
        players = reading["players"].number(min(PLAYER_NUMBERS), max(PLAYER_NUMBERS))
        self.built_in()
        data = reading["data"].word(self.equipment)
        equipment = self.equipment[data]
        side = equipment.board.side(players)
        covered = tuple(reading["covered"].words([city.id for city in side.cities]))
        if players == 2:
            try:
                covered = chosen_cover(side, covered)
            except Mistake as reason:
                reading["covered"].refuse("reason", reason=reason.plain())
        elif covered:
            reading["covered"].equal([])
        return read_position(reading, equipment.lookup(players, covered, rules))

    def view(self, state: BoardState, seat: Json) -> BoardView:
        """What a seat, or a spectator, may know."""
        return view(state, self.checked_seat(seat, int(state.lookup.players)))

    def views(self, state: BoardState, seats: Json) -> list[BoardView]:
        """See `Game.views`."""
        return views(state, self.checked_seats(seats, int(state.lookup.players)))

    def standing(self, state: BoardState, seat: Json) -> BoardStanding:
        """The final scoring, were it now, as far as a seat or a spectator may know it."""
        return standings(state, [self.checked_seat(seat, int(state.lookup.players))])[0]

    def standings(self, state: BoardState, seats: Json) -> list[BoardStanding]:
        """See `Game.standings`."""
        return standings(state, self.checked_seats(seats, int(state.lookup.players)))

    def imagine(self, view: Json, seed: Json) -> BoardState:
        """Deals the coaches not yet seen and the unknown nuggets at random."""
        self.built_in()
        rng = seeded(checked_seed(seed), "imagine")
        reading = Reading(view)
        equipment = self.equipment[reading["data"].word(self.equipment)]
        position = dict(reading.record())
        position.pop("viewer", None)
        position["stack"] = self.imagined_stack(reading, equipment, rng)
        self.imagine_nuggets(reading, position, rng)
        return self.load(position)

    def imagined_stack(self, view: Reading, equipment: Equipment, rng: Rng) -> list[Json]:
        """As many of the coaches not yet seen as the stack holds, in any order."""
        coaches = [*view["display"].items()]
        for seat in view["seats"].items():
            coaches += seat["coaches"].items()
        names = [coach.id for coach in (*equipment.coaches.starting, *equipment.coaches.others)]
        seen = {coach["id"].word(names) for coach in coaches}
        unseen = [coach for coach in equipment.coaches.others if coach.id not in seen]
        count = len(list(view["stack"].items()))
        if count > len(unseen):
            view["stack"].refuse("long", count=count, most=len(unseen))
        rng.shuffle(unseen)
        return [{"id": coach.id, "points": coach.points, "seats": list(coach.seats)} for coach in unseen[:count]]

    def imagine_nuggets(self, view: Reading, position: dict[str, Json], rng: Rng) -> None:
        """Every nugget that the view does not show gets one of the values left."""
        left = list(NUGGETS)
        rows = [[nugget.content for nugget in seat["nuggets"].items()] for seat in view["seats"].items()]
        rows.append([nugget.content for nugget in view["nuggets"].items()])
        for row in rows:
            for value in row:
                if value in left:
                    left.remove(value)
        rng.shuffle(left)
        filled: list[list[Json]] = [[left.pop() if value is None and left else value for value in row] for row in rows]
        position["nuggets"] = filled[-1]
        position["seats"] = [
            {**seat.record(), "nuggets": row} for seat, row in zip(view["seats"].items(), filled[:-1], strict=True)
        ]

    def result(self, state: BoardState) -> BoardResult:
        """Totals, parts (coaches, empty seats, nuggets, network), money, ranks, winners and why the game ended.

        `networks` are the cities of the network that counts for each seat (B11.3).
        """
        outcome = result(state)
        return {
            "over": state.stack == 0,
            "reasons": reasons(state),
            "scores": outcome.scores,
            "parts": outcome.parts,
            "networks": outcome.networks,
            "money": [state.money[seat] for seat in range(state.lookup.players)],
            "ranks": outcome.ranks,
            "winners": outcome.winners,
        }
