// A review as the wire has it, by the names that the page calls its parts.

import type { ChanceEvent, CurvePoint, DecisionReviewed, Review } from '../../wire/messages'

export type { ChanceEvent, CurvePoint, DecisionReviewed, Review }

/** A review of which something is known: it is running, or it is done. */
export function isJudged(review: Review | null): review is Review {
  return review !== null && review.curve.length > 0
}

/** What is new of a review, put into what was known before: of its decisions only the changed ones come. */
export function merged(before: Review | null, now: Review): Review {
  if (before === null || before.table !== now.table) return now
  const decisions = new Map(before.decisions.map((decision) => [decision.move, decision]))
  for (const decision of now.decisions) decisions.set(decision.move, decision)
  return { ...now, decisions: [...decisions.values()].sort((one, other) => one.move - other.move) }
}
