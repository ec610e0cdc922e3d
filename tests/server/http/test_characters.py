"""The characters of bots at a table: wished, dealt out, kept, and told."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from pioneers.bots.characters import cast_of, characters_of
from pioneers.server.tables.journal import names_of
from tests.server.http.application import http_application, make, refused


def wish(game: str, *characters: str | None, free: int = 0) -> dict[str, object]:
    """A table for its maker, bots of these characters, and free seats."""
    bots = [{"kind": "bot", "bot": "level3", "character": character} for character in characters]
    return {"game": game, "seats": [{"kind": "me"}, *bots, *[{"kind": "free"}] * free]}


@pytest.mark.parametrize("game", pioneers.GAMES)
async def test_bots_of_any_character_have_different_ones_with_their_names(tmp_path: Path, game: str) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        seats = (await ada.post("/api/tables", json=wish(game, "any", "any", "any"))).json()["seats"]
        characters = [seat["character"] for seat in seats]
        assert characters[0] is None
        assert len(set(characters[1:])) == 3
        known = cast_of(game).characters
        assert [seat["name"] for seat in seats[1:]] == [known[character].name for character in characters[1:]]
        assert [seat["bot"] for seat in seats] == [None, "level3", "level3", "level3"]


async def test_a_bot_may_have_the_character_that_is_wished_or_none(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        seats = (await ada.post("/api/tables", json=wish("board", "miser", "miser", None))).json()["seats"]
        assert [(seat["name"], seat["character"]) for seat in seats[1:]] == [
            ("Silas", "miser"),
            ("Silas 2", "miser"),
            ("Earl", None),
        ]
        refused(await ada.post("/api/tables", json=wish("board", "robber")), 400, "bot-character")


async def test_bots_get_and_lose_their_characters_before_the_game(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = (await ada.post("/api/tables", json=wish("cards", free=3))).json()
        place = f"/api/tables/{made['id']}"
        given = await ada.put(f"{place}/seats/1/bot", json={"bot": "level4", "character": "gambler"})
        assert (given.json()["seats"][1]["name"], given.json()["seats"][1]["character"]) == ("Ruby", "gambler")
        refused(
            await ada.put(f"{place}/seats/2/bot", json={"bot": "level4", "character": "miner"}), 400, "bot-character"
        )
        freed = (await ada.put(f"{place}/seats/1/bot", json={"bot": None})).json()["seats"][1]
        assert (freed["name"], freed["bot"], freed["character"]) == ("", None, None)
        plain = (await ada.put(f"{place}/seats/1/bot", json={"bot": "level1"})).json()["seats"][1]
        assert (plain["name"], plain["character"]) == ("Clay", None)
        begun = (await ada.post(f"{place}/start-with-bots", json={"bot": "level1", "character": "any"})).json()
        assert [seat["character"] is None for seat in begun["seats"]] == [True, True, False, False]


async def test_a_table_that_is_woken_knows_its_characters_and_the_next_game_has_them_too(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = (await ada.post("/api/tables", json=wish("board", "racer", None))).json()
        cookies = ada.cookies
    async with http_application(tmp_path) as house:
        ada = house.guest()
        ada.cookies = cookies
        found = await house.registry.table(made["id"])
        assert names_of(found.header) == ["Ada", "Dot (bot: level3:racer)", "Dora (bot: level3)"]
        assert [seat["character"] for seat in (await ada.get(f"/api/tables/{made['id']}")).json()["seats"]] == [
            None,
            "racer",
            None,
        ]


async def test_a_table_made_without_a_word_about_characters_has_none(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = await make(ada, "board", ("me", "level1", "level2"))
        assert [seat["character"] for seat in made["seats"]] == [None, None, None]
        kept = await house.store.tables.find(made["id"])
        assert kept is not None
        assert kept.arrangement.characters == ()


async def test_the_catalogue_lists_the_characters_with_their_names(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        kinds = {kind["name"]: kind for kind in (await house.guest().get("/api/catalogue")).json()}
        for game in pioneers.GAMES:
            assert list(kinds[game]["characters"]) == characters_of(game)
        assert kinds["board"]["characters"]["builder"] == "Hank"
        assert kinds["board"]["bots"][-1] == "level5"
