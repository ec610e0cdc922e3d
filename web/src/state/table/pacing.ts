// How long what happened is shown, in milliseconds, and how long the eye may rest on it afterwards.

import type { Speed } from '../../preferences.svelte'
import type { GameEvent } from '../views'

const LINE = 220
const LONGEST_DRIVE = 1200
const PIECE = 240
const CARD = 220
const TRICK = 320
// A complete trick is looked at before it is taken: up to four plays with their sums, perhaps a thief.
const TRICK_LOOK = 1400
const LONGEST = 3600

/** How fast the page shows what happens. */
export interface Pace {
  readonly speed: Speed
  /** Nothing may move: the device asks for it, or animation is off. */
  readonly still: boolean
}

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, off: 0 }
const REST: Readonly<Record<Speed, number>> = { slow: 900, normal: 350, fast: 90, off: 0 }

/** How long the pieces of a step move, at normal speed. */
export function motion(events: readonly GameEvent[]): number {
  let lines = 0
  let time = 0
  for (const event of events) {
    switch (event.event) {
      case 'drove':
        lines += 1
        break
      case 'built':
      case 'built-free':
      case 'settled':
      case 'joined':
      case 'returned':
      case 'bought-coach':
      case 'emptied':
      case 'tile-kept':
      case 'nugget':
      case 'supply-taken':
      case 'storm-took':
      case 'stolen':
      case 'exchange-paid':
      case 'building-raised':
      case 'paid-start':
        time += PIECE
        break
      case 'played':
      case 'dealt':
      case 'drew':
      case 'thieves-lost':
      case 'last-hand':
        time += CARD
        break
      case 'trick-won':
        time += TRICK_LOOK + TRICK
        break
    }
  }
  return Math.min(LONGEST, time + Math.min(LONGEST_DRIVE, lines * LINE))
}

/** Where nothing moves, a trick that was taken is still looked at. */
export function lookedAt(events: readonly GameEvent[], pace: Pace): number {
  return events.some((event) => event.event === 'trick-won') ? TRICK_LOOK * FACTOR[pace.speed] : 0
}

/** How long a step takes: its animation, and the rest after it. */
export interface Showing {
  readonly duration: number
  readonly rest: number
}

const AT_ONCE: Showing = { duration: 0, rest: 0 }
// So many steps that wait are shown faster, so many are not shown one by one any more.
const MANY = 6
const TOO_MANY = 24

export function showing(events: readonly GameEvent[], pace: Pace, waiting: number): Showing {
  if (pace.speed === 'off' || events.length === 0 || waiting > TOO_MANY) return AT_ONCE
  const hurry = waiting > MANY ? 0.5 : 1
  return {
    duration: pace.still ? 0 : Math.round(motion(events) * FACTOR[pace.speed] * hurry),
    rest: Math.round((REST[pace.speed] + (pace.still ? lookedAt(events, pace) : 0)) * hurry),
  }
}
