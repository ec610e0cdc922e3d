"""Guests: who one is over HTTP, how one becomes somebody, and the words of the catalogue."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from pioneers.server.hosting.settings import CookieSettings
from pioneers.server.http.identity import COOKIE, COOKIE_SECONDS, SECURE_COOKIE
from pioneers.text.say import LANGUAGES
from tests.server.http.application import http_application


def cookie_of(answer: httpx.Response) -> SimpleCookie:
    found = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return found


async def test_who_only_looks_is_nobody_and_gets_no_cookie(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest("de-AT,de;q=0.9")
        for path in ("/api/me", "/api/tables", "/api/me/tables"):
            answer = await guest.get(path)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        assert (await guest.get("/api/me")).json() == {"person": None, "name": "", "language": "de", "muted": []}


async def test_an_empty_change_makes_somebody_who_is_known_from_then_on(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest("fr")
        made = (await guest.put("/api/me", json={})).json()
        assert made["name"].startswith("Invité")
        assert made["language"] == "fr"
        assert (await guest.get("/api/me")).json() == made
        assert (await guest.put("/api/me", json={})).json() == made
        kept = await house.store.people.find(made["person"])
        assert kept is not None
        assert kept.name == made["name"]


async def test_the_cookie_is_for_the_server_alone_and_lasts(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        cookie = cookie_of(await house.guest().put("/api/me", json={}))[COOKIE]
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        assert cookie["path"] == "/"
        assert int(cookie["max-age"]) > 300 * 24 * 3600
        assert not cookie["secure"]


@pytest.mark.parametrize(
    ("secure", "address", "wanted"),
    [
        ("auto", "https://play.example", True),
        ("auto", "http://play.example", False),
        ("always", "http://play.example", True),
        ("never", "https://play.example", False),
    ],
)
async def test_the_cookie_is_for_https_alone_as_the_settings_say(
    tmp_path: Path, secure: str, address: str, wanted: bool
) -> None:
    async with http_application(tmp_path, cookies=CookieSettings(secure=secure)) as house:  # type: ignore[arg-type]
        guest = house.guest(address=address)
        given = cookie_of(await guest.put("/api/me", json={}))
        assert bool(given[SECURE_COOKIE if wanted else COOKIE]["secure"]) is wanted
        assert (SECURE_COOKIE in given) is wanted


async def test_over_https_a_cookie_of_the_old_name_is_read_once_and_replaced(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        value = ada.cookies[COOKIE]
        person = (await ada.get("/api/me")).json()["person"]
        back = house.guest(address="https://play.example", cookie=f"{COOKIE}={value}")
        answer = await back.get("/api/me")
        assert answer.json()["person"] == person
        given = cookie_of(answer)
        assert given[SECURE_COOKIE]["max-age"] == str(COOKIE_SECONDS)
        assert (given[COOKIE].value, given[COOKIE]["max-age"]) == ("", "0")
        # From now on nobody can put another in its place.
        eve = (await house.person("Eve")).cookies[COOKIE]
        for planted in (f"{COOKIE}={eve}; {SECURE_COOKIE}={value}", f"{SECURE_COOKIE}={value}; {COOKIE}={eve}"):
            still = house.guest(address="https://play.example", cookie=planted)
            assert (await still.get("/api/me")).json()["person"] == person


async def test_a_cookie_that_is_changed_or_made_up_proves_nothing(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        mine = (await ada.get("/api/me")).json()["person"]
        value = ada.cookies[COOKIE]
        changed = value[:-1] + ("0" if value[-1] != "0" else "1")
        for forged in (changed, mine, f"1.{mine}.", f"1.{mine}.{'0' * 64}", value.replace(mine, "a" * 16), "…"):
            thief = house.guest(cookie=f"{COOKIE}={forged}".encode("ascii", "replace").decode())
            assert (await thief.get("/api/me")).json()["person"] is None, forged
        honest = house.guest(cookie=f"other=1; {COOKIE}={value}")
        assert (await honest.get("/api/me")).json()["person"] == mine


async def test_name_language_and_mutes_change_one_by_one(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        start = (await ada.get("/api/me")).json()
        muted = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"]
        assert (await ada.put("/api/me", json={"muted": [*muted, muted[0]]})).json() == {**start, "muted": muted}
        assert (await ada.put("/api/me", json={"language": "fr"})).json()["language"] == "fr"
        told = (await ada.put("/api/me", json={"name": "Ada L."})).json()
        assert told == {**start, "name": "Ada L.", "language": "fr", "muted": muted}
        assert (await ada.get("/api/me")).json() == told


async def test_a_name_is_one_line_that_disturbs_no_screen(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = house.guest()
        spaced = await ada.put("/api/me", json={"name": "  Ada   of \u00a0 Rochdale "})
        assert spaced.json()["name"] == "Ada of Rochdale"
        named = (await ada.put("/api/me", json={"name": "A\x1b[31m\u202eda"})).json()["name"]
        assert named.isprintable()
        answer = await ada.put("/api/me", json={"name": "   "})
        assert answer.status_code == 400
        assert answer.json()["message"] == "mistake-request-name"
        assert (await ada.get("/api/me")).json()["name"] == named


async def test_what_goes_wrong_is_said_in_the_language_of_the_person_else_of_the_browser(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        said = []
        for language in LANGUAGES:
            browser = house.guest("it")
            await browser.put("/api/me", json={"language": language})
            answer = await browser.get("/api/tables/aaaaaaaaaaaaaaaa")
            said.append(answer.json()["sentence"])
            assert (await house.guest(language).get("/api/tables/aaaaaaaaaaaaaaaa")).json()["sentence"] == said[-1]
        assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_catalogue_has_every_message_of_a_language_and_is_kept_by_browsers(
    tmp_path: Path, language: str
) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        answer = await guest.get(f"/api/catalogue/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "max-age" in answer.headers["cache-control"]
        body = FluentParser().parse(answer.text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        assert {"refusal-game-over", "event-won", "mistake-http-route", "word-banker"} <= names
        tag = answer.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = await guest.get(f"/api/catalogue/{language}", headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await guest.get(f"/api/catalogue/{language}", headers={"if-none-match": '"other"'})
        assert other.status_code == 200


async def test_there_is_no_catalogue_of_another_language_nor_any_other_file(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        for language in ("it", "%2e%2e", "en%2f..%2fde", "EN"):
            answer = await house.guest().get(f"/api/catalogue/{language}")
            assert answer.status_code in {400, 404}
            assert answer.json()["sentence"]


async def test_a_cookie_outlives_the_secret_that_signed_it_while_that_is_still_known(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        before = ada.cookies[COOKIE]
        house.identity._secrets = (b"a new secret that is long enough too, for sure", *house.identity._secrets)
        answer = await ada.get("/api/me")
        assert answer.json()["name"] == "Ada"
        assert cookie_of(answer)[COOKIE].value != before
