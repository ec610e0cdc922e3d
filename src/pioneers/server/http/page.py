"""The page in the browser: the files that the build made of `web/`, with the headers that let browsers keep them.

All files are read once, when the server starts, and found by their exact address: no path is ever put together from
what somebody asks for.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler

from pioneers.catalogue import game_names
from pioneers.server.http.headers import is_known
from pioneers.server.http.language import preferred_language
from pioneers.text.say import Speaker

Asked = Request[Any, Any, Any]

# What all documents of the page have in common.
COMMON: Final = "index.html"
# The documents, each by its screen and its language: they ask at once for what the screen needs.
DOCUMENTS: Final = "documents/"
FIRST_SCREEN: Final = "start"
NO_SCREEN: Final = "notfound"
# The addresses of the page; what is behind them it finds out itself.
SCREENS: Final = (
    *("/", "/games", "/statistics", "/about", "/table/{rest:path}", "/replay/{rest:path}", "/review/{rest:path}"),
    *("/rules", "/rules/{rest:path}", "/learn/{rest:path}", "/puzzles", "/puzzle/{rest:path}"),
)
# The build puts a hash of the content into the names of these: under one name there is never anything else.
HASHED: Final = "assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
# To be asked for each time; the tag says that nothing has changed.
_ASK: Final = "no-cache"

# Made by the build beside each file, the smallest first.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
# A browser names a handful that it takes.
_MOST_ENCODINGS: Final = 20
# Those that not every machine knows, or knows otherwise.
_MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """One file of the page, in every encoding that there is of it; the plain one is called `identity`."""

    media_type: str
    cache: str
    contents: dict[str, bytes]
    tag: str

    def answer(self, request: Asked, status: int = 200, chosen_by: Sequence[str] = ()) -> Response[bytes]:
        """The file in the best encoding that the browser takes, or that it has it already.

        `chosen_by` are the headers that have decided which file it is.
        """
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in self.contents if name != "identity" and takes(accepted, name)), "identity")
        tag = f'"{self.tag}-{encoding}"' if encoding != "identity" else f'"{self.tag}"'
        headers = {"etag": tag, "cache-control": self.cache}
        if len(self.contents) > 1:
            chosen_by = ["accept-encoding", *chosen_by]
        if chosen_by:
            headers["vary"] = ", ".join(chosen_by)
        if status == 200 and is_known(request, tag):
            return Response(b"", status_code=304, headers=headers)
        headers["content-type"] = self.media_type
        if encoding != "identity":
            headers["content-encoding"] = encoding
        content = self.contents[encoding]
        if request.method == HttpMethod.HEAD:
            return Response(b"", status_code=status, headers={**headers, "content-length": str(len(content))})
        return Response(content, status_code=status, headers=headers)


def screen_of(path: str) -> str:
    """The name of the screen at an address of the page."""
    return path.split("/")[1] or FIRST_SCREEN


def document_of(screen: str, language: str) -> str:
    """Where the build has put the document of a screen."""
    return f"{DOCUMENTS}{screen}.{language}.html"


def takes(accepted: str, encoding: str) -> bool:
    """Whether a browser that sends this header takes an encoding."""
    for part in accepted.split(",")[:_MOST_ENCODINGS]:
        name, *parameters = part.replace(" ", "").lower().split(";")
        if name == encoding:
            return not any(parameter.startswith("q=") and not parameter.strip("q=0.") for parameter in parameters)
    return False


class Page:
    """The built page. Without a built one there is a word on how to build it."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is None:
            folder = Path(str(files("pioneers"))) / "page"
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")):
            place = path.relative_to(folder).as_posix()
            hidden = any(part.startswith(".") for part in place.split("/"))
            if path.is_file() and not hidden and path.suffix not in ENCODINGS.values():
                self.files[place] = read(path, _FOR_EVER if place.startswith(HASHED) else _ASK)

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return COMMON in self.files

    def screen(self, request: Asked, status: int = 200) -> Response[bytes]:
        """The page, whatever it will show."""
        language = preferred_language(request.headers.get("accept-language", ""))
        if self.is_built:
            screen = NO_SCREEN if status == 404 else screen_of(request.scope["path"])
            return self.files[document_of(screen, language)].answer(request, status, ["accept-language"])
        headers = {"content-type": _MEDIA_TYPES[".html"], "cache-control": "no-store", "vary": "accept-language"}
        content = b"" if request.method == HttpMethod.HEAD else unbuilt(language).encode()
        return Response(content, status_code=503 if status == 200 else status, headers=headers)

    def is_wanted(self, request: Asked) -> bool:
        """Whether somebody looks for a page, at an address where there is none: a person, not a program."""
        path = request.scope["path"]
        return (
            request.method in {HttpMethod.GET, HttpMethod.HEAD}
            and "text/html" in request.headers.get("accept", "")
            and path != "/api"
            and not path.startswith(("/api/", f"/{HASHED}"))
        )


def read(path: Path, cache: str) -> File:
    """A file, with its packed forms if they lie beside it."""
    contents = {
        encoding: packed.read_bytes()
        for encoding, suffix in ENCODINGS.items()
        if (packed := path.with_name(path.name + suffix)).is_file()
    }
    contents["identity"] = content = path.read_bytes()
    media_type = _MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(media_type, cache, contents, sha256(content).hexdigest()[:20])


def unbuilt(language: str) -> str:
    """What stands there when the page was not built: how to build it, and how to play without it."""
    say = Speaker(language).say
    commands = "\n".join(f"./run play {game}" for game in game_names())
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pioneers</title>
</head>
<body>
<main>
<h1>Pioneers</h1>
<p>{escape(say("unbuilt-what"))}</p>
<pre>./run page</pre>
<p>{escape(say("unbuilt-terminal"))}</p>
<pre>{escape(commands)}</pre>
<p><a href="/api">{escape(say("unbuilt-api"))}</a></p>
</main>
</body>
</html>
"""


def page_routes(page: Page) -> list[HTTPRouteHandler]:
    """The screens, and every file of the page by its own address."""
    methods = [HttpMethod.GET, HttpMethod.HEAD]

    @route(list(SCREENS), http_method=methods, include_in_schema=False, sync_to_thread=False)
    def screen(request: Asked) -> Response[bytes]:
        return page.screen(request)

    if not page.is_built:
        return [screen]
    places = [f"/{place}" for place in page.files if place != COMMON and not place.startswith(DOCUMENTS)]

    @route(places, http_method=methods, include_in_schema=False, sync_to_thread=False)
    def file(request: Asked) -> Response[bytes]:
        return page.files[request.scope["path"].removeprefix("/")].answer(request)

    return [screen, file]
