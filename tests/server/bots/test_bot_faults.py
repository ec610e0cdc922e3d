"""Bots that fail: every question is answered, by a lower level if need be, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from pioneers.server.bots.pool import FIRST_PAUSE
from tests.server.bots.odd_bots import ODD, ODD_COMMAND, advanced, decided_here, opened, question, until


async def test_a_process_that_is_killed_while_it_thinks_costs_one_level_and_is_replaced() -> None:
    state = advanced("board")
    async with opened(command=ODD_COMMAND) as pool:
        waiting = asyncio.create_task(pool.decide(question(state, "level4", "level4=hang")))
        await until(pool, 1)
        [process] = pool.processes
        os.kill(process, signal.SIGKILL)
        answer = await waiting
        assert (answer.bot, answer.failure) == ("level3", "level4: the process ended with status -9")
        assert answer.actions == decided_here(question(state, "level3"), state)
        healthy = await pool.decide(question(state, "level4", "elsewhere"))
        assert (healthy.bot, healthy.failure) == ("level4", None)
        assert process not in pool.processes
        assert (pool.decisions, pool.failures, pool.losses) == (2, 1, 1)


async def test_a_process_that_is_killed_while_it_rests_costs_nobody_anything() -> None:
    state = advanced("board")
    async with opened() as pool:
        await pool.decide(question(state))
        [process] = pool.processes
        os.kill(process, signal.SIGKILL)
        while pool.losses == 0:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)
        answer = await pool.decide(question(state, "level2"))
        assert (answer.bot, answer.failure) == ("level2", None)


async def test_a_process_that_takes_too_long_is_ended_and_a_lower_level_answers() -> None:
    state = advanced("cards")
    async with opened(patience=1.0, command=ODD_COMMAND) as pool:
        answer = await pool.decide(question(state, "level3", "level3=hang"))
        assert (answer.failure or "").startswith("level3: no answer within 1 s")
        assert answer.bot != "level3"
        assert answer.actions[0] in question(state).legal
        assert pool.losses > 0


async def test_a_level_that_answers_nonsense_is_replaced_by_the_next_lower_one() -> None:
    state = advanced("cards", 3)
    right = decided_here(question(state, "level1"), state)
    deeds = {
        "illegal": (0, "it wants what is not legal"),
        "nothing": (0, "it wants what is not legal"),
        "raise": (0, "ValueError at "),
        "garbage": (1, "its answer cannot be read"),
        "flood": (1, "it floods the pool"),
        "close": (1, "it closed a pipe"),
        "die": (1, "the process ended with status 3"),
    }
    async with opened(command=ODD_COMMAND) as pool:
        for deed, (losses, trouble) in deeds.items():
            before = pool.losses
            answer = await pool.decide(question(state, "level2", f"level2={deed}"))
            assert (answer.bot, answer.actions) == ("level1", right)
            assert (answer.failure or "").startswith(f"level2: {trouble}")
            assert pool.losses == before + losses
            # The error of `raise` has the whole view in its words.
            assert "hands" not in str(answer.failure)


async def test_what_a_process_prints_is_no_answer() -> None:
    state = advanced("cards", 3)
    async with opened(command=ODD_COMMAND) as pool:
        answer = await pool.decide(question(state, "level2", "level2=print"))
        assert (answer.bot, answer.failure) == ("level2", None)


async def test_a_process_that_answers_without_a_question_is_replaced() -> None:
    state = advanced("cards", 3)
    async with opened(command=ODD_COMMAND) as pool:
        answer = await pool.decide(question(state, "level2", "level2=unasked"))
        assert (answer.bot, answer.failure) == ("level1", "level2: it wants what is not legal")
        answer = await pool.decide(question(state, "level2"))
        assert (answer.bot, answer.failure) == ("level2", None)
        assert pool.losses == 1


async def test_after_the_lowest_level_the_first_legal_action_is_taken() -> None:
    state = advanced("board", 3)
    async with opened(command=ODD_COMMAND) as pool:
        answer = await pool.decide(question(state, "level3", "level1=illegal level2=raise level3=nothing"))
        assert (answer.actions, answer.bot) == ([state.legal()[0].text], "chance")
        assert answer.failure is not None
        assert [part.partition(":")[0] for part in answer.failure.split("; ")] == ["level3", "level2", "level1"]


async def test_a_table_that_ends_processes_again_and_again_gets_no_more_and_the_others_go_on() -> None:
    state = advanced("board")
    poison = question(state, "level5", "level1=die level2=die level3=die level4=die level5=die")
    async with opened(command=ODD_COMMAND) as pool:
        others = [asyncio.create_task(pool.decide(question(state, "level2", f"table {number}"))) for number in range(9)]
        answers = [await pool.decide(poison) for _ in range(3)]
        assert [answer.actions for answer in answers] == [[state.legal()[0].text]] * 3
        assert pool.losses == 5
        assert answers[1].failure == "level5: its table has cost too many processes lately"
        assert [(answer.bot, answer.failure) for answer in await asyncio.gather(*others)] == [("level2", None)] * 9


@pytest.mark.parametrize("command", [("/nowhere/no-such-program",), (sys.executable, "-c", "raise SystemExit(4)")])
async def test_a_pool_whose_processes_do_not_start_still_answers(command: tuple[str, ...]) -> None:
    state = advanced("board")
    async with opened(workers=2, command=command) as pool:
        answers = await asyncio.gather(*(pool.decide(question(state, "level4", str(table))) for table in range(5)))
        answers.append(await pool.decide(question(state, "level4")))
        assert {tuple(answer.actions) for answer in answers} == {(state.legal()[0].text,)}
        assert {answer.failure for answer in answers} == {"level4: no process can be started"}


async def test_processes_that_end_as_soon_as_they_are_ready_are_started_less_and_less_often() -> None:
    state = advanced("board")
    script = "import sys; sys.stdout.buffer.write(bytes(4))"
    async with opened(command=(sys.executable, "-c", script)) as pool:
        while pool._failed_starts < 4:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)
        assert pool._pause is not None
        assert pool._pause.when() - asyncio.get_running_loop().time() > 4 * FIRST_PAUSE
        assert (await pool.decide(question(state, "level2"))).actions == [state.legal()[0].text]


async def test_a_pool_recovers_when_its_processes_can_be_started_again(tmp_path: Path) -> None:
    state = advanced("board")
    repaired = tmp_path / "repaired"
    script = f"import os\nif not os.path.exists({str(repaired)!r}): raise SystemExit(4)\n{ODD}"
    async with opened(command=(sys.executable, "-P", "-c", script)) as pool:
        assert (await pool.decide(question(state, "level2"))).bot == "chance"
        repaired.touch()
        while (await pool.decide(question(state, "level2"))).failure is not None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


async def test_signals_that_go_to_all_processes_of_a_service_do_not_end_the_thinking() -> None:
    state = advanced("cards")
    async with opened() as pool:
        await pool.decide(question(state))
        for sent in (signal.SIGINT, signal.SIGTERM):
            os.kill(pool.processes[0], sent)
        answer = await pool.decide(question(state, "level3"))
        assert (answer.failure, pool.losses) == (None, 0)
