"""The sentences of the board game: there is one for every refusal, event, question and action."""

import pytest

from pioneers.text.say import LANGUAGES, Speaker, say
from tests.text.entries import entries, parsed

REFUSALS = {
    "game-over": "",
    "not-now": "step verb",
    "unknown-here": "action",
    "covered-city": "city",
    "covered-line": "line",
    "too-dear": "price money",
    "purchase-used": "purchase",
    "line-taken": "line",
    "too-few-roads": "need roads",
    "too-few-lines": "need lines",
    "too-few-pioneers": "need pioneers",
    "place-empty": "place",
    "coach-first": "",
    "not-a-neighbour": "start city",
    "no-match": "city tile",
    "fare": "city fare money",
    "visited": "city",
    "dead-end": "city",
    "wrong-pioneer": "tile profession",
    "no-such-coach": "coach coaches",
    "not-aboard": "profession coach",
    "line-full": "line",
    "own-road": "line",
    "farmers-only": "profession",
    "wrong-joiner": "wanted profession",
    "nobody-aboard": "city",
    "way-blocked": "city",
    "way-too-dear": "city fare money",
    "way-visited": "city",
}
# What an event need not say, though it is among its figures, stands in brackets.
EVENTS = {
    "turn": "seat round",
    "income": "seat amount bankers extra",
    "bought-road": "seat price",
    "bought-roads": "seat price",
    "bought-coach": "seat place price points seats [coach]",
    "displayed": "points seats left [coach]",
    "bought-nothing-more": "seat",
    "built": "seat line",
    "built-free": "seat line",
    "drove": "seat start city bank paid share",
    "passed": "seat",
    "settled": "seat profession [coach] city tile",
    "emptied": "seat [coach] points money",
    "tile-kept": "seat tile count",
    "tile-gone": "seat tile",
    "returned": "seat profession [coach]",
    "nugget": "seat left",
    "nugget-private": "seat left value",
    "hotel": "seat amount",
    "joined": "seat host profession [coach] city price",
    "declined": "seat",
    "skipped": "seat step",
    "ending": "seat reason round",
    "warned": "round",
    "over": "reasons round",
    "scored": "seat coaches empty nuggets network total",
    "won": "seats",
}
QUESTIONS = {
    "purchase": "",
    "place": "left",
    "drive": "",
    "settle": "tile city",
    "sergeant": "",
    "barkeeper": "",
    "farmer": "left",
    "join": "host city profession price",
}
ACTIONS = {
    "buy-road": "price",
    "buy-roads": "price",
    "buy-coach": "place price points seats",
    "done": "",
    "road": "line",
    "drive": "city fare",
    "settle": "profession coach",
    "return": "profession coach",
    "skip": "",
    "join": "profession coach",
    "decline": "",
}
ALL = {"refusal": REFUSALS, "event": EVENTS, "ask": QUESTIONS, "action": ACTIONS}


@pytest.mark.parametrize("kind", ALL)
def test_there_is_a_sentence_for_every_key_with_all_its_figures(kind: str) -> None:
    named = {*parsed("en", "board"), *parsed("en", "text")}
    found = {name: set(entries("en")[name].figures) for name in named if name.startswith(f"{kind}-")}
    wanted = {
        f"{kind}-{key}": {name for name in figures.split() if "[" not in name} for key, figures in ALL[kind].items()
    }
    assert found == wanted


def spoken(language: str, identifier: str, **figures: object) -> str:
    """The message for Ada, Bill and Cleo, with ordinary spaces."""
    return (
        Speaker(language, {}, ["Ada", "Bill", "Cleo"])
        .say(identifier, figures)
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
    )


@pytest.mark.parametrize(
    ("language", "bank", "paid", "end"),
    [
        ("en", 0, [], "to Albany and pays nothing."),
        ("en", 1, [], "to Albany and pays $1 to the bank."),
        ("en", 0, [1], "to Albany and pays $1 to Bill."),
        ("en", 0, [1, 2], "to Albany and pays $1 each to Bill and Cleo."),
        ("en", 1, [2], "to Albany and pays $1 to the bank and $1 to Cleo."),
        ("de", 0, [], "nach Albany und zahlt nichts."),
        ("de", 1, [], "nach Albany und zahlt 1 $ an die Bank."),
        ("de", 0, [1], "nach Albany und zahlt 1 $ an Bill."),
        ("de", 0, [1, 2], "nach Albany und zahlt je 1 $ an Bill und Cleo."),
        ("de", 2, [1, 2], "nach Albany und zahlt 2 $ an die Bank und je 1 $ an Bill und Cleo."),
        ("fr", 0, [], "vers Albany et ne paie rien."),
        ("fr", 1, [], "vers Albany et verse 1 $ à la banque."),
        ("fr", 0, [1], "vers Albany et verse 1 $ à Bill."),
        ("fr", 0, [1, 2], "vers Albany et verse à Bill et Cleo 1 $ chacun."),
    ],
)
def test_a_drive_says_who_is_paid(language: str, bank: int, paid: list[int], end: str) -> None:
    said = spoken(language, "event-drove", seat=0, start="boston", city="albany", bank=bank, paid=paid, share=1)
    assert said.startswith("Ada ")
    assert said.endswith(end)


@pytest.mark.parametrize(
    ("language", "identifier", "figures", "one", "two"),
    [
        ("en", "ask-farmer", "left", "one more farmer", "2 more farmers"),
        ("de", "ask-farmer", "left", "noch einen Farmer", "bis zu 2 Farmer"),
        ("fr", "ask-farmer", "left", "encore un fermier", "jusqu’à 2 fermiers"),
        ("en", "ask-place", "left", "your new road;", "your 2 new roads;"),
        ("de", "ask-place", "left", "deine neue Straße;", "deiner 2 neuen Straßen;"),
        ("fr", "ask-place", "left", "votre nouvelle route ;", "vos 2 nouvelles routes ;"),
        ("en", "refusal-too-few-roads", "roads", "only one left", "only 2 left"),
        ("de", "refusal-too-few-roads", "roads", "nur noch eine im", "nur noch 2 im"),
        ("fr", "refusal-too-few-roads", "roads", "reste qu’une dans", "reste que 2 dans"),
        ("en", "refusal-too-few-pioneers", "need", "needs one pioneer for", "needs 2 pioneers,"),
        ("de", "refusal-too-few-pioneers", "need", "einen Pionier für", "2 Pioniere,"),
        ("fr", "refusal-too-few-pioneers", "need", "un pionnier pour", "2 pionniers,"),
        ("en", "refusal-too-dear", "money", "you have $1.", "you have $2."),
        ("de", "refusal-too-dear", "money", "du hast 1 $.", "du hast 2 $."),
        ("fr", "refusal-too-dear", "money", "vous avez 1 $.", "vous avez 2 $."),
        ("en", "event-emptied", "points", "1 point and $1", "2 points and $1"),
        ("de", "event-emptied", "points", "1 Siegpunkt und 1 $", "2 Siegpunkte und 1 $"),
        ("fr", "event-emptied", "points", "1 point et 1 $", "2 points et 1 $"),
        ("en", "event-displayed", "left", "1 coach is left", "2 coaches are left"),
        ("de", "event-displayed", "left", "liegt noch 1 Kutsche", "liegen noch 2 Kutschen"),
        ("fr", "event-displayed", "left", "Il reste 1 chariot", "Il reste 2 chariots"),
    ],
)
def test_one_and_two(language: str, identifier: str, figures: str, one: str, two: str) -> None:
    others: dict[str, object] = {"price": 9, "need": 3, "pioneers": 0, "seat": 0, "coach": 1, "points": 5, "money": 1}
    others["seats"] = ["farmer"]
    assert one in spoken(language, identifier, **{**others, figures: 1})
    assert two in spoken(language, identifier, **{**others, figures: 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_not_counted(language: str) -> None:
    """With 0 the sentence says "no", also in French, whose plural rules put 0 with 1."""
    for identifier, figure in (
        ("refusal-too-dear", "money"),
        ("refusal-too-few-roads", "roads"),
        ("refusal-too-few-lines", "lines"),
        ("refusal-too-few-pioneers", "pioneers"),
    ):
        said = say(identifier, {"price": 5, "need": 2, figure: 0}, language)
        assert "0" not in said
        assert said != say(identifier, {"price": 5, "need": 2, figure: 1}, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "You can’t drive the stagecoach now; it’s time to buy roads or a coach, or finish buying.",
        ),
        (
            "de",
            (
                "Jetzt geht es darum, Straßen oder eine Kutsche zu kaufen oder den Einkauf zu beenden; "
                "die Postkutsche fahren kannst du in diesem Schritt nicht."
            ),
        ),
        (
            "fr",
            (
                "C’est le moment d’acheter des routes ou un chariot, ou de terminer vos achats ; "
                "à cette étape, vous ne pouvez pas déplacer la diligence."
            ),
        ),
    ],
)
def test_the_wrong_moment(language: str, sentence: str) -> None:
    assert spoken(language, "refusal-not-now", step="purchase", verb="drive") == sentence


@pytest.mark.parametrize(
    ("language", "banker", "merchant"),
    [
        ("en", "There is no banker in your coach 2.", "There is no merchant in your coach 2."),
        ("de", "In deiner Kutsche 2 sitzt kein Bankier.", "In deiner Kutsche 2 sitzt keine Händlerin."),
        (
            "fr",
            "Il n’y a aucun banquier dans votre chariot 2.",
            "Il n’y a aucun marchand dans votre chariot 2.",
        ),
    ],
)
def test_professions_keep_their_gender(language: str, banker: str, merchant: str) -> None:
    assert banker in spoken(language, "refusal-not-aboard", profession="banker", coach=2)
    assert merchant in spoken(language, "refusal-not-aboard", profession="merchant", coach=2)


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("en", "Bill won the game.", "Ada and Cleo won the game and share the victory."),
        ("de", "Bill hat die Partie gewonnen.", "Ada und Cleo haben die Partie gewonnen und teilen sich den Sieg."),
        ("fr", "Bill a gagné la partie.", "Ada et Cleo ont gagné la partie et partagent la victoire."),
    ],
)
def test_a_win_can_be_shared(language: str, alone: str, shared: str) -> None:
    assert spoken(language, "event-won", seats=[1]) == alone
    assert spoken(language, "event-won", seats=[0, 2]) == shared


def test_the_public_sentence_of_a_nugget_hides_its_value() -> None:
    assert spoken("en", "event-nugget", seat=0, left=9) == "Ada takes a gold nugget. 9 are left."
    assert "worth 4 points" in spoken("en", "event-nugget-private", seat=0, left=9, value=4)


def test_the_end_by_the_stack_names_no_player() -> None:
    assert spoken("en", "event-ending", reason="stack", round=7).startswith("The last coach")
    assert spoken("en", "event-ending", reason="roads", round=7, seat=0).startswith("Ada has no roads left")
