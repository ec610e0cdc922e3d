"""Where others find the server: what the link of a table begins with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioneers.server.hosting.settings import ListenSettings
from pioneers.server.http.routes import address as routes_address
from tests.server.http.application import http_application

HOME = ListenSettings(host="0.0.0.0")  # noqa: S104 - as at home


async def said(tmp_path: Path, asked: str, **changes: Any) -> str:
    async with http_application(tmp_path, **changes) as house:
        return str((await house.guest(address=asked).get("/api/address")).json()["address"])


@pytest.mark.parametrize("asked", ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"])
async def test_at_home_others_are_led_to_the_device_not_to_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    monkeypatch.setattr(routes_address, "network_host", lambda: "192.0.2.17")
    assert await said(tmp_path, asked, listen=HOME) == "http://192.0.2.17:8000"
    monkeypatch.setattr(routes_address, "network_host", lambda: None)
    assert await said(tmp_path / "alone", asked, listen=HOME) == asked


async def test_elsewhere_it_is_what_was_asked_for(tmp_path: Path) -> None:
    assert await said(tmp_path / "name", "http://play.example", listen=HOME) == "http://play.example"
    assert await said(tmp_path / "here", "http://localhost:8000", listen=ListenSettings()) == "http://localhost:8000"


async def test_the_public_address_goes_before_all(tmp_path: Path) -> None:
    asked = "http://localhost:8000"
    assert await said(tmp_path, asked, public_address="https://play.example", listen=HOME) == "https://play.example"
