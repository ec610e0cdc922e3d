"""The words of the style guide: what no text and no document says, with what it says instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioneers.text.say import LANGUAGES
from tests.text.entries import entries

ROOT = Path(__file__).parents[2]

# Forms that sound translated or leave people out, and words for which the glossary has another. Whole words only.
ENGLISH = {
    r"shall": "should, must, or the imperative",
    r"one may|one’s|one's|oneself": "you",
    r"he|him|his|himself": "they",
    r"whoever": "anyone who, the person who",
    r"somebody|anybody|everybody": "someone, anyone, everyone",
    r"does not do|do not do": "isn’t valid",
    r"(is|are) being": "the present tense",
    r"at present": "now",
    r"looks? on|looking on|onlookers?": "watch, spectator",
    r"of yours": "your",
    r"chance decides": "is chosen at random",
    r"the house": "we, the team",
    r"anew": "again",
    r"(?<!there )is no(?! longer)(?! such)": "isn’t a",
}
GERMAN = {
    r"man": "du, or the passive",
    r"taugt|geht nicht für": "ist nicht gültig",
    r"gedeckt|abgeräumt": "vorbereitet, geschlossen",
    r"aufgehoben|aufheben|hebt \w+ auf": "gespeichert: the word also means cancelled",
    r"es wird .*versucht": "Neuer Versuch",
    r"Missgeschick": "ausgefallen",
    r"Meintest": "Meinst",
    r"(?:Versuch|Schreib|Wähl|Prüf|Sag|Verlass)(?= (?:es|ihn|den|die|einen|eine|zum|dazu|erst))": "the form with -e",
    r"dran": "am Zug",
    r"auf der Hand|auf den Händen|Handkarten": "im Blatt",
    r"Schlusswertung": "Endwertung",
    r"Startwert": "Startzahl",
    r"Spielbrett|Brett|Spielertafeln?": "Spielplan, Tableau",
    r"Bankiersplättchen|Händlerplättchen": "Bankier-Plättchen, Händlerinnen-Plättchen",
    r"Gold-Nuggets?|Goldstücke?": "Goldnugget",
    r"Sitze?": "Sitzplatz in a coach, Platz at a table",
    r"Wagen": "Kutsche",
    r"aussteigen|aussteigt|steigt aus": "ansiedeln, in den Vorrat zurücklegen",
}
FRENCH = {
    r"robots?": "bot",
    r"fut|furent": "the present or the passé composé",
    r"quiconque": "toute personne qui",
    r"(?<=[.:;] )qui \w+": "la personne qui",
    r"ne convient pas|ne convient plus": "n’est pas valable",
    r"remarche\w*|il est réessayé": "Nouvelle tentative",
    r"vous seul": "Personne d’autre, il ne reste qu’à vous",
    r"on ne demande|on demande|l’on": "vous",
    r"étalage": "file",
    r"sièges?": "place",
    r"cartes? de ressource": "ressource",
    r"(?:conduire|conduisez|conduit|menez|mener|rouler)(?= la diligence|[.,:])": "déplacer",
    r"nomme[rz]? l’atout|nommer l’atout": "choisir",
    r"parti(?:e|es) finies?": "partie terminée",
    r"débarrassée": "fermée",
    r"déconnecté": "hors ligne",
}
FORBIDDEN = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}

DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md"),
    *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")),
]

# Labels of buttons, which must fit a phone; a price after the label is not counted.
BUTTONS = [
    *("page-board-buy-road", "page-board-buy-roads", "page-board-buy-coach", "page-board-join"),
    *("page-cards-build-no-more", "page-cards-clear", "page-cards-play", "page-chat-send", "page-connection-retry"),
    *(
        "page-prompt-undo",
        "page-prompt-end",
        "page-prompt-back",
        "page-menu-replay",
        "page-menu-leave",
        "page-menu-copy",
    ),
    *("page-room-start", "page-room-clear", "page-room-elsewhere", "page-room-let-back", "page-room-sit"),
    *("page-room-sit-also", "page-room-stand", "page-room-put-bot", "page-room-take-bot", "page-room-copy"),
    *("page-overdue-call", "page-look-again", "page-look-reload", "page-scoring-skip", "page-scoring-review"),
    *("page-scoring-again", "page-scoring-same-deal", "page-scoring-leave", "page-scoring-look", "page-start-play"),
    *("page-start-join", "page-start-watch", "page-together-make", "page-together-begin", "page-together-another"),
    *("action-done", "action-skip", "action-decline", "action-cards-done", "action-keep"),
]
LONGEST = {"en": 20, "de": 24, "fr": 24}


def misuses(text: str, language: str) -> list[str]:
    """What the style guide forbids in a text, with what it wants instead."""
    # In German, nouns are told apart by their capitals: "Wagen" and "wagen".
    case = re.NOFLAG if language == "de" else re.IGNORECASE
    return [
        f"“{found.group()}”: {instead}"
        for pattern, instead in FORBIDDEN[language].items()
        for found in re.finditer(rf"(?<![\w’'-])(?:{pattern})(?![\w’'-])", text, case)
    ]


def prose(document: str) -> str:
    """A document without its code, and without the addresses of its links."""
    text = re.sub(r"(?ms)^```.*?^```", "", document)
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`", "`", text))


@pytest.mark.parametrize(
    ("language", "text", "count"),
    [
        ("en", "Whoever joins shall look on until he is asked.", 4),
        ("en", "“Ada?” is no name. There is no table, and it is no longer open.", 1),
        ("en", "The table is being laid.", 1),
        ("de", "Versuch es noch einmal; die Partie ist aufgehoben.", 2),
        ("de", "Neuer Versuch. Wähle, wer die Postkutsche fährt; der Spielplan ist abgedeckt.", 0),
        ("fr", "La partie fut gagnée par un robot. Qui gagne paie.", 3),
        ("fr", "La personne qui gagne paie. Le bot déplace la diligence.", 0),
    ],
)
def test_a_forbidden_word_is_found_and_others_are_not(language: str, text: str, count: int) -> None:
    assert len(misuses(text, language)) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_of_a_button_is_short_and_no_sentence(language: str) -> None:
    for name in BUTTONS:
        label = re.sub(r" · \{.*", "", entries(language)[name].texts[""])
        assert len(label) <= LONGEST[language], label
        assert label[-1] not in ".…", label


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_style_guide_forbids(language: str) -> None:
    found = [
        (name, misuse)
        for name, entry in entries(language).items()
        for text in entry.texts.values()
        for misuse in misuses(re.sub(r"\{[^{}]*\}", "0", text.replace("\u202f", " ").replace("\u00a0", " ")), language)
    ]
    assert found == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_document_uses_a_word_that_the_style_guide_forbids(name: str) -> None:
    assert misuses(prose((ROOT / name).read_text(encoding="utf-8")), "en") == []
