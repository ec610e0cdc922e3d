"""What the tests of the bot pool share: questions, and a process that does odd things when it is asked to."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pioneers
from pioneers.bots.chance import ChanceBot
from pioneers.bots.levels import LevelBot
from pioneers.kernel.state import State
from pioneers.kernel.view import Json
from pioneers.server.bots.pool import BotPool, Question

SEED = 5
# Long enough for any machine: who must answer in time is not what most tests are about.
AGES = 1_000.0

# A process that does what the name of the table asks for, level by level: "level4=hang level3=die".
ODD = """
import os, sys, time
from pioneers.server.bots import worker as bot_worker

class Odd(bot_worker.Thinker):
    def decision(self, question):
        deed = dict(word.split("=") for word in question.table.split() if "=" in word).get(question.bot)
        if deed == "hang":
            time.sleep(3600)
        if deed == "die":
            os._exit(3)
        if deed == "slow":
            time.sleep(0.8)
        if deed == "raise":
            raise ValueError(str(question.view))
        if deed == "print":
            print("something", flush=True)
        if deed == "garbage":
            os.write(int(os.environ["ODD_OUTPUT"]), bot_worker.framed(b"{{"))
            time.sleep(3600)
        if deed == "flood":
            os.write(int(os.environ["ODD_OUTPUT"]), bytes([255] * 10))
            time.sleep(3600)
        if deed == "unasked":
            os.write(int(os.environ["ODD_OUTPUT"]), bot_worker.framed(b'{"actions":[]}') * 2)
        if deed == "close":
            os.close(int(os.environ["ODD_OUTPUT"]))
            time.sleep(3600)
        answers = {"illegal": ["fly moon"], "nothing": []}
        return answers[deed] if deed in answers else super().decision(question)

def private_output():
    stream = usual()
    os.environ["ODD_OUTPUT"] = str(stream.fileno())
    return stream

bot_worker.GAMES = ()  # one is learnt with the first question
bot_worker.MOST_DATA = 2
usual, bot_worker.private_output = bot_worker.private_output, private_output
bot_worker.Thinker = Odd
sys.argv[1:] = ["1000", "2000"]
bot_worker.main()
"""
ODD_COMMAND = (sys.executable, "-P", "-c", ODD)


def advanced(game: str, players: int = 2, steps: int = 0, options: dict[str, Json] | None = None) -> State:
    """A position after so many decisions of the first level, in which there is a choice."""
    played = pioneers.game(game)
    state: State = played.started(players, SEED, options or {})
    while steps or len(state.legal()) == 1:
        legal = state.legal()
        assert state.seat is not None
        chosen = LevelBot(1, 9).decide(played, played.view(state, state.seat)) if len(legal) > 1 else legal
        for action in chosen:
            played.advance(state, action)
        steps = max(0, steps - 1)
    return state


def question(
    state: State, bot: str = "level1", table: str = "here", options: dict[str, Json] | None = None
) -> Question:
    """What is asked of a bot in this position."""
    view = pioneers.game(state.shared.space.game).view(state, state.seat)
    game = str(view["game"])
    return Question(
        table=table,
        game=game,
        players=len(pioneers.game(game).result(state)["ranks"]),  # type: ignore[arg-type] # a list, in every game
        options=options or {},
        data=pioneers.game(game).data_digest(state),
        view=view,
        legal=[action.text for action in state.legal()],
        bot=bot,
        seed=SEED,
    )


def decided_here(asked: Question, state: State) -> list[str]:
    """What the same bot decides in this process."""
    game = pioneers.game(asked.game)
    view = game.view(state, state.seat)
    if asked.bot == "chance":
        return [ChanceBot(SEED).choose(game, view, state.legal()).text]
    return [action.text for action in LevelBot(int(asked.bot[-1]), SEED).decide(game, view)]


@asynccontextmanager
async def opened(
    workers: int = 1, patience: float = 2 * AGES, command: tuple[str, ...] | None = None
) -> AsyncIterator[BotPool]:
    """A pool that is open in here."""
    pool = BotPool(workers, patience, AGES, command)
    await pool.open()
    try:
        yield pool
    finally:
        await pool.close()


async def until(pool: BotPool, busy: int) -> None:
    """Wait until so many processes think."""
    while pool.busy != busy:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.005)


def is_running(process: int) -> bool:
    """Whether there is such a process, and not only its grave."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
