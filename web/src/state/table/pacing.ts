// How long what happened is shown, in milliseconds, and how long the eye may rest on it afterwards.

import type { Speed } from '../../preferences.svelte'

/** What an event moves on the table. */
export interface Motion {
  /** How long, in milliseconds, before the pace is counted in. */
  readonly time: number
  /** One of several stretches of the same way: together they are bounded. */
  readonly isStretch?: boolean
  /** So long one looks at what is there before it moves; also where nothing moves. */
  readonly look?: number
}

const LONGEST_WAY = 1200
const LONGEST = 3600

/** How fast the page shows what happens. */
export interface Pace {
  readonly speed: Speed
  /** Nothing may move: the device asks for it, or all is shown at once. */
  readonly still: boolean
}

const FACTOR: Readonly<Record<Speed, number>> = { watch: 1.2, brisk: 0.7, once: 0 }
/** So long the eye rests on a step: on one that is told in a whole sentence, in a few words, or not at all. */
const REST: Readonly<Record<Speed, Readonly<Record<Telling, number>>>> = {
  watch: { whole: 1300, brief: 600, none: 300 },
  brisk: { whole: 400, brief: 200, none: 90 },
  once: { whole: 0, brief: 0, none: 0 },
}

/** How much there is to read of a step. */
export type Telling = 'whole' | 'brief' | 'none'

/** How long the pieces of a step move, before the pace is counted in. */
export function motionTime(motions: readonly (Motion | null)[]): number {
  let way = 0
  let time = 0
  for (const motion of motions) {
    if (motion?.isStretch) way += motion.time
    else time += (motion?.look ?? 0) + (motion?.time ?? 0)
  }
  return Math.min(LONGEST, time + Math.min(LONGEST_WAY, way))
}

/** How long one looks where nothing moves. */
export function lookedAt(motions: readonly (Motion | null)[], pace: Pace): number {
  return Math.max(0, ...motions.map((motion) => motion?.look ?? 0)) * FACTOR[pace.speed]
}

/** How long a step takes: its animation, and the rest after it. */
export interface Showing {
  readonly duration: number
  readonly rest: number
}

const AT_ONCE: Showing = { duration: 0, rest: 0 }
// So many steps that wait are shown faster to those who are in a hurry, so many are not shown one by one any more.
const MANY = 6
const TOO_MANY = 48

export function showing(
  motions: readonly (Motion | null)[],
  pace: Pace,
  waiting: number,
  telling: Telling = 'brief',
): Showing {
  if (pace.speed === 'once' || motions.length === 0 || waiting > TOO_MANY) return AT_ONCE
  const hurry = waiting > MANY && pace.speed === 'brisk' ? 0.5 : 1
  return {
    duration: pace.still ? 0 : Math.round(motionTime(motions) * FACTOR[pace.speed] * hurry),
    rest: Math.round((REST[pace.speed][telling] + (pace.still ? lookedAt(motions, pace) : 0)) * hurry),
  }
}
