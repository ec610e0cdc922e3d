"""Card games at the terminal, from the first question to the final table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers.cards.position.state import CardsState
from pioneers.cli.help_page import help_texts
from pioneers.match.match import Match, load_record, save
from tests.cli.card_games import cards_in, deck_without_equals, game, saved_at
from tests.cli.conftest import Outcome, Run

QUICK = ("--bots", "chance", "--players", "3", "--names", "Ada", "--seed", "7")
DATA = Path(pioneers.__file__).parent / "cards" / "data"


def actions(done: Outcome) -> list[str]:
    return load_record(done.records[0]).actions if done.records else []


@pytest.fixture
def lead(tmp_path: Path) -> tuple[str, ...]:
    """Goes on with a game in which nothing was played yet: Ada leads with stone 1 3 5 7, gold 3 4 4 7, deer 4 5 8, tree
    4 6, two thieves and storm 6, 13 different cards to lead. The answers below are about this very hand, which only the
    first rules deal; what may be led and how it is typed is the same by all rules.
    """
    path = tmp_path / "data" / "pioneers" / "lead.pioneers"
    path.parent.mkdir(parents=True)
    save(Match.new(game(), ["Ada", "Belle (bot: chance)"], [None, None], seed=9, rules=1), path)
    return ("play", "cards", "--resume", str(path))


def view_at_the_end(path: Path) -> Any:
    """What Ada sees where a record stops."""
    state: Any = load_record(path).final(game(), path.parent)
    return game().view(state, 0)


def test_somebody_who_knows_nothing_finishes_a_game_by_typing_1(run: Run) -> None:
    done = run("play", "cards", "--bots", "chance", resort="1")
    assert done.code == 0
    assert "Be the first to build a house, a windmill, a barn and a storehouse." in done.flat
    assert "Final scoring" in done.said
    assert "won the game" in done.said
    assert load_record(done.records[0]).end is not None
    assert f"replay {done.records[0]}" in done.said


@pytest.mark.parametrize("options", [("2",), ("2", "--hands", "separate"), ("3",), ("4",)])
def test_every_number_of_players(run: Run, options: tuple[str, ...]) -> None:
    done = run("play", "cards", "--bots", "chance", "--names", "Ada", "--seed", "2", "--players", *options, resort="1")
    assert done.code == 0
    record = load_record(done.records[0])
    assert record.end is not None
    assert ("place 2" in done.said) == (record.players == 2)
    assert ("Your hand for place 2" in done.said) == ("separate" in options)


@pytest.mark.parametrize(
    ("language", "spoken", "unspoken"),
    [
        (
            "de",
            ["Endwertung", "gewinnt den Stich", "hat die Partie gewonnen.", "Du spielst aus", "Zu bedienen"],
            "trick",
        ),
        ("fr", ["Décompte final", "remporte le pli", "a gagné la partie.", "Vous entamez", "À fournir"], "trick"),
    ],
)
def test_a_whole_game_in_another_language(run: Run, language: str, spoken: list[str], unspoken: str) -> None:
    done = run("play", "cards", *QUICK, "--language", language, resort="1")
    assert done.code == 0
    for words in spoken:
        assert words in done.flat
    assert unspoken not in done.said


# --- cards that are typed -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "played"),
    [
        (["1"], ["play stone 1"]),
        (["1", ""], ["play stone 1", "done"]),
        (["1", "1", ""], ["play stone 1", "add stone 3", "done"]),
        (["1", "2 3"], ["play stone 1", "add stone 5", "add stone 7"]),
        (["1", "add stone 3", "done"], ["play stone 1", "add stone 3", "done"]),
        (["1 2"], ["play stone 1", "add stone 3", "done"]),
        (["1+2"], ["play stone 1", "add stone 3", "done"]),
        (["1, 2, 4"], ["play stone 1", "add stone 3", "add stone 7", "done"]),
        (["1 2 3 4"], ["play stone 1", "add stone 3", "add stone 5", "add stone 7"]),
        (["6 6"], ["play gold 4", "add gold 4", "done"]),
        (["deer 4"], ["play deer 4"]),
        (["deer 4 + deer 5"], ["play deer 4", "add deer 5", "done"]),
        (["deer 4 and deer 5"], ["play deer 4", "add deer 5", "done"]),
        (["play deer 4 + deer 5"], ["play deer 4", "add deer 5", "done"]),
        (["deer 4 5"], ["play deer 4", "add deer 5", "done"]),
        (["d4 d5 d8"], ["play deer 4", "add deer 5", "add deer 8"]),
        (["gold 4 4"], ["play gold 4", "add gold 4", "done"]),
        (["storm"], ["play storm 6"]),
        (["s6"], ["play storm 6"]),
        (["DEER 8"], ["play deer 8"]),
        (["deer", "2"], ["play deer 5"]),
        (["deer", "1 3"], ["play deer 4", "add deer 8", "done"]),
    ],
)
def test_an_answer_and_the_actions_it_plays(
    run: Run, lead: tuple[str, ...], answers: list[str], played: list[str]
) -> None:
    assert actions(run(*lead, answers=answers))[: len(played)] == played


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["15"], "There’s no choice 15 here. Type a number from 1 to 13."),
        (["1 15"], "There’s no choice 15 here."),
        ([""], "Type a number from 1 to 13"),
        (["deer 4 + gold 4"], "two suits never go together"),
        (["1 13"], "Storm 6 is played alone."),
        (["deer 4 + thief"], "Thief is played alone."),
        (["deer 4 4"], "You have no deer 4 in your hand."),
        (["deer 6"], "You have no deer 6 in your hand. Choose a card that you hold. (C3.1)"),
        (["thief"], "A thief can’t lead a trick. Lead one or more cards of one suit, or a storm. (C3.2)"),
        (["play thief"], "(C3.2)"),
        (["storm 12"], "You have no storm 12 in your hand."),
        (["stone + deer 4"], "can mean more than one card"),
        (["deer 99"], "“deer 99” isn’t an answer here."),
        (["xyzzy"], "“xyzzy” isn’t an answer here."),
        (["dier 4"], "“dier 4” isn’t an answer here."),
        (["4 deer"], "“4 deer” isn’t an answer here."),
        (["build house"], "it’s time to play a card to the trick"),
        (["tabel"], "Did you mean “table”?"),
        (["\x1b[31mred"], "isn’t an answer here."),
    ],
)
def test_a_wrong_answer_teaches_and_costs_nothing(
    run: Run, lead: tuple[str, ...], answers: list[str], said: str
) -> None:
    done = run(*lead, answers=answers)
    assert done.code == 0
    assert said in done.flat
    assert actions(done) == []


def test_a_suit_that_is_not_held(run: Run, tmp_path: Path) -> None:
    def has_no_deer(state: CardsState, view: Mapping[str, Any]) -> bool:
        return state.step == "play" and not any(card.startswith("deer") for card in view["hands"][0])

    path = saved_at(tmp_path / "game.pioneers", has_no_deer)
    assert "You hold no deer." in run("play", "cards", "--resume", path, answers=["deer"]).flat


def void(state: CardsState, view: Mapping[str, Any]) -> bool:
    """Ada must play a card that neither follows nor is trump, and has two of a suit."""
    suit, trump = view["trick"]["suit"], view["trick"]["trump"]
    kinds = [card.split()[0] for card in view["hands"][0]]
    return state.step == "play" and suit not in (None, *kinds) and trump != "tree" and kinds.count("tree") > 1


def test_a_card_that_cannot_win_is_played_alone(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", void)
    record = load_record(path)
    view = view_at_the_end(path)
    trees = [card for card in view["hands"][0] if card.startswith("tree")]
    done = run("play", "cards", "--resume", path, answers=[f"{trees[0]} + {trees[1]}", trees[0]])
    assert "a card that can’t win is played alone." in done.flat
    assert "cannot win" in done.said
    assert "and you have none" in done.flat
    assert load_record(path).actions[len(record.actions)] == f"play {trees[0]}"


def must_follow(state: CardsState, view: Mapping[str, Any]) -> bool:
    kinds = {card.split()[0] for card in view["hands"][0]}
    return state.step == "play" and view["trick"]["suit"] == "deer" and {"deer", "tree", "thief"} <= kinds


def test_what_cannot_be_played_is_shown_and_explained(run: Run, tmp_path: Path) -> None:
    def no_thief_yet(state: CardsState, view: Mapping[str, Any]) -> bool:
        return must_follow(state, view) and not any("thief" in play["cards"] for play in view["trick"]["plays"])

    path = saved_at(tmp_path / "game.pioneers", no_thief_yet)
    view = view_at_the_end(path)
    tree = next(card for card in view["hands"][0] if card.startswith("tree"))
    done = run("play", "cards", "--resume", path, answers=[f"why {tree}", f"why play {tree}", "why thief", "why 1"])
    assert re.search(r"\n  -  .*Tree \d.*Thief", done.said)
    assert "Without a number: not possible now" in done.flat
    assert done.flat.count("You hold deer, the suit to follow, so you can’t play tree") == 2
    assert "the trick has no thief yet, so you can’t play one." in done.flat
    assert "“rules C3.4” shows the whole rule." in done.flat
    assert "That’s possible: Deer" in done.flat


# --- the other steps ------------------------------------------------------------------------------------


def at(step: str, **most: int) -> Any:
    """Whether a view asks for this step with so many choices at least."""
    least = most.get("choices", 2)
    return lambda state, _: state.step == step and len(state.legal()) >= least


@pytest.mark.parametrize("answer", ["1", "", "keep", "keep your hand"])
def test_keeping_the_hand(run: Run, tmp_path: Path, answer: str) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("exchange"))
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=[answer])
    assert load_record(path).actions[before] == "keep"
    assert "Your hand:" in done.said


def test_exchanging_two_cards_at_once(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("exchange"))
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=["2", "1 2 3", "1 2"])
    paid, *given = load_record(path).actions[before : before + 3]
    assert paid.startswith("exchange ")
    assert [action.split()[0] for action in given] == ["discard", "discard"]
    assert "You discard 2 cards. Choose no more than that." in done.flat
    assert "Ada draws" in done.said
    assert "or both at once" in done.flat


def test_giving_cards_away_one_by_one(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("discard"))
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=["1", "2"])
    assert [action.split()[0] for action in load_record(path).actions[before : before + 2]] == ["discard", "discard"]
    assert "Choose the card to discard" in done.flat


@pytest.mark.parametrize("step", ["take", "trump", "steal", "pay"])
def test_a_suit_is_chosen_by_its_name(run: Run, tmp_path: Path, step: str) -> None:
    path = saved_at(tmp_path / "game.pioneers", at(step))
    record = load_record(path)
    suit = record.final(game(), tmp_path).legal()[-1].arguments[0]
    done = run("play", "cards", "--resume", path, answers=[suit[:3]])
    assert done.code == 0
    assert load_record(path).actions[len(record.actions)] == f"{step} {suit}"


def test_a_suit_that_is_not_there_is_refused_with_its_rule(run: Run, tmp_path: Path) -> None:
    def lacks_gold(state: CardsState, _: Mapping[str, Any]) -> bool:
        return state.step == "pay" and "pay gold" not in [action.text for action in state.legal()]

    path = saved_at(tmp_path / "game.pioneers", lacks_gold)
    done = run("play", "cards", "--resume", path, answers=["gold"])
    silent = load_record(path).actions
    assert "(C6.3)" in done.said or silent[-1].startswith("pay ") or len(silent) > 1


def test_a_thief_of_the_last_hand_names_suit_and_player(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("plunder"))
    record = load_record(path)
    wanted = record.final(game(), tmp_path).legal()[-1]
    name = record.seats[int(wanted.arguments[-1])].split()[0]
    run("play", "cards", "--resume", path, answers=[f"{wanted.arguments[0]} {name.lower()}"])
    assert load_record(path).actions[len(record.actions)] == wanted.text


def test_building_tells_costs_and_what_is_missing(run: Run, tmp_path: Path) -> None:
    def can_build_a_barn_only(state: CardsState, view: Mapping[str, Any]) -> bool:
        legal = [action.text for action in state.legal()]
        return legal == ["done", "build barn"] and "house" not in view["buildings"][0]

    path = saved_at(tmp_path / "game.pioneers", can_build_a_barn_only)
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=["why build house", "house", "barn"])
    assert "costs stone and tree" in done.flat
    assert re.search(r"-  Build a house +you lack", done.said)
    assert done.said.count("(C6.1)") == 2
    assert load_record(path).actions[before] == "build barn"


# --- leaving and going on -------------------------------------------------------------------------------


def test_a_game_left_and_resumed_ends_as_if_nobody_had_left(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.pioneers", tmp_path / "parts.pioneers"
    run("play", "cards", *QUICK, "--record", whole, resort="1")
    left = run("play", "cards", *QUICK, "--record", parts, answers=["1"] * 2)
    # Left thrice, after more and more decisions, and gone on with each time.
    for answers in (11, 27, None):
        assert left.code == 0
        assert f"The game is saved in {parts}." in left.flat
        assert f"play cards --resume {parts}" in left.said
        assert load_record(parts).end is None
        more = {"resort": "1"} if answers is None else {"answers": ["1"] * answers}
        left = run("play", "cards", "--resume", parts, **more)
        assert "The game goes on where you left it." in left.said
    assert load_record(parts).end == load_record(whole).end is not None
    assert load_record(parts).actions == load_record(whole).actions


def test_leaving_in_the_middle_of_a_play(run: Run, lead: tuple[str, ...]) -> None:
    left = run(*lead, answers=["1"])
    assert actions(left) == ["play stone 1"]
    again = run("play", "cards", "--resume", left.records[0], answers=["2 1"])
    assert actions(again)[:4] == ["play stone 1", "add stone 5", "add stone 3", "done"]


def test_an_own_deck(run: Run, tmp_path: Path) -> None:
    deck = deck_without_equals(tmp_path)
    done = run("play", "cards", *QUICK, "--deck", deck, "--record", tmp_path / "my.pioneers", resort="1")
    assert done.code == 0
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    for name in ("deck.toml", "my.pioneers"):
        (tmp_path / name).rename(moved / name)
    assert run("replay", moved / "my.pioneers", "--verify").code == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--players", "5"), "This game is for 2, 3 or 4 players."),
        (("--players", "3", "--hands", "separate"), "Separate hands are for two players only"),
        (("--hands", "seperate"), "“seperate” isn’t valid for --hands. Choose one or separate."),
        (("--deck", "nowhere.toml", "--players", "2"), "This file doesn’t exist."),
    ],
)
def test_wrong_options_are_told_in_one_line(run: Run, options: tuple[str, ...], complaint: str) -> None:
    done = run("play", "cards", *options)
    assert done.code == 2
    assert complaint in done.complained
    assert done.complained.count("\n") == 1


def test_separate_hands_mean_two_players(run: Run) -> None:
    done = run("play", "cards", "--hands", "separate", "--bots", "chance", "--names", "Ada", answers=["1"])
    record = load_record(done.records[0])
    assert (record.players, record.options) == (2, {"hands": "separate"})


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_help_page(run: Run, language: str) -> None:
    done = run("play", "cards", "--help", f"--language={language}")
    assert done.code == 0
    assert not re.search(r"\bhelp-[a-z]", done.said)
    assert help_texts(language)["help-play-deck"] in done.said


# --- several people -------------------------------------------------------------------------------------

HAND_OVER = re.compile(r"(\w+), come to the keyboard and press Enter\.")


@pytest.mark.parametrize("options", [("--names", "Ada,Ben,Cleo"), ("--names", "Ada,Ben", "--hands", "separate")])
def test_hot_seat_shows_each_hand_to_its_player_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    monkeypatch.setattr("pioneers.cli.terminal.screen.Screen.hide", lambda screen: screen.line("(hidden)"))
    deck = deck_without_equals(tmp_path)
    done = run("play", "cards", "--hot-seat", "--seed", "7", "--deck", deck, *options, answers=["1", "1", "table"] * 12)
    record = load_record(done.records[0])
    names = options[1].split(",")
    state: Any = record.start(game(), tmp_path)
    decisions = [(state.seat, state.copy())]
    for action in record.actions:
        game().play(state, action)
        decisions.append((state.seat, state.copy()))
    assert state.run == 1
    turns = [(seat, [each for _, each in group]) for seat, group in groupby(decisions, key=lambda pair: pair[0])]
    parts = HAND_OVER.split(done.said)
    said = list(zip(parts[1::2], parts[2::2], strict=True))
    assert [names[seat] for seat, _ in turns] == [name for name, _ in said]
    assert len(said) > 8
    for number, (seat, states) in enumerate(turns):
        _, own, *public = said[number][1].split("(hidden)")
        known = cards_in(str([game().view(each, seat) for each in states]))
        assert cards_in(own) <= known
        # What stands there for all to see when he has gone names no card that anybody still holds.
        assert len(public) == (number < len(turns) - 1)
        for part in public:
            after: Any = game().dump(turns[number + 1][1][0])
            assert not cards_in(part) & {card for hand in after["hands"] for card in hand}


def test_drawn_cards_are_seen_before_the_next_one_comes(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("exchange"))
    text = path.read_text(encoding="utf-8").replace(" (bot: chance)", "")
    path.write_text(text, encoding="utf-8")
    done = run("play", "cards", "--resume", path, answers=["", "2", "1 2"])
    assert done.said.index("Ada draws") < done.said.index("Ada, press Enter to hide what the others must not see.")


# --- looking, replaying, checking, reading the rules ------------------------------------------------------


def test_looking_around(run: Run, lead: tuple[str, ...]) -> None:
    done = run(*lead, answers=["table", "hand", "played", "rules", "rules C3.4", "help", "1 2", "played", "rules B6"])
    assert "House, Windmill: stone, gold, deer, tree" in done.flat
    assert "cards are left in the deck." in done.flat
    assert "Your hand: Stone 1 3 5 7 Gold 3 4 4 7 Deer 4 5 8 Tree 4 6 Thief 2x Storm 6" in done.flat
    assert "Played in this run: none" in done.flat
    assert "Played in this run: Stone 1 3" in done.flat
    assert "The rules of Pioneer" in done.said
    assert "C3.4" in done.said
    assert "Show the cards that were played in this run." in done.flat
    assert "map" not in done.said
    assert "There is no rule “B6”." in done.flat


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["tisch", "blatt", "gespielt", "regeln C3", "hilfe", "hirsch 4 + hirsch 5", "ende"]),
        ("fr", ["tapis", "main", "joué", "règles C3", "aide", "cerf 4 + cerf 5", "quitter"]),
    ],
)
def test_commands_and_cards_in_the_own_language(
    run: Run, lead: tuple[str, ...], language: str, words: list[str]
) -> None:
    done = run(*lead, "--language", language, answers=words)
    assert done.code == 0
    for wrong in ("ist hier keine Antwort", "n’est pas une réponse"):
        assert wrong not in done.flat
    assert actions(done)[:3] == ["play deer 4", "add deer 5", "done"]


def test_replaying_and_checking_a_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.pioneers"
    run("play", "cards", *QUICK, "--record", path, resort="1")
    record = load_record(path)
    last = len(record.actions)
    verified = run("replay", path, "--verify")
    assert verified.said.splitlines()[-1] == record.end
    done = run("replay", path, answers=["t", "table", "hand", "played", "t", "rules C4", "help", str(last), "q"])
    assert done.code == 0
    assert done.said.count("wins the trick") >= 2
    assert "Players see only their own hand." in done.flat
    assert "“table”, “hand” and “played” show the position" in done.flat
    assert "won the game." in done.said
    at_last = run("replay", path, "--at", str(last))
    assert "won the game." in at_last.said
    checked = run("check", path)
    assert checked.code == 0
    assert f"a valid record of a finished game (cards): Ada, Belle and Clay, {last} moves." in checked.flat


def test_checking_a_deck(run: Run, tmp_path: Path) -> None:
    done = run("check", DATA / "deck.toml")
    assert done.code == 0
    assert "a valid deck file, “Pioneers”, with 48 suit cards, 4 thieves, 4 storms and 24 supply cards." in done.flat
    path = tmp_path / "deck.toml"
    text = (DATA / "deck.toml").read_text(encoding="utf-8").replace('first_trump = "gold"', 'first_trump = "glod"')
    path.write_text(text, encoding="utf-8")
    wrong = run("check", path, "--language", "fr")
    assert wrong.code == 1
    assert "gold" in wrong.said
    assert "1 problème." in wrong.flat


def test_the_rules_of_the_cards(run: Run) -> None:
    assert run("rules", "C3.4").flat.startswith("C3.4 If you hold the suit to follow")
    assert run("rules", "c3").said.count("\nC3.") == 9
    book = run("rules", "cards", "--language", "de")
    assert book.said.startswith("Die Regeln von Pioneer\n")
    assert "C6.4" in book.said
    wrong = run("rules", "C0")
    assert wrong.complained == "There is no rule “C0”. Did you mean C1? The chapters are C1 to C6.\n"
