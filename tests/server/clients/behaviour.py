"""How scripted people play: any legal action, several atoms in one move, second thoughts, slips, and some chat."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass

import pioneers
from pioneers.server.wire import messages as wire
from tests.server.clients.perspective import Answer, Broken, Perspective


class Notes:
    """What the seats of one table were told to be done: for each, the actions of its moves that stand."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.moves: dict[int, list[list[str]]] = {}
        # Every acknowledged request by its seat and client id, to be found in the log exactly once.
        self.acknowledged: list[tuple[int | None, str]] = []
        self.counts: Counter[str] = Counter()

    def played(self, seat: int, actions: list[str], accepted: wire.Accepted) -> None:
        """A move was accepted, as many of its actions as were played."""
        if not 1 <= accepted.played <= len(actions):
            raise Broken(f"{accepted.played} of {len(actions)} actions were played")
        self.moves.setdefault(seat, []).append(actions[: accepted.played])
        self.acknowledged.append((seat, accepted.client))
        self.counts["moves cut short"] += accepted.played < len(actions)
        self.counts["moves of several actions"] += accepted.played > 1
        self.counts["moves"] += 1

    def undone(self, seat: int, moves: int, accepted: wire.Accepted) -> None:
        """The last so many moves were taken back."""
        if len(self.moves.get(seat, [])) < moves:
            raise Broken(f"seat {seat} took back {moves} moves it never made")
        del self.moves[seat][-moves:]
        self.acknowledged.append((seat, accepted.client))
        self.counts["undos"] += 1

    def ended(self, seat: int, accepted: wire.Accepted) -> None:
        """A turn was ended."""
        self.acknowledged.append((seat, accepted.client))
        self.counts["ends of turn"] += 1

    def refused(self, answer: wire.Refused) -> None:
        """Nothing was changed."""
        self.counts["refused as stale" if answer.stale else "refused by a rule"] += 1

    def stand(self, seat: int) -> list[str]:
        """The actions of a seat that stand."""
        return [action for move in self.moves.get(seat, []) for action in move]


@dataclass
class Behaviour:
    """How somebody plays; the rates are for each decision."""

    chance: random.Random
    undo: float = 0.1
    # Sends several atoms as one move, as far as he can foresee.
    several: float = 0.3
    # Ends the turn together with the move.
    at_once: float = 0.4
    # Tries what is not allowed.
    slips: float = 0.03
    chat: float = 0.01
    cuts: float = 0.0
    # Asks why something is not possible, and for the outlook.
    asks: float = 0.03


async def take_part(seat: Perspective, behaviour: Behaviour, notes: Notes) -> None:
    """Play from a seat until the game is over."""
    while True:
        await seat.until(lambda: seat.over or seat.holds or seat.decides)
        if seat.over:
            return
        await decide(seat, behaviour, notes)


async def decide(seat: Perspective, behaviour: Behaviour, notes: Notes) -> None:
    """One request of the seat that may do something now."""
    chance = behaviour.chance
    if chance.random() < behaviour.cuts:
        seat.line.cut()
    if chance.random() < behaviour.chat:
        await seat.say(chance.choice(("Well played!", "Schön gespielt", "Ça alors…")))
    if seat.decides and chance.random() < behaviour.asks:
        await ask(seat, chance)
    # Meanwhile somebody else at this browser may have played.
    if seat.decides or seat.holds:
        answer = await act(seat, behaviour, notes)
        if isinstance(answer, wire.Refused):
            notes.refused(answer)


async def act(seat: Perspective, behaviour: Behaviour, notes: Notes) -> Answer:
    """A slip, an undo, the end of a turn or a move."""
    assert seat.seat is not None
    chance = behaviour.chance
    undo = seat.turn.undo
    if chance.random() < behaviour.slips:
        answer = await slip(seat, chance)
        if isinstance(answer, wire.Accepted):
            raise Broken(f"{seat}: something impossible was accepted")
    elif undo and chance.random() < behaviour.undo:
        whole = chance.random() < 0.3
        answer = await seat.undo(whole=whole)
        if isinstance(answer, wire.Accepted):
            notes.undone(seat.seat, undo if whole else 1, answer)
    elif seat.holds:
        answer = await seat.end()
        if isinstance(answer, wire.Accepted):
            notes.ended(seat.seat, answer)
    else:
        actions = chosen(seat, behaviour)
        answer = await seat.play(actions, end=chance.random() < behaviour.at_once)
        if isinstance(answer, wire.Accepted):
            notes.played(seat.seat, actions, answer)
    return answer


def chosen(seat: Perspective, behaviour: Behaviour) -> list[str]:
    """A legal action, at times with what may follow it: in a world that fits the view, as a bot would think."""
    chance = behaviour.chance
    actions = [chance.choice(seat.turn.legal)]
    if chance.random() >= behaviour.several:
        return actions
    assert seat.view is not None
    game = pioneers.game(seat.view["game"])
    state = game.imagine(seat.view, chance.getrandbits(32))
    wanted = chance.randrange(2, 6)
    while len(actions) < wanted:
        game.advance(state, game.resolve(state, actions[-1]))
        if state.seat != seat.seat:
            break
        actions.append(str(chance.choice(state.legal())))
    return actions


async def slip(seat: Perspective, chance: random.Random) -> Answer:
    """Something that is not allowed, alone or after something that is: nothing of it may count."""
    legal = set(seat.turn.legal)
    assert seat.view is not None
    space = [str(action) for action in pioneers.game(seat.view["game"]).spaces()[0].actions]
    if legal.issuperset(space):
        return await seat.play(["whistle"])  # in a small game everything may be allowed
    wrong = next(action for action in iter(lambda: chance.choice(space), None) if action not in legal)
    if not seat.decides or chance.random() < 0.7:
        return await seat.play([wrong])
    # What follows an action that reveals something is not looked at, so the illegal one comes first here.
    return await seat.play([wrong, chance.choice(seat.turn.legal)])


async def ask(seat: Perspective, chance: random.Random) -> None:
    """Why not, and where to?"""
    assert seat.view is not None
    wanted = chance.choice(seat.turn.legal or ["done"])
    version = seat.known
    offered = wanted in seat.turn.legal
    answer = await seat.explain(wanted)
    if isinstance(answer, wire.Explained) and (answer.problem is None) != offered and seat.known == version:
        raise Broken(f"{seat}: {wanted} was offered: {offered}, explained: {answer.problem}")
    outlook = await seat.outlook()
    if isinstance(outlook, wire.Complaint):
        raise Broken(f"{seat}: {outlook.problem.sentence}")
    foreseen = await seat.preview([wanted])
    if isinstance(foreseen, wire.Previewed) and (foreseen.problem is None) != offered and seat.known == version:
        raise Broken(f"{seat}: {wanted} was offered: {offered}, foreseen: {foreseen.problem}")


async def spectate(onlooker: Perspective, chance: random.Random, cuts: float) -> None:
    """Look on until the game is over, with a bad connection."""
    while not onlooker.over:
        updates = onlooker.updates
        await onlooker.until(lambda: onlooker.over or onlooker.updates > updates)  # noqa: B023 - done before the next round
        if chance.random() < cuts:
            onlooker.line.cut()
            await asyncio.sleep(chance.random() * 0.05)
