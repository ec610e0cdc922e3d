"""The characters: a way of playing that costs no decision more than a given loss."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers import Mistake
from pioneers.bots.budget import Budget
from pioneers.bots.characters import cast_of, characters_of, read_cast
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.levels import LevelBot, bot_named, checked_name
from pioneers.bots.plans import Plans
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from pioneers.native import i64, vec
from pioneers.text.say import LANGUAGES, Speaker

from .hidden import positions

ITERATIONS = 48
# Every character of every game.
EVERYBODY = [(game, character) for game in pioneers.GAMES for character in characters_of(game)]


class Witness(LevelBot):
    """Notes of each decision what the level would have taken, what the character took, and what all plans are worth."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.decided: list[tuple[int, int, list[int]]] = []

    def favourite(
        self,
        game: Game[Any],
        world: State,
        evaluator: Evaluator,
        plans: Plans,
        best: int,
        values: Callable[[], vec[i64]],
    ) -> int:
        chosen = super().favourite(game, world, evaluator, plans, best, values)
        self.decided.append((best, chosen, [int(value) for value in values()]))
        return chosen


def witness(game: str, level: int, character: str | None, count: int) -> Witness:
    """A bot that has decided in so many positions."""
    bot = Witness(level, 3, Budget(iterations=ITERATIONS), character=character)
    for state in positions(game, count):
        bot.decide(pioneers.game(game), pioneers.game(game).view(state, state.seat))
    return bot


@pytest.mark.pure
@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize(("game", "character"), EVERYBODY)
def test_no_decision_is_worth_less_than_the_best_by_more_than_the_given_loss(
    game: str, character: str, level: int
) -> None:
    cast = cast_of(game)
    loss = cast.plain if level == 2 else cast.chance
    bot = witness(game, level, character, 40 if level == 2 else 12)
    assert len(bot.decided) >= 12
    for best, chosen, values in bot.decided:
        assert values[chosen] >= values[best] - loss


@pytest.mark.parametrize(("game", "character"), EVERYBODY)
def test_a_character_plays_otherwise_now_and_then(game: str, character: str) -> None:
    decided = witness(game, 2, character, 150).decided + witness(game, 3, character, 60).decided
    assert any(best != chosen for best, chosen, _ in decided)


@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_character_thinks_as_its_level_does(game: str, level: int) -> None:
    plain = witness(game, level, None, 8).decided
    assert all(best == chosen for best, chosen, _ in plain)
    for character in characters_of(game):
        biased = witness(game, level, character, 8).decided
        assert [(best, values) for best, _, values in biased] == [(best, values) for best, _, values in plain]


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_character_that_the_game_does_not_know_and_one_of_level_1_change_nothing(game: str) -> None:
    for state in positions(game, 10):
        view, legal = pioneers.game(game).view(state, state.seat), state.legal()
        for level, character in ((1, characters_of(game)[0]), (2, "nobody")):
            bots = [LevelBot(level, 5), LevelBot(level, 5, character=character)]
            one, other = (bot.choose(pioneers.game(game), view, legal) for bot in bots)
            assert one == other


@pytest.mark.parametrize(("game", "character"), EVERYBODY)
def test_every_character_has_a_name_and_words_in_every_language(game: str, character: str) -> None:
    names = [known.name for known in cast_of(game).characters.values()]
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        speaker = Speaker(language)
        said = [speaker.say(f"character-{game}-{character}{part}") for part in ("", "-way")]
        assert all(said)
        assert said[0] != said[1]


@pytest.mark.parametrize(("game", "character"), EVERYBODY)
def test_a_bot_is_named_with_its_character(game: str, character: str) -> None:
    bot = bot_named(checked_name(f"level3:{character}", game), 1)
    assert isinstance(bot, LevelBot)
    assert (bot.level, bot.character) == (3, character)


def test_wrong_names_are_refused_with_the_nearest_right_one() -> None:
    with pytest.raises(Mistake) as caught:
        checked_name("level3:bilder", "board")
    assert (caught.value.key, caught.value.figures["nearest"]) == ("bot-character", "builder")
    for name in ("chance:builder", "level9:builder"):
        with pytest.raises(Mistake) as caught:
            checked_name(name)
        assert caught.value.key == "bot-name"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[loss]\nchance = 1\nplain = 1\n[characters.a]\nname = 'A'\nlikes = { moony = 1 }", "data-key-unknown"),
        ("[loss]\nchance = 1\n[characters]", "data-key-missing"),
        ("[loss]\nchance = 1\nplain = 1\n[characters.a]\nname = 'A'\nlikes = { money = 0.5 }", "data-type"),
        ("[loss]\nchance = 1\nplain = 1", "data-key-missing"),
    ],
)
def test_a_file_of_characters_that_is_wrong_says_where(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "characters.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        read_cast(file, usual_evaluator("board").traits())
    assert caught.value.key == key
