"""What a game is played with, over HTTP: for a table in any state and for a game that is over, also with own files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

import pioneers
from pioneers.board.equipment import box
from tests.server.http.application import finish, http_application, table

BOARD = (Path(pioneers.__file__).parent / "board" / "data" / "board.toml").read_text(encoding="utf-8")
DECK = (Path(pioneers.__file__).parent / "cards" / "data" / "deck.toml").read_text(encoding="utf-8")


async def made(browser: httpx.AsyncClient, **wish: Any) -> str:
    answer = await browser.post("/api/tables", json=table(**wish))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def components(browser: httpx.AsyncClient, place: str) -> dict[str, Any]:
    answer = await browser.get(f"/api/{place}/components")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "private, max-age=3600"
    found: dict[str, Any] = answer.json()
    return found


async def test_a_board_table_shows_its_side_and_the_figures_of_the_rules(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        here = await made(ada, options={"cover": "random"})
        shown = await components(house.guest(), f"tables/{here}")
        assert len(shown["covered"]) == box.COVERING_TILES
        cities = {city["id"] for city in shown["cities"]}
        assert {shown["start"], *shown["covered"]} <= cities
        for line in shown["lines"]:
            assert line["id"] == "--".join(line["between"])
            assert set(line["between"]) <= cities
        assert shown["prices"] == {"road": 2, "roads": 5, "coach": [1, 2, 3, 4], "join": 2}
        bought = {purchase["action"]: purchase["price"] for purchase in shown["purchases"]}
        assert bought == {"buy road": 2, "buy roads": 5, **{f"buy coach {place}": place for place in range(1, 5)}}
        assert {city["id"]: city["label"] for city in shown["cities"]}["boston"] == "below"
        assert shown["money"] == {"start": 2, "income": 3, "banker": 1, "hotel": 3, "emptied": 1}
        assert shown["supply"] == {"roads": 15, "pioneers": 20, "nuggets": 10}
        assert (shown["map"], shown["tile_counts"]["hotel"]) == ("usa", 5)
        coaches = shown["coaches"]
        assert len(coaches["others"]) == coaches["removed"] + coaches["display"] + coaches["stack"]
        assert (len(coaches["starting"]), len(coaches["others"])) == (4, 24)


async def test_a_card_table_shows_its_deck(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        here = await made(ada, game="cards", options={"hands": "separate"})
        shown = await components(ada, f"tables/{here}")
        assert (shown["hands"], shown["hand_size"], shown["places"]) == ("separate", 8, [0, 1, 0, 1])
        assert sum(card["copies"] for card in shown["cards"]) == 56
        assert shown["buildings"][2] == {"id": "barn", "price": {"stone": 1, "gold": 0, "deer": 0, "tree": 1}}
        assert shown["tie_break"] == ["gold", "stone", "deer", "tree"]
        assert (shown["first_trump"], shown["exchange"], shown["runs"]) == ("gold", 2, 40)


@pytest.mark.parametrize(
    ("wish", "changes"),
    [
        ({"files": [{"option": "board", "text": BOARD.replace('name = "Pioneers"', 'name = "Mine"')}]}, {"map": None}),
        (
            {
                "game": "cards",
                "files": [{"option": "deck", "text": DECK.replace('name = "Pioneers"', 'name = "Mine"')}],
            },
            {},
        ),
    ],
)
async def test_own_files_are_shown_though_they_play_alike(
    tmp_path: Path, wish: dict[str, Any], changes: dict[str, Any]
) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        plain = {name: value for name, value in wish.items() if name != "files"}
        ours = await components(ada, f"tables/{await made(ada, **plain)}")
        mine = await components(ada, f"tables/{await made(ada, **wish)}")
        if wish.get("game") == "cards":
            # Decks that play alike are one deck.
            assert mine == ours
        else:
            assert mine == {**ours, "name": "Mine", **changes}


async def test_a_browser_that_has_them_is_told_so(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        place = f"/api/tables/{await made(ada)}/components"
        tag = (await ada.get(place)).headers["etag"]
        again = await ada.get(place, headers={"if-none-match": f'"other", W/{tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await ada.get(place, headers={"if-none-match": '"other"'})).status_code == 200


@pytest.mark.parametrize("game", ["board", "cards"])
async def test_a_finished_game_shows_what_it_was_played_with(tmp_path: Path, game: str) -> None:
    async with http_application(tmp_path) as house:
        over = await finish(house.store, game, [None, None, None])
        state = pioneers.game(game).new(players=3, seed=7)
        assert await components(house.guest(), f"games/{over.table}") == pioneers.game(game).components(state)
        assert (await house.guest().get("/api/games/aaaaaaaaaaaaaaaa/components")).status_code == 404
        assert (await house.guest().get("/api/tables/aaaaaaaaaaaaaaaa/components")).status_code == 404
