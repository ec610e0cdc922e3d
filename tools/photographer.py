"""Who takes the pictures of `tools/shots.py`: somebody with two devices. And the sheet on which all of them are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.browser.driving.ahead import against_bots, make_table
from tests.browser.driving.looks import settled
from tests.browser.driving.visitor import Visitor

SHOTS = Path(__file__).resolve().parents[1] / "shots"
THEMES = ("light", "dark")

Prepare = Callable[[Visitor], None]


class Photographer:
    """One person with two devices, a wide screen and a phone."""

    def __init__(self, browser: Browser, address: str, words: list[str], name: str = "Ada") -> None:
        self.browser = browser
        self.words = words
        self.missed: list[str] = []
        self.address = address
        self.wide = Visitor(browser, address)
        # Somebody, so that both devices are his.
        self.wide.context.request.put(f"{address}/api/me", data={"name": name})
        kept: Any = self.wide.context.storage_state()
        self.phone = Visitor(
            browser, address, width=390, height=844, storage_state=kept, has_touch=True, device_scale_factor=2
        )
        self.devices = {1440: self.wide, 390: self.phone}

    def wants(self, name: str) -> bool:
        return not self.words or any(word in name for word in self.words)

    def take(
        self,
        name: str,
        path: str,
        prepare: Prepare | None = None,
        languages: tuple[str, ...] = ("en",),
        whole: bool = False,
    ) -> None:
        """This page on both devices, by day and by night. `whole`: as long as it is, beyond the window."""
        if not self.wants(name):
            return
        print("·", name, flush=True)
        for language in languages:
            for width, visitor in self.devices.items():
                for theme in THEMES:
                    picture = f"{name}-{width}-{theme}-{language}"
                    with self.prepared(visitor, language, theme), self.noted(picture):
                        visitor.open(path)
                        if prepare:
                            prepare(visitor)
                        self.shoot(visitor.page, picture, whole)

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        """What is on the screen when everything has come."""
        page.wait_for_load_state("networkidle")
        settled(page)
        page.screenshot(path=SHOTS / f"{name}.png", full_page=whole)

    @contextmanager
    def noted(self, picture: str) -> Iterator[None]:
        """What goes wrong with one picture does not keep the others from being taken."""
        try:
            yield
        except (PlaywrightError, AssertionError) as error:
            self.missed.append(picture)
            print(f"  not taken: {picture}: {error}", file=sys.stderr)

    @contextmanager
    def prepared(self, visitor: Visitor, language: str, theme: str) -> Iterator[None]:
        """The page in this language and these colours."""
        visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        visitor.prefer(language=language)
        visitor.speak(language)
        yield
        visitor.prefer(language="en")
        visitor.speak("en")

    def table(self, game: str, players: int, mine: int = 1, **wish: Any) -> str:
        """A new table of this person; its id."""
        info = make_table(self.wide.context, self.address, game=game, seats=against_bots(players, mine), **wish)
        identity: str = info["id"]
        return identity

    def leave(self) -> None:
        for visitor in self.devices.values():
            visitor.leave()


def write_sheet() -> None:
    """All pictures on one page, those of one subject in one row."""
    rows: dict[str, list[Path]] = {}
    for picture in sorted(SHOTS.glob("*.png")):
        rows.setdefault(picture.stem.rsplit("-", 3)[0], []).append(picture)
    body = "\n".join(
        f"<h2>{escape(name)}</h2>\n<div>"
        + "".join(
            f'<a href="{one.name}"><img src="{one.name}" alt="{one.stem}" loading="lazy"></a>' for one in pictures
        )
        + "</div>"
        for name, pictures in rows.items()
    )
    style = "body{font:16px sans-serif;background:#888}div{display:flex;flex-wrap:wrap;gap:8px}img{height:420px}"
    page = f'<!doctype html><meta charset="utf-8"><title>Pioneers</title><style>{style}</style>\n{body}\n'
    (SHOTS / "index.html").write_text(page, encoding="utf-8")
