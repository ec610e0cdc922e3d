"""The card game behind the contract: set-up, actions, positions, results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioneers.cards.equipment.components import Deck
from pioneers.cards.equipment.contents import contents
from pioneers.cards.equipment.load import load_deck
from pioneers.cards.equipment.lookup import Lookup, space_of
from pioneers.cards.position.dump import read_position
from pioneers.cards.position.imagine import imagined
from pioneers.cards.position.standing import standing
from pioneers.cards.position.state import CardsState, blank
from pioneers.cards.position.view import dump, view, views
from pioneers.cards.rules import sequence
from pioneers.cards.rules.actions import CardsSpace
from pioneers.cards.rules.build import Build, NextRun, Pay
from pioneers.cards.rules.deal import Deal, Discard, Exchange
from pioneers.cards.rules.editions import EDITIONS, STARTER
from pioneers.cards.rules.last import LastOne
from pioneers.cards.rules.scoring import result
from pioneers.cards.rules.sequence import RUN_STACK
from pioneers.cards.rules.trick import Add, Lead, Play
from pioneers.cards.rules.win import NameTrump, Steal, Take, Win
from pioneers.kernel.action import ActionSpace
from pioneers.kernel.digest import digest_of
from pioneers.kernel.edition import seed_bytes
from pioneers.kernel.event import Event
from pioneers.kernel.files.data_file import OwnText, quoted
from pioneers.kernel.files.reading import Reading, text_of
from pioneers.kernel.game import MOST_DATA, Game, checked_seed
from pioneers.kernel.mistake import Mistake, written
from pioneers.kernel.nearest import nearest
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import proceed
from pioneers.kernel.step import Step
from pioneers.kernel.view import Json, View

if TYPE_CHECKING:
    from pioneers.cards.shapes.components import CardComponents
    from pioneers.cards.shapes.standing import CardStanding
    from pioneers.cards.shapes.view import CardPosition, CardResult, CardView

RULES: Final = max(EDITIONS)
PLAYER_NUMBERS: Final = (2, 3, 4)
HANDS: Final = ("one", "separate")

# A run, a trick, and what is called in between.
STEPS: Final[list[Step[CardsState]]] = sequence.STEPS.ordered(
    [
        Deal("deal"),
        Exchange("exchange"),
        Lead("lead"),
        LastOne("plunder"),
        Build("build"),
        Pay("pay"),
        NextRun("next run"),
        Play("play"),
        Win("win"),
        Take("take"),
        NameTrump("trump"),
        Steal("steal"),
        Discard("discard"),
        Add("add"),
    ]
)


class CardsGame(Game[CardsState]):
    """Pioneer, the trick-taking game of supply runs."""

    def __init__(self) -> None:
        super().__init__("cards", list(EDITIONS), PLAYER_NUMBERS, ("deck", "hands"))
        self.turn_rule = "C3.1"
        self.end_rule = "C6.2"
        self.place_rule = "C1.2"
        # After the last three somebody may lead, and so shows that he does not hold thieves alone (C4.8).
        self.reveals = frozenset({"dealt", "drew", "last-hand", "played", "kept", "stolen", "trump-named"})
        # What one plays, keeps, steals or names oneself, one knows; who leads with thieves alone (C4.8), one does not.
        self.surprises = frozenset({"dealt", "drew", "last-hand", "thieves-lost", "starter-drawn"})
        self.draws = frozenset({"dealt", "drew", "starter-drawn"})
        self.foreseen_steps = frozenset({"take", "trump", "steal"})
        # What was played with lately in this process, by digest; the built-in deck comes first and stays.
        self.decks: Final[dict[str, Deck]] = {}
        self.deck_spaces: Final[dict[str, CardsSpace]] = {}
        self.lookups_made: Final[dict[tuple[str, int, bool, int], Lookup]] = {}

    def built_in(self) -> Deck:
        """The deck that comes with the program."""
        for deck in self.decks.values():
            return deck
        return self.known(load_deck())

    def known(self, deck: Deck) -> Deck:
        """One deck for each content, so that actions of equal decks are the same."""
        with self.lock:
            if deck.digest not in self.decks:
                if len(self.decks) > MOST_DATA:
                    self.forget(list(self.decks)[1])
                self.deck_spaces[deck.digest] = space_of(deck)
                self.decks[deck.digest] = deck
            return self.decks[deck.digest]

    def forget(self, digest: str) -> None:
        """Let go of a deck; states that are played with it go on."""
        del self.decks[digest], self.deck_spaces[digest]
        for key in [key for key in self.lookups_made if key[0] == digest]:
            del self.lookups_made[key]

    def remember(self, state: CardsState) -> None:
        """See `Game.remember`."""
        self.known(state.lookup.deck)

    def lookup(self, deck: Deck, players: int, separate: bool, rules: int) -> Lookup:
        """The lookup of one set-up by one version of the rules, made once."""
        key = (deck.digest, players, separate, rules)
        lookup = self.lookups_made.get(key)
        if lookup is None:
            with self.lock:
                # Others may have brought so many decks meanwhile that this one was forgotten.
                deck = self.known(deck)
                space = self.deck_spaces[deck.digest]
                lookup = self.lookups_made.get(key) or Lookup(space, STEPS, deck, players, separate, EDITIONS[rules])
                self.lookups_made[key] = lookup
        return lookup

    def begin(self, players: int, seed: int, options: dict[str, Json], rules: int) -> CardsState:
        """Options: `deck` (path of a data file, or `OwnText`), `hands` (`one`, or `separate` for two players, C2.2)."""
        return self.begin_telling(players, seed, options, rules, None)

    def begin_telling(
        self, players: int, seed: int, options: dict[str, Json], rules: int, events: list[Event] | None
    ) -> CardsState:
        """See `Game.begin_telling`: the first run and its deal."""
        deck = self.built_in()
        path = options.get("deck")
        if path is not None:
            if not isinstance(path, (str, Path, OwnText)):
                raise Mistake("path", option="deck", found=quoted(written(path)))
            deck = self.known(load_deck(path))
        separate = is_separate(options.get("hands", "one"), players)
        rng = EDITIONS[rules].generator(seed)
        state = blank(self.lookup(deck, players, separate, rules), rng, b"" if rng is not None else seed_bytes(seed))
        state.run = 1
        state.starter = state.chance(STARTER, 1).below(players)  # C2.3
        state.stack = RUN_STACK
        proceed(state, events)
        return state

    def spaces(self) -> list[ActionSpace]:
        """Those of the built-in deck and of every deck in use."""
        self.built_in()
        return list(self.deck_spaces.values())

    def data_digest(self, state: CardsState) -> str:
        """The digest of the deck."""
        return state.lookup.data

    def components(self, state: CardsState) -> CardComponents:
        """The deck, the supplies and the prices: see `cards.contents`."""
        return contents(state.lookup)

    def dump(self, state: CardsState) -> CardPosition:
        """The whole position; at the start of a run it shows all hands and the rest of the deck."""
        return dump(state)

    def load(self, position: Json) -> CardsState:
        """A position with any deck in use."""
        reading = Reading(position)
        return read_position(reading, self.tables_of(reading))

    def tables_of(self, position: Reading) -> Lookup:
        """The lookup that a position or view belongs to."""
        position["game"].equal(self.name)
        rules = self.rules_in(position)
        players = position["players"].number(min(PLAYER_NUMBERS), max(PLAYER_NUMBERS))
        position["options"].only("hands")
        hands = position["options"]["hands"]
        separate = False
        try:
            separate = is_separate(hands.word(HANDS), players)
        except Mistake as reason:
            if "place" in reason.figures:
                raise
            hands.refuse("reason", reason=reason.plain())
        self.built_in()
        deck = self.decks[position["data"].word(self.decks)]
        return self.lookup(deck, players, separate, rules)

    def view(self, state: CardsState, seat: Json) -> CardView:
        """What a seat, or a spectator, may know."""
        return view(state, self.checked_seat(seat, int(state.lookup.players)))

    def views(self, state: CardsState, seats: Json) -> list[CardView]:
        """See `Game.views`."""
        return views(state, self.checked_seats(seats, int(state.lookup.players)))

    def standing(self, state: CardsState, seat: Json) -> CardStanding:
        """Buildings done, supplies missing, and who would win now."""
        self.checked_seat(seat, int(state.lookup.players))
        return standing(state)

    def standings(self, state: CardsState, seats: Json) -> list[CardStanding]:
        """See `Game.standings`: nothing of it is hidden from anybody."""
        found = standing(state)
        return [found for _ in self.checked_seats(seats, int(state.lookup.players))]

    def imagine(self, view: Json, seed: Json) -> CardsState:
        """Deals the unseen cards at random over the hidden hands; nobody gets a suit that he has shown to lack."""
        reading = Reading(view)
        lookup = self.tables_of(reading)
        return self.load(imagined(reading, lookup, seeded(checked_seed(seed), "imagine")))

    def chance_digest(self, view: View) -> str:
        """See `Game.chance_digest`: earlier tricks are left out, and rules that deal alike count as the same."""
        told = dict(view)
        told.pop("tricks", None)
        told["rules"] = EDITIONS[self.rules_in(Reading(view))].dealt_as
        return digest_of(told)

    def result(self, state: CardsState) -> CardResult:
        """Buildings as scores, supplies as parts, ranks, winners and why the game ended."""
        outcome = result(state)
        over = state.stack == 0
        return {
            "over": over,
            "reasons": [outcome.reason] if over else [],
            "scores": outcome.scores,
            "parts": outcome.parts,
            "ranks": outcome.ranks,
            "winners": outcome.winners,
        }


def is_separate(hands: Json, players: int) -> bool:
    """Whether two players hold a hand for each place (C2.2)."""
    if hands not in HANDS:
        raise Mistake("hands-word", hands=text_of(hands), nearest=nearest(text_of(hands), HANDS) or HANDS[0])
    if hands == "separate" and players != 2:
        raise Mistake("hands-players", players=players)
    return hands == "separate"
