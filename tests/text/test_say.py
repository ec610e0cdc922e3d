"""Saying a message: names, lists, money, and what happens when something is missing."""

import subprocess
import sys

import pytest

from pioneers.text.say import LANGUAGES, Speaker, language_of, say

DROVE = {"seat": 0, "start": "boston", "city": "st-louis", "bank": 0, "paid": [1, 2], "share": 1}


def test_a_speaker_uses_the_names_of_the_game() -> None:
    speaker = Speaker("en", {"st-louis": "St. Louis"}, ["Ada", "Bill", "Cleo"])
    assert speaker.say("event-drove", DROVE) == (
        "Ada drives the stagecoach from Boston to St. Louis and pays $1 each to Bill and Cleo."
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Player 1 pays $2 to Player 2 and joins in St Louis with a farmer."),
        ("de", "Spieler 1 zahlt 2 $ an Spieler 2 und siedelt in St Louis einen Farmer mit an."),
        ("fr", "Joueur 1 verse 2 $ à Joueur 2 et installe aussi un fermier à St Louis."),
    ],
)
def test_without_names_ids_and_numbers_serve(language: str, sentence: str) -> None:
    figures = {"seat": 0, "host": 1, "profession": "farmer", "coach": 1, "city": "st-louis", "price": 2}
    assert say("event-joined", figures, language).replace("\u00a0", " ") == sentence


def test_a_sentence_outside_a_game_can_be_given_names_of_cities() -> None:
    assert say("action-road", {"line": "denver--st-louis"}, names={"st-louis": "St. Louis"}) == (
        "Build road Denver – St. Louis"
    )


def test_two_speakers_do_not_mix_their_names() -> None:
    ada, eve = (Speaker("en", {}, [name]) for name in ("Ada", "Eve"))
    figures = {"seat": 0}
    assert [ada.say("event-declined", figures), eve.say("event-declined", figures)] == [
        "Ada does not join.",
        "Eve does not join.",
    ]
    assert say("event-declined", figures) == "Player 1 does not join."


def test_a_name_is_never_read_as_a_message() -> None:
    assert Speaker("en", {}, ["{ $seat } {word-banker}"]).say("event-declined", {"seat": 0}) == (
        "{ $seat } {word-banker} does not join."
    )


@pytest.mark.parametrize(
    ("seats", "listed"),
    [
        (["banker"], "banker"),
        (["banker", "farmer"], "banker and farmer"),
        (["banker", "farmer", "gold-digger"], "banker, farmer and gold digger"),
        (["farmer", "farmer"], "2 farmers"),
        (["farmer", "sergeant", "farmer"], "2 farmers and 1 sergeant"),
    ],
)
def test_lists_are_joined_and_equal_words_counted(seats: list[str], listed: str) -> None:
    figures = {"place": 1, "price": 1, "points": 5, "seats": seats}
    assert say("action-buy-coach", figures) == f"Buy coach 1 for $1: {listed} (5 points)"


def test_an_unknown_message_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="did you mean event-drove"):
        say("event-drov", {})


def test_a_missing_figure_is_named_with_its_message() -> None:
    with pytest.raises(ValueError, match=r"event-built: .*\bline\b.*given: seat"):
        say("event-built", {"seat": 0})


def test_an_unknown_word_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"action-settle: .*word-cowboy"):
        say("action-settle", {"profession": "cowboy", "coach": 1})


def test_a_list_without_its_function_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"refusal-place-empty: .*LIST"):
        say("refusal-place-empty", {"place": [1, 2]})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown language 'it'; known are en, de, fr"):
        say("action-skip", {}, "it")


def test_a_very_long_figure_is_cut() -> None:
    said = say("refusal-unknown-here", {"action": "drive " + "x" * 10_000})
    assert len(said) < 2_500
    assert "x…”" in said


@pytest.mark.parametrize(
    ("preferred", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "fr_CA@euro"}, "fr"),
        (None, {"LANG": "de.UTF-8"}, "de"),
        (None, {"LANG": "it_IT.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "de"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("DE-ch", {}, "de"),
        ("it", {"LANG": "de_DE.UTF-8"}, "de"),
        ("", {"LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_the_language_comes_from_the_wish_or_the_environment(
    preferred: str | None, environment: dict[str, str], language: str
) -> None:
    assert language_of(preferred, environment) == language


def test_fluent_is_imported_with_the_first_sentence_only() -> None:
    program = "import sys, pioneers, pioneers.text.say; print({'fluent', 'babel'} & set(sys.modules))"
    # A process of its own: here the other tests have already spoken.
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    assert run.stdout == "set()\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_null_and_truth_can_be_selected_by(language: str) -> None:
    # Neither is a text that a player should see, so a message that shows one as it is shows a plain word.
    assert "none" in say("refusal-unknown-here", {"action": None}, language)
    assert "true" in say("refusal-unknown-here", {"action": True}, language)
