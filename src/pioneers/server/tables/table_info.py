"""What everybody may read of a table before he sits down, made from its header."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import msgspec

from pioneers.kernel.mistake import Mistake
from pioneers.server.tables.casting import character_of
from pioneers.server.tables.seating import awaits_start, reserved_for
from pioneers.server.wire.parts import ClockSetting, Origin, Overdue, Removed, SeatInfo, TableInfo
from pioneers.server.wire.problems import problem
from pioneers.store.arrangement import KeptOrigin
from pioneers.store.sql.rows import Header

NOBODY: AbstractSet[str] = frozenset()


def origin_of(kept: KeptOrigin | None) -> Origin | None:
    """Where a game goes on from."""
    return None if kept is None else Origin(table=kept.table, move=kept.move)


def table_info(
    header: Header,
    present: AbstractSet[str] = NOBODY,
    spectators: int = 0,
    stuck: Mistake | None = None,
    overdue: Overdue | None = None,
    hinted: Sequence[int] = (),
) -> TableInfo:
    """All that everybody may know; the seed only when the game is over."""
    arrangement = header.arrangement
    return TableInfo(
        id=header.id,
        game=header.game,
        rules=header.rules,
        engine=header.engine,
        data=header.data,
        players=header.players,
        options=header.options,
        state=header.state,
        public=header.public,
        clock=msgspec.convert(header.clock, ClockSetting),
        pace=arrangement.pace,
        seats=[
            SeatInfo(
                name=seat.name,
                person=seat.person,
                bot=seat.bot,
                character=character_of(header, number),
                reserved=reserved_for(header, number),
                present=seat.person in present,
            )
            for number, seat in enumerate(header.seats)
        ],
        owner=header.owner,
        created=header.created,
        commitment=header.seed_hash,
        # As text: it has more bits than a number of JavaScript.
        seed=str(header.seed) if header.state == "over" else None,
        known_deal=arrangement.known_deal,
        previous=arrangement.previous,
        following=arrangement.following,
        stuck=None if stuck is None else problem(stuck, "en"),
        spectators=spectators,
        # Whose decision it was when the table fell asleep.
        deciding=arrangement.deciding if header.state == "asleep" else None,
        awaits_start=awaits_start(header),
        removed=[Removed(person=person, name=name) for person, name in arrangement.removed.items()],
        overdue=overdue,
        hints=arrangement.hints,
        hinted=list(hinted) if any(hinted) else [],
        origin=origin_of(arrangement.origin),
    )
