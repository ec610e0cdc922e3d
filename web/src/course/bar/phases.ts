// The row of phases in the bar: what of the turn is done and with what result, what is going on now, and what is to come.
// The games say it.

import type { GameEvent } from '../../games/shapes'
import type { Scene } from '../../state/table/scene'
import type { Message } from '../prompt/prompt'

export interface Phase {
  readonly id: string
  readonly label: Message
  readonly state: 'done' | 'now' | 'to-come'
  readonly result: Message | null
}

/** The phases of what is on the screen. */
export function phasesOf(scene: Scene): readonly Phase[] {
  return scene.view === null ? [] : scene.reading.phases(scene)
}

/** In which round the game is, or what it waits for. */
export function whereOf(scene: Scene): Message | null {
  const { view, result } = scene
  if (view !== null) return scene.reading.where(view, result !== null)
  if (scene.info.awaits_start) return { id: 'page-table-ready' }
  return scene.info.state === 'open' ? { id: 'page-table-open' } : null
}

/** Where the last event of this name is; 0 if there is none. */
export function lastIndex(events: readonly GameEvent[], name: string): number {
  return Math.max(
    0,
    events.findLastIndex((event) => event.event === name),
  )
}
