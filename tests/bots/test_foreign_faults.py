"""Whatever a foreign program does wrong, the game goes on, the fault is told, and no process is left."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from time import monotonic

import pytest

import pioneers
from pioneers import Mistake
from pioneers.bots.chance import ChanceBot
from pioneers.bots.foreign.bot import MOST_FAULTS, Fault, ForeignBot
from pioneers.bots.foreign.program import LINE_LIMIT, WORD_LENGTH, WORDS_LINES, Program
from pioneers.match.match import Match
from pioneers.text.say import LANGUAGES

from .foreign_programs import PATIENT, SHORT, Watched, is_gone, kinds, played, write_program

# ── Faults ───────────────────────────────────────────────────────────────────────────────────────────────

# A fault in every answer costs a random move each time, until it is one too many.
ANSWERS = {
    "text": ("json", 'write(b"I would drive to Chicago.\\n")'),
    "an empty line": ("json", 'write(b"\\n")'),
    "a list": ("json", 'say(["action"])'),
    "null": ("json", "say(None)"),
    "deep nesting": ("json", 'write(b"[" * 60000 + b"\\n")'),
    "deep nesting in an object": ("json", """write(b'{"type":' + b'{"type":' * 7000 + b"\\n")"""),
    "a number of 5000 digits": ("json", """write(b'{"number": ' + b"9" * 5000 + b"}\\n")"""),
    "half of UTF-8": ("encoding", r'write(b"{\"type\": \"action\", \"action\": \"\xc3\"}\n")'),
    "no type": ("type", 'say({"number": message["number"], "action": message["legal"][0]})'),
    "an unknown type": ("type", 'say({"type": "surrender", "number": message["number"]})'),
    "a type that is a list": ("type", """write(b'{"type":' + b"[" * 400 + b"]" * 400 + b"}\\n")"""),
    "a greeting": ("type", 'say({"type": "hello", "version": 1})'),
    "no number": ("field", 'say({"type": "action", "action": message["legal"][0]})'),
    "a true number": ("field", 'say({"type": "action", "number": True, "action": message["legal"][0]})'),
    "a broken number": ("field", 'say({"type": "action", "number": 1.0, "action": message["legal"][0]})'),
    "no action": ("field", 'say({"type": "action", "number": message["number"]})'),
    "an action by index": ("field", 'say({"type": "action", "number": message["number"], "action": 0})'),
    "no actions": ("field", 'say({"type": "actions", "number": message["number"], "actions": []})'),
    "actions as text": ("field", 'say({"type": "actions", "number": message["number"], "actions": "done"})'),
    "one odd action": (
        "field",
        'say({"type": "actions", "number": message["number"], "actions": [*message["legal"], None]})',
    ),
    "another number": ("number", 'say({"type": "action", "number": -7, "action": message["legal"][0]})'),
    "a huge number": ("number", 'say({"type": "action", "number": 10**4000, "action": message["legal"][0]})'),
    "an illegal action": ("illegal", 'say({"type": "action", "number": message["number"], "action": "drive nowhere"})'),
    "illegal actions": ("illegal", 'say({"type": "actions", "number": message["number"], "actions": ["road x--y"]})'),
    "endless nonsense": ("json", 'while True: write(b"tick\\n")'),
}


@pytest.mark.parametrize(("kind", "code"), ANSWERS.values(), ids=ANSWERS)
def test_nonsense_costs_random_moves_and_then_the_program_is_out(kind: str, code: str, tmp_path: Path) -> None:
    with Watched(write_program(tmp_path, f"def answer(message):\n    {code}"), 0, PATIENT, PATIENT) as bot:
        match = played(bot)
        assert match.state.seat is None
        assert kinds(bot) == [kind] * MOST_FAULTS
        assert [fault.number for fault in bot.faults] == [1, 2, 3]
        assert bot.out
        assert bot.started is not None
        assert bot.started.process.returncode is not None
    assert is_gone(tmp_path)


# These never answer: they are asked with a short limit.
SILENT = {
    "sleeps": "sleep()",
    "writes no line break": 'write(b"{}")',
    "reads no more": "os.close(0); sleep()",
    "stops itself": "os.kill(os.getpid(), signal.SIGSTOP)",
    "hears nothing of it": "pass",
}


@pytest.mark.parametrize("code", SILENT.values(), ids=SILENT)
def test_a_program_that_does_not_answer_runs_out_of_time(code: str, tmp_path: Path) -> None:
    with Watched(write_program(tmp_path, f"def answer(message):\n    {code}"), 0, SHORT, PATIENT) as bot:
        match = played(bot)
        assert match.state.seat is None
        assert kinds(bot) == ["time-out"] * MOST_FAULTS
        assert bot.out
    assert is_gone(tmp_path)


# After these there is nobody left to ask, or nobody of sense.
GRAVE = {
    "ends": ("gone", "sys.exit(3)"),
    "fails": ("gone", 'raise RuntimeError("out of ideas")'),
    "is killed": ("gone", "os.kill(os.getpid(), signal.SIGKILL)"),
    "answers half and ends": ("gone", 'write(b"{"); os._exit(0)'),
    "closes its output": ("closed", "os.close(1); sleep()"),
    "writes a long line": ("long-line", 'write(b"x" * 70000 + b"\\n")'),
    "writes without end": ("long-line", 'while True: write(b"x" * 65536)'),
}


@pytest.mark.parametrize(("kind", "code"), GRAVE.values(), ids=GRAVE)
def test_who_is_gone_or_floods_us_is_out_at_once(kind: str, code: str, tmp_path: Path) -> None:
    parts = f"""
def answer(message):
    if message["number"] < 3:
        return right(message)
    {code}
"""
    with Watched(write_program(tmp_path, parts), 0, PATIENT, PATIENT) as bot:
        match = played(bot)
        assert match.state.seat is None
        assert kinds(bot) == [kind]
        assert bot.faults[0].number == 3
        assert bot.out
    assert is_gone(tmp_path)


# What goes wrong before the first question.
GREETINGS = {
    "sleeps": ("time-out", "sleep()", SHORT),
    "ends": ("gone", "sys.exit(1)", PATIENT),
    "talks": ("json", 'write(b"Loading my great model ...\\n")', PATIENT),
    "answers a question": ("type", 'say({"type": "action", "number": 1, "action": "done"})', PATIENT),
    "names no version": ("version", 'say({"type": "hello"})', PATIENT),
    "speaks another version": ("version", 'say({"type": "hello", "version": 2})', PATIENT),
    "floods us": ("long-line", 'write(b"x" * 70000)', PATIENT),
}


@pytest.mark.parametrize(("kind", "code", "seconds"), GREETINGS.values(), ids=GREETINGS)
def test_who_cannot_greet_does_not_play(kind: str, code: str, seconds: float, tmp_path: Path) -> None:
    with Watched(write_program(tmp_path, f"def greet(message):\n    {code}"), 0, PATIENT, seconds) as bot:
        match = played(bot)
        assert match.state.seat is None
        assert kinds(bot) == [kind]
        assert bot.faults[0].number == 0
        assert bot.out
    assert is_gone(tmp_path)


def test_a_program_that_cannot_be_started_plays_at_random(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("not a program", encoding="utf-8")
    for command in (str(tmp_path / "nowhere"), str(tmp_path), str(plain), "a\0b"):
        with ForeignBot(command, 0) as bot:
            match = played(bot)
            assert match.state.seat is None
            assert kinds(bot) == ["missing"]
            assert bot.out


def test_an_answer_that_comes_too_late_is_not_a_second_fault(tmp_path: Path) -> None:
    slow = """
def answer(message):
    if message["number"] == 1:
        owed.append(message)
    else:
        while owed:
            right(owed.pop())
        right(message)

owed = []
"""
    with ForeignBot(write_program(tmp_path, slow), 0, SHORT, PATIENT) as bot:
        match = first_answer_missing(bot)
        assert match.state.seat is None
        assert [(fault.kind, fault.number) for fault in bot.faults] == [("time-out", 1)]
        assert not bot.out


def first_answer_missing(bot: ForeignBot) -> Match:
    """A game in which only the first answer has little time."""
    match = Match.new(pioneers.game("board"), ["", ""], [bot, ChanceBot(1)], 5)
    while not bot.faults:
        action = match.bot_action()
        assert action is not None
        match.play(action)
    bot.seconds = PATIENT
    match.run()
    return match


def test_late_answers_without_end_are_no_way_to_gain_time(tmp_path: Path) -> None:
    repeating = """
def answer(message):
    while message["number"] > 1:
        say({"type": "action", "number": 1, "action": "done"})
"""
    with ForeignBot(write_program(tmp_path, repeating), 0, SHORT, PATIENT) as bot:
        played(bot)
        assert kinds(bot) == ["time-out"] * MOST_FAULTS
    assert is_gone(tmp_path)


def test_an_answer_given_twice_is_an_answer_to_the_wrong_question(tmp_path: Path) -> None:
    twice = """
def answer(message):
    right(message)
    right(message)
"""
    with ForeignBot(write_program(tmp_path, twice), 0, PATIENT, PATIENT) as bot:
        played(bot)
        assert kinds(bot)[0] == "number"
        assert bot.faults[0].number == 2


def test_the_random_moves_depend_on_the_seed_and_the_decision_alone(tmp_path: Path) -> None:
    parts = 'def answer(message):\n    write(b"no\\n")'
    games = []
    for command, seed in ((write_program(tmp_path, parts), 4), (str(tmp_path / "nowhere"), 4), ("/dev/null", 6)):
        with ForeignBot(command, seed, PATIENT, PATIENT) as bot:
            games.append(played(bot).record.actions)
    assert games[0] == games[1]
    assert games[0] != games[2]


# ── What is left ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_program_that_will_not_end_is_ended(tmp_path: Path) -> None:
    parts = """
def finish(message):
    sleep()

for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(name, signal.SIG_IGN)
"""
    with Watched(write_program(tmp_path, parts), 0, PATIENT, PATIENT) as bot:
        played(bot)
        assert bot.faults == []
        assert bot.started is not None
        assert bot.started.process.returncode == -9
    assert is_gone(tmp_path)


def test_the_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    parts = """
def greet(message):
    if os.fork() == 0:
        sleep()
    say({"type": "hello", "version": 1})
"""
    with Watched(write_program(tmp_path, parts), 0, PATIENT, PATIENT) as bot:
        played(bot)
        assert bot.faults == []
    assert is_gone(tmp_path)


def test_a_program_is_gone_also_if_a_child_holds_its_pipes(tmp_path: Path) -> None:
    parts = """
def answer(message):
    if os.fork() == 0:
        sleep()
    os._exit(5)
"""
    with Watched(write_program(tmp_path, parts), 0, 1.0, PATIENT) as bot:
        played(bot)
        # It is looked for when the time is up: a slow machine may need a second look.
        assert kinds(bot)[-1] == "gone"
        assert bot.faults[-1].mistake.figures == {"status": 5}
    assert is_gone(tmp_path)


def test_a_program_may_talk_a_lot_on_its_error_stream(tmp_path: Path) -> None:
    parts = """
def answer(message):
    sys.stderr.write("thinking about it\\n" * 50000)
    sys.stderr.flush()
    right(message)
"""
    with Watched(write_program(tmp_path, parts), 0, PATIENT, PATIENT) as bot:
        played(bot)
        assert bot.faults == []
        assert bot.started is not None
        assert bot.started.last_words() == ("thinking about it",) * WORDS_LINES


def test_the_last_words_of_a_program_are_kept_and_made_harmless(tmp_path: Path) -> None:
    parts = r"""
def answer(message):
    sys.stderr.buffer.write(b"\x1b[2Jred\xff\n" + b"y" * 3000 + b"\n")
    raise RuntimeError("out of ideas")
"""
    with ForeignBot(write_program(tmp_path, parts), 0, PATIENT, PATIENT) as bot:
        played(bot)
        words = bot.faults[0].last_words
    assert words[-1] == "RuntimeError: out of ideas"
    assert len(words) == WORDS_LINES
    assert all(word.isprintable() and len(word) <= WORD_LENGTH + 1 for word in words)


def test_a_fault_says_in_three_languages_what_was_wrong_and_travels(tmp_path: Path) -> None:
    parts = """
def answer(message):
    say({"type": "action", "number": message["number"], "action": "\\x1b[2J" + "z" * 1000})
"""
    with ForeignBot(write_program(tmp_path, parts), 0, PATIENT, PATIENT) as bot:
        played(bot)
        fault = bot.faults[0]
    sentences = {fault.message(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("\\x1b[2Jzzz" in sentence and len(sentence) < 400 for sentence in sentences)
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own
    assert isinstance(again, Fault)
    assert again == fault


def test_a_message_that_is_not_read_and_an_answer_that_is_not_fetched_block_nobody(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(
        "import sys\nsys.stdout.write('first\\n' * 100000)\nprint(len(input()), flush=True)\ninput()",
        encoding="utf-8",
    )
    program = Program([sys.executable, str(script)])
    try:
        program.send({"much": "x" * 3_000_000})
        lines = [program.receive(monotonic() + PATIENT, PATIENT) for _ in range(100_001)]
        assert lines[-1] == b"3000011"
        with pytest.raises(Mistake) as caught:
            program.receive(monotonic(), 0)
        assert caught.value.key == "foreign-time-out"
    finally:
        program.end()


def test_a_line_may_be_as_long_as_the_limit_and_no_longer() -> None:
    for length, fits in ((LINE_LIMIT, True), (LINE_LIMIT + 1, False)):
        program = Program([sys.executable, "-c", f"print('x' * {length}); input()"])
        try:
            if fits:
                assert len(program.receive(monotonic() + PATIENT, PATIENT)) == length
            else:
                with pytest.raises(Mistake) as caught:
                    program.receive(monotonic() + PATIENT, PATIENT)
                assert caught.value.key == "foreign-long-line"
        finally:
            program.end()
