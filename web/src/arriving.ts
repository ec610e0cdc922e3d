// Brings the focus to a page that was just opened, and keeps it there while the page is still putting its parts in place.

/** So long a page may take until its main part stands, in milliseconds. */
const PATIENCE = 8000

/** Focus what `find` gives, also when it comes later or is put anew, until somebody does something. Returns how to stop. */
export function bringTo(find: () => HTMLElement | null): () => void {
  const bring = () => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (lost) find()?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(bring)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, stop, true)
  }
  const timer = setTimeout(stop, PATIENCE)
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
  find()?.focus({ preventScroll: true })
  return stop
}
