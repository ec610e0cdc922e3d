// What is wanted soon, but by nobody yet, is loaded while nothing else is to be done.

/** Do this when the browser has nothing better to do. Returns how to withdraw it. */
export function whenIdle(work: () => void): () => void {
  // Safari does not tell: there it is a moment later.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(asked)
}
