// The log of the card game by runs and tricks.

import type { LogHeadings } from '../../course/log/log-turns'
import type { Message } from '../../course/prompt/prompt'
import type { CardEvent } from './wire'

export class TrickHeadings implements LogHeadings<CardEvent> {
  #run = 1
  #trick = 0
  #open = false

  before(event: CardEvent): Message | null {
    switch (event.event) {
      case 'run':
        this.#run = event.run
        this.#trick = 0
        return { id: 'page-log-run', figures: { run: event.run } }
      case 'played':
        if (this.#open) return null
        this.#open = true
        this.#trick += 1
        return { id: 'page-log-trick', figures: { run: this.#run, trick: this.#trick } }
      case 'trick-won':
        // What the storm and the thief do afterwards still belongs to the trick (C4.9).
        this.#open = false
        return null
      case 'run-ends':
        return { id: 'page-log-building', figures: { run: event.run } }
      case 'game-finished':
        return { id: 'page-log-end' }
      default:
        return null
    }
  }

  beginning(): Message {
    return { id: 'page-log-run', figures: { run: 1 } }
  }

  isOpening(event: CardEvent): boolean {
    return event.event === 'run'
  }
}
