// What a supply run has brought, told between its last trick and the first of the next one.

import type { Building, CardEvent } from '../wire'

export interface RunOfSeat {
  readonly seat: number
  readonly tricks: number
  /** Supply cards taken from the stock, for tricks and storms. */
  readonly supplies: number
  readonly stolen: number
  readonly lost: number
  readonly built: readonly Building[]
}

export interface RunSummary {
  readonly run: number
  readonly seats: readonly RunOfSeat[]
}

/** The run that has ended, until the first card of the next one is played; else null. */
export function runSummary(events: readonly CardEvent[], players: number): RunSummary | null {
  const end = events.findLastIndex((event) => event.event === 'run-ends')
  const ended = events[end]
  if (ended?.event !== 'run-ends' || events.slice(end).some((event) => event.event === 'played')) return null
  const next = events.findIndex((event, index) => index > end && event.event === 'run')
  const begun = events.slice(0, end).findLastIndex((event) => event.event === 'run')
  const during = events.slice(Math.max(0, begun), next < 0 ? undefined : next)
  const count = (seat: number, ...kinds: readonly CardEvent['event'][]) =>
    during.filter((event) => kinds.includes(event.event) && 'seat' in event && event.seat === seat).length
  return {
    run: ended.run,
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      tricks: count(seat, 'trick-won'),
      supplies: count(seat, 'supply-taken', 'storm-took'),
      stolen: count(seat, 'stolen'),
      lost: during.filter((event) => event.event === 'stolen' && event.victim === seat).length,
      built: during.flatMap((event) =>
        event.event === 'building-raised' && event.seat === seat ? [event.building] : [],
      ),
    })),
  }
}
