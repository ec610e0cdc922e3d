"""The board game's rules a second time: slow, plain and written from the rules text alone.

The course of a game is one generator that reads like the rulebook. It stops wherever a player decides, and
every legal set is written down in full before the answer is taken. Nothing of the package under test is
imported. Where the rules text leaves a choice of readings, a comment at the place says `Reading:`.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeVar

from .board_pieces import Player, actions, coach_from, line_name

T = TypeVar("T")
Shared = Generator[None, str, T]  # stops for a decision, is sent its notation, gives back a T at its end

ROAD_PRICE = 2
TWO_ROADS_PRICE = 5
JOINING_PRICE = 2


class Oracle:
    """One game, from the position just after the setup to its result."""

    def __init__(self, setup: Mapping[str, Any], lines: list[tuple[str, str]], start: str) -> None:
        self.start = start
        covered = set(setup.get("covered") or [])
        # B2.2: neither the stagecoach nor a road uses a line that touches a covered city.
        self.lines = [(a, b) for a, b in lines if a not in covered and b not in covered]
        self.tiles: dict[str, str] = dict(setup["tiles"])
        self.display = [coach_from(coach) for coach in setup["display"]]
        self.stack = [coach_from(coach) for coach in setup["stack"]]
        self.nuggets: list[int] = list(setup["nuggets"])
        self.players: list[Player] = []
        for seat in setup["seats"]:
            starting = coach_from(seat["coaches"][0])
            starting.aboard = list(starting.seats)
            self.players.append(Player([starting], pioneers=20 - 1 - len(starting.seats)))
        self.roads: dict[str, list[int]] = {line_name(a, b): [] for a, b in self.lines}
        spaces = {start} | {space for line in self.lines for space in line} | set(self.tiles)
        self.pioneers = {space: [0] * len(self.players) for space in spaces}
        self.pioneers[start] = [1] * len(self.players)
        self.stagecoach = start
        self.first: int = setup["first"]
        self.active: int = self.first
        self.round = 0
        self.reasons: set[str] = set()
        self.round_was_idle = True
        self.seat: int | None = None
        self.step = "over"
        self.options: set[str] = set()
        self.shared = self._game()
        next(self.shared)

    # --- what a test asks ---

    def legal(self) -> set[str]:
        """All legal actions of the seat that decides, in the notation; empty when the game is over."""
        return set(self.options)

    def play(self, text: str) -> None:
        """Answer the open decision and go on to the next one."""
        assert self.seat is not None, f"{text}: the game is over"
        assert text in self.options, f"{text}: not among {sorted(self.options)}"
        try:
            self.shared.send(text)
        except StopIteration:
            self.seat, self.step, self.options = None, "over", set()

    def standing(self) -> dict[str, Any]:
        """The position as plain data to compare; after the end, `active` and `round` stay the last ones.

        Reading: `score` is the score so far (B9.1), also after the end: the parts of B11 are in `result`.
        """
        return {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "seat": self.seat,
            "step": self.step,
            "stagecoach": self.stagecoach,
            "tiles": dict(self.tiles),
            "roads": {line: sorted(owners) for line, owners in self.roads.items() if owners},
            "pioneers": {space: list(counts) for space, counts in self.pioneers.items() if any(counts)},
            "display": [coach.id for coach in self.display],
            "stack": len(self.stack),
            "nuggets": len(self.nuggets),
            "seats": [
                {
                    "money": player.money,
                    "score": player.score,
                    "bankers": player.bankers,
                    "merchants": player.merchants,
                    "roads": player.roads,
                    "pioneers": player.pioneers,
                    "coaches": [{"id": coach.id, "aboard": sorted(coach.aboard)} for coach in player.coaches],
                    "nuggets": list(player.nuggets),
                }
                for player in self.players
            ],
        }

    def result(self) -> dict[str, Any]:
        """The final scoring (B11). Reading: a rank is one more than the number of better seats (1, 1, 3)."""
        assert self.seat is None, "the game is not over"
        seats = []
        for number, player in enumerate(self.players):
            parts = {
                "coaches": player.score,
                "empty": sum(len(c.seats) - len(c.aboard) for c in player.coaches if c.aboard),  # B11.1
                "nuggets": sum(player.nuggets),  # B11.2
                "network": 2 * max(self._networks(number), default=0),  # B11.3
            }
            seats.append({**parts, "total": sum(parts.values()), "money": player.money})
        worth = [(seat["total"], seat["money"]) for seat in seats]  # B11.4
        ranks = [1 + sum(other > own for other in worth) for own in worth]
        return {
            "seats": seats,
            "ranks": ranks,
            "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
            "reasons": sorted(self.reasons),
        }

    def _networks(self, seat: int) -> list[int]:
        """How many own pioneers each connected set of own roads holds (B11.3)."""
        own = [line for line in self.lines if seat in self.roads[line_name(*line)]]
        networks: list[set[str]] = []
        for one, other in own:
            touching = [network for network in networks if one in network or other in network]
            networks = [network for network in networks if network not in touching]
            networks.append({one, other}.union(*touching))
        return [sum(self.pioneers[space][seat] for space in network) for network in networks]

    # --- course of the game (B3) ---

    def _ask(self, seat: int, step: str, options: set[str], passing: str | None = None) -> Shared[str]:
        """Let a seat decide; with nothing but passing to choose, the step is skipped (notation)."""
        if not options:
            return passing or ""
        self.seat, self.step = seat, step
        self.options = options | ({passing} if passing else set())
        answer = yield
        return answer

    def _game(self) -> Shared[None]:
        idle_rounds = 0
        while not self.reasons:
            self.round += 1
            self.round_was_idle = True
            for turn in range(len(self.players)):
                self.active = (self.first + turn) % len(self.players)
                yield from self._turn()
            # B3.2: `roads` and `stack` are noted when they happen, but end the game only at the round's end.
            idle_rounds = idle_rounds + 1 if self.round_was_idle else 0
            if idle_rounds == 2:
                self.reasons.add("idle")  # B3.3

    def _turn(self) -> Shared[None]:
        player = self.players[self.active]
        player.money += 3 + player.bankers  # B4.1; never more than two bankers, see _special
        yield from self._purchase(player)
        drove = yield from self._drive(player)
        if not drove:
            return  # B6.5, B10.5
        self.round_was_idle = False
        kind, settled = yield from self._settle(player)
        yield from self._special(player, kind)
        yield from self._joining(player, settled)

    # --- purchase (B5) ---

    def _purchase(self, player: Player) -> Shared[None]:
        # B5.8 is decided once, at the start. Reading: the income of this turn is already there to pay with.
        must_buy_coach = not player.seats_with(None) and bool(self._coaches_on_offer(player))
        used: set[str] = set()
        while len(used) < 1 + player.merchants:  # B5.2
            coaches = set() if "coach" in used else self._coaches_on_offer(player)
            if must_buy_coach:
                options, passing = coaches, None
            else:
                options, passing = coaches | self._roads_on_offer(player, used), "done"
            answer = yield from self._ask(self.active, "purchase", options, passing)
            if answer == "done":
                return
            self.round_was_idle = False
            if answer == "buy road":
                used.add("road")
                player.money -= ROAD_PRICE
                yield from self._place_bought_road(player)
            elif answer == "buy roads":
                used.add("roads")
                player.money -= TWO_ROADS_PRICE
                yield from self._place_bought_road(player)
                yield from self._place_bought_road(player)
            else:
                used.add("coach")
                must_buy_coach = False
                self._take_coach(player, int(answer.removeprefix("buy coach ")))

    def _free_lines(self) -> set[str]:
        return {line for line, owners in self.roads.items() if not owners}

    def _roads_on_offer(self, player: Player, used: set[str]) -> set[str]:
        """B5.5: as many roads in supply and free lines as roads bought."""
        possible = min(player.roads, len(self._free_lines()))
        options = set()
        if "road" not in used and player.money >= ROAD_PRICE and possible >= 1:
            options.add("buy road")
        if "roads" not in used and player.money >= TWO_ROADS_PRICE and possible >= 2:
            options.add("buy roads")
        return options

    def _coaches_on_offer(self, player: Player) -> set[str]:
        """B5.1, B5.6, B5.7: the place is the price; every seat must be filled."""
        return {
            f"buy coach {place}"
            for place, coach in enumerate(self.display, start=1)
            if player.money >= place and player.pioneers >= len(coach.seats)
        }

    def _place_bought_road(self, player: Player) -> Shared[None]:
        answer = yield from self._ask(self.active, "place", {f"road {line}" for line in self._free_lines()})
        self._build(player, answer.removeprefix("road "))

    def _build(self, player: Player, line: str) -> None:
        self.roads[line].append(self.active)
        player.roads -= 1
        if player.roads == 0:
            self.reasons.add("roads")  # B3.2, for bought roads and a sergeant's alike

    def _take_coach(self, player: Player, place: int) -> None:
        coach = self.display.pop(place - 1)
        player.money -= place
        player.pioneers -= len(coach.seats)
        coach.aboard = list(coach.seats)
        player.coaches.append(coach)
        if self.stack:  # B5.7
            self.display.append(self.stack.pop(0))
            if not self.stack:
                self.reasons.add("stack")  # B3.2

    # --- the stagecoach (B6) ---

    def _drive(self, player: Player) -> Shared[bool]:
        """Drive line by line to a matching city; False if none is in reach."""
        visited = {self.stagecoach}
        while self.stagecoach not in self.tiles:
            options = {
                f"drive {city}" for city in self._neighbours(self.stagecoach) if self._may_step(player, city, visited)
            }
            answer = yield from self._ask(self.active, "drive", options)
            if not answer:
                assert len(visited) == 1, "B6.7 keeps a matching city in reach once the stagecoach moves"
                return False
            city = answer.removeprefix("drive ")
            for owner in self._paid(self.stagecoach, city):
                player.money -= 1
                if owner is not None:
                    self.players[owner].money += 1
            self.stagecoach = city
            visited.add(city)
        return True

    def _neighbours(self, space: str) -> set[str]:
        return {b for a, b in self.lines if a == space} | {a for a, b in self.lines if b == space}

    def _paid(self, one: str, other: str) -> list[int | None]:
        """Who gets $1 each from the active player for this line (B6.2); None is the bank."""
        owners = self.roads[line_name(one, other)]
        if self.active in owners:
            return []
        return list(owners) if owners else [None]

    def _matches(self, player: Player, city: str) -> bool:
        kind = self.tiles.get(city)
        if kind is None:
            return False
        return bool(player.seats_with(None if kind == "hotel" else kind))  # B6.1

    def _may_step(self, player: Player, city: str, visited: set[str]) -> bool:
        fare = len(self._paid(self.stagecoach, city))
        if city in visited or fare > player.money:  # B6.6
            return False
        if city in self.tiles:
            return self._matches(player, city)  # B6.3, B6.4
        return self._can_arrive(player, city, player.money - fare, visited)  # B6.7

    def _can_arrive(self, player: Player, city: str, money: int, visited: set[str]) -> bool:
        """Whether a matching city is in reach from a space without a tile.

        Fares are never negative, so a cheapest way enters no space twice: it is enough to lower the cheapest
        fare to every space until nothing changes.
        """
        cheapest = {city: 0}
        changed = True
        while changed:
            changed = False
            for here in list(cheapest):
                if here in self.tiles:
                    continue  # B6.3: no way leads across a tile
                for there in self._neighbours(here) - visited:
                    fare = cheapest[here] + len(self._paid(here, there))
                    if fare <= money and fare < cheapest.get(there, money + 1):
                        cheapest[there] = fare
                        changed = True
        return any(self._matches(player, space) for space in cheapest)

    # --- settling and what follows (B7 to B10) ---

    def _settle(self, player: Player) -> Shared[tuple[str, str]]:
        """Gives back the tile's kind and the profession that settled."""
        kind = self.tiles[self.stagecoach]
        seats = player.seats_with(None if kind == "hotel" else kind)
        answer = yield from self._ask(self.active, "settle", actions("settle", seats))
        _, settled, number = answer.split()
        del self.tiles[self.stagecoach]
        self.pioneers[self.stagecoach][self.active] += 1
        self._leave(player, settled, int(number))
        return kind, settled

    def _leave(self, player: Player, profession: str, number: int) -> None:
        """A pioneer leaves his coach; an emptied coach counts at once (B9.1)."""
        coach = player.coaches[number - 1]
        coach.aboard.remove(profession)
        if not coach.aboard:
            player.score += coach.points
            player.money += 1

    def _special(self, player: Player, kind: str) -> Shared[None]:
        if kind == "banker":
            player.bankers = min(2, player.bankers + 1)  # B4.2
        elif kind == "merchant":
            player.merchants = min(2, player.merchants + 1)  # B5.3
        elif kind == "hotel":
            player.money += 3
        elif kind == "gold-digger":
            if self.nuggets:  # Reading: with no nugget left there is nothing to take (B8.7)
                player.nuggets.append(self.nuggets.pop(0))
        elif kind == "sergeant":
            yield from self._sergeant(player)
        elif kind == "barkeeper":
            seats = player.seats_with(None)
            answer = yield from self._ask(self.active, "barkeeper", actions("return", seats), "skip")
            if answer != "skip":
                _, profession, number = answer.split()
                player.pioneers += 1
                self._leave(player, profession, int(number))
        else:
            assert kind == "farmer", kind
            yield from self._more_farmers(player)

    def _sergeant(self, player: Player) -> Shared[None]:
        """B8.2: a line without a road, or with exactly one that is another player's."""
        lines = {line for line, owners in self.roads.items() if len(owners) < 2 and self.active not in owners}
        options = {f"road {line}" for line in lines} if player.roads else set()
        answer = yield from self._ask(self.active, "sergeant", options, "skip")
        if answer != "skip":
            self._build(player, answer.removeprefix("road "))

    def _more_farmers(self, player: Player) -> Shared[None]:
        for _ in range(2):  # B8.5
            options = actions("settle", player.seats_with("farmer"))
            answer = yield from self._ask(self.active, "farmer", options, "skip")
            if answer == "skip":
                return
            self.pioneers[self.stagecoach][self.active] += 1
            self._leave(player, "farmer", int(answer.split()[2]))

    def _joining(self, player: Player, settled: str) -> Shared[None]:
        """B10.2: the tile's kind is wanted or, at a hotel, the settled one: so always the settled one."""
        for distance in range(1, len(self.players)):
            seat = (self.active + distance) % len(self.players)
            other = self.players[seat]
            options = actions("join", other.seats_with(settled)) if other.money >= JOINING_PRICE else set()
            answer = yield from self._ask(seat, "join", options, "decline")
            if answer != "decline":
                other.money -= JOINING_PRICE
                player.money += JOINING_PRICE
                self.pioneers[self.stagecoach][seat] += 1
                self._leave(other, settled, int(answer.split()[2]))
                return
