"""Bad positions: a good one with one thing changed. A `Mistake` names the place; nothing ever crashes."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers import Mistake
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import seeded
from tests.rules.cards.positions import (
    SUITS,
    Json,
    Position,
    built_in_cards,
    game,
    lay,
    look,
    play,
    position,
)

FIELDS = sorted(position().json())
JUNK = [None, True, -1, 10**9 + 1, 1.5, "junk", [], {}, [None], {"junk": 1}]
LANGUAGES = ("en", "de", "fr")


def broken(content: object) -> Mistake:
    """The mistake of loading this; its message begins with the place, in every language."""
    with pytest.raises(Mistake) as caught:
        game.load(content)
    for language in LANGUAGES:
        assert caught.value.message(language).startswith(str(caught.value.figures["place"]))
    return caught.value


def changed(path: str, value: object, content: Json | None = None) -> Json:
    """A good position in which one thing, such as `supplies.0.gold`, is changed."""
    content = copy.deepcopy(GOOD if content is None else content)
    *way, last = path.split(".")
    part: Any = content
    for name in way:
        part = part[int(name)] if isinstance(part, list) else part[name]
    part[int(last) if isinstance(part, list) else last] = value
    return content


def won() -> Json:
    """A trick that a storm has won and in which a thief lies: its player is to take a supply card."""
    state = position(3).hands("storm 8, tree 1", "thief, storm 6", "deer 1, tree 2").load()
    lay(state, "storm 8", "thief", "deer 1")
    return look(state)


def stealing() -> Json:
    state = game.load(won())
    play(state, "take gold", "trump tree")
    return look(state)


def remembering() -> Json:
    """The second trick of a run: in the first, seat 1 has shown that he has no deer, and in this one no tree."""
    state = position(3).hands("deer 5 8, tree 8", "gold 1 2, storm 6", "deer 1 2, thief").load()
    lay(state, "deer 5", "gold 2", "deer 1")
    play(state, "play gold 1")
    return look(state)


GOOD = (
    position(3)
    .hands("deer 3 4 5, gold 1, thief", "tree 2 3, deer 8", "stone 1, deer 7")
    .deck("gold 5 6 7")
    .given(1, "gold 2 3")
    .supplies(0, gold=2)
    .supplies(2, stone=1, tree=1)
    .built(1, "barn")
    .run(4)
    .void(2, "gold")
    .trick(1, "deer 1", "deer 2 2")
    .json()
)
EXCHANGING = position(3).supplies(1, gold=2).asked("exchange", 1).json()
DISCARDING = position(3).supplies(0, gold=2).asked("discard", 0, discarding=2).json()
ADDING = position(3).hands("deer 3 4", "tree 2 3, gold 1 2", "stone 1").trick(0, "deer 1").pending("gold 6").json()
TAKING = won()
STEALING = stealing()
PLUNDERING = position(3).hands().supplies(1, deer=2).asked("plunder", 0, thieves=2).json()
BUILDING = position(3).hands().supplies(1, stone=1, tree=1).asked("build", 1).json()
PAYING = (
    position(3).hands().supplies(1, gold=1).supplies(2, gold=1).asked("pay", 1, contenders=[1, 2], payers=[1, 2]).json()
)
REMEMBERING = remembering()
ALL = [GOOD, EXCHANGING, DISCARDING, ADDING, TAKING, STEALING, PLUNDERING, BUILDING, PAYING, REMEMBERING]


def test_the_positions_that_are_broken_here_are_good() -> None:
    for content in ALL:
        assert look(game.load(content)) == content


@pytest.mark.parametrize("content", [None, [], "position", 5, True, {}, [1, 2]])
def test_what_is_no_position_is_a_mistake(content: object) -> None:
    assert broken(content).figures["place"] == "position"


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    content = {name: part for name, part in GOOD.items() if name != field}
    mistake = broken(content)
    assert (mistake.key, mistake.figures["field"]) == ("position-missing", field)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        *((f"phase.{name}", name) for name in sorted(GOOD["phase"])),
        *((f"trick.{name}", name) for name in sorted(GOOD["trick"])),
        *((f"trick.plays.0.{name}", name) for name in ("cards", "place")),
        *((f"supplies.1.{suit}", suit) for suit in SUITS),
        *((f"stock.{suit}", suit) for suit in SUITS),
        ("options.hands", "hands"),
    ],
)
def test_a_missing_part_is_named_with_its_place(path: str, field: str) -> None:
    content = copy.deepcopy(GOOD)
    part: Any = content
    for name in path.split(".")[:-1]:
        part = part[int(name)] if isinstance(part, list) else part[name]
    del part[field]
    mistake = broken(content)
    assert (mistake.key, mistake.figures["field"]) == ("position-missing", field)
    assert str(mistake.figures["place"]).startswith(path.split(".", maxsplit=1)[0])


@pytest.mark.parametrize(
    ("path", "place", "nearest"),
    [
        ("hand", "position", "hands"),
        ("viewer", "position", None),
        ("trick.lead", "trick", "leader"),
        ("trick.plays.0.card", "trick.plays[0]", "cards"),
        ("phase.contender", "phase", "contenders"),
        ("supplies.1.golds", "supplies[1]", "gold"),
        ("stock.trees", "stock", "tree"),
        ("options.hand", "options", "hands"),
    ],
)
def test_an_unknown_field_names_the_nearest(path: str, place: str, nearest: str | None) -> None:
    mistake = broken(changed(path, 1))
    assert (mistake.key, mistake.figures["place"]) == ("position-field", place)
    assert nearest is None or mistake.figures["nearest"] == nearest


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("field", FIELDS)
def test_junk_in_a_field_is_a_mistake_and_no_crash(field: str, junk: object) -> None:
    if GOOD[field] == junk:
        return
    mistake = broken(changed(field, junk))
    # Without hands, deck or trick the missing cards are noted for the whole position.
    assert str(mistake.figures["place"]).startswith(field) or mistake.key == "position-cards"


DAMAGES: list[tuple[str, object, str, str]] = [
    ("game", "board", "game", "position-differs"),
    ("rules", 4, "rules", "position-rules"),
    ("data", "0123456789abcdef", "data", "position-word"),
    ("players", 5, "players", "position-bounds"),
    ("players", 1, "players", "position-bounds"),
    ("players", 4, "supplies", "position-length"),
    ("players", 2, "supplies", "position-length"),
    ("options.hands", "seperate", "options.hands", "position-word"),
    ("run", 0, "run", "position-bounds"),
    ("run", 41, "run", "position-bounds"),
    ("starter", 3, "starter", "position-bounds"),
    ("seat", 1, "seat", "position-differs"),
    ("seat", None, "seat", "position-differs"),
    ("step", "playing", "step", "position-word"),
    ("step", "deal", "step", "position-word"),
    ("step", "add", "pending", "position-pending"),
    ("step", "take", "place", "position-differs"),
    ("place", 2, "place", "position-play"),
    ("place", 3, "place", "position-bounds"),
    ("place", None, "place", "position-number"),
    ("trump", "gol", "trump", "position-word"),
    ("void.0", ["deer"], "void[0]", "position-void"),
    ("void.1", ["deer", "deer"], "void[1][1]", "position-twice"),
    ("void.1", ["storm"], "void[1][0]", "position-word"),
    ("gone", [], "position", "position-cards"),
    ("gone.0", "iron 4", "gone[0]", "position-word"),
    ("hands.0.0", "storm 12", "position", "position-cards"),
    ("hands.0.0", "deer 9", "hands[0][0]", "position-word"),
    ("hands.0.0", None, "hands[0][0]", "position-text"),
    ("hands", [[], []], "hands", "position-length"),
    ("hands.0", [], "position", "position-cards"),
    ("deck.0", "gold 6", "position", "position-cards"),
    ("discards.1", ["gold 2"], "position", "position-cards"),
    ("discards.1", ["gold 2", "gold 3", "gold 3"], "discards[1]", "position-long"),
    ("pending", ["deer 6"], "position", "position-cards"),
    ("supplies.0.gold", 3, "stock.gold", "position-differs"),
    ("supplies.0.gold", -1, "supplies[0].gold", "position-bounds"),
    ("supplies.0.gold", 1.0, "supplies[0].gold", "position-number"),
    ("stock.gold", 6, "stock.gold", "position-differs"),
    ("stock.gold", True, "stock.gold", "position-number"),
    ("buildings.1", ["barn", "barn"], "buildings[1][1]", "position-twice"),
    ("buildings.1", ["bran"], "buildings[1][0]", "position-word"),
    ("buildings", [[], []], "buildings", "position-length"),
    ("trick.leader", 3, "trick.leader", "position-bounds"),
    ("trick.leader", 0, "trick.plays[0]", "position-play"),
    ("trick.leader", 2, "trick.plays[0]", "position-play"),
    ("trick.suit", "gold", "trick.suit", "position-differs"),
    ("trick.suit", None, "trick.suit", "position-differs"),
    ("trick.winner", 1, "trick.winner", "position-differs"),
    ("trick.trump", "tree", "trump", "position-differs"),
    ("trick.trump", "iron", "trick.trump", "position-word"),
    ("trick.plays.1.place", 1, "trick.plays[1]", "position-play"),
    ("trick.plays.1.place", 4, "trick.plays[1].place", "position-bounds"),
    ("trick.plays.1.cards", [], "position", "position-cards"),
    ("phase.asked", 5, "phase.asked", "position-bounds"),
    ("phase.discarding", 1, "phase.discarding", "position-differs"),
    ("phase.discarding", 3, "phase.discarding", "position-bounds"),
    ("phase.thieves", 1, "phase.thieves", "position-differs"),
    ("phase.thieves", 5, "phase.thieves", "position-bounds"),
    ("phase.contenders", [1], "phase.contenders", "position-differs"),
    ("phase.payers", [1], "phase.payers", "position-differs"),
    ("phase.payers", [3], "phase.payers[0]", "position-bounds"),
    ("seed", "seven", "seed", "position-digits"),
    ("seed", str(2**256), "seed", "position-digits"),
    ("seed", 7, "seed", "position-text"),
]


@pytest.mark.parametrize(("path", "value", "place", "key"), DAMAGES, ids=[f"{row[0]}={row[1]}" for row in DAMAGES])
def test_one_thing_that_does_not_fit_is_named_with_its_place(path: str, value: object, place: str, key: str) -> None:
    mistake = broken(changed(path, value))
    assert (mistake.figures["place"], mistake.key) == (place, key)


STEPS: list[tuple[str, Json, str, object, str]] = [
    ("exchange", EXCHANGING, "seat", 2, "seat"),
    ("exchange", EXCHANGING, "phase.asked", 0, "phase.asked"),
    ("exchange", EXCHANGING, "phase.asked", 2, "step"),
    ("exchange", EXCHANGING, "place", 1, "place"),
    ("exchange", EXCHANGING, "trick.leader", 1, "trick.leader"),
    ("discard", DISCARDING, "trick.leader", 2, "trick.leader"),
    ("discard", DISCARDING, "phase.discarding", 0, "phase.discarding"),
    ("discard", DISCARDING, "seat", 1, "seat"),
    ("add", ADDING, "pending", [], "position"),
    ("add", ADDING, "step", "play", "pending"),
    ("add", ADDING, "place", 2, "trick.plays"),
    ("take", TAKING, "step", "steal", "step"),
    ("take", TAKING, "trick.winner", None, "trick.winner"),
    ("take", TAKING, "trick.winner", 2, "trick.winner"),
    ("steal", STEALING, "seat", 0, "seat"),
    ("steal", STEALING, "step", "play", "place"),
    ("plunder", PLUNDERING, "phase.thieves", 0, "step"),
    ("plunder", PLUNDERING, "phase.thieves", 3, "phase.thieves"),
    ("plunder", PLUNDERING, "seat", 3, "seat"),
    ("plunder", PLUNDERING, "seat", 1, "step"),
    ("build", BUILDING, "seat", 0, "seat"),
    ("build", BUILDING, "phase.asked", 2, "step"),
    ("pay", PAYING, "seat", 2, "seat"),
    ("pay", PAYING, "phase.payers", [], "phase.payers"),
    ("pay", PAYING, "phase.payers", [0], "phase.payers"),
    ("pay", PAYING, "phase.payers", [0, 1, 2], "phase.payers"),
    ("pay", PAYING, "phase.contenders", [1], "phase.payers"),
    ("pay", PAYING, "phase.payers", [1], "phase.contenders"),
    ("pay", PAYING, "step", "build", "phase.contenders"),
]


@pytest.mark.parametrize(
    ("content", "path", "value", "place"),
    [row[1:] for row in STEPS],
    ids=[f"{row[0]} {row[2]}={row[3]}" for row in STEPS],
)
def test_a_step_that_cannot_be_asked_so_is_a_mistake(content: Json, path: str, value: object, place: str) -> None:
    assert broken(changed(path, value, content)).figures["place"] == place


@pytest.mark.rule("C1.2", "C2.1")
def test_a_position_has_every_card_of_the_deck_exactly_once() -> None:
    assert built_in_cards()["storm 12"] == 1
    twice = changed("gone", ["storm 12", *GOOD["gone"]])
    mistake = broken(twice)
    assert mistake.figures == {"place": "position", "card": "storm 12", "count": 2, "right": 1}
    missing = changed("deck", GOOD["deck"][1:])
    assert broken(missing).figures == {"place": "position", "card": "gold 5", "count": 1, "right": 2}


@pytest.mark.rule("C3.9")
@pytest.mark.parametrize("laid", ["thief, thief", "storm 6 8", "deer 6, tree 8", "deer 6, storm 6"])
def test_a_play_has_cards_of_one_suit_or_one_thief_or_one_storm(laid: str) -> None:
    board = position(3).hands("tree 1", "tree 2", "tree 3").trick(0, "deer 1")
    content = board.trick(0, "deer 1", laid).json()
    mistake = broken(content)
    assert (mistake.key, mistake.figures["place"]) == ("position-play", "trick.plays[1]")


@pytest.mark.rule("C3.5", "C3.9")
@pytest.mark.parametrize("pending", ["thief", "storm 6", "tree 8", "gold 6, deer 6"])
def test_a_play_in_the_making_has_cards_that_add_up(pending: str) -> None:
    board = position(3).hands("deer 3", "tree 2 3, gold 1 2, deer 4, thief", "stone 1").trick(0, "deer 1")
    mistake = broken(board.pending(pending).json())
    assert (mistake.key, mistake.figures["place"]) == ("position-pending", "pending")


@pytest.mark.rule("C4.8")
def test_who_holds_only_thieves_is_not_asked_to_lead() -> None:
    mistake = broken(position(3).hands("thief, thief", "deer 1", "deer 2").json())
    assert (mistake.key, mistake.figures["place"]) == ("position-step", "step")


@pytest.mark.rule("C3.1")
def test_who_has_no_cards_is_not_asked_to_play() -> None:
    assert broken(position(3).hands("deer 1", "", "deer 2").trick(0, "deer 3").json()).key == "position-differs"


def test_separate_hands_need_two_players() -> None:
    mistake = broken(changed("options.hands", "separate"))
    assert (mistake.key, mistake.figures["place"]) == ("position-reason", "options.hands")
    assert "two players only" in str(mistake)


@pytest.mark.parametrize(
    "key",
    [
        *("void", "cards", "past-void", "past-cards", "play", "pending", "payers"),
        *("unseen", "deal", "finished", "hands-full"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_of_a_position_is_told_in_every_language(key: str, language: str) -> None:
    figures: Json = {"place": "here", "suit": "deer", "card": "deer 4", "count": 3, "right": 1, "step": "pay"}
    figures["hand"] = 2
    assert Mistake(f"position-{key}", **figures).message(language).startswith("here")


# --- fuzz ---

json_parts = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 8)
    | st.integers(-(2**63), 2**63)
    | st.floats(allow_nan=True)
    | st.sampled_from(["deer 4", "thief", "storm 6", "deer", "house", "play", "steal", "over", "one"])
    | st.text(max_size=5),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=5), parts, max_size=3),
    max_leaves=6,
)


def paths_of(part: object, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every part."""
    found = [way]
    if isinstance(part, dict):
        for name, item in part.items():
            found += paths_of(item, (*way, name))
    elif isinstance(part, list):
        for number, item in enumerate(part):
            found += paths_of(item, (*way, number))
    return found


@settings(deadline=None, derandomize=True, max_examples=200)
@given(data=st.data())
def test_a_position_with_random_parts_gives_a_state_or_a_mistake(data: st.DataObject) -> None:
    content: Any = copy.deepcopy(data.draw(st.sampled_from(ALL)))
    for _ in range(data.draw(st.integers(1, 3))):
        way = data.draw(st.sampled_from(paths_of(content)))
        value = data.draw(json_parts)
        if not way:
            content = value
            break
        part = content
        for name in way[:-1]:
            part = part[name]
        if data.draw(st.booleans()):
            part[way[-1]] = value
        else:
            del part[way[-1]]
    try:
        state = game.load(content)
    except Mistake as mistake:
        assert str(mistake)  # noqa: PT017 - both outcomes are right
        return
    # What was accepted is a position: it survives a round trip and can be played to its end.
    again = game.load(json.loads(json.dumps(look(state))))
    assert game.digest(again) == game.digest(state)
    assert state.legal() or state.seat is None
    play_out(state, seeded(1))
    assert state.seat is None


def exchanged(board: Position, first: str, second: str) -> Json:
    """Two cards of seats 0 and 1 in each other's hands."""
    content = board.json()
    for seat, gone, come in ((0, first, second), (1, second, first)):
        content["hands"][seat].remove(gone)
        content["hands"][seat].append(come)
    return content


def test_the_order_of_a_hand_has_no_meaning() -> None:
    board = position(3).hands("deer 1 5, gold 8", "deer 2 6, tree 1", "deer 3")
    state = game.load(exchanged(board, "deer 5", "tree 1"))
    assert look(state)["hands"] == [["gold 8", "deer 1", "tree 1"], ["deer 2", "deer 5", "deer 6"], ["deer 3"]]
    again = board.hands("tree 1, deer 1, gold 8", "deer 2 6 5", "deer 3").load()
    assert game.digest(again) == game.digest(state)
