"""The contract: what every game offers to screens, bots, servers and outside programs."""

from __future__ import annotations

from collections.abc import Sequence
from threading import RLock
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pioneers.kernel.action import Action, ActionSpace
from pioneers.kernel.digest import digest_of
from pioneers.kernel.event import Event
from pioneers.kernel.files.reading import Reading
from pioneers.kernel.mistake import Mistake, written
from pioneers.kernel.nearest import nearest
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State, advance_index
from pioneers.kernel.step import LEGAL, NOT_NOW, UNKNOWN_HERE
from pioneers.kernel.view import Components, Json, Outlook, Position, Result, Standing, View
from pioneers.native import i64

S = TypeVar("S", bound=State)

# A seed can carry 256 bits of chance, as a fair deal over the network does.
SEED_LIMIT: Final = 2**256
# So many own boards or decks a game knows beside the built-in one; the oldest is forgotten. A state keeps its own.
MOST_DATA: Final = 64


# Games outside this package are interpreted, and subclass what is compiled here.
@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with its data. Stateless: it makes, reads and changes states."""

    def __init__(
        self, name: str, known_rules: Sequence[int], player_numbers: Sequence[int], option_names: Sequence[str]
    ) -> None:
        self.name: Final = name
        # The versions of the rules that can be played, and the newest. It grows when the same header and actions could
        # give another game: records, positions and views name the one they need. See `kernel.edition`.
        self.known_rules: Final = tuple(sorted(known_rules))
        self.rules: Final = self.known_rules[-1]
        self.player_numbers: Final = tuple(player_numbers)
        self.option_names: Final = tuple(option_names)
        self.turn_rule = ""
        self.end_rule = ""
        self.place_rule = ""
        # Keys of the events that show somebody what was hidden from him: what came before cannot be taken back.
        self.reveals: frozenset[str] = frozenset()
        # Keys of the events that the seat which acts cannot foresee: that they come, or what they say, depends on what
        # is hidden from it. An action without an event of `reveals` has none of these.
        self.surprises: frozenset[str] = frozenset()
        # Keys of the events that tell of chance: something that nobody at all had seen before.
        self.draws: frozenset[str] = frozenset()
        # Steps of which everybody can tell beforehand, even after a revealing action, that they will ask, and whom.
        self.foreseen_steps: frozenset[str] = frozenset()
        # Held while own boards or decks are taken in or forgotten: a server begins games in several threads.
        self.lock = RLock()

    # --- making and reading -------------------------------------------------------------------------

    # Arguments from outside are declared as anything: compiled, a declared type would be checked before our own
    # checks, which have the better words.

    def new(self, players: Json = 2, seed: Json = 0, rules: Json = None, **options: Json) -> S:
        """A game from the start, by the newest rules or by an older version. The same arguments give the same game."""
        return self.started(players, seed, options, rules)

    def started(
        self,
        players: Json,
        seed: Json,
        options: dict[str, Json],
        rules: Json = None,
        events: list[Event] | None = None,
    ) -> S:
        """`new` with the options in a dictionary. What happens before the first decision is added to `events`."""
        for option in options:
            if option not in self.option_names:
                near = nearest(option, self.option_names) or self.option_names[0]
                raise Mistake("option", option=option, nearest=near, options=list(self.option_names))
        return self.begin_telling(
            self.checked_players(players), checked_seed(seed), options, self.checked_rules(rules), events
        )

    def checked_rules(self, rules: Json) -> int:
        """Refuse a version of the rules that this program does not know; `None` is the newest."""
        if rules is None:
            return self.rules
        if not isinstance(rules, int) or isinstance(rules, bool) or rules not in self.known_rules:
            raise Mistake("rules", rules=written(rules), known=self.named_rules())
        return rules

    def rules_in(self, position: Reading) -> int:
        """The version of the rules that a position or a view names."""
        part = position["rules"]
        rules = part.number()
        if rules not in self.known_rules:
            part.refuse("rules", found=rules, known=self.named_rules())
        return rules

    def named_rules(self) -> list[str]:
        """The known versions for a message."""
        return [str(rules) for rules in self.known_rules]

    def checked_players(self, players: Json) -> int:
        """Refuse a number of players that this game is not made for."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.player_numbers:
            numbers = [str(number) for number in self.player_numbers]
            raise Mistake("players", players=written(players), numbers=numbers)
        return players

    def checked_seat(self, seat: Json, players: int) -> int | None:
        """Refuse what is neither a seat nor `None`, a spectator."""
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players):
            raise Mistake("seat", seat=written(seat), players=players)
        return seat

    def checked_seats(self, seats: Json, players: int) -> list[int | None]:
        """Refuse what is no list of seats and spectators."""
        return [self.checked_seat(seat, players) for seat in self.listed(seats, players)]

    def listed(self, seats: Json, players: int) -> list[Json]:
        """Refuse what is no list, whatever it holds."""
        if not isinstance(seats, (list, tuple)):
            raise Mistake("seat", seat=written(seats), players=players)
        return list(seats)

    def begin(self, players: int, seed: int, options: dict[str, Json], rules: int) -> S:
        """Set the game up; players, seed, rules and the options' names are checked."""
        raise AssertionError(self.name)

    def begin_telling(
        self, players: int, seed: int, options: dict[str, Json], rules: int, events: list[Event] | None
    ) -> S:
        """`begin`, and tell what happens before the first decision; a game in which nothing does has no need of it."""
        return self.begin(players, seed, options, rules)

    def data_digest(self, state: S) -> str:
        """The digest of the data this state is played with; the same for all where a game is nothing but rules."""
        return digest_of(self.components(state))

    def components(self, state: S) -> Components:
        """What the game of this state is played with, for screens: nothing of it changes while it is played."""
        return {}

    def remember(self, state: S) -> None:
        """Know the data of a state again, if others have been played with since: `load` and `imagine` need that."""

    def spaces(self) -> list[ActionSpace]:
        """The action spaces of the data in use, the built-in one first."""
        raise AssertionError(self.name)

    def action(self, text: Json) -> Action:
        """The action of this notation on any board in use; a `Mistake` names the nearest right one."""
        if not isinstance(text, str):
            raise Mistake("notation-type", text=written(text))
        spaces = self.spaces()
        for space in spaces:
            known = space.by_text.get(text)
            if known is not None:
                return known
        return spaces[0].read(text)

    # --- playing ------------------------------------------------------------------------------------

    def resolve(self, state: S, action: Json) -> Action:
        """This action in the state's own space. A `Refusal` if this board does not know it."""
        space = state.shared.space
        if not isinstance(action, Action):
            known = space.by_text.get(action) if isinstance(action, str) else None
            action = self.action(action) if known is None else known
        if action.space is space:
            return action
        own = space.by_text.get(action.text)
        # The same words in another game are another action.
        if own is None or action.space.game != space.game:
            raise Refusal(self.place_rule, "unknown-here", {"action": action.text})
        return own

    def explain(self, state: S, action: Json) -> Refusal | None:
        """`None` if the action, or the action of this notation, is legal, else the refusal that `play` would raise."""
        try:
            own = self.resolve(state, action)
        except Refusal as refusal:
            return refusal
        return self.refuse(state, own)

    def refuse(self, state: S, action: Action) -> Refusal | None:
        """`explain` for an action of the state's own space."""
        if state.stack == 0:
            return Refusal(self.end_rule, "game-over", {})
        step = state.asking()
        obstacle: i64 = step.obstacle(state, action.index)
        if obstacle == LEGAL:
            return None
        if obstacle == NOT_NOW:
            return Refusal(self.turn_rule, "not-now", {"step": step.name, "verb": action.verb})
        if obstacle == UNKNOWN_HERE:
            return Refusal(self.place_rule, "unknown-here", {"action": action.text})
        return step.refusal(state, action.index, obstacle)

    def play(self, state: S, action: Json) -> list[Event]:
        """Carry out an action, or that of a notation, and tell what happened. A `Refusal` leaves all as it was."""
        try:
            own = self.resolve(state, action)
            obstacle = self.refuse(state, own)
            if obstacle is not None:
                raise obstacle
        except Refusal as refusal:
            refusal.position = self.view(state, state.seat)
            raise
        events: list[Event] = []
        advance_index(state, own.index, events)
        return events

    def advance(self, state: S, action: Action) -> None:
        """Carry out an action known to be legal: unchecked and silent, for search."""
        if action.space is state.shared.space:
            advance_index(state, action.index, None)
        else:
            advance_index(state, self.resolve(state, action).index, None)

    def outlook(self, state: S) -> Outlook:
        """What helps the seat that decides beyond its legal actions, by names of the game's own: whole ways through
        many atoms, and with a `Refusal` each, what people may look for in vain. A game without any such thing has none.
        """
        return {}

    # --- positions ----------------------------------------------------------------------------------

    def dump(self, state: S) -> Position:
        """The whole position as plain readable JSON."""
        raise AssertionError(self.name)

    def load(self, position: Json) -> S:
        """The state of a position, checked; a `Mistake` names the place and what would be right."""
        raise AssertionError(self.name)

    def view(self, state: S, seat: Json) -> View:
        """What this seat may know, plain JSON; `None` for a spectator."""
        raise AssertionError(self.name)

    def views(self, state: S, seats: Json) -> Sequence[View]:
        """The views of several seats, all at once. They share what is the same in them, so they are only to be read."""
        return [self.view(state, seat) for seat in self.listed(seats, max(self.player_numbers))]

    def standing(self, state: S, seat: Json) -> Standing:
        """How everyone stands, were the game over now, as far as this seat, or a spectator (`None`), may know: for
        screens. A game whose views say it all has none.
        """
        return {}

    def standings(self, state: S, seats: Json) -> Sequence[Standing]:
        """The standings for several seats, all at once; as with `views`, they are only to be read."""
        return [self.standing(state, seat) for seat in self.listed(seats, max(self.player_numbers))]

    def imagine(self, view: Json, seed: Json) -> S:
        """A state that fits the view: what the view hides is dealt at random from the seed."""
        raise AssertionError(self.name)

    def result(self, state: S) -> Result:
        """Scores with their parts, ranks and winners; before the end, as if it ended now."""
        raise AssertionError(self.name)

    def digest(self, state: S) -> str:
        """A stable hash of the whole position."""
        return digest_of(self.dump(state))

    def chance_digest(self, view: View) -> str:
        """A stable hash of what a seat sees, which the chance of our bots comes from. Where a version of the rules only
        tells more, it is that of the version before: bots that do not use it play on as they did.
        """
        return digest_of(view)


def checked_seed(seed: Json) -> int:
    """Refuse what is no seed."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise Mistake("seed", seed=written(seed))
    return seed
