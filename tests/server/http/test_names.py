"""Names: what of them can be seen, and nobody who looks like another at the same table."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from pioneers.match.seats import from_record
from pioneers.server.tables.seating import MOST_NAME, clean_name, own_name, taken
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.sql.rows import Header, Seat
from pioneers.text.appearance import skeleton, visible
from tests.server.http.application import http_application, make
from tests.server.registries import open_registry, somebody
from tests.server.tables.test_seats_of_others import HEADER


def seated(header: Header, names: list[str]) -> Header:
    for number, name in enumerate(names):
        header = taken(header, number, somebody("Ada"), name)
    return header


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Ｚｏｅ", "Zoe"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u202eadA", "adA"),
        ("\u3164\u2800\u115f", ""),
        ("X (bot: level3) (bot: level1)", "X"),
        ("X （bot: level3）", "X"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(st.text(max_size=60))
def test_cleaning_a_clean_name_changes_nothing(written: str) -> None:
    name = clean_name(written)
    assert clean_name(name) == name
    assert len(name) <= MOST_NAME
    assert name == unicodedata.normalize("NFKC", name) == name.strip()
    assert from_record(name) == (name, None)
    assert not [sign for sign in name if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")]


TWINS = [
    ("Ada", "ada"),
    ("Ada", "\u0410da"),
    ("Ada", "A\u200dda"),
    ("Paul", "PauI"),
    ("Paul", "Pau1"),
    ("Bob", "B0b"),
    ("Zo\u00eb", "Zo\u0451"),
    ("Hans", "\u0397ans"),
    ("Anna Lena", "AnnaLena"),
    ("Arnold", "Amold"),
]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Zo\u00eb", "Zoe"), ("Ren\u00e9", "Rene"), ("M\u00fcller", "Muller"), ("Ada", "Ida")]
)
def test_accents_and_other_letters_keep_names_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(max_size=40))
@example("Stra\u00dfe")
def test_what_cannot_be_seen_does_not_tell_names_apart(written: str) -> None:
    assert skeleton(f"\u200b{written}\ufeff") == skeleton(visible(written)) == skeleton(written)


@given(st.lists(st.sampled_from([name for pair in TWINS for name in pair]), min_size=2, max_size=4))
def test_no_two_at_a_table_look_alike(names: list[str]) -> None:
    header = seated(replace(HEADER, players=len(names), seats=[Seat()] * len(names)), names)
    assert len({skeleton(seat.name) for seat in header.seats}) == len(names)


@given(st.lists(st.text(min_size=1, max_size=40), min_size=2, max_size=4))
def test_no_two_at_a_table_look_alike_whatever_they_write(names: list[str]) -> None:
    assume(all(clean_name(name) for name in names))
    header = seated(replace(HEADER, players=len(names), seats=[Seat()] * len(names)), names)
    assert len({skeleton(seat.name) for seat in header.seats}) == len(names)


def test_a_name_from_an_old_database_that_nobody_can_see_is_replaced() -> None:
    assert own_name(somebody("Zo\u00eb")) == "Zo\u00eb"
    assert own_name(somebody("\u3164")).startswith("Guest ")


async def test_nobody_is_called_by_a_name_that_cannot_be_seen(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        for name in ("\u3164", "\u200b\u200b", "\u2800 \u2800"):
            answer = await ada.put("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["message"]) == (400, "mistake-request-name")
        made = await make(ada, "board", ("me", "level1", "free"))
        eve = await house.person("C\u04cfay")
        seats = (await eve.put(f"/api/tables/{made['id']}/seats/2", json={})).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Clay", "C\u04cfay 2"], "bots have names too"


async def test_nobody_chats_under_the_name_of_a_player_a_bot_or_another_who_spoke(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        wish = NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="bot"), SeatWish(kind="free")])
        table = (await place.registry.create(somebody("Ada"), wish)).id
        said = []
        for name in ("\u0410da", "CIay", "Zed", "Zed", "Zo\u00eb"):
            line = place.listener(somebody(name))
            await place.say(line, type="watch", table=table)
            for word in ("one", "two"):
                await place.say(line, type="say", table=table, client=line.client(), text=word)
                said.append(line.last("said")["line"]["name"])
        assert said[::2] == said[1::2], "the same person keeps the name"
        assert said[::2] == ["\u0410da 2", "CIay 2", "Zed", "Zed 2", "Zo\u00eb"]
