// The moments of a game that are told across the whole table: which one is shown now.

import type { Moment } from '../games/game-page'
import type { Scene } from '../state/table/scene'

export class Moments {
  shown = $state.raw<Moment | null>(null)
  #seen: number | null = null

  /** For the start of a component: it follows what happens at a table from now on. */
  constructor(scene: () => Scene) {
    $effect(() => {
      const { log, reading } = scene()
      const since = this.#seen
      this.#seen = log.at(-1)?.number ?? 0
      if (since === null || since === 0) return
      // What is taken back was no moment.
      if (this.#seen < since) this.done()
      for (const { event } of log.slice(since)) this.shown = reading.moment?.(event) ?? this.shown
    })
  }

  done(): void {
    this.shown = null
  }
}
