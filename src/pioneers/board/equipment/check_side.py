"""How the cities, the lines, the start and the cover of a side must hang together."""

from __future__ import annotations

from collections.abc import Iterable

from pioneers.board.equipment.box import COVERING_TILES, KINDS, TILES_OF_A_KIND, TILES_REMOVED
from pioneers.board.equipment.components import City
from pioneers.kernel.files.data_file import TomlTable

START_NEIGHBOURS = 2
# B2.4, B2.5: as many as tiles stay in the game, one of them left over for B2.6: 34, 41 and 48.
MOST_CITIES = {players: KINDS * (TILES_OF_A_KIND - removed) - 1 for players, removed in TILES_REMOVED.items()}
# A message names so many lost cities and no more; the figure `count` tells of all.
NAMED_CITIES = 6


class SideCheck:
    """The checks of one side, one after the other; what depends on a part that is wrong is not judged."""

    def __init__(
        self, side: TomlTable, players: list[int], cities: list[tuple[TomlTable, City]], *, ids_known: bool
    ) -> None:
        self.side = side
        self.players = players
        self.cities = cities
        # With an id that cannot be read, another word in the file may well mean that city.
        self.ids_known = ids_known
        self.ids = {city.id for _, city in cities if city.id}
        self.start: str | None = None
        self.lines: set[tuple[str, str]] = set()
        self.covered: dict[str, None] = {}  # in the order of the file

    def all(self) -> None:
        """Note every problem of the side in its file."""
        cities_good = self.check_cities()
        self.check_start()
        lines_good = self.check_lines()
        graph_good = cities_good and lines_good and self.start is not None
        if graph_good:
            self.check_neighbours()
            graph_good = self.check_connected()
        cover_good = self.check_cover()
        if graph_good and cover_good and self.covered:
            self.check_cover_cuts()
        if cities_good and cover_good and self.start is not None:
            self.check_number()

    def check_cities(self) -> bool:
        if self.side.length("city") == 0:
            self.side.refuse("board-cities-none", "city")
        seen: set[str] = set()
        good = self.ids_known and bool(self.cities)
        for row, city in self.cities:
            if city.id and city.id in seen:
                row.refuse("board-city-twice", city=city.id)
                good = False
            seen.add(city.id)
        return good

    def check_start(self) -> None:
        start = self.side.read_text("start")
        if start is not None:
            self.check_known(start, "board-start-unknown", "start")
            self.start = start if start in self.ids else None

    def check_lines(self) -> bool:
        before = len(self.side.file.problems)
        for at, line in self.side.read_texts("lines"):
            ends = line.split("--")
            if len(ends) != 2 or not all(ends):
                self.side.refuse("board-line-form", "lines", at, line=line)
                continue
            pair = (min(ends), max(ends))
            for city in dict.fromkeys(ends):
                self.check_known(city, "board-line-unknown", "lines", at, line=line)
            if not self.ids.issuperset(ends):
                continue
            if ends[0] == ends[1]:
                self.side.refuse("board-line-loop", "lines", at, line=line, city=ends[0])
            elif pair in self.lines:
                self.side.refuse("board-line-twice", "lines", at, line="--".join(pair))
            self.lines.add(pair)
        return len(self.side.file.problems) == before and self.side.length("lines") is not None

    def check_known(self, city: str, problem: str, *way: str | int, **figures: object) -> None:
        if self.ids_known and city not in self.ids:
            near = self.side.file.nearest(city, self.ids)
            self.side.refuse(problem, *way, city=city, nearest=near, **figures)

    def check_neighbours(self) -> None:
        """The two tiles beside the start must differ (B2.6), so there must be two."""
        neighbours = self.neighbours_of_start()
        if len(neighbours) != START_NEIGHBOURS:
            count, names = len(neighbours), self.named(neighbours)
            self.side.refuse("board-start-neighbours", "start", start=self.start, count=count, cities=names)

    def check_connected(self) -> bool:
        lost = self.ids - self.reached(self.ids)
        if lost:
            names = self.named(lost)
            self.side.refuse("board-unconnected", "lines", start=self.start, count=len(lost), cities=names)
        return not lost

    def check_cover(self) -> bool:
        """B2.2: eight cities for two players, and B2.3: never the start nor a neighbour of it."""
        before = len(self.side.file.problems)
        count = self.side.length("covered") or 0
        cover = self.side.read_texts("covered")
        if len(self.side.file.problems) > before or not self.players:
            return False
        if 2 not in self.players:
            if count:
                self.side.refuse("board-cover-unused", "covered")
            return not count
        if count != COVERING_TILES:
            self.side.refuse("board-cover-count", "covered", count=count, right=COVERING_TILES)
        neighbours = self.neighbours_of_start()
        for at, city in cover:
            if city in self.covered:
                self.side.refuse("board-cover-twice", "covered", at, city=city)
                continue
            self.covered[city] = None
            self.check_known(city, "board-cover-unknown", "covered", at)
            if city == self.start:
                self.side.refuse("board-cover-start", "covered", at, city=city)
            elif city in neighbours:
                self.side.refuse("board-cover-neighbour", "covered", at, city=city, start=self.start)
        return len(self.side.file.problems) == before

    def check_cover_cuts(self) -> None:
        left = self.ids - set(self.covered)
        lost = left - self.reached(left)
        if lost:
            names = self.named(lost)
            self.side.refuse("board-cover-cuts", "covered", start=self.start, count=len(lost), cities=names)

    def check_number(self) -> None:
        """B2.5: a tile for every city in play."""
        for players in sorted(self.players):
            covered = len(self.covered) if players == 2 else 0
            count, most = len(self.ids) - 1 - covered, MOST_CITIES[players]
            if count > most:
                self.side.refuse("board-cities-many", "city", players=players, count=count, most=most)

    def neighbours_of_start(self) -> set[str]:
        return {city for line in self.lines if self.start in line for city in line} - {self.start or ""}

    def reached(self, allowed: set[str]) -> set[str]:
        """The cities that can be reached from the start through allowed ones."""
        ways: dict[str, list[str]] = {city: [] for city in allowed}
        for one, other in self.lines:
            if one in allowed and other in allowed:
                ways[one].append(other)
                ways[other].append(one)
        reached, waiting = {self.start or ""}, [self.start or ""]
        while waiting:
            fresh = set(ways[waiting.pop()]) - reached
            reached |= fresh
            waiting += fresh
        return reached

    @staticmethod
    def named(cities: Iterable[str]) -> str:
        ids = sorted(cities)
        return ", ".join(ids[:NAMED_CITIES]) + (", …" if len(ids) > NAMED_CITIES else "")
