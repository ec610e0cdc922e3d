// How far somebody is in the lessons, kept in the browser's storage; where that is blocked, until the page closes.

import type { Played } from '../state/lesson/lesson.svelte'

/** Where somebody is in the lessons of a game. */
export interface Progress {
  readonly lesson: string
  readonly played: Played
}

interface Kept {
  /** By game. */
  readonly lessons: Readonly<Record<string, Progress>>
  /** The tips of the first game that were read. */
  readonly read: readonly string[]
}

const PLACE = 'pioneers-lessons'
const NOTHING: Kept = { lessons: {}, read: [] }
// Where nothing can be stored.
let kept: Kept = NOTHING

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Kept> | null
    return found === null || typeof found !== 'object' ? kept : { ...NOTHING, ...found }
  } catch {
    return kept
  }
}

function keep(change: Partial<Kept>): void {
  kept = { ...read(), ...change }
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // Blocked or full: it holds until the page closes.
  }
}

/** Where somebody left the lessons of a game; null at the beginning. What the storage has may be anything. */
export function progressOf(game: string): Progress | null {
  const found: unknown = read().lessons[game]
  if (typeof found !== 'object' || found === null) return null
  const { lesson, played } = found as Partial<Progress>
  const isPlayed = Array.isArray(played) && played.every((one) => Array.isArray(one))
  return typeof lesson === 'string' && isPlayed ? { lesson, played } : null
}

export function keepProgress(game: string, progress: Progress | null): void {
  const { [game]: _, ...others } = read().lessons
  keep({ lessons: progress === null ? others : { ...others, [game]: progress } })
}

export function tipsRead(): readonly string[] {
  return read().read
}

/** Another first game begins with all of them. */
export function forgetTips(): void {
  keep({ read: [] })
}

export function keepTipRead(tip: string): void {
  keep({ read: [...new Set([...read().read, tip])] })
}
