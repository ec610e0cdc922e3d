"""Bots in processes: they decide as they would here, tables are served fairly, and nothing is left behind."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from time import sleep

import pytest

import pioneers
from pioneers.bots.levels import LEVELS
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from tests.server.bots.odd_bots import ODD_COMMAND, advanced, decided_here, is_running, opened, question, until

# ── The same decisions ───────────────────────────────────────────────────────────────────────────────────


async def test_a_decision_is_the_one_that_the_bot_takes_in_process() -> None:
    several = 0
    async with opened() as pool:
        for game in pioneers.GAMES:
            for steps in (0, 4, 11):
                state = advanced(game, 2 + steps % 3, steps)
                for bot in (*(f"level{level}" for level in LEVELS), "chance"):
                    if bot in ("level4", "level5") and steps:
                        continue  # one of those is long for the interpreter
                    asked = question(state, bot)
                    answer = await pool.decide(asked)
                    assert answer.actions == decided_here(asked, state)
                    assert (answer.bot, answer.failure) == (bot, None)
                    several += len(answer.actions) > 1
        assert (pool.decisions, pool.failures, pool.losses) == (28, 0, 0)
    assert several > 5


async def test_a_process_plays_on_own_boards_and_decks(tmp_path: Path) -> None:
    async with opened() as pool:
        for game, kind, old, new in (("board", "board", "denver", "auraria"), ("cards", "deck", "12", "13")):
            path = tmp_path / f"{kind}.toml"
            text = (files(f"pioneers.{game}") / "data" / f"{kind}.toml").read_text(encoding="utf-8")
            path.write_text(text.replace(old, new), encoding="utf-8")
            options: dict[str, Json] = {kind: str(path)}
            state = advanced(game, 4, 3, options)
            assert pioneers.game(game).data_digest(state) != pioneers.game(game).data_digest(advanced(game, 4))
            asked = question(state, "level3", options=options)
            answer = await pool.decide(asked)
            assert (answer.actions, answer.failure) == (decided_here(asked, state), None)


async def test_a_data_file_that_was_changed_after_the_game_began_is_not_played_with(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    text = (files("pioneers.board") / "data" / "board.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("denver", "pueblo"), encoding="utf-8")
    options: dict[str, Json] = {"board": str(path)}
    state = advanced("board", 4, 0, options)
    path.write_text(text.replace("denver", "coalville"), encoding="utf-8")
    async with opened() as pool:
        answer = await pool.decide(question(state, options=options))
        assert (answer.actions, answer.bot) == ([state.legal()[0].text], "chance")
        assert "DataChangedError" in (answer.failure or "")
        assert (pool.failures, pool.losses) == (1, 0)


async def test_a_process_that_knows_many_boards_forgets_and_learns_again(tmp_path: Path) -> None:
    text = (files("pioneers.board") / "data" / "board.toml").read_text(encoding="utf-8")
    async with opened(command=ODD_COMMAND) as pool:
        for town in ("laramie", "durango", "sheridan", "laramie"):
            path = tmp_path / f"{town}.toml"
            path.write_text(text.replace("denver", town), encoding="utf-8")
            options: dict[str, Json] = {"board": str(path)}
            state = advanced("board", 3, 2, options)
            asked = question(state, "level2", options=options)
            answer = await pool.decide(asked)
            assert (answer.actions, answer.failure) == (decided_here(asked, state), None)


async def test_the_only_legal_action_needs_no_process() -> None:
    state = pioneers.game("board").new(players=2, seed=1)
    while len(state.legal()) > 1:
        pioneers.game("board").advance(state, state.legal()[-1])
    async with opened(command=("/nowhere/no-such-program",)) as pool:
        answer = await pool.decide(question(state, "level4"))
    assert (answer.actions, answer.bot, answer.failure) == ([state.legal()[0].text], "level4", None)


async def test_a_bot_that_nobody_knows_is_a_mistake() -> None:
    async with opened() as pool:
        with pytest.raises(Mistake, match="level3"):
            await pool.decide(question(advanced("cards"), "levl3"))


async def test_two_hundred_questions_at_once_are_all_answered() -> None:
    places = [(advanced("board", 4, steps), advanced("cards", 4, steps)) for steps in range(4)]
    states = [state for pair in places for state in pair]
    asked = [question(states[number % 8], f"level{1 + number % 3}", f"table {number % 60}") for number in range(200)]
    async with opened(workers=2) as pool:
        answers = await asyncio.gather(*map(pool.decide, asked))
        assert (pool.waiting, pool.busy, pool.decisions, pool.failures) == (0, 0, 200, 0)
        assert len(pool.processes) == 2
    right = {(number % 8, asked[number].bot): decided_here(asked[number], states[number % 8]) for number in range(24)}
    assert [answer.actions for answer in answers] == [right[number % 8, asked[number].bot] for number in range(200)]


def test_the_pool_works_in_the_event_loop_of_the_server() -> None:
    uvloop = pytest.importorskip("uvloop")
    state = advanced("cards")

    async def ask() -> list[int]:
        async with opened(command=ODD_COMMAND) as pool:
            assert (await pool.decide(question(state, "level2"))).failure is None
            lost = await pool.decide(question(state, "level2", "level2=die"))
            assert (lost.bot, lost.failure) == ("level1", "level2: the process ended with status 3")
            hanging = asyncio.create_task(pool.decide(question(state, "level2", "level2=hang")))
            await until(pool, 1)
            processes = pool.processes
        with pytest.raises(Mistake):
            await hanging
        return processes

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert not any(is_running(process) for process in runner.run(ask()))


# ── Fairness ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_table_with_long_questions_waits_until_the_others_got_as_much() -> None:
    state = advanced("cards")
    order: list[str] = []

    async def ask(table: str, times: int) -> None:
        for _ in range(times):
            await pool.decide(question(state, "level1", table))
            order.append(table)

    async with opened(command=ODD_COMMAND) as pool:
        greedy = [asyncio.create_task(ask("level1=slow", 1)) for _ in range(2)]
        modest = [asyncio.create_task(ask(f"table {number}", 4)) for number in range(4)]
        await asyncio.gather(*modest, *greedy)
    # Its first question was there before all others. To take turns would make the second one the sixth.
    assert order[:5] == ["level1=slow", "table 0", "table 1", "table 2", "table 3"]
    assert order.index("level1=slow", 1) > 8


# ── Cancelling and closing ───────────────────────────────────────────────────────────────────────────────


async def test_a_cancelled_question_is_dropped_and_its_answer_ignored() -> None:
    state = advanced("cards")
    async with opened(command=ODD_COMMAND) as pool:
        thinking = asyncio.create_task(pool.decide(question(state, "level1", "level1=slow")))
        await until(pool, 1)
        waiting = asyncio.create_task(pool.decide(question(state, "level1", "there")))
        await asyncio.sleep(0)
        assert (pool.waiting, pool.busy) == (1, 1)
        for task in (thinking, waiting):
            task.cancel()
        await asyncio.gather(thinking, waiting, return_exceptions=True)
        assert (pool.waiting, pool.busy) == (0, 1)
        answer = await pool.decide(question(state, "level2"))
        assert answer.actions == decided_here(question(state, "level2"), state)
        assert (pool.decisions, pool.losses) == (1, 0)


async def test_a_closed_pool_leaves_no_process_behind_and_makes_no_moves() -> None:
    state = advanced("cards")
    async with opened(workers=2, command=ODD_COMMAND) as pool:
        tasks = [asyncio.create_task(pool.decide(question(state, "level2", "level2=hang"))) for _ in range(3)]
        await until(pool, 2)
        processes = pool.processes
        assert len(processes) == 2
        await pool.close()
        assert pool.processes == []
        assert not any(is_running(process) for process in processes)
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(outcome, Mistake)
            assert outcome.key == "bots-closed"
        with pytest.raises(Mistake, match="stopping"):
            await pool.decide(question(state))


async def test_a_pool_can_be_closed_while_its_first_process_starts() -> None:
    async with opened() as pool:
        await asyncio.sleep(0)
    assert pool.processes == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there are no such signals here")
def test_processes_end_when_the_server_is_killed() -> None:
    server = """
import asyncio
from tests.server.bots.odd_bots import advanced, opened, question
async def main():
    async with opened() as pool:
        await pool.decide(question(advanced("cards")))
        print(*pool.processes, flush=True)
        await asyncio.sleep(3600)
asyncio.run(main())
"""
    root = Path(__file__).parents[3]
    with subprocess.Popen([sys.executable, "-c", server], stdout=subprocess.PIPE, cwd=root) as process:  # noqa: S603 - our own
        assert process.stdout is not None
        thinking = int(process.stdout.readline())
        assert is_running(thinking)
        process.kill()
    while is_running(thinking):
        sleep(0.005)


def test_a_process_that_hangs_is_ended_by_the_system_even_if_nobody_else_can() -> None:
    script = "from pioneers.server.bots.worker import mortal\nwith mortal(0.05):\n    while True: pass"
    ended = subprocess.run([sys.executable, "-c", script], check=False)  # noqa: S603 - our own
    assert ended.returncode == -signal.SIGALRM
