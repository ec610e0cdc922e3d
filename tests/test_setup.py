"""The set-up before anything is installed: what it tells the compiler, what it takes for unchanged, how far it is."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest

from tools.setup import marks
from tools.setup.package import compiler_flags
from tools.setup.progress import Progress


def compiler(folder: Path, says: str) -> dict[str, str]:
    """A Python that was built with a compiler that says this of itself."""
    program = folder / "compiler"
    program.write_text(f"#!/bin/sh\necho '{says}'\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return {"compiler": f"{program} -pthread"}


def test_only_gcc_is_asked_to_optimise_on_all_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("CFLAGS", "-march=native")
    gcc = compiler(tmp_path, "gcc 12.2, Copyright Free Software Foundation, Inc.")
    assert compiler_flags(gcc) == "-Wno-all -flto=auto -march=native"
    assert compiler_flags(compiler(tmp_path, "clang version 19")) == "-Wno-all -march=native"


def test_without_a_compiler_nothing_is_added_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("CFLAGS", raising=False)
    assert compiler_flags({"compiler": "no-such-compiler -pthread"}) == ""


def test_a_copy_of_the_project_has_nothing_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digests = set()
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        copy = shutil.copy(Path(__file__), tmp_path / name / "file.py")
        monkeypatch.setattr(marks, "ROOT", tmp_path / name)
        digests.add(marks.fingerprint("compiled", Path(copy)))
    assert len(digests) == 1


def test_the_bar_is_full_when_all_is_done_and_not_before() -> None:
    progress = Progress({"page": 1e-9, "engine": 10.0, "packages": 5.0})
    progress.pass_by("packages")
    progress.begin("page")
    progress.begin("engine")
    assert 0 < progress.share() < 1
    progress.end("page")
    assert progress.share() < 1
    progress.end("engine")
    assert progress.share() == 1
