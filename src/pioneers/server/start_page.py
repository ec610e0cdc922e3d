"""The page at `/`: what this is and how to play, in the language that the browser prefers."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from pioneers.server.language import preferred_language
from pioneers.text.say import LANGUAGES, Speaker

STYLE = """\
:root { color-scheme: light dark; }
body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1.05rem/1.6 Georgia, serif; }
h1 { font-size: 1.8rem; margin-bottom: 0; }
nav { font-size: 0.9rem; }
code { padding: 0.1rem 0.3rem; border-radius: 0.2rem; background: rgb(128 128 128 / 0.2); white-space: nowrap; }
"""
_DAY = "public, max-age=86400"
# The two ways to begin in a terminal; what they say follows in the person's language.
_TERMINAL = {"start-terminal-board": "./run play board", "start-terminal-cards": "./run play cards"}


@cache
def start_page(language: str) -> str:
    """The whole page."""
    say = Speaker(language).say
    ways = "\n".join(f"<li><code>{escape(way)}</code> {escape(say(key))}</li>" for key, way in _TERMINAL.items())
    others = " · ".join(link_to(other) for other in LANGUAGES if other != language)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pioneers</title>
<link rel="stylesheet" href="/start.css">
</head>
<body>
<main>
<h1>Pioneers</h1>
<p>{escape(say("start-what"))}</p>
<p>{escape(say("start-later"))}</p>
<p>{escape(say("start-terminal"))}</p>
<ul>
{ways}
</ul>
<p>{escape(say("start-programs"))} <a href="/api">{escape(say("start-api"))}</a></p>
</main>
<nav>{others}</nav>
</body>
</html>
"""


def link_to(language: str) -> str:
    """A link to the page in another language, which has that language's own name."""
    name = Speaker(language).say("language-name")
    return f'<a href="/?language={language}" hreflang="{language}" lang="{language}">{escape(name)}</a>'


def start_routes() -> list[HTTPRouteHandler]:
    """`/` and its style sheet."""

    @get("/", include_in_schema=False, sync_to_thread=False)
    def start(request: Request[Any, Any, Any]) -> Response[str]:
        chosen = request.query_params.get("language", "")
        language = chosen if chosen in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))
        return Response(start_page(language), media_type="text/html", headers={"vary": "accept-language"})

    @get("/start.css", include_in_schema=False, sync_to_thread=False)
    def style() -> Response[str]:
        return Response(STYLE, media_type="text/css", headers={"cache-control": _DAY})

    return [start, style]
