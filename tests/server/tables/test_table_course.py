"""How a game goes at a table, over the wire: whose move it is, what counts, and what can be taken back."""

from __future__ import annotations

import asyncio

import pytest

from pioneers.server.wire import messages as wire
from tests.server.clients.perspective import Complained, Perspective
from tests.server.clients.player import Line
from tests.server.servers import ServerThread
from tests.server.tables.party import Party, accepted, complained, party, refused

# ── Whose move it is ─────────────────────────────────────────────────────────────────────────────────────


async def test_a_move_for_an_old_version_is_refused_and_changes_nothing(house: ServerThread) -> None:
    async with party(house) as table:
        mover = table.mover
        action = mover.turn.legal[0]
        accepted(await mover.play([action]))
        version, view = mover.known, mover.view
        old = wire.Play(
            table=table.table, seat=mover.seat or 0, version=version - 1, client="old-move", actions=[action]
        )
        answer = refused(await mover.ask(old), "mistake-match-stale")
        assert answer.stale
        assert (answer.version, mover.known, mover.view) == (version, version, view)


async def test_a_move_for_a_version_that_is_still_to_come_is_stale_too(house: ServerThread) -> None:
    async with party(house) as table:
        mover = table.mover
        early = wire.Play(
            table=table.table,
            seat=mover.seat or 0,
            version=mover.known + 1,
            client="early-move",
            actions=[mover.turn.legal[0]],
        )
        assert refused(await mover.ask(early), "mistake-match-stale").stale


async def test_the_same_move_sent_twice_counts_once_and_is_answered_twice_alike(house: ServerThread) -> None:
    async with party(house) as table:
        mover = table.mover
        move = wire.Play(
            table=table.table,
            seat=mover.seat or 0,
            version=mover.known,
            client="once-only",
            actions=[mover.turn.legal[0]],
        )
        first = accepted(await mover.ask(move))
        version, view = mover.known, mover.view
        assert await mover.ask(move) == first
        async with Line(mover.line.guest) as tab:
            other = await tab.watch(table.table, mover.seat)
            assert await other.ask(move) == first
            assert (other.known, other.view) == (version, view)


async def test_two_moves_for_the_same_version_are_not_both_played(house: ServerThread) -> None:
    async with party(house) as table, Line(table.mover.line.guest) as tab:
        mover = table.mover
        other = await tab.watch(table.table, mover.seat)
        action = mover.turn.legal[0]
        answers = await asyncio.gather(mover.play([action]), other.play([action]))
        assert {type(answer) for answer in answers} == {wire.Accepted, wire.Refused}


async def test_a_seat_is_seen_and_played_by_the_one_who_holds_it_alone(house: ServerThread) -> None:
    async with party(house) as table:
        mover, waiter, stranger = table.mover, table.waiter, table.lines[2]
        assert mover.seat is not None
        for line in (waiter.line, stranger):
            with pytest.raises(Complained, match="mistake-table-not-yours"):
                await line.watch(table.table, mover.seat)
            theirs = Perspective(line, table.table, mover.seat)
            theirs.version = mover.known
            answer = refused(await theirs.play([mover.turn.legal[0]]), "mistake-table-not-yours")
            assert answer.version == 0, "the version of a seat is for its holder"
            refused(await theirs.undo(), "mistake-table-not-yours")
            refused(await theirs.end(), "mistake-table-not-yours")
            complained(await theirs.explain("pass"), "mistake-table-not-yours")
            complained(await theirs.outlook(), "mistake-table-not-yours")
            complained(await theirs.routes(), "mistake-table-not-yours")
            complained(await theirs.preview(["pass"]), "mistake-table-not-yours")


async def test_a_move_out_of_turn_is_refused(house: ServerThread) -> None:
    async with party(house) as table:
        waiter = table.waiter
        before = waiter.known
        refused(await waiter.play([table.mover.turn.legal[0]]), "mistake-match-turn")
        complained(await waiter.explain(table.mover.turn.legal[0]), "mistake-table-not-your-turn")
        outlook = await waiter.outlook()
        assert isinstance(outlook, wire.Outlook)
        assert outlook.outlook == {}
        complained(await waiter.preview([table.mover.turn.legal[0]]), "mistake-table-not-your-turn")
        assert waiter.known == before


async def test_who_decides_gets_what_the_game_has_as_an_outlook(house: ServerThread) -> None:
    async with party(house) as table:
        outlook, older = await table.mover.outlook(), await table.mover.routes()
        assert isinstance(outlook, wire.Outlook)
        assert isinstance(older, wire.Routes)
        assert outlook.version == older.version == table.mover.known
        assert outlook.outlook["routes"] == older.routes
        assert outlook.outlook["unreachable"] == older.unreachable
        assert older.routes, "the first purchase is made with a drive in view"
        reasons = outlook.outlook["unreachable"]
        assert isinstance(reasons, dict)
        assert {reason["rule"].partition(".")[0] for reason in reasons.values()} == {"B6"}


async def test_a_game_without_an_outlook_answers_with_nothing(house: ServerThread) -> None:
    async with party(house, "cards") as table:
        outlook, older = await table.mover.outlook(), await table.mover.routes()
        assert isinstance(outlook, wire.Outlook)
        assert isinstance(older, wire.Routes)
        assert (outlook.outlook, older.routes, older.unreachable) == ({}, {}, {})


async def test_a_rule_that_forbids_is_named_and_said(house: ServerThread) -> None:
    async with party(house, "cards") as table:
        mover = table.mover
        answer = refused(await mover.play(["done"]), "refusal-not-now")
        assert answer.problem.rule == "C3.1"
        assert answer.problem.sentence.startswith("C3.1: ")
        explained = await mover.explain("done")
        assert isinstance(explained, wire.Explained)
        assert explained.problem == answer.problem
        possible = await mover.explain(mover.turn.legal[0])
        assert isinstance(possible, wire.Explained)
        assert possible.problem is None


async def test_a_preview_tells_what_a_move_would_do_and_changes_nothing(house: ServerThread) -> None:
    async with party(house) as table:
        mover = table.mover
        before = mover.known, mover.view
        told = await mover.preview(["buy road", "road albany--boston"])
        assert isinstance(told, wire.Previewed)
        assert (told.version, told.looked, told.problem) == (mover.known, 2, None)
        assert [event["event"] for event in told.events[:2]] == ["bought-road", "built"]
        # A new coach in the display is nobody's to know; that one buys this one is certain.
        coach = await mover.preview(["buy coach 1", "done"])
        assert isinstance(coach, wire.Previewed)
        assert (coach.looked, coach.problem, coach.asked) == (0, None, None)
        assert [event["event"] for event in coach.events] == ["bought-coach"]
        wrong = await mover.preview(["buy road", "settle banker 1"])
        assert isinstance(wrong, wire.Previewed)
        assert wrong.problem is not None
        assert (wrong.looked, wrong.problem.rule) == (1, "B3.1")
        assert (mover.known, mover.view) == before
        accepted(await mover.play(["buy road", "road albany--boston"]))


async def test_what_is_no_action_is_told_with_the_nearest_one(house: ServerThread) -> None:
    async with party(house, "cards") as table:
        answer = refused(await table.mover.play(["plya gold 5"]), "mistake-notation-near")
        assert answer.problem.figures["nearest"] == "play gold 5"


async def test_actions_of_one_move_are_all_played_or_none(house: ServerThread) -> None:
    async with party(house) as table:
        mover = table.mover
        before, view = mover.known, mover.view
        first = next(action for action in mover.turn.legal if action.startswith("buy road"))
        refused(await mover.play([first, "drive nowhere"]), "mistake-notation-near")
        refused(await mover.play([first, "buy road"]), "refusal-not-now")
        assert (mover.known, mover.view) == (before, view)
        accepted(await mover.play([first]))
        roads = [action for action in mover.turn.legal if action.startswith("road ")]
        accepted(await mover.undo())
        answer = accepted(await mover.play([first, roads[0]]))
        assert (answer.played, mover.known) == (2, answer.version)


# ── Taking back ──────────────────────────────────────────────────────────────────────────────────────────


async def test_own_moves_can_be_taken_back_one_by_one_or_all_at_once(house: ServerThread) -> None:
    async with party(house) as table:
        mover, waiter = table.mover, table.waiter
        views = [mover.view]
        accepted(await mover.play([next(action for action in mover.turn.legal if action.startswith("buy road"))]))
        views.append(mover.view)
        accepted(await mover.play([next(action for action in mover.turn.legal if action.startswith("road "))]))
        assert mover.turn.undo == 2
        accepted(await mover.undo())
        assert (mover.view, mover.turn.undo) == (views[1], 1)
        accepted(await mover.play([next(action for action in mover.turn.legal if action.startswith("road "))]))
        accepted(await mover.undo(whole=True))
        assert (mover.view, mover.turn.undo) == (views[0], 0)
        refused(await mover.undo(), "mistake-match-undo")
        await waiter.until(lambda: waiter.known == mover.known)
        assert waiter.turn.undo == 0
        refused(await waiter.undo(), "mistake-match-undo")


async def test_nothing_is_taken_back_beyond_what_was_revealed(house: ServerThread) -> None:
    async with party(house, "cards") as table:
        mover = table.mover
        while mover.turn.deciding == mover.seat:
            accepted(await mover.play([mover.turn.legal[0]]))
            pending = mover.view is not None and mover.view["pending"]
            assert bool(mover.turn.undo) == bool(pending), "what nobody has seen can be taken back, and nothing else"
        refused(await mover.undo(whole=True), "mistake-match-undo")


async def held(table: Party) -> tuple[Perspective, Perspective]:
    """Play at the board until a turn could still be taken back and waits to be ended; who holds it, who waits."""
    for _ in range(300):
        mover, waiter = table.mover, table.waiter
        wish = [action for action in mover.turn.legal if action in {"pass", "done", "skip"}] or mover.turn.legal
        accepted(await mover.play([wish[0]]))
        if mover.holds:
            await waiter.until(lambda: waiter.turn.holding == mover.seat)  # noqa: B023 - done at once
            return mover, waiter
        await table.agree()
    raise AssertionError("no turn was ever held")


async def test_while_a_turn_can_be_taken_back_it_passes_on_only_when_ended(house: ServerThread) -> None:
    async with party(house) as table:
        mover, waiter = await held(table)
        assert mover.turn.holding == waiter.turn.holding == table.onlooker.turn.holding == mover.seat
        assert waiter.turn.deciding == waiter.seat
        assert waiter.turn.legal == [], "the next one may not decide yet"
        assert mover.turn.undo > 0
        refused(await waiter.play(["pass"]), "mistake-table-holding")
        refused(await waiter.end(), "mistake-table-nothing-to-end")
        refused(await waiter.undo(), "mistake-match-undo")
        accepted(await mover.end())
        assert mover.turn.undo == 0
        refused(await mover.undo(), "mistake-match-undo")
        await waiter.until(lambda: waiter.turn.holding is None)
        assert waiter.turn.legal


async def test_a_held_turn_can_be_taken_back_and_played_otherwise(house: ServerThread) -> None:
    async with party(house) as table:
        mover, waiter = await held(table)
        accepted(await mover.undo())
        assert mover.decides
        assert mover.turn.legal
        await waiter.until(lambda: waiter.turn.deciding == mover.seat)
        assert waiter.turn.holding is None
        refused(await mover.end(), "mistake-table-nothing-to-end")


async def test_nothing_is_taken_back_beyond_the_decision_of_another(house: ServerThread) -> None:
    async with party(house) as table:
        mover, waiter = await held(table)
        accepted(await mover.end())
        await waiter.until(lambda: waiter.decides)
        accepted(await waiter.play([waiter.turn.legal[0]]))
        await mover.until(lambda: mover.known == waiter.known)
        assert mover.turn.undo == 0
        refused(await mover.undo(), "mistake-match-undo")


async def test_a_move_that_ends_the_turn_cannot_be_taken_back(house: ServerThread) -> None:
    async with party(house) as table:
        mover = table.mover
        accepted(await mover.play([mover.turn.legal[0]], end=True))
        assert (mover.turn.undo, mover.turn.holding) == (0, None)
        refused(await mover.undo(), "mistake-match-undo")
