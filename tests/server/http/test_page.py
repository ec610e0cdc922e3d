"""The page: every screen at its own address, files that browsers may keep, and nothing else of the disk."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from pioneers.server.http.headers import SECURITY_HEADERS
from pioneers.server.http.page import Page, unbuilt
from pioneers.text.say import LANGUAGES
from tests.server.http.application import PAGE, HttpApplication, http_application

PLAIN = {"accept-encoding": "identity"}


async def asked(house: HttpApplication, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """What a browser gets; underscores in the names of headers stand for hyphens."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await house.guest().request(method, path, headers={**PLAIN, **named})


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        ("/", "start"),
        ("/?invited=yes", "start"),
        ("/games", "games"),
        ("/about", "about"),
        ("/table/abcdefghijkmnpqr", "table"),
        ("/replay/abcdefghijkmnpqr", "replay"),
        ("/replay/abcdefghijkmnpqr/17", "replay"),
        ("/review/abcdefghijkmnpqr/17", "review"),
        ("/statistics", "statistics"),
        ("/rules/board", "rules"),
        ("/rules/cards", "rules"),
    ],
)
async def test_every_screen_of_the_page_has_its_own_address_in_every_language(
    tmp_path: Path, path: str, screen: str
) -> None:
    async with http_application(tmp_path) as house:
        for wanted, language in (("", "en"), ("de-AT,de;q=0.9,en;q=0.5", "de"), ("it, fr;q=0.4", "fr")):
            answer = await asked(house, path, accept_language=wanted)
            assert (answer.status_code, answer.content) == (200, PAGE[f"documents/{screen}.{language}.html"])
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["vary"] == "accept-language"
            for name, value in SECURITY_HEADERS.items():
                assert answer.headers[name] == value


async def test_who_lost_his_way_gets_the_page_and_a_program_gets_a_problem(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        lost = await asked(house, "/nowhere/at/all", accept="text/html,*/*;q=0.8")
        assert (lost.status_code, lost.content) == (404, PAGE["documents/notfound.en.html"])
        assert lost.headers["vary"] == "accept-encoding, accept-language"
        for path in ("/nowhere", "/api/nowhere", "/assets/main-0000.js"):
            accept = "*/*" if path == "/nowhere" else "text/html,*/*;q=0.8"
            answer = await asked(house, path, accept=accept)
            assert (answer.status_code, answer.json()["message"]) == (404, "mistake-http-route")
        assert (await asked(house, "/games", "POST", accept="text/html")).status_code == 405


@pytest.mark.parametrize(
    ("path", "media_type", "cache"),
    [
        ("/assets/main-3f2a.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/besley-77aa.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/service-worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/mark.svg", "image/svg+xml", "no-cache"),
        ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
    ],
)
async def test_files_have_their_kind_and_may_be_kept(tmp_path: Path, path: str, media_type: str, cache: str) -> None:
    async with http_application(tmp_path) as house:
        answer = await asked(house, path)
        assert (answer.status_code, answer.content) == (200, PAGE[path.removeprefix("/")])
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (media_type, cache)
        again = await asked(house, path, if_none_match=answer.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == cache
        other = await asked(house, path, if_none_match='"something-else"')
        assert other.status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", "assets/main-3f2a.js.br"),
        ("gzip, br;q=0", "gzip", "assets/main-3f2a.js.gz"),
        ("GZIP;q=0.5", "gzip", "assets/main-3f2a.js.gz"),
        ("gzip;q=0.0", None, "assets/main-3f2a.js"),
        ("brotli", None, "assets/main-3f2a.js"),
        ("", None, "assets/main-3f2a.js"),
    ],
)
async def test_the_smallest_form_is_sent_that_the_browser_takes(
    tmp_path: Path, accepted: str, encoding: str | None, content: str
) -> None:
    async with http_application(tmp_path) as house:
        client = house.guest()
        async with client.stream("GET", "/assets/main-3f2a.js", headers={"accept-encoding": accepted}) as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])
        assert (answer.headers.get("content-encoding"), sent) == (encoding, PAGE[content])
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-length"] == str(len(sent))
        tags = {(await asked(house, "/assets/main-3f2a.js", accept_encoding=one)).headers["etag"] for one in ("br", "")}
        assert len(tags) == 2 or not accepted


async def test_a_look_at_the_headers_alone_sends_nothing_else(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        for path, name in (
            ("/", "documents/start.en.html"),
            ("/table/x", "documents/table.en.html"),
            ("/mark.svg", "mark.svg"),
        ):
            full, head = await asked(house, path), await asked(house, path, "HEAD")
            assert (head.status_code, head.content) == (200, b"")
            assert dict(head.headers) == dict(full.headers)
            assert head.headers["content-length"] == str(len(PAGE[name]))


@pytest.mark.parametrize(
    "path",
    [
        "/../server.db",
        "/..%2fserver.db",
        "/%2e%2e/server.db",
        "/assets/../../server.db",
        "/assets/..%2f..%2fserver.db",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/assets/%00",
        "/assets/..\\..\\server.db",
        "/.vite/manifest.json",
        "/documents/start.en.html",
        "/documents",
        "/index.html",
        "/documents/notfound.en.html.gz",
        "/assets/main-3f2a.js.br",
        "/assets",
        "/assets/",
    ],
)
async def test_nothing_is_served_but_the_page(tmp_path: Path, path: str) -> None:
    async with http_application(tmp_path) as house:
        assert (tmp_path / "server.db").is_file()
        answer = await house.guest().send(
            httpx.Request("GET", httpx.URL("http://play.example").copy_with(raw_path=path.encode()))
        )
        assert answer.status_code == 404, answer.text


async def test_without_a_built_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    empty = Page(tmp_path / "nothing here")
    assert not empty.is_built
    async with http_application(tmp_path, page=empty) as house:
        for wanted, language in (("", "en"), ("de-AT,de;q=0.9,en;q=0.5", "de"), ("it, fr;q=0.4", "fr")):
            answer = await asked(house, "/", accept_language=wanted)
            assert (answer.status_code, answer.text) == (503, unbuilt(language))
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert (await asked(house, "/nowhere", accept="text/html")).status_code == 404
        assert (await asked(house, "/", "HEAD")).content == b""
        assert (await asked(house, "/api/me")).status_code == 200
    for language in LANGUAGES:
        # The policy forbids all of these.
        assert not any(word in unbuilt(language) for word in ("<script", "style=", "<style"))
