"""Studies in a process of the bots: the analysis, with the game that it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioneers.bots.budget import Budget
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.server.bots.question import Question
from pioneers.server.bots.study import Hindrance, Studied, Study


def studied(study: Study, game_of: Callable[[Question], Game[Any]], seconds: float) -> Studied:
    """What was found. A mistake is an answer; anything else raises."""
    try:
        if study.kind == "hint":
            return Studied(found=hint_of(study, game_of, seconds))
        return Studied(found=course_of(study) if study.kind == "course" else outcome_of(study))
    except Mistake as reason:
        return Studied(hindrance=Hindrance(reason.key, dict(reason.figures)))


def hint_of(study: Study, game_of: Callable[[Question], Game[Any]], seconds: float) -> Json:
    """What to play, by the view of the question alone."""
    # Loaded when first needed: a process is ready for moves of bots sooner.
    from pioneers.analysis.hint import USUAL_HINT, hint  # noqa: PLC0415 - as said

    assert study.question is not None, "a hint is for a question"
    budget = Budget(iterations=study.iterations or USUAL_HINT, seconds=seconds)
    return hint(game_of(study.question), study.question.view, budget=budget)


def course_of(study: Study) -> Json:
    """What a review of the game has to do, and what it needs to know of the game as a whole."""
    from pioneers.analysis import review  # noqa: PLC0415 - as above

    course = review.course_of(source_of(study))
    return {
        "decisions": len(course.moments),
        "draws": len(course.draws),
        "actions": len(course.record.actions),
        "result": course.result(),
        "judge": course.judge.digest,
    }


def outcome_of(study: Study) -> Json:
    """A decision, or an event of chance, judged."""
    from pioneers.analysis import review  # noqa: PLC0415 - as above

    iterations = 0 if study.kind == "luck" else study.iterations
    outcome = review.work(review.Task(source_of(study), study.number, iterations, study.glance))
    return outcome.chance if study.kind == "luck" else outcome.decision


def source_of(study: Study) -> Any:
    """The game as the analysis takes it; it plays it once in each process."""
    from pioneers.analysis.review import Source  # noqa: PLC0415 - as above

    return Source(study.record, tuple(OwnText(file.name, file.text) for file in study.files))
