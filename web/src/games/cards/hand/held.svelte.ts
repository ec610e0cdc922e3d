// The trick that is drawn. A finished one stays until it could be read, then it goes to the winner.

import type { CardScene } from '../scene'
import type { Trick } from '../wire'
import { asTrick, endsTrick, lastTrick, type FinishedTrick } from '../trick/trick'

const TAKING = 320

export class HeldTrick {
  readonly #scene: () => CardScene
  /** The step whose trick was looked at and has gone to the winner. */
  #taken: number | null = $state(null)

  /** For the start of a component: it follows the steps that are shown. */
  constructor(scene: () => CardScene) {
    this.#scene = scene
    $effect(() => {
      const { step } = scene()
      // Where nothing moves, the trick stays as long as its step is shown.
      if (this.#held === null || !step || step.duration <= TAKING) return
      const timer = setTimeout(() => this.release(), step.duration - TAKING)
      return () => clearTimeout(timer)
    })
  }

  /** The finished trick before the one that is being played. */
  readonly last: FinishedTrick | null = $derived.by(() => lastTrick(this.#scene().log.map((entry) => entry.event)))

  // Read off the step itself: were it set afterwards, the table would be drawn without the trick in between.
  readonly #held: Trick | null = $derived.by(() => {
    const { step, view } = this.#scene()
    if (!step || !view || !this.last || step.number === this.#taken || !endsTrick(step.events, view)) return null
    return asTrick(this.last, view)
  })

  /** How many tricks were finished before the one that is drawn. */
  readonly number: number = $derived.by(() => {
    const finished = this.#scene().log.filter((entry) => entry.event.event === 'trick-won').length
    return this.lies ? finished - 1 : finished
  })

  get held(): boolean {
    return this.#held !== null
  }

  /** Whether the trick that is drawn is a finished one. */
  get lies(): boolean {
    return this.trick !== null && this.trick.winner !== null
  }

  /** Null until the game has begun. */
  get trick(): Trick | null {
    return this.#held ?? this.#scene().view?.trick ?? null
  }

  /** Clicked through: on to the next trick. */
  release(): void {
    this.#taken = this.#scene().step?.number ?? null
  }
}
