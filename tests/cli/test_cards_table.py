"""The card game at the terminal: what holds at every decision of many games, in every language."""

from __future__ import annotations

import io
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pioneers.cards.position.state import CardsState
from pioneers.cards.terminal.choices import active_hand, kind_of
from pioneers.cards.terminal.presenter import CardsPresenter
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.presenter import HIDDEN, Presenter
from pioneers.cli.terminal.questioning import show_question
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.event import Event
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.text.say import LANGUAGES
from tests.cli.card_games import NAMES, cards_in, deck_without_equals, game, positions


def fits(found: CardsPresenter) -> Presenter:
    """Nothing but mypy looks at this: the card game has all that the conversation needs."""
    return found


def table(
    state: CardsState, language: str = "en", width: int = 80, encoding: str = "utf-8"
) -> tuple[CardsPresenter, io.TextIOWrapper]:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    console = Console(file=file, width=width, height=24, highlight=False, markup=False, emoji=False)
    return CardsPresenter(game().components(state), language, NAMES[: int(state.lookup.players)], Screen(console)), file


def printed(file: io.TextIOWrapper) -> str:
    file.flush()
    buffer = file.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(file.encoding)


def show_all(shown: CardsPresenter, state: CardsState, seat: int) -> None:
    shown.status(game().view(state, seat))
    show_question(shown.screen, shown.question(Decision(game(), state)), shown.speaker.say)


@pytest.mark.parametrize(
    ("players", "seed", "language", "options"),
    [
        (2, 1, "en", {}),
        (2, 2, "de", {"hands": "separate"}),
        (3, 3, "fr", {}),
        (4, 4, "en", {}),
    ],
)
def test_every_choice_is_legal_and_every_legal_action_is_offered(
    players: int, seed: int, language: str, options: dict[str, Any]
) -> None:
    shown = None
    for state in positions(players, seed, **options):
        if state.seat is None:
            break
        shown = shown or table(state, language)[0]
        question = shown.question(Decision(game(), state))
        assert question.ask
        assert sorted(choice.actions[0] for choice in question.choices) == sorted(
            action.text for action in state.legal()
        )
        assert all(choice.label for choice in [*question.choices, *question.barred])
        assert question.usual is None or question.usual in question.choices
        for choice in question.barred:
            assert game().explain(state, choice.actions[0]) is not None


def test_the_hand_is_in_sight_at_every_card_that_is_asked_for() -> None:
    seen = set()
    for number, state in enumerate(positions(3, 5)):
        if state.seat is None or state.step not in ("play", "discard", "exchange", "trump"):
            continue
        # Of the plays, which are most of a game, one in four.
        if state.step == "play" and number % 4:
            continue
        seen.add(state.step)
        shown, file = table(state)
        show_all(shown, state, state.seat)
        view: Any = game().view(state, state.seat)
        assert {card for card in active_hand(view) if card != "thief"} <= cards_in(printed(file))
    assert seen == {"play", "discard", "exchange", "trump"}


@pytest.mark.parametrize(
    ("language", "width"), [("en", 60), ("en", 80), ("en", 120), ("en", 200), ("de", 80), ("fr", 80)]
)
@pytest.mark.parametrize("options", [{"players": 2, "hands": "separate"}, {"players": 2}, {"players": 4}])
def test_everything_can_be_shown_at_every_width(language: str, width: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(seed=6, **options)):
        if number % 61 and state.seat is not None:
            continue
        shown, file = table(state, language, width)
        if state.seat is None:
            shown.screen.show(shown.result(game().result(state), game().view(state, None)))
        else:
            show_all(shown, state, state.seat)
        for look in shown.looks:
            shown.screen.show(shown.look(look, "", game().view(state, state.seat)))
            shown.screen.show(shown.look(look, "", game().view(state, None)))
        assert max(len(row) for row in printed(file).splitlines()) <= width


@pytest.mark.parametrize(("players", "most"), [(2, 32), (3, 28), (4, 28)])
def test_a_decision_takes_little_more_than_a_screen(players: int, most: int) -> None:
    for number, state in enumerate(positions(players, 7)):
        if number % 5 == 0 and state.seat is not None:
            shown, file = table(state)
            show_all(shown, state, state.seat)
            assert len(printed(file).splitlines()) <= most


def test_a_terminal_with_nothing_but_ascii_shows_the_table_and_the_choices() -> None:
    state = game().new(players=2, seed=9)
    shown, file = table(state, encoding="ascii")
    shown.status(game().view(state, 0))
    for look in shown.looks:
        shown.screen.show(shown.look(look, "", game().view(state, 0)))
    assert "?" not in printed(file)


# --- nobody sees more than he may ------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 2, "hands": "separate"}, {"players": 4}])
def test_no_card_of_another_hand_is_ever_shown(options: dict[str, Any], tmp_path: Path) -> None:
    deck = str(deck_without_equals(tmp_path))
    for state in positions(seed=8, deck=deck, **options):
        if state.seat is None or state.run > 1:
            break
        whole: Any = game().dump(state)
        owners = [number % options["players"] for number in range(len(whole["hands"]))]
        for seat in (state.seat, None):
            shown, file = table(state)
            if seat is not None:
                show_all(shown, state, seat)
            for look in shown.looks:
                shown.screen.show(shown.look(look, "", game().view(state, seat)))
            foreign = [
                card for owner, hand in zip(owners, whole["hands"], strict=True) if owner != seat for card in hand
            ]
            foreign += whole["deck"]
            if seat is None:
                foreign += whole["pending"]
            assert not set(foreign) & cards_in(printed(file))


def test_what_only_one_may_know_is_no_part_of_what_all_are_told() -> None:
    shown, _ = table(game().new(players=3, seed=1))
    for key in ("dealt", "discarded"):
        assert shown.style(Event(key, {"seat": 0, "count": 2}, 0, {"cards": ["deer 4"]})) == HIDDEN


# --- what a card would mean -----------------------------------------------------------------------------


def test_what_is_said_of_a_card_comes_true() -> None:
    checked = 0
    for state in positions(4, 9):
        if state.seat is None or state.step != "play" or state.turn == 0:
            continue
        shown, _ = table(state)
        place = int(state.place())
        for choice in shown.question(Decision(game(), state)).choices:
            trial = state.copy()
            events = game().play(trial, choice.actions[0])
            if trial.step == "add":
                events += game().play(trial, "done")
            for event in events:
                if event.key == "trick-won":
                    assert ("wins the trick" in choice.detail) == (event.figures["place"] == place)
                    checked += 1
            if trial.step == "trump" and trial.seat == state.seat and "storm" in choice.actions[0]:
                assert "you choose the trump" in choice.detail
    assert checked > 50


@pytest.mark.parametrize("players", [2, 3])
def test_several_cards_make_one_choice_or_are_refused_in_words(players: int) -> None:
    made = refused = 0
    for state in positions(players, 10):
        if state.seat is None or state.step not in ("play", "add", "discard"):
            continue
        shown, _ = table(state)
        question = shown.question(Decision(game(), state))
        for pair in combinations(question.choices, 2):
            try:
                choice = question.together(pair) if question.together else None
            except (Mistake, Refusal) as reason:
                refused += bool(reason.message())
                continue
            if choice is None:
                continue
            made += 1
            trial = state.copy()
            for action in choice.actions:
                game().play(trial, action)
            assert trial.step != "add"
            kinds = {kind_of(action.partition(" ")[2]) for action in choice.actions if " " in action}
            assert state.step == "discard" or len(kinds) == 1
    assert made > 30
    assert refused > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_in_the_own_language_and_in_notation(language: str) -> None:
    # Ada leads; these rules deal her the cards named below.
    state = game().new(players=2, seed=9, rules=1)
    shown, _ = table(state, language)
    for card in ("stone 1", "gold 4", "deer 8", "storm 6"):
        for text in (card, card.upper(), shown.say("cards-card", card=card), card.replace(" ", "")):
            assert [choice.actions for choice in shown.read(text, Decision(game(), state))] == [(f"play {card}",)], text
    both = shown.say("cards-typed", card="deer 4") + " + " + shown.say("cards-typed", card="deer 5")
    assert shown.read(both, Decision(game(), state))[0].actions == ("play deer 4", "add deer 5", "done")
