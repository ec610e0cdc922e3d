"""A review as it is told: everyone may know all of a game that is over."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from pioneers.kernel.mistake import Mistake
from pioneers.match.seats import from_record
from pioneers.server.files.own_files import header_of
from pioneers.server.teaching.making import Looked, Summary
from pioneers.server.teaching.reviewer import is_outdated
from pioneers.server.wire.bodies import Review
from pioneers.server.wire.parts import Problem
from pioneers.server.wire.problems import problem
from pioneers.server.wire.reviewing import ChanceEvent, CurvePoint, DecisionReviewed, ReviewVersion, SeatReviewed
from pioneers.store.sql.rows import Finished, KeptReview


def review_of(game: Finished, kept: KeptReview | None, language: str) -> Review:
    """How far the review of a game has come."""
    names = [from_record(seat)[0] for seat in header_of(game).seats]
    if kept is None:
        return Review(
            table=game.table,
            game=game.game,
            players=len(game.people),
            names=names,
            state="none",
            number=0,
            progress=0.0,
        )
    head = kept.head
    summary = None if head.summary is None else msgspec.convert(head.summary, Summary)
    looked = [msgspec.convert(body, Looked).decision for body in kept.decisions]
    draws = {} if summary is None else summary.draws
    return Review(
        table=game.table,
        game=game.game,
        players=len(game.people),
        names=names,
        state=head.state,
        number=kept.number,
        progress=head.progress,
        version=None if head.version is None else msgspec.convert(head.version, ReviewVersion),
        outdated=is_outdated(game.game, head),
        problem=trouble_of(cast("dict[str, Any] | None", head.trouble), language),
        decisions=msgspec.convert(looked, list[DecisionReviewed]),
        chance_events=msgspec.convert([draws[key] for key in sorted(draws, key=int)], list[ChanceEvent]),
        curve=[] if summary is None else msgspec.convert(summary.curve, list[CurvePoint]),
        seats=[] if summary is None else msgspec.convert(summary.seats, list[SeatReviewed]),
    )


def trouble_of(trouble: dict[str, Any] | None, language: str) -> Problem | None:
    """Why a review cannot be made, in the words of the one who asks."""
    return None if trouble is None else problem(Mistake(trouble["key"], **trouble["figures"]), language)
