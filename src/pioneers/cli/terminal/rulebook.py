"""The rules as people read them: chapters and rules from a game's data, their words from the catalogue."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from rich.text import Text

from pioneers.catalogue import descriptor
from pioneers.cli.terminal.screen import Screen
from pioneers.descriptor import descriptors
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.text.say import Speaker

INDENT = 6


@dataclass(frozen=True)
class Rule:
    """One rule; `clarified` where the printed texts differ or are silent, `notes` on what surprises."""

    id: str
    clarified: bool
    notes: tuple[str, ...]


@cache
def rulebook(game: str) -> dict[str, tuple[Rule, ...]]:
    """The rules of a game by chapter, in the order in which a player reads them."""
    file = descriptor(game).folder / "data" / "rules.toml"
    chapters: dict[str, tuple[Rule, ...]] = {}
    if not file.is_file():
        return chapters
    for chapter in tomllib.loads(file.read_text(encoding="utf-8"))["chapters"]:
        chapters[chapter["id"]] = tuple(
            Rule(rule["id"], rule.get("clarified", False), tuple(rule.get("notes", ()))) for rule in chapter["rules"]
        )
    return chapters


def game_of(number: str) -> str:
    """The game whose rules are numbered like this: each has a letter of its own."""
    letters = {found.rule_letter: name for name, found in descriptors().items()}
    return letters.get(number[:1].upper(), next(iter(descriptors())))


def show_rules(screen: Screen, speaker: Speaker, game: str, number: str) -> None:
    """A rule, a chapter, or, without a number, the list of the chapters."""
    chapters = rulebook(game)
    wanted = number.strip().upper()
    if not wanted:
        show_contents(screen, speaker, game)
        return
    if wanted in chapters:
        show_chapter(screen, speaker, wanted, chapters[wanted])
        return
    for rules in chapters.values():
        for rule in rules:
            if rule.id == wanted:
                show_rule(screen, speaker, rule)
                return
    known = [*chapters, *(rule.id for rules in chapters.values() for rule in rules)]
    if not known:
        raise Mistake("rule-none", game=game)
    near = nearest(wanted, [name.lower() for name in known]) or known[0]
    raise Mistake("rule", number=number, nearest=near.upper(), first=known[0], last=list(chapters)[-1])


def show_contents(screen: Screen, speaker: Speaker, game: str) -> None:
    """The chapters, and how to read one."""
    chapters = rulebook(game)
    if not chapters:
        raise Mistake("rule-none", game=game)
    show_title(screen, speaker, game)
    for chapter in chapters:
        screen.hanging(Text(f"{chapter:>4} ", "bold"), said(speaker, f"chapter-{chapter}"))
    example = list(chapters)[len(chapters) // 2]
    screen.line(speaker.say("rules-how", {"chapter": example, "rule": chapters[example][0].id}), "dim")


def show_book(screen: Screen, speaker: Speaker, game: str) -> None:
    """Everything, from the first chapter to the last."""
    show_title(screen, speaker, game)
    for chapter, rules in rulebook(game).items():
        show_chapter(screen, speaker, chapter, rules)
    known = [name for name in (f"knowledge-{game}-public", f"knowledge-{game}-hidden") if speaker.knows(name)]
    if known:
        screen.gap()
        screen.line(speaker.say("knowledge-title"), "bold")
    for part in known:
        screen.line(speaker.say(part))
    if speaker.knows(f"rules-{game}-credit"):
        screen.gap()
        screen.line(speaker.say(f"rules-{game}-credit"), "dim")


def show_title(screen: Screen, speaker: Speaker, game: str) -> None:
    """The name of the book."""
    screen.line(said(speaker, f"rules-{game}-title", game), "bold")


def said(speaker: Speaker, message: str, plain: str = "") -> str:
    """A message where the game brings it."""
    return speaker.say(message) if speaker.knows(message) else plain


def show_chapter(screen: Screen, speaker: Speaker, chapter: str, rules: tuple[Rule, ...]) -> None:
    """A heading and its rules."""
    screen.gap()
    screen.line(f"{chapter}  {said(speaker, f'chapter-{chapter}')}", "bold")
    for rule in rules:
        show_rule(screen, speaker, rule)


def show_rule(screen: Screen, speaker: Speaker, rule: Rule) -> None:
    """A rule with its number in the margin; a clarified one says so."""
    text = said(speaker, f"rule-{rule.id.replace('.', '-')}")
    if rule.clarified:
        text += f" [{speaker.say('rules-clarified')}]"
    screen.hanging(Text(f"{rule.id:<{INDENT}}", "bold"), text)
    for note in rule.notes:
        screen.hanging(Text(" " * INDENT), speaker.say(note), "dim")
