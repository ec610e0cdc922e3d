// What is said to screen readers without being shown. `LiveRegion` (in App) holds it.

interface Spoken {
  text: string
}

export const polite: Spoken = $state({ text: '' })
export const assertive: Spoken = $state({ text: '' })

/** Nothing that was said stays to be read. */
export function silence(): void {
  polite.text = ''
  assertive.text = ''
}

/** Say something to screen readers: when there is a pause, or at once. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  const region = how === 'polite' ? polite : assertive
  // The same sentence twice is a change too: a no-break space at its end makes it one.
  region.text = region.text === text ? `${text}\u00a0` : text
}
