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
from tests.rules.board.positions import COACHES, Json, game, look, position

FIELDS = sorted(position().json())
JUNK = [None, True, -1, 10**9 + 1, 1.5, "junk", [], {}, [None], {"junk": 1}]


def broken(content: object) -> Mistake:
    """The mistake of loading this; its message begins with the place."""
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert str(caught.value).startswith(f"{caught.value.figures['place']}: ")
    return caught.value


def changed(path: str, value: object, content: Json | None = None) -> Json:
    """A good position in which one thing, such as `seats.0.money`, is changed."""
    content = copy.deepcopy(content or GOOD)
    *way, last = path.split(".")
    part: Any = content
    for name in way:
        part = part[int(name)] if isinstance(part, list) else part[name]
    part[int(last) if isinstance(part, list) else last] = value
    return content


GOOD = position(3).seat(0, nuggets=[3]).road("denver--santa-fe", 0, 1).settlers("chicago", 1, 0, 2).json()
SETTLING = position(3).bare().tile("albany", "hotel").asked("drive").json()
JOINING = position(3).asked("join", 1, tile="banker", settled="banker").json()


def test_the_position_that_is_broken_here_is_good() -> None:
    for content in (GOOD, SETTLING, JOINING):
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
        *((f"seats.1.{name}", name) for name in sorted(GOOD["seats"][1])),
        *((f"seats.0.coaches.0.{name}", name) for name in ("aboard", "id", "points", "seats")),
        *((f"turn.{name}", name) for name in sorted(GOOD["turn"])),
        *((f"{row}.0.{name}", name) for row in ("display", "stack") for name in ("id", "points", "seats")),
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
        ("tilez", "position", "tiles"),
        ("viewer", "position", None),
        ("turn.farmer", "turn", "farmers"),
        ("seats.2.mony", "seats[2]", "money"),
        ("seats.0.coaches.0.seat", "seats[0].coaches[0]", "seats"),
        ("display.1.point", "display[1]", "points"),
    ],
)
def test_an_unknown_field_names_the_nearest(path: str, place: str, nearest: str | None) -> None:
    mistake = broken(changed(path, 1))
    assert (mistake.key, mistake.figures["place"]) == ("position-field", place)
    assert nearest is None or mistake.figures["nearest"] == nearest


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("field", FIELDS)
def test_junk_in_a_field_is_a_mistake_and_no_crash(field: str, junk: object) -> None:
    if GOOD[field] == junk or (field, junk) in (("bought", True), ("moved", True), ("tiles", {})):
        return  # these are possible
    mistake = broken(changed(field, junk))
    named = str(mistake.figures["place"])
    # Without tiles, roads or roads' owners another place is the first that does not fit.
    assert named.startswith(field) or junk in ([], {}, True)


DAMAGES: list[tuple[str, object, str, str]] = [
    ("game", "cards", "game", "position-differs"),
    ("rules", 3, "rules", "position-rules"),
    ("data", "0123456789abcdef", "data", "position-word"),
    ("players", 5, "players", "position-bounds"),
    ("players", 1, "players", "position-bounds"),
    ("round", 0, "round", "position-bounds"),
    ("round", 1_000, "round", "position-bounds"),
    ("first", 3, "first", "position-bounds"),
    ("active", -1, "active", "position-bounds"),
    ("seat", 1, "seat", "position-differs"),
    ("seat", None, "seat", "position-differs"),
    ("step", "buying", "step", "position-word"),
    ("step", "drve", "step", "position-word"),
    ("step", "settle", "stagecoach", "position-stagecoach"),
    ("step", "sergeant", "step", "position-step"),
    ("step", "barkeeper", "step", "position-step"),
    ("step", "farmer", "step", "position-step"),
    ("step", "join", "step", "position-step"),
    ("step", "place", "step", "position-step"),
    ("step", "over", "step", "position-ending"),
    ("stagecoach", "chigaco", "stagecoach", "position-word"),
    ("stagecoach", "amarillo", "stagecoach", "position-word"),
    ("covered", ["boise"], "covered", "position-differs"),
    ("covered", ["boisse"], "covered[0]", "position-word"),
    ("tiles.boston", "hotel", "tiles.boston", "position-start-tile"),
    ("tiles.denver", "hotl", "tiles.denver", "position-word"),
    ("tiles.denvr", "hotel", "tiles.denvr", "position-word"),
    ("roads.denver--santa-fe", [0, 0], "roads.denver--santa-fe[1]", "position-twice"),
    ("roads.denver--santa-fe", [0, 1, 2], "roads.denver--santa-fe", "position-long"),
    ("roads.denver--santa-fe", [3], "roads.denver--santa-fe[0]", "position-bounds"),
    ("roads.santa-fe--denver", [1], "roads.santa-fe--denver", "position-word"),
    ("roads.denver--dodge-city", [2], "seats[2].roads", "position-differs"),
    ("pioneers.chicago", [1, 0], "pioneers.chicago", "position-length"),
    ("pioneers.chicago", [1, 0, 0, 0], "pioneers.chicago", "position-length"),
    ("pioneers.chicago", [1, 0, -1], "pioneers.chicago[2]", "position-bounds"),
    ("pioneers.chicago", [1, 0, 1], "seats[2].pioneers", "position-pioneers"),
    ("pioneers.boston", [1, 1, 0], "seats[2].pioneers", "position-pioneers"),
    ("pioneers.nowhere", [0, 0, 0], "pioneers.nowhere", "position-word"),
    ("pioneers.chicago", [0, 0, 0], "pioneers.chicago", "position-empty"),
    ("roads.denver--santa-fe", [], "roads.denver--santa-fe", "position-empty"),
    ("tiles.chicago", "hotel", "pioneers.chicago", "position-under-tile"),
    ("display", [], "display", "position-display"),
    ("display.0.id", "c99", "display[0].id", "position-word"),
    ("display.0.id", "s1", "display[0].id", "position-word"),
    ("display.0.points", 99, "display[0].points", "position-differs"),
    ("display.0.seats", ["farmer"], "display[0].seats", "position-differs"),
    ("stack", [], "ending", "position-differs"),
    ("nuggets", [3, 3, 3], "nuggets", "position-nuggets"),
    ("nuggets.0", 6, "nuggets[0]", "position-bounds"),
    ("nuggets.0", 2, "nuggets[0]", "position-bounds"),
    ("seats.0.nuggets", [5, 5], "nuggets", "position-nuggets"),
    ("seats.0.money", -1, "seats[0].money", "position-bounds"),
    ("seats.0.money", 2.0, "seats[0].money", "position-number"),
    ("seats.0.money", True, "seats[0].money", "position-number"),
    ("seats.0.money", 10**6, "seats[0].money", "position-bounds"),
    ("seats.0.score", "7", "seats[0].score", "position-number"),
    ("seats.0.score", 7, "seats[0].score", "position-differs"),
    ("seats.1.bankers", 3, "seats[1].bankers", "position-bounds"),
    ("seats.1.merchants", 3, "seats[1].merchants", "position-bounds"),
    ("seats.1.roads", 15, "seats[1].roads", "position-differs"),
    ("seats.1.pioneers", 21, "seats[1].pioneers", "position-bounds"),
    ("seats.1.pioneers", 3, "seats[1].pioneers", "position-pioneers"),
    ("seats.2.coaches", [], "seats[2].coaches", "position-no-coach"),
    ("seats.2.coaches.0.id", "c1", "seats[2].coaches[0].id", "position-word"),
    ("seats.2.coaches.0.aboard", ["hotel"], "seats[2].coaches[0].aboard[0]", "position-word"),
    ("seats.2.coaches.0.aboard", ["banker"] * 2, "seats[2].coaches[0].aboard", "position-aboard"),
    ("seats.2.coaches.0.aboard", ["banker"], "seats[2].pioneers", "position-pioneers"),
    ("seats", [], "seats", "position-length"),
    ("turn.purchases", ["road", "road"], "turn.purchases[1]", "position-twice"),
    ("turn.purchases", ["coch"], "turn.purchases[0]", "position-word"),
    ("turn.purchases", ["coach"], "step", "position-step"),
    ("turn.placing", 1, "turn.placing", "position-differs"),
    ("turn.placing", 3, "turn.placing", "position-bounds"),
    ("turn.visited", ["denver"], "turn.visited", "position-differs"),
    ("turn.tile", "hotel", "turn.settled", "position-settled"),
    ("turn.settled", "hotel", "turn.settled", "position-word"),
    ("turn.settled", "banker", "turn.settled", "position-settled"),
    ("turn.farmers", 1, "turn.farmers", "position-differs"),
    ("turn.farmers", 3, "turn.farmers", "position-bounds"),
    ("turn.asked", 2, "turn.asked", "position-differs"),
    ("turn.asked", 0, "turn.asked", "position-bounds"),
    ("bought", 1, "bought", "position-flag"),
    ("moved", None, "moved", "position-flag"),
    ("idle_rounds", 2, "ending", "position-differs"),
    ("idle_rounds", 3, "idle_rounds", "position-bounds"),
    ("ending", ["roads"], "ending", "position-differs"),
    ("ending", ["role"], "ending[0]", "position-word"),
]


@pytest.mark.parametrize(("path", "value", "place", "key"), DAMAGES, ids=[f"{row[0]}={row[1]}" for row in DAMAGES])
def test_one_thing_that_does_not_fit_is_named_with_its_place(path: str, value: object, place: str, key: str) -> None:
    mistake = broken(changed(path, value))
    assert (mistake.figures["place"], mistake.key) == (place, key)


@pytest.mark.parametrize(
    ("path", "word", "nearest"),
    [
        ("stagecoach", "chigaco", "chicago"),
        ("tiles.denver", "gold digger", "gold-digger"),
        ("step", "purchases", "purchase"),
        ("seats.0.coaches.0.aboard", ["bankr"], "banker"),
    ],
)
def test_a_misspelt_word_names_the_nearest(path: str, word: object, nearest: str) -> None:
    mistake = broken(changed(path, word))
    assert mistake.figures["nearest"] == nearest
    assert nearest in str(mistake)


def test_a_coach_cannot_be_in_two_places() -> None:
    twice = changed("stack.0", GOOD["display"][0])
    mistake = broken(twice)
    assert (mistake.key, mistake.figures["place"]) == ("position-twice", "stack[0].id")


@pytest.mark.parametrize(
    ("cover", "key"),
    [
        ([], "cover-count"),
        (["boston"], "cover-count"),
        (["denver", "denver"], "position-twice"),
    ],
)
def test_a_cover_that_does_not_fit_is_a_mistake(cover: list[str], key: str) -> None:
    with pytest.raises(Mistake) as caught:
        game.load(changed("covered", cover, position(2).json()))
    reason = caught.value.figures.get("reason")
    assert (reason["message"] if isinstance(reason, dict) else f"mistake-{caught.value.key}") == f"mistake-{key}"


def test_a_cover_that_does_not_fit_is_named_with_its_place() -> None:
    assert broken(changed("covered", [], position(2).json())).figures["place"] == "covered"


@pytest.mark.parametrize(
    ("path", "value"),
    [("stagecoach", "denver"), ("turn.visited", ["albany", "boston", "new-york"]), ("seats.0.money", 0), ("tiles", {})],
)
def test_a_drive_that_cannot_be_asked_is_a_mistake(path: str, value: object) -> None:
    content = changed(path, value, SETTLING)
    if path == "stagecoach":
        content["seats"][0]["money"] = 1
    assert broken(content).key == "position-step"


@pytest.mark.parametrize(
    ("path", "value"),
    [("seat", 2), ("turn.asked", 2), ("seats.1.money", 1), ("turn.settled", "gold-digger"), ("active", 1)],
)
def test_joining_asks_only_the_seat_whose_turn_it_is(path: str, value: object) -> None:
    broken(changed(path, value, JOINING))


def test_the_stagecoach_never_stands_at_a_tile_before_the_drive() -> None:
    """It would settle there without driving, and who cannot match the tile would have no legal action."""
    assert broken(changed("stagecoach", "denver")).figures["place"] == "stagecoach"


def test_more_farmers_follow_only_a_farmer_tile() -> None:
    content = position().seat(0, coaches={"s1": ["farmer"]}).asked("farmer", farmers=2).json()
    assert str(broken(content).figures["place"]).startswith("turn")


def test_the_profession_that_settled_fits_the_tile() -> None:
    content = position(3).asked("join", 1, tile="banker", settled="merchant").json()
    assert broken(content).figures["place"] == "turn.settled"


def test_gold_diggers_never_find_the_nuggets_used_up() -> None:
    """Ten nuggets taken and a digger's tile left: there are seven such tiles, so this is no position.

    Played on, it breaks with an IndexError.
    """
    board = position(2).bare().tile("albany", "gold-digger").seat(0, coaches={"s2": ["gold-digger"]})
    broken(board.seat(1, nuggets=[3] * 6 + [4] * 3 + [5]).asked("drive").json())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("rules", True),
        ("rules", 1.0),
        ("seat", False),
        ("seat", 0.0),
        ("display.0.points", 4.0),
        ("seats.2.roads", 15.0),
    ],
)
def test_a_truth_value_or_a_fraction_is_no_whole_number(path: str, value: object) -> None:
    broken(changed(path, value))


@pytest.mark.parametrize("path", ["round", "seats.0.money"])
def test_a_number_out_of_all_bounds_is_told_too(path: str) -> None:
    assert broken(changed(path, 10**30)).key == "position-bounds"


def test_a_coach_in_the_display_has_nobody_aboard() -> None:
    broken(changed("display.0", {**GOOD["display"][0], "aboard": []}))


@pytest.mark.rule("B2.10")
def test_one_pioneer_of_each_seat_stands_on_the_start() -> None:
    content = changed("pioneers.boston", [5, 1, 1])
    content["seats"][0]["pioneers"] -= 4
    assert broken(content).key == "position-start-pioneer"


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 6), (4, 7)])
def test_there_are_only_so_many_tiles_of_a_kind_for_so_many_players(players: int, most: int) -> None:
    board = position(players).bare()
    cities = sorted({city for line in board.lines() for city in line.split("--")} - {"boston"})
    for city in cities[:most]:
        board.tile(city, "hotel")
    board.load()
    mistake = broken(board.tile(cities[most], "hotel").json())
    assert (mistake.key, mistake.figures["most"]) == ("position-tiles", most)


@pytest.mark.rule("B11.4")
def test_however_much_money_a_position_may_have_it_never_outweighs_a_point() -> None:
    """And the game's own positions load again, though income comes on top of it."""
    rich = position(3).bare().seat(0, money=1_000).seat(1, score=4)
    state = rich.load()
    assert game.result(state)["winners"] == [1]
    while state.seat is not None:
        game.play(state, state.legal()[-1])
        game.load(look(state))


# --- fuzz ---

json_parts = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 25)
    | st.integers(-(2**63), 2**63)
    | st.floats(allow_nan=True)
    | st.sampled_from(["banker", "hotel", "denver", "boston", "albany--boston", "drive", "over", "s1", *COACHES])
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


@settings(deadline=None, derandomize=True, max_examples=250)
@given(data=st.data())
def test_a_position_with_random_parts_gives_a_state_or_a_mistake(data: st.DataObject) -> None:
    content: Any = copy.deepcopy(data.draw(st.sampled_from([GOOD, SETTLING, JOINING])))
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
