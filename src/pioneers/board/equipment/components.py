"""B1 Components: the board and the coaches as the data files give them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pioneers.kernel.mistake import Mistake

if TYPE_CHECKING:
    from pioneers.board.shapes.components import LabelSide, Profession

# Where the name of a city may stand. Never above it to the right: screens write there what a drive costs.
LABEL_SIDES: Final[tuple[LabelSide, ...]] = (
    "above",
    "above-left",
    "below",
    "below-left",
    "below-right",
    "left",
    "right",
)


@dataclass(frozen=True, slots=True)
class City:
    """A space of the board; the start is one too. It is drawn at x, y, seen from the upper left corner; `label` is the
    side on which its name stands, if somebody has chosen one.
    """

    id: str
    name: str
    x: float
    y: float
    latitude: float | None = None
    longitude: float | None = None
    label: LabelSide | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the board (B1.2): cities by id, lines as pairs of ids, both in alphabetical order."""

    players: tuple[int, ...]
    start: str
    cities: tuple[City, ...]
    lines: tuple[tuple[str, str], ...]
    covered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A board file. Its digest is the same for all files that play alike, whatever they name or draw."""

    name: str
    width: float
    height: float
    sides: tuple[Side, ...]
    file: str
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        content = [
            [
                sorted(side.players),
                side.start,
                sorted(city.id for city in side.cities),
                sorted(sorted(line) for line in side.lines),
                sorted(side.covered),
            ]
            for side in sorted(self.sides, key=lambda side: side.players)
        ]
        object.__setattr__(self, "digest", _digest(["board", 1, content]))

    def side(self, players: int) -> Side:
        """The side for the number of players (B2.1)."""
        for side in self.sides:
            if players in side.players:
                return side
        allowed = ", ".join(str(number) for side in self.sides for number in side.players)
        raise Mistake("board-side-missing", players=players, allowed=allowed, file=self.file)


@dataclass(frozen=True, slots=True)
class Coach:
    """A coach (B1.4): its points when emptied, and the profession of each seat."""

    id: str
    points: int
    seats: tuple[Profession, ...]


@dataclass(frozen=True, slots=True)
class Coaches:
    """A coaches file, in its order. A seed shuffles the coaches from there, so the digest depends on it."""

    starting: tuple[Coach, ...]
    others: tuple[Coach, ...]
    file: str
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        content = [[[coach.points, sorted(coach.seats)] for coach in part] for part in (self.starting, self.others)]
        object.__setattr__(self, "digest", _digest(["coaches", 1, content]))


def data_digest(board: Board, coaches: Coaches) -> str:
    """The digest of all data a game is played with, for its record."""
    return _digest([board.digest, coaches.digest])


def _digest(content: object) -> str:
    from pioneers.kernel.digest import digest_of  # noqa: PLC0415 - not before a file is read

    return digest_of(content)[:16]
