"""What is measured, what was promised of it, and who the rival of each game is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent
OURS = FOLDER / "ours.py"


@dataclass(frozen=True)
class Measure:
    """One line of the report. Figures are kept as seconds for one; `rate` shows them as so many a second."""

    key: str
    name: str
    against: str | None  # the rival's measure that ours is compared with
    rate: bool = False


# Measured in slices, on every side; then the start of a process.
SINGLE = (
    Measure("copy", "copy", "copy"),
    Measure("step", "legal + advance", "step"),
    Measure("new", "new game", "new"),
)
SEARCH = Measure("search", "search iterations, played to the end", "search", rate=True)
SLICED = (
    Measure("drive", "random play, driven from Python", "drive", rate=True),
    Measure("playout", "random play, whole games inside", "drive", rate=True),
    SEARCH,
    *SINGLE,
)
STARTED = (
    Measure("bare", "python -c pass, for comparison", None),
    Measure("import", "import pioneers", None),
    Measure("ready", "import and first new game", None),
)


@dataclass(frozen=True)
class Target:
    """A promise: so many times as fast as the rival, or below so many seconds."""

    times: float | None = None
    below: float | None = None


@dataclass(frozen=True)
class Rival:
    """A program that people know, from the package index, in an environment of its own."""

    name: str
    package: str
    version: str
    script: Path

    @property
    def requirement(self) -> str:
        """What is installed."""
        return f"{self.package}=={self.version}"


@dataclass(frozen=True)
class Contest:
    """A rival, what is measured in slices and at the start, the targets, and what a reader must know of the figures."""

    rival: Rival | None = None
    sliced: tuple[Measure, ...] = SLICED
    targets: Mapping[str, Target] = field(default_factory=dict)
    note: str = ""
    started: tuple[Measure, ...] = STARTED

    @property
    def measures(self) -> tuple[Measure, ...]:
        """Every line of the report."""
        return (*self.sliced, *self.started)


CATANATRON = Rival("Catanatron", "catanatron", "3.2.1", FOLDER / "catanatron_side.py")
OPENSPIEL = Rival("OpenSpiel", "open_spiel", "2.0.2", FOLDER / "openspiel_side.py")

# A decision is a player's. Hearts leaves its deal to whoever drives it, as 53 draws for about 61 decisions; we deal
# inside, in `new` and before every later run. The draws decide nothing, but without them there is no game: so the
# targets stand on the decisions in the time of whole games, with the new game and every deal, on both sides. As the
# deal weighs more than the play of hearts, the figures without it are reported beside, where everybody can see them.
CARD_MEASURES = (
    Measure("games", "random games, driven from Python", "games", rate=True),
    Measure("inside", "random games, whole games inside", "games", rate=True),
    Measure("drive", "driven, the deal off the clock", "drive", rate=True),
    Measure("playout", "inside, the deal off the clock", "drive", rate=True),
    SEARCH,
    *SINGLE,
)
CARD_NOTE = (
    "Rates are decisions of players a second. Random games are timed whole, with the new game and every deal, on both "
    "sides: hearts leaves its deal to the driver, as 53 draws, and we deal inside; a new game of either is dealt. "
    "The deal off the clock: without the new game, and so without all of hearts' deal and the first of ours; our later "
    "deals stay in. Hearts is always played by four."
)

CONTESTS: Mapping[str, Contest] = {
    "board": Contest(
        CATANATRON,
        targets={
            "drive": Target(times=30),
            "playout": Target(times=100),
            "search": Target(times=50),
            "copy": Target(times=20),
            "step": Target(times=30),
            "new": Target(below=1e-3),
            "import": Target(below=0.15),
        },
    ),
    "cards": Contest(
        OPENSPIEL,
        CARD_MEASURES,
        # Hearts is no search: the promise is fifty times what Catanatron's does on such a core, 35 a second.
        {"games": Target(times=3), "inside": Target(times=20), "search": Target(below=1 / (50 * 35))},
        CARD_NOTE,
    ),
}


def contest_of(game: str) -> Contest:
    """The contest of a game; one that has none yet is measured alone."""
    return CONTESTS.get(game, Contest())
