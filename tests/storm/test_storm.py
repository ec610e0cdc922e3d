"""A short storm over one server, with all its witnesses; a long one is run by hand (docs/storm.md)."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from tests.server.servers import plain_environment
from tests.storm.harms import Done
from tests.storm.report import alone_until, findings, longest, report
from tests.storm.run import Wish, rage
from tests.storm.schedule import Harm, kinds, schedule
from tests.storm.switches import Switches, library

# The facts are strict; the time is what a crowded machine needs.
SHORT = Wish(seconds=8.0, seed=16, tables=4, pace=1.0, quiet=90.0)


@pytest.mark.storm
@pytest.mark.skipif(sys.platform != "linux", reason="clocks and disks can be harmed on Linux")
@pytest.mark.parametrize("wish", [SHORT, replace(SHORT, parts="full", servers=2)], ids=["sqlite", "full"])
def test_nothing_is_lost_doubled_or_given_away_in_a_short_storm(wish: Wish, tmp_path: Path) -> None:
    storm = asyncio.run(rage(tmp_path, wish))
    assert storm.findings == [], findings(storm) + report(storm)
    assert storm.counts["acknowledged"] > 20
    assert len({done.harm.kind for done in storm.harms}) >= 6


def test_a_seed_repeats_what_is_harmed_and_when() -> None:
    offered = kinds(["one", "two"], ["one"])
    first = schedule(7, 600, offered, pace=4)
    assert first == schedule(7, 600, offered, pace=4)
    assert first != schedule(8, 600, offered, pace=4)
    assert {harm.kind for harm in first} == {kind.name for kind in offered}
    assert 600 / 4 * 0.8 < len(first) < 600 / 4 * 1.2


def test_the_longest_silence_is_that_around_the_harm() -> None:
    done = Done(Harm(0, "server killed", "server", 2, 0), began=10.0, ended=12.0)
    times = {"a": [1.0, 9.5, 10.5, 13.0, 40.0], "b": [11.0, 12.0], "gone": [1.0, 2.0]}
    assert longest(done, inf, times) == (2.5, 1.0)
    other = Done(Harm(0, "disk full", "server", 1, 0), began=12.5, ended=13.5)
    assert alone_until(done, [done, other]) == 12.5
    # What lasts longer than that is left out: table a was silent for the other harm as well.
    assert longest(done, 12.5, times) == (0.0, 0.0)


@pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD is for Linux")
def test_a_clock_is_wrong_and_a_disk_is_full_while_a_process_runs(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    switches = Switches(library(tmp_path), tmp_path / "switches", disk)
    program = (
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    try:\n"
        "        with open(line.strip(), 'w') as file: file.write('x')\n"
        "        print(time.time(), flush=True)\n"
        "    except OSError as error: print(error.strerror, flush=True)\n"
    )
    environment = {**plain_environment(), **switches.environment()}
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as process:

        def told(path: Path) -> str:
            assert process.stdin is not None
            assert process.stdout is not None
            print(path, file=process.stdin, flush=True)
            return process.stdout.readline().strip()

        assert abs(float(told(disk / "one")) - time.time()) < 60
        switches.set_clock(-600)
        assert abs(float(told(disk / "two")) + 600 - time.time()) < 60
        switches.fill_disk(True)
        assert told(disk / "three") == "No space left on device"
        assert float(told(tmp_path / "elsewhere"))
        switches.fill_disk(False)
        assert float(told(disk / "four"))
        assert process.stdin is not None
        process.stdin.close()
