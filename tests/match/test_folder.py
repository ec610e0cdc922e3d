"""The folder of a person's own files stays where it has always been, on every system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from pioneers.match.folder import data_folder


def test_xdg_data_home_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "pioneers"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep it elsewhere")
@pytest.mark.parametrize("useless", [None, "", "relative/folder"])
def test_on_linux_it_is_where_programs_keep_their_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, useless: str | None
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    if useless is None:
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_DATA_HOME", useless)
    assert data_folder() == tmp_path / ".local" / "share" / "pioneers"


def test_on_other_systems_it_is_where_earlier_versions_had_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(tmp_path / "Local"))
    mac, windows = MacOS("pioneers", appauthor=False), Windows("pioneers", appauthor=False)
    assert mac.user_data_path == tmp_path / "Library" / "Application Support" / "pioneers"
    assert windows.user_data_path == tmp_path / "Local" / "pioneers"
