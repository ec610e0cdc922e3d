"""Setting a game up with the person, and taking a saved one up again."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pioneers
from pioneers.bots.characters import SEPARATOR
from pioneers.bots.levels import BOT_NAMES, LEVELS, checked_name, levels_of
from pioneers.cli.terminal.archive import fresh_path, unfinished
from pioneers.cli.terminal.conversation import Conversation
from pioneers.cli.terminal.presenting.presenters import presenter_for
from pioneers.cli.terminal.screen import Screen
from pioneers.cli.terminal.seating import Seating
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.match.match import Match, load_record
from pioneers.text.say import Speaker, language_of

LONGEST_NAME = 24
# Who does not choose meets bots that a beginner can learn from and still beat.
USUAL_LEVEL = 2
USUAL = [f"level{USUAL_LEVEL}"]
# Who starts a game as the system's administrator still has a name of his own.
NO_NAMES = ("", "root", "admin", "user")


@dataclass
class Wishes:
    """What the command line says about the game; what it leaves open is asked or has a default."""

    players: int | None = None
    seed: int | None = None
    bots: str | None = None
    hot_seat: bool = False
    names: str | None = None
    record: Path | None = None
    resume: Path | None = None
    options: dict[str, Any] = field(default_factory=dict)


def play_game(name: str, wishes: Wishes, language: str | None) -> int:
    """Play a game from its beginning or from a saved record; gives the exit code."""
    spoken = language_of(language, os.environ)
    screen = Screen()
    game = pioneers.game(name)
    try:
        setup = Setup(game, screen, Speaker(spoken))
        if wishes == Wishes() and sys.stdin.isatty():
            wishes.resume = setup.offer_unfinished()
        match, seating, path = begun(game, wishes, setup) if wishes.resume is None else resumed(game, wishes)
    except (EOFError, KeyboardInterrupt):
        # Nothing has begun, so there is nothing to save.
        screen.gap()
        return 0
    match.bots = seating.bots(match.record.seed)
    table = presenter_for(game, match.state, spoken, seating.names, screen)
    return Conversation(match, table, screen, seating, path).run()


def begun(game: Game[Any], wishes: Wishes, setup: Setup) -> tuple[Match, Seating, Path]:
    """A new game."""
    if wishes.players is not None:
        # What is wrong with the options is told before anything is asked.
        game.new(players=wishes.players, seed=wishes.seed or 0, **wishes.options)
    seating = setup.seating(wishes)
    match = Match.new(game, seating.in_record(), [None] * len(seating.names), wishes.seed, **wishes.options)
    return match, seating, wishes.record or fresh_path(game.name)


def resumed(game: Game[Any], wishes: Wishes) -> tuple[Match, Seating, Path]:
    """A saved game as it was left."""
    assert wishes.resume is not None
    for option in ("players", "seed", "bots", "names", "hot_seat", "options"):
        if getattr(wishes, option):
            shown = next(iter(wishes.options)) if option == "options" else option.replace("_", "-")
            raise Mistake("resume-option", option=f"--{shown}")
    record = load_record(wishes.resume)
    seating = Seating.from_record(record.seats)
    for kind in seating.kinds:
        if kind is not None and kind.partition(SEPARATOR)[0] not in BOT_NAMES:
            raise Mistake("resume-bot", kind=kind, bots=list(BOT_NAMES))
    # Files that lie beside the record are found there from now on.
    record.options = record.found_files(wishes.resume.parent)
    match = Match(game, record, [None] * record.players)
    return match, seating, wishes.record or wishes.resume


class Setup:
    """Asks what the command line left open; Enter takes what most people want."""

    def __init__(self, game: Game[Any], screen: Screen, speaker: Speaker) -> None:
        self.game = game
        self.screen = screen
        self.speaker = speaker
        self.say = speaker.say

    def seating(self, wishes: Wishes) -> Seating:
        """Who plays."""
        if wishes.players is not None:
            self.game.checked_players(wishes.players)
        people = [clean_name(name) for name in wishes.names.split(",")] if wishes.names is not None else []
        kinds = [checked_name(name.strip(), self.game.name) for name in (wishes.bots or "").split(",") if name.strip()]
        most = wishes.players or max(self.game.player_numbers)
        if len(people) > most:
            raise Mistake("names-many", names=len(people), players=most)
        if len({name.casefold() for name in people}) < len(people):
            raise Mistake("names-twice")
        self.screen.heading(self.welcome())
        players = wishes.players
        if wishes.hot_seat or len(people) > 1:
            players = players or max(len(people), min(self.game.player_numbers)) if people else players
            players = players or self.ask_players()
            people = people or self.ask_names(players)
        else:
            players = players or self.ask_bots() + 1
            people = people or self.ask_names(1)
        kinds = kinds or ([self.ask_level()] if len(people) < players else USUAL)
        return Seating.of(people, players, kinds, self.game.name)

    def welcome(self) -> str:
        """What the game is called."""
        for message in (f"welcome-{self.game.name}", f"game-{self.game.name}"):
            if self.speaker.knows(message):
                return self.say(message)
        return self.game.name.capitalize()

    def offer_unfinished(self) -> Path | None:
        """The saved game that the person wants to go on with."""
        found = unfinished(self.game.name)
        if found is None:
            return None
        path, record = found
        names = list(Seating.from_record(record.seats).names)
        yes, no = self.say("play-yes"), self.say("play-no")
        while True:
            answer = self.screen.ask(self.say("play-ask-resume", {"names": names, "moves": len(record.actions)}) + " ")
            if not answer or yes.startswith(answer.casefold()):
                return path
            if no.startswith(answer.casefold()):
                return None
            self.screen.line(self.say("mistake-answer-choose", {"text": answer, "numbers": [yes, no]}))

    def ask_bots(self) -> int:
        """Against how many bots one person plays."""
        numbers = [number - 1 for number in self.game.player_numbers]
        return self.ask_number("play-ask-bots", numbers, numbers[len(numbers) // 2])

    def ask_level(self) -> str:
        """How well the bots play."""
        numbers = [number for number in LEVELS if f"level{number}" in levels_of(self.game.name)]
        if not numbers:
            return "chance"
        own = self.speaker.knows(f"level-{self.game.name}-{numbers[0]}")
        game = self.game.name if own else "plain"
        for number in numbers:
            words = {"number": number, "name": self.say(f"level-{game}-{number}")}
            character = self.say(f"level-{game}-{number}-character")
            self.screen.line(self.say("play-level", {**words, "character": character}))
        return f"level{self.ask_number('play-ask-level', numbers, USUAL_LEVEL)}"

    def ask_players(self) -> int:
        """How many people play at one keyboard."""
        numbers = list(self.game.player_numbers)
        return self.ask_number("play-ask-players", numbers, numbers[0])

    def ask_number(self, message: str, numbers: list[int], usual: int) -> int:
        """One of the numbers; Enter is the usual one."""
        while True:
            shown = {"numbers": [str(number) for number in numbers], "usual": usual}
            answer = self.screen.ask(self.say(message, shown) + " ")
            if not answer:
                return usual
            if answer.isdecimal() and int(answer) in numbers:
                return int(answer)
            self.screen.line(self.say("mistake-answer-choose", {"text": answer, "numbers": shown["numbers"]}))

    def ask_names(self, count: int) -> list[str]:
        """The names of the people."""
        names: list[str] = []
        while len(names) < count:
            number = len(names) + 1
            usual = login_name() if count == 1 else ""
            usual = usual or self.say("play-usual-name", {"number": number, "count": count})
            figures = {"number": number, "count": count, "usual": usual}
            answer = self.screen.ask(self.say("play-ask-name", figures) + " ")
            try:
                name = clean_name(answer or usual)
            except Mistake as mistake:
                self.screen.line(self.say(f"mistake-{mistake.key}", mistake.figures))
                continue
            if name.casefold() in {known.casefold() for known in names}:
                self.screen.line(self.say("mistake-names-twice"))
                continue
            names.append(name)
        return names


def clean_name(name: str) -> str:
    """A name that fits into sentences and tables."""
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise Mistake("name", name=name, most=LONGEST_NAME)
    return name


def login_name() -> str:
    """How the system calls the person, if that is a name."""
    name = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    fits = name.isalpha() and len(name) <= LONGEST_NAME and name.lower() not in NO_NAMES
    return name.capitalize() if fits else ""
