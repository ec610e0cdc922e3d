// A game that can only be looked at, because it is over or because this is how it was: everything is refused.

import type { GameTypes } from '../../games/shapes'
import { say } from '../../say/say.svelte'
import type { Problem } from '../../wire/messages'
import type { Outcome, Preview } from './scene'

export abstract class Unplayable<Types extends GameTypes> {
  /** The message that says why nothing can be done. */
  protected abstract readonly reason: string

  play(): Promise<Outcome> {
    return Promise.resolve({ done: false, problem: this.#problem() })
  }
  undo(): Promise<Outcome> {
    return this.play()
  }
  endTurn(): Promise<Outcome> {
    return this.play()
  }
  say(): Promise<Outcome> {
    return this.play()
  }
  explain(): Promise<Problem | null> {
    return Promise.resolve(this.#problem())
  }
  preview(): Promise<Preview<Types>> {
    return Promise.resolve({ events: [], looked: 0, asked: null, ahead: null, problem: this.#problem() })
  }

  #problem(): Problem {
    return { message: this.reason, figures: {}, sentence: say(this.reason), rule: null }
  }
}
