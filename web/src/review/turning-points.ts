// Where a game turned: decisions that cost something, and what chance brought or took. The biggest first.

import type { ChanceEvent, DecisionReviewed, Review } from '../state/review/review'

/** Luck below this is no turning point, and luck that may as well be none neither. */
export const WORTH_TELLING = 0.04

export interface MistakePoint {
  readonly kind: 'decision'
  readonly id: string
  /** How many actions had been played. */
  readonly move: number
  readonly seat: number
  /** What it did to the chance of `seat`: below zero. */
  readonly change: number
  readonly error: number
  readonly decision: DecisionReviewed
}

export interface LuckPoint {
  readonly kind: 'luck'
  readonly id: string
  readonly move: number
  readonly seat: number
  readonly change: number
  readonly error: number
  readonly event: ChanceEvent
}

export type TurningPoint = MistakePoint | LuckPoint

/** The turning points of one seat, or of everyone (null). Of a chance event everyone gets what it brought most. */
export function turningPoints(
  review: Pick<Review, 'decisions' | 'chance_events'>,
  seat: number | null,
): TurningPoint[] {
  const decisions = review.decisions.flatMap((decision): TurningPoint[] =>
    decision.mark === null || !decision.counts || (seat !== null && decision.seat !== seat)
      ? []
      : [
          {
            kind: 'decision',
            id: `decision ${decision.move}`,
            move: decision.move,
            seat: decision.seat,
            change: -decision.loss,
            error: decision.error,
            decision,
          },
        ],
  )
  const events = review.chance_events.flatMap((event): TurningPoint[] => {
    const whom = seat ?? mostChanged(event.luck)
    const change = event.luck[whom] ?? 0
    const error = event.error[whom] ?? 0
    if (Math.abs(change) < WORTH_TELLING || Math.abs(change) < 2 * error) return []
    return [{ kind: 'luck', id: `luck ${event.move}`, move: event.move, seat: whom, change, error, event }]
  })
  return [...decisions, ...events].sort(
    (one, other) => Math.abs(other.change) - Math.abs(one.change) || one.move - other.move,
  )
}

function mostChanged(luck: readonly number[]): number {
  let most = 0
  luck.forEach((change, seat) => {
    if (Math.abs(change) > Math.abs(luck[most] ?? 0)) most = seat
  })
  return most
}

/** What the dearest of these decisions cost. Added up, decisions of one game can cost more than the whole chance. */
export function costOf(points: readonly TurningPoint[]): number {
  return Math.max(0, ...points.map((point) => (point.kind === 'decision' ? point.decision.loss : 0)))
}
