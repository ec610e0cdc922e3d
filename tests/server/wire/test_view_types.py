"""The browser's own types of positions, events, results and components, held against games that were played."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers.kernel.game import Game
from pioneers.kernel.view import Json
from tests.server.wire.test_wire_types import WEB, modules, newest_node, said

GAMES_OF_THE_PAGE = WEB / "src" / "games"
# Two players may have a hand for each place, and other cities covered: so there are further fields, or none.
SETTINGS: list[tuple[str, int, dict[str, Json]]] = [
    ("board", 2, {}),
    ("board", 2, {"cover": "random"}),
    ("board", 3, {}),
    ("board", 4, {}),
    ("cards", 2, {}),
    ("cards", 2, {"hands": "separate"}),
    ("cards", 3, {}),
    ("cards", 4, {}),
]
GAMES = 4
TYPES = {"board": "Board", "cards": "Card"}


class Samples:
    """One sample of everything that looks different, by its type."""

    def __init__(self) -> None:
        self.found: dict[tuple[object, ...], tuple[str, Any]] = {}

    def keep(self, kind: str, content: Json, *looks: object) -> None:
        """Keep this one if there is none yet that looks so."""
        self.found.setdefault((kind, *looks), (kind, content))

    def written(self) -> str:
        """All of them as TypeScript, which compiles only if they are what they should be."""
        names = sorted({kind.partition("[")[0] for kind, _ in self.found.values()})
        rows = [f"import type {{ {name} }} from '{place_of(name)}'" for name in names]
        rows.append("export const samples = [")
        rows += [f"  {json.dumps(content)} satisfies {kind}," for kind, content in self.found.values()]
        return "\n".join([*rows, "]", ""])


def place_of(name: str) -> str:
    """The file of the page that has this type."""
    if name == "SharedEvent":
        return "./shapes"
    folder = next((game for game, kind in TYPES.items() if name.startswith(kind)), "board")
    return f"./{folder}/{'components' if name.endswith('Components') else 'views'}"


def played(game: Game[Any], players: int, options: dict[str, Json], seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """Every state of a game of chance, with what happened before it."""
    chance = random.Random(seed)
    state = game.new(players, seed, **options)
    yield state, []
    while state.seat is not None:
        events = game.play(state, chance.choice(state.legal()))
        yield state, events


def collected() -> Samples:
    """Games of both kinds for every number of players, gone through to the end."""
    samples = Samples()
    for name, players, options in SETTINGS:
        game = pioneers.game(name)
        kind = TYPES[name]
        for seed in range(GAMES):
            for state, events in played(game, players, options, seed):
                for seat in (state.seat, None):
                    view = game.view(state, seat)
                    samples.keep(f"{kind}View", view, players == 2, view["step"], seat is None)
                for event in events:
                    for told in (event.seen_by(None), event.seen_by(event.owner)):
                        # Both games end with a winner.
                        samples.keep("SharedEvent" if event.key == "won" else f"{kind}Event", told, event.key, *told)
                routes: Any = game.outlook(state).get("routes", {})
                samples.keep("Outlook['routes']", routes, bool(routes), max(map(len, routes.values()), default=0))
                if state.seat is None:
                    samples.keep(f"{kind}Result", game.result(state), players)
                samples.keep(f"{kind}Components", game.components(state), players, str(options))
    return samples


@pytest.fixture(scope="module")
def samples() -> Samples:
    """Collected once."""
    return collected()


def test_the_samples_have_everything_in_them(samples: Samples) -> None:
    kinds = [kind for kind, _ in samples.found.values()]
    assert set(kinds) == {
        *(f"{kind}{what}" for kind in TYPES.values() for what in ("View", "Event", "Result", "Components")),
        "SharedEvent",
        "Outlook['routes']",
    }
    steps = {
        kind: {content["step"] for name, content in samples.found.values() if name == f"{kind}View"}
        for kind in TYPES.values()
    }
    assert steps["Board"] == {"purchase", "place", "drive", "settle", "barkeeper", "sergeant", "farmer", "join", "over"}
    assert steps["Card"] == {
        *("exchange", "discard", "play", "add", "take", "trump", "steal", "plunder", "build", "pay", "over")
    }


def test_real_games_are_what_the_browser_takes_them_for(samples: Samples, tmp_path: Path) -> None:
    node, npm = newest_node()
    web = tmp_path / "web"
    games = web / "src" / "games"
    (web / "src" / "wire").mkdir(parents=True)
    (web / "node_modules").symlink_to(modules(node, npm), target_is_directory=True)
    (web / "src" / "wire" / "messages.ts").write_bytes((WEB / "src" / "wire" / "messages.ts").read_bytes())
    for name in ("shapes.ts", *(f"{game}/{file}.ts" for game in TYPES for file in ("views", "components"))):
        (games / name).parent.mkdir(parents=True, exist_ok=True)
        (games / name).write_bytes((GAMES_OF_THE_PAGE / name).read_bytes())
    written = samples.written()
    compiler = [node, "node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--target", "es2023"]
    compiler += ["--module", "esnext", "--moduleResolution", "bundler", "src/games/samples.ts"]
    (games / "samples.ts").write_text(written, encoding="utf-8")
    said(compiler, web)
    # The compiler says so if something has another name, or if there is more than the types know.
    for right, wrong in (('"stagecoach": "', '"coachstage": "'), ('"trump": "gold"', '"trump": "golden"')):
        assert right in written
        written = written.replace(right, wrong, 1)
    (games / "samples.ts").write_text(written, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"(?s)coachstage.*golden|golden.*coachstage"):
        said(compiler, web)
