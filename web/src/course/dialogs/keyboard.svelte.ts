// Whether there is a keyboard to speak of. No browser says so: where there is a mouse there is one, and elsewhere it shows
// itself with the first key that the one on the screen does not have.

import { MediaQuery } from 'svelte/reactivity'
import { on } from 'svelte/events'

const OF_A_REAL_ONE = /^(Tab|Escape|Arrow|Page|F\d)/

export class Keyboard {
  readonly #mouse = new MediaQuery('any-pointer: fine', true)
  #used = $state(false)

  /** For the start of a component. */
  constructor() {
    $effect(() =>
      on(window, 'keydown', (event) => {
        if (OF_A_REAL_ONE.test(event.key)) this.#used = true
      }),
    )
  }

  get isThere(): boolean {
    return this.#mouse.current || this.#used
  }
}
