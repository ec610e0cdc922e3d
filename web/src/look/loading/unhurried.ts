// What nobody needs to begin with is loaded when somebody stirs, or has looked for a while: the first screen comes sooner.

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
const A_WHILE = 2_000

/** Do it at the first sign of somebody, or after a while. Returns how to withdraw it. */
export function unhurried(work: () => void): () => void {
  const withdraw = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, begin)
  }
  const begin = () => {
    withdraw()
    work()
  }
  const timer = setTimeout(begin, A_WHILE)
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  return withdraw
}
