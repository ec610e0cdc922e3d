"""Deleting a table over HTTP, and why it cannot be done, in the language of whoever asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.http.application import finish, http_application, identity, make, refused


async def test_a_table_is_deleted_once_by_its_host(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        table = (await make(ada))["id"]
        refused(await ben.request("DELETE", f"/api/tables/{table}", json={}), 403, "table-not-owner")
        answer = await ada.request("DELETE", f"/api/tables/{table}", json={})
        assert (answer.status_code, answer.json()["id"]) == (200, table)
        refused(await ada.request("DELETE", f"/api/tables/{table}", json={}), 404, "table-missing")
        refused(await ben.get(f"/api/tables/{table}"), 404, "table-missing")
        assert (await ada.get("/api/me/tables")).json() == {"tables": [], "following": None}
        assert (await ada.get("/api/me/tables?put_away=true")).json() == {"tables": [], "following": None}


@pytest.mark.parametrize(("language", "word"), [("en", "others"), ("de", "andere"), ("fr", "d’autres")])
async def test_why_a_game_stays_is_said_in_three_languages(tmp_path: Path, language: str, word: str) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada", language), await house.person("Ben")
        table = (await make(ada))["id"]
        await ben.put(f"/api/tables/{table}/seats/1", json={})
        await ada.post(f"/api/tables/{table}/start", json={})
        answer = await ada.request("DELETE", f"/api/tables/{table}", json={})
        refused(answer, 409, "table-delete-others")
        assert word in answer.json()["sentence"]
        over = await finish(house.store, "cards", [await identity(ada), None])
        refused(await ada.request("DELETE", f"/api/tables/{over.table}", json={}), 409, "table-delete-over")
