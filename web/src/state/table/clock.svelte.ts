// The clocks of a table. The server says what was left when it sent; from there this device counts on.

import { createSubscriber } from 'svelte/reactivity'
import type { ClockState } from '../../wire/messages'

const TICK = 250

export class Clocks {
  #state: ClockState | null = $state.raw(null)
  #received = 0
  // Ticks only while somebody looks at a clock that runs.
  readonly #ticking = createSubscriber((tick) => {
    const timer = setInterval(() => this.running !== null && tick(), TICK)
    return () => clearInterval(timer)
  })

  /** The server told how the clocks stand. Null: there are none. */
  set(state: ClockState | null): void {
    this.#received = performance.now()
    this.#state = state
  }

  get exist(): boolean {
    return this.#state !== null
  }

  /** The seat whose time goes down. */
  get running(): number | null {
    return this.#state?.running ?? null
  }

  /** Milliseconds that a seat has left now; null without a clock. */
  left(seat: number): number | null {
    const left = this.#state?.left[seat]
    if (left === undefined) return null
    if (this.running !== seat) return left
    this.#ticking()
    return Math.max(0, left - (performance.now() - this.#received))
  }
}
