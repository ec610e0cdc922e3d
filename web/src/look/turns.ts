// Work that is done one piece after the other, each in a turn of its own: between two pieces the browser paints and
// answers whoever presses something.

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
  const work = waiting.shift()
  if (work === undefined) {
    going = false
    return
  }
  setTimeout(next)
  work()
}
