// Where the rounds or runs of a game begin, for the scrubber.

import type { GameReading } from '../games/game-page'
import type { LogEntry } from '../state/table/scene'

export interface Mark {
  /** The move after which it begins. */
  readonly move: number
  /** Round or run, counted from 1. */
  readonly number: number
  /** Whether its number has room beside those before. */
  readonly isNamed: boolean
}

/** Numbers are at least this part of the whole game apart. */
const APART = 0.035

export function marksOf(log: readonly LogEntry[], last: number, { round }: Pick<GameReading, 'round'>): Mark[] {
  // The first one begins with the deal, before anybody has moved.
  const found = [{ move: 0, number: 1 }]
  for (const { step, event } of log) {
    const number = round(event)
    if (number !== null && number > (found.at(-1)?.number ?? 0)) found.push({ move: step, number })
  }
  let named = Number.NEGATIVE_INFINITY
  return found.map((mark) => {
    const isNamed = mark.move - named >= APART * last
    if (isNamed) named = mark.move
    return { ...mark, isNamed }
  })
}
