"""What HTTP keeps out, and what it never lets out: other sites, floods, oversized bodies, secrets, tracebacks."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.settings import LimitSettings
from pioneers.server.http.headers import CONTENT_SECURITY_POLICY, SECURITY_HEADERS
from pioneers.server.http.identity import COOKIE
from pioneers.text.say import LANGUAGES, say
from tests.server.http.application import ADDRESS, HttpApplication, http_application, table

JSON = {"content-type": "application/json"}


def problem(answer: httpx.Response, status: int, message: str) -> dict[str, Any]:
    """The answer is this problem and nothing else."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    found: dict[str, Any] = answer.json()
    assert set(found) == {"message", "figures", "sentence", "rule"}
    assert found["message"] == f"mistake-{message}", found
    assert found["sentence"] == say(found["message"], found["figures"])
    return found


# ── Headers ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_every_kind_of_answer_keeps_browsers_careful(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        break_something(house)
        guest = house.guest()
        asked = [
            ("GET", "/", 200),
            ("GET", "/healthz", 200),
            ("GET", "/api/me", 200),
            ("PUT", "/api/me", 400),
            ("GET", "/api/catalogue/en", 200),
            ("GET", "/api/tables/aaaaaaaaaaaaaaaa", 404),
            ("GET", "/nowhere", 404),
            ("PATCH", "/api/me", 405),
            ("OPTIONS", "/api/me", 204),
            ("GET", "/api/broken", 500),
        ]
        for method, path, status in asked:
            answer = await guest.request(method, path)
            assert answer.status_code == status, path
            for name, value in SECURITY_HEADERS.items():
                assert answer.headers[name] == value, path
            assert "strict-transport-security" not in answer.headers
            assert not [name for name in answer.headers if name.startswith("access-control-")]
            if path.startswith("/api") and "catalogue" not in path:
                assert answer.headers["cache-control"] == "no-store", path


def test_the_policy_lets_nothing_in_but_our_own() -> None:
    parts = dict(part.split(" ", 1) for part in CONTENT_SECURITY_POLICY.split("; "))
    assert parts["default-src"] == "'none'"
    assert parts["frame-ancestors"] == parts["base-uri"] == "'none'"
    assert parts["script-src"] == parts["connect-src"] == parts["form-action"] == "'self'"
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "*" not in CONTENT_SECURITY_POLICY
    assert SECURITY_HEADERS["referrer-policy"] == "same-origin"


async def test_strict_transport_security_goes_with_https_alone(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        answer = await house.guest(address="https://play.example").get("/api/me")
        assert answer.headers["strict-transport-security"].startswith("max-age=")
    async with http_application(tmp_path / "behind a proxy", public_address="https://play.example") as house:
        assert "strict-transport-security" in (await house.guest().get("/api/me")).headers


# ── Other sites ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
async def test_pages_of_other_sites_change_nothing(tmp_path: Path, method: str) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = (await ada.post("/api/tables", json=table("board", ("me", "free")))).json()["id"]
        path = {"POST": "/api/tables", "PUT": "/api/me", "DELETE": f"/api/tables/{made}/seats/0"}[method]
        body = {"POST": table(), "PUT": {"name": "Eve"}, "DELETE": None}[method]
        for origin in ("https://evil.example", "null", f"{ADDRESS}.evil.example", "http://play.example:8080"):
            problem(await ada.request(method, path, json=body, headers={"origin": origin}), 403, "server-origin")
        cross = {"sec-fetch-site": "cross-site", "origin": "https://evil.example"}
        problem(await ada.request(method, path, json=body, headers=cross), 403, "server-origin")
        assert (await ada.get("/api/me")).json()["name"] == "Ada"
        assert len((await ada.get("/api/me/tables")).json()["tables"]) == 1


async def test_a_form_of_another_site_is_no_json_and_changes_nothing(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            answer = await ada.put("/api/me", content=b'{"name":"Eve"}', headers={"content-type": kind})
            problem(answer, 415, "server-content-type")
        assert (await ada.get("/api/me")).json()["name"] == "Ada"
        right = {"content-type": "application/json; charset=utf-8"}
        assert (await ada.put("/api/me", content=b'{"name":"Eve"}', headers=right)).status_code == 200


async def test_a_program_that_names_no_origin_and_a_known_site_may_ask(tmp_path: Path) -> None:
    async with http_application(tmp_path, allowed_origins=["https://other.example"]) as house:
        program = house.guest()
        del program.headers["origin"]
        assert (await program.put("/api/me", json={})).status_code == 200
        known = house.guest(origin="https://other.example")
        known.headers["origin"] = "https://other.example"
        assert (await known.put("/api/me", json={})).status_code == 200


# ── Floods and sizes ─────────────────────────────────────────────────────────────────────────────────────


async def test_too_many_requests_of_one_person_are_told_when_to_come_again(tmp_path: Path) -> None:
    limits = LimitSettings(request_burst=5, requests_per_second=0.1)
    async with http_application(tmp_path, limits=limits) as house:
        ada = await house.person("Ada")
        answers = [await ada.get("/api/me") for _ in range(6)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        told = problem(answers[5], 429, "server-requests")
        assert int(answers[5].headers["retry-after"]) == told["figures"]["seconds"] == 10
        other = house.guest()
        assert (await other.get("/api/me")).status_code == 200


async def test_many_identities_of_one_address_do_not_get_round_the_limit(tmp_path: Path) -> None:
    limits = LimitSettings(request_burst=2, requests_per_second=0.1)
    async with http_application(tmp_path, limits=limits) as house:
        statuses = [(await house.guest().put("/api/me", json={})).status_code for _ in range(20)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert statuses == sorted(statuses)
        assert (await house.guest(peer="192.0.2.8").get("/api/me")).status_code == 200


async def test_probes_count_against_no_limit(tmp_path: Path) -> None:
    async with http_application(tmp_path, limits=LimitSettings(request_burst=1, requests_per_second=0.1)) as house:
        guest = house.guest()
        assert {(await guest.get("/healthz")).status_code for _ in range(30)} == {200}


async def test_a_body_that_is_too_large_is_turned_away_whatever_it_says_of_its_length(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        small = b'{"name":"Eve"' + b" " * 16_000 + b"}"
        large = b'{"name":"Eve"' + b" " * 17_000 + b"}"

        async def chunks() -> Any:
            for start in range(0, len(large), 1000):
                yield large[start : start + 1000]

        problem(await ada.put("/api/me", content=large, headers=JSON), 413, "http-large")
        problem(await ada.put("/api/me", content=chunks(), headers=JSON), 413, "http-large")
        assert (await ada.get("/api/me")).json()["name"] == "Ada"
        assert (await ada.put("/api/me", content=small, headers=JSON)).status_code == 200


async def test_only_a_new_table_may_be_larger_for_it_may_bring_files(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        for length, status, message in (
            (190_000, 400, None),
            (200_001, 400, "request-text-long"),
            (270_000, 413, "http-large"),
        ):
            wish = table("board", files=[{"option": "board", "text": "#" * length}])
            answer = await ada.post("/api/tables", json=wish)
            assert answer.status_code == status
            if message is not None:
                problem(answer, status, message)


# ── What cannot be understood ────────────────────────────────────────────────────────────────────────────


async def test_a_wrong_body_is_a_problem_with_its_place(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        answer = await guest.post("/api/tables", json={"game": "board", "seats": [{"kind": "me"}, {"kind": "I"}]})
        assert problem(answer, 400, "request-choice")["figures"]["place"] == "seats[1].kind"
        problem(await guest.post("/api/tables", content=b"", headers=JSON), 400, "request-empty")
        problem(await guest.post("/api/tables", content=b"[" * 10_000, headers=JSON), 400, "request-deep")
        deep = b'{"options":' + b'{"a":' * 3000 + b"1" + b"}" * 3001
        problem(await guest.post("/api/tables", content=deep, headers=JSON), 400, "request-deep")


async def test_what_is_wrong_in_an_address_is_told_as_well(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        history = "/api/tables/aaaaaaaaaaaaaaaa/history"
        problem(await guest.get(f"{history}?seat=12"), 400, "request-large")
        problem(await guest.get(f"{history}?seat=one"), 400, "position-number")
        problem(await guest.get(f"{history}?seat=null"), 400, "request-null")
        problem(await guest.get("/api/games?game=chess"), 400, "request-form")
        problem(await guest.get("/api/games?following=x"), 400, "request-form")
        problem(await guest.get("/api/nothing"), 404, "http-route")
        problem(await guest.get("/nothing"), 404, "http-route")
        wrong = await guest.request("BREW", "/api/me")
        problem(wrong, 405, "http-method")
        for answer in (wrong, await guest.options("/api/me")):
            assert sorted(answer.headers["allow"].split(", ")) == ["GET", "OPTIONS", "PUT"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_problems_are_said_in_the_language_of_the_browser(tmp_path: Path, language: str) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest(f"{language}-XX;q=0.9, it;q=1.0, *;q=0.1")
        answer = await guest.get("/api/nothing")
        assert answer.json()["sentence"] == say("mistake-http-route", {}, language)


# ── Faults of ours ───────────────────────────────────────────────────────────────────────────────────────


def break_something(house: HttpApplication) -> None:
    """Routes that fail, beside the others."""

    @get("/api/broken", sync_to_thread=False)
    def broken() -> str:
        raise RuntimeError("seed 123456789, cookie abc")

    @get("/api/full", sync_to_thread=False)
    def full() -> str:
        raise Mistake("store-full", file="/secret/place/server.db")

    @get("/api/stopping", sync_to_thread=False)
    def stopping() -> str:
        raise Mistake("server-stopping")

    for route in (broken, full, stopping):
        house.app.register(route)


async def test_a_fault_of_ours_is_a_plain_sentence_with_a_number_that_the_log_knows(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with http_application(tmp_path) as house:
        break_something(house)
        ada = await house.person("Ada")
        with caplog.at_level(logging.ERROR):
            told = problem(await ada.get("/api/broken?secret=1"), 500, "http-failure")
        number = told["figures"]["number"]
        assert number in told["sentence"]
        [record] = caplog.records
        assert record.__dict__["error"] == number
        assert record.exc_info is not None
        assert isinstance(record.exc_info[1], RuntimeError)
        assert "123456789" not in str(told)
        assert "Traceback" not in str(told)
        logged = record.getMessage() + str({name: record.__dict__[name] for name in ("error", "method", "route")})
        assert "secret" not in logged
        assert ada.cookies[COOKIE] not in logged


async def test_a_client_that_goes_away_in_the_middle_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with http_application(tmp_path) as house:
        messages = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
        sent: list[Any] = []

        async def receive() -> Any:
            return next(messages)

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "PUT",
            "scheme": "http",
            "path": "/api/me",
            "raw_path": b"/api/me",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"play.example"), (b"content-type", b"application/json")],
            "client": ("192.0.2.7", 4711),
            "server": ("play.example", 80),
        }
        with caplog.at_level(logging.INFO):
            await house.app(scope, receive, send)
        assert sent[0]["status"] == 400
        assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_trouble_with_the_disk_is_told_without_naming_files_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with http_application(tmp_path) as house:
        break_something(house)
        guest = house.guest()
        with caplog.at_level(logging.ERROR):
            answer = await guest.get("/api/full")
        problem(answer, 503, "http-unavailable")
        assert int(answer.headers["retry-after"]) > 0
        assert "/secret" not in answer.text
        assert [record.__dict__["reason"] for record in caplog.records] == ["store-full"]
        stopping = await guest.get("/api/stopping")
        problem(stopping, 503, "server-stopping")
        assert "retry-after" in stopping.headers


async def test_a_store_that_is_closed_is_told_like_any_other_trouble(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        await house.store.close()
        for answer in (await ada.get("/api/me"), await ada.post("/api/tables", json=table())):
            problem(answer, 503, "http-unavailable")


async def test_requests_are_counted_by_route_and_never_by_path(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        await guest.get("/api/tables/aaaaaaaaaaaaaaaa")
        await guest.get("/secret/path")
        await guest.request("BREW", "/api/me")
        figures = house.metrics.text().decode()
        assert 'pioneers_requests_total{method="GET",route="/api/tables/{table}",status="404"} 1.0' in figures
        assert 'route="none",status="404"' in figures
        assert 'method="other"' in figures
        assert "secret" not in figures
        assert "aaaaaaaaaaaaaaaa" not in figures
