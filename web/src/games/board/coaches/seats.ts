// Who sits where in a coach.

import type { OwnedCoach, Profession } from '../wire'

export interface ShownSeat {
  readonly profession: Profession
  readonly filled: boolean
}

/** The seats in their printed order. Of equal ones the last stay filled longest. */
export function shownSeats(coach: Pick<OwnedCoach, 'seats' | 'aboard'>): ShownSeat[] {
  const left = [...coach.aboard]
  const seats = coach.seats.map((profession) => ({ profession, filled: false }))
  for (const seat of seats.toReversed()) {
    const found = left.indexOf(seat.profession)
    if (found < 0) continue
    left.splice(found, 1)
    seat.filled = true
  }
  return seats
}

/** The place of the first filled seat of a profession: the one that would leave. */
export const leavingSeat = (seats: readonly ShownSeat[], profession: Profession): number =>
  seats.findIndex((seat) => seat.filled && seat.profession === profession)
