// A row that scrolls and holds nothing that can be focused cannot be scrolled by the keyboard, unless it is a stop itself.

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** An attachment: makes the element a stop of the keyboard while it scrolls and nothing in it is one. */
export function scrolledByKeys(element: HTMLElement): () => void {
  function look(): void {
    const scrolls = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    if (scrolls && element.querySelector(STOPS) === null) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // Before the next frame, when the page is laid out anyway.
  let frame = 0
  function lookSoon(): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(lookSoon)
  sizes.observe(element)
  contents.observe(element, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    contents.disconnect()
  }
}
