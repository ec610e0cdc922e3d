// Where a floating box goes: below the thing that it belongs to, above it if there is no room, and always on the screen.

const GAP = 6
const MARGIN = 8

export function place(box: HTMLElement, anchor: Element, align: 'centre' | 'start' | 'end' = 'centre'): void {
  const thing = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const wanted = { centre: thing.left + thing.width / 2 - width / 2, start: thing.left, end: thing.right - width }[
    align
  ]
  const left = Math.max(MARGIN, Math.min(wanted, document.documentElement.clientWidth - width - MARGIN))
  const below = thing.bottom + GAP
  const above = thing.top - GAP - height
  const top = below + height + MARGIN > innerHeight && above >= MARGIN ? above : below
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}
