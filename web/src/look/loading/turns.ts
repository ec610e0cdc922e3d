// Work that is done one piece after the other, a few milliseconds at a time: between two turns the browser paints and
// answers whoever presses something.

import { flushSync, getContext, setContext } from 'svelte'

/** After so many milliseconds a turn takes no further piece. A quick device does much in one, a slow one piece by piece. */
const TURN = 5
const waiting: (() => void)[] = []
let going = false

/** Do this when what is on the screen now has been painted, after all that was put in before. Returns how to withdraw it. */
export function inTurn(work: () => void): () => void {
  waiting.push(work)
  if (!going) {
    going = true
    // Who looks at another window paints nothing, and need not be waited for.
    if (document.hidden) setTimeout(next)
    else requestAnimationFrame(() => setTimeout(next))
  }
  return () => {
    const at = waiting.indexOf(work)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function next(): void {
  if (waiting.length === 0) {
    going = false
    return
  }
  setTimeout(next)
  const began = performance.now()
  do flushSync(waiting.shift())
  while (waiting.length > 0 && performance.now() - began < TURN)
}

const AT_ONCE = Symbol('drawn at once')

/** Called by a part of the page: all that is in it is drawn in one turn. */
export const drawAtOnce = (): unknown => setContext(AT_ONCE, true)

export const isDrawnAtOnce = (): boolean => getContext<boolean | undefined>(AT_ONCE) === true
