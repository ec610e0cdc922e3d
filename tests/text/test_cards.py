"""The sentences of the card game: there is one for every refusal, event, question and action."""

import re

import pytest

from pioneers.text.say import LANGUAGES, Speaker, say
from tests.text.entries import BUILDINGS, SUITS, entries, parsed

REFUSALS = {
    "no-supply": "suit",
    "not-in-hand": "card",
    "thief-lead": "",
    "must-follow": "suit card",
    "must-follow-thief": "suit",
    "thief-before-suit": "",
    "other-suit": "suit card",
    "stock-empty": "suit",
    "winner-lacks": "suit seat",
    "seat-lacks": "suit seat",
    "steal-from-self": "",
    "no-such-seat": "seat players",
    "already-built": "building",
    "cannot-build": "building missing",
}
# What an event need not say, though it is among its figures, stands in brackets.
EVENTS = {
    "run": "run starter",
    "dealt": "seat count",
    "dealt-private": "seat cards [count]",
    "exchange-paid": "seat suit",
    "kept": "seat",
    "discarded": "seat",
    "discarded-private": "seat card",
    "drew": "seat count",
    "drew-private": "seat cards [count]",
    "played": "seat cards [place]",
    "trick-won": "seat sum by suit [place]",
    "supply-taken": "seat suit",
    "stock-out": "seat suit",
    "storm-took": "seat suit",
    "storm-empty": "seat",
    "trump-named": "seat suit",
    "stolen": "seat victim suit",
    "thief-empty": "seat",
    "thieves-lost": "seat count [place]",
    "last-hand": "seat cards",
    "thief-lost": "seat",
    "building-raised": "seat building",
    "build-done": "seat",
    "run-ends": "run",
    "paid-start": "seat suit",
    "starter-drawn": "seat among",
    "game-finished": "reason run",
    "counted": "seat buildings supplies",
}
QUESTIONS = {
    "exchange": "",
    "discard": "left",
    "lead": "",
    "follow": "suit",
    "follow-void": "suit",
    "follow-storm": "",
    "add": "sum suit",
    "take": "",
    "trump": "",
    "steal": "victim",
    "plunder": "left",
    "build": "",
    "pay": "",
}
ACTIONS = {
    "exchange": "suit",
    "keep": "",
    "discard": "card",
    "play": "card",
    "add": "card",
    "cards-done": "",
    "take": "suit",
    "trump": "suit",
    "steal": "suit",
    "steal-from": "suit victim",
    "build": "building",
    "pay": "suit",
}
ALL = {"refusal": REFUSALS, "event": EVENTS, "ask": QUESTIONS, "action": ACTIONS}

STEPS = ("exchange", "discard", "play", "add", "take", "trump", "steal", "plunder", "build", "pay", "over")
VERBS = ("exchange", "keep", "discard", "play", "add", "done", "take", "trump", "steal", "build", "pay")


@pytest.mark.parametrize("kind", ALL)
def test_there_is_a_sentence_for_every_key_with_all_its_figures(kind: str) -> None:
    named = [name for name in parsed("en", "cards") if name.startswith(f"{kind}-")]
    wanted = {
        f"{kind}-{key}": {name for name in figures.split() if "[" not in name} for key, figures in ALL[kind].items()
    }
    assert {name: set(entries("en")[name].figures) for name in named} == wanted


def spoken(language: str, identifier: str, **figures: object) -> str:
    """The message for Ada, Bill and Cleo, with ordinary spaces."""
    return (
        Speaker(language, {}, ["Ada", "Bill", "Cleo"])
        .say(identifier, figures)
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
    )


@pytest.mark.parametrize(
    ("language", "card", "label"),
    [
        ("en", "deer 4", "Play deer 4"),
        ("en", "thief", "Play a thief"),
        ("en", "storm 12", "Play storm 12"),
        ("de", "deer 4", "Hirsch 4 spielen"),
        ("de", "thief", "Dieb spielen"),
        ("de", "storm 12", "Sturm 12 spielen"),
        ("fr", "deer 4", "Jouer cerf 4"),
        ("fr", "thief", "Jouer un voleur"),
        ("fr", "storm 12", "Jouer tempête 12"),
    ],
)
def test_a_card_has_a_name(language: str, card: str, label: str) -> None:
    assert spoken(language, "action-play", card=card) == label


@pytest.mark.parametrize(
    ("language", "cards", "sentence"),
    [
        ("en", ["deer 4"], "Ada plays deer 4."),
        ("en", ["deer 5", "deer 5"], "Ada plays deer 5 and deer 5."),
        ("en", ["thief"], "Ada plays a thief."),
        ("de", ["gold 1", "gold 2", "gold 3"], "Ada spielt Gold 1, Gold 2 und Gold 3."),
        ("de", ["thief"], "Ada spielt einen Dieb."),
        ("fr", ["tree 3", "tree 7"], "Ada joue arbre 3 et arbre 7."),
        ("fr", ["storm 6"], "Ada joue tempête 6."),
    ],
)
def test_cards_are_listed_one_by_one(language: str, cards: list[str], sentence: str) -> None:
    assert spoken(language, "event-played", seat=0, place=0, cards=cards) == sentence


def test_an_unknown_card_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"action-play: .*word-bear"):
        say("action-play", {"card": "bear 3"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_and_building_has_its_words(language: str) -> None:
    for suit in SUITS:
        assert {"", "supply", "label"} <= set(entries(language)[f"word-{suit}"].texts)
    for building in BUILDINGS:
        assert {"", "one", "your", "label"} <= set(entries(language)[f"word-{building}"].texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_refuses_every_verb(language: str) -> None:
    for step in STEPS:
        assert {"", "label", "task"} <= set(entries(language)[f"step-{step}"].texts)
        for verb in VERBS:
            assert say("refusal-not-now", {"step": step, "verb": verb}, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "You can’t finish now; it’s time to choose the trump.",
        ),
        (
            "de",
            ("Jetzt geht es darum, den Trumpf zu bestimmen; etwas beenden kannst du in diesem Schritt nicht."),
        ),
        (
            "fr",
            ("C’est le moment de choisir l’atout ; à cette étape, vous ne pouvez pas terminer."),
        ),
    ],
)
def test_the_wrong_moment(language: str, sentence: str) -> None:
    assert spoken(language, "refusal-not-now", step="trump", verb="done") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_both_games_share_names_nothing_of_the_board(language: str) -> None:
    for identifier in ("refusal-game-over", "refusal-unknown-here"):
        said = say(identifier, {"action": "play deer 9"}, language)
        assert not re.search(r"city|cities|board|Stadt|Städte|plan|ville|plateau", said), said


@pytest.mark.parametrize(
    ("language", "by", "suit", "end"),
    [
        ("en", "suit", "deer", "wins the trick with 9 in deer."),
        ("en", "trump", "gold", "wins the trick with 9 in gold, which is trump."),
        ("en", "storm", None, "wins the trick with storm 9."),
        ("de", "suit", "deer", "gewinnt den Stich mit 9 in Hirsch."),
        ("de", "trump", "gold", "gewinnt den Stich mit 9 in Gold, also mit Trumpf."),
        ("de", "storm", None, "gewinnt den Stich mit Sturm 9."),
        ("fr", "suit", "deer", "remporte le pli avec 9 en cerf."),
        ("fr", "trump", "gold", "remporte le pli avec 9 en or, l’atout."),
        ("fr", "storm", None, "remporte le pli avec tempête 9."),
    ],
)
def test_a_trick_is_won_by_suit_trump_or_storm(language: str, by: str, suit: str | None, end: str) -> None:
    assert spoken(language, "event-trick-won", seat=1, place=1, sum=9, by=by, suit=suit) == f"Bill {end}"


@pytest.mark.parametrize(
    ("language", "identifier", "figure", "one", "two"),
    [
        ("en", "ask-discard", "left", "the card", "the first of 2 cards"),
        ("de", "ask-discard", "left", "die Karte", "die erste von 2 Karten"),
        ("fr", "ask-discard", "left", "la carte", "la première des 2 cartes"),
        ("en", "ask-plunder", "left", "one of them a thief", "2 of them thieves"),
        ("de", "ask-plunder", "left", "einen Dieb", "2 Diebe"),
        ("fr", "ask-plunder", "left", "un voleur", "2 voleurs"),
        ("en", "event-thieves-lost", "count", "only 1 thief, which is", "only 2 thieves, which are"),
        ("de", "event-thieves-lost", "count", "nur noch einen Dieb,", "nur noch 2 Diebe,"),
        ("fr", "event-thieves-lost", "count", "qu’un voleur", "que 2 voleurs"),
        ("en", "event-counted", "supplies", "3 buildings, 1 supply card", "3 buildings, 2 supply cards"),
        ("de", "event-counted", "supplies", "3 Gebäude, 1 Vorratskarte", "3 Gebäude, 2 Vorratskarten"),
        ("fr", "event-counted", "supplies", "3 bâtiments, 1 ressource", "3 bâtiments, 2 ressources"),
    ],
)
def test_one_and_two(language: str, identifier: str, figure: str, one: str, two: str) -> None:
    others = {"seat": 0, "place": 0, "buildings": 3}
    assert one in spoken(language, identifier, **{**others, figure: 1})
    assert two in spoken(language, identifier, **{**others, figure: 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_not_counted(language: str) -> None:
    assert "0" not in say("event-counted", {"seat": 0, "buildings": 0, "supplies": 0}, language)


@pytest.mark.parametrize(
    ("language", "barn", "windmill"),
    [
        ("en", "To build a barn, you lack 1 supply card: tree.", "you lack 2 supply cards: gold and deer."),
        ("de", "Für eine Scheune fehlt dir 1 Vorratskarte: Baum.", "Vorratskarten: Gold und Hirsch."),
        (
            "fr",
            "Pour construire une grange, il vous manque 1 ressource : arbre.",
            "ressources : or et cerf.",
        ),
    ],
)
def test_a_building_says_what_is_missing(language: str, barn: str, windmill: str) -> None:
    assert barn in spoken(language, "refusal-cannot-build", building="barn", missing=["tree"])
    assert windmill in spoken(language, "refusal-cannot-build", building="windmill", missing=["gold", "deer"])


@pytest.mark.parametrize(
    ("players", "numbers"),
    [(2, "two players, the seats are 0 and 1"), (3, "0 to 2"), (4, "0 to 3")],
)
def test_a_wrong_seat_is_told_the_right_ones(players: int, numbers: str) -> None:
    assert numbers in say("refusal-no-such-seat", {"seat": 7, "players": players})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_only_its_owner_may_know_is_not_in_the_public_sentence(language: str) -> None:
    for identifier, private in (
        ("event-dealt", {"cards": ["deer 4", "thief"]}),
        ("event-drew", {"cards": ["deer 4", "thief"]}),
        ("event-discarded", {"card": "deer 4"}),
    ):
        figures = {"seat": 0, "count": 2, **private}
        name = spoken(language, "action-discard", card="deer 4")
        card = re.findall(r"\w+ 4", name)[0]
        assert card not in spoken(language, identifier, **figures)
        assert card in spoken(language, f"{identifier}-private", **figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_is_short_and_names_what_matters(language: str) -> None:
    said = " ".join(say(f"cards-aim-{part}", {}, language) for part in ("build", "trick", "others", "run"))
    assert 4 <= len(re.findall(r"\.(?= |$)", said)) <= 8
    for word in ("gold", "thief", "storm", *BUILDINGS):
        assert say(f"word-{word}", {}, language).lower() in said.lower()
