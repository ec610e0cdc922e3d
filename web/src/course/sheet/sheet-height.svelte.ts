// How high the sheet of a small screen is. It keeps its height from question to question, so that nothing jumps under the
// thumb; who wants more of it, or more of the table, drags its edge. What is read gets more room than what is played with.

export type SheetUse = 'play' | 'read'

/** The least that must be left of the sheet, and of the table above it, in pixels. */
const LEAST = 150
const LEAST_ABOVE = 130
/** What is read takes this share of the room. */
const READING = 0.78
/** And what is played with never more than this, before somebody drags. */
const PLAYING = 0.62
const STEP = 48

/** Dragged once, it stays so until the page is closed: as shares of the room, for screens are turned. */
const dragged: Record<SheetUse, number | null> = $state({ play: null, read: null })

export class SheetHeight {
  readonly #usual: () => number
  readonly #room: () => number
  readonly #use: () => SheetUse

  /** `usual`: what playing needs, in pixels; `room`: what sheet and table have together. */
  constructor(usual: () => number, room: () => number, use: () => SheetUse) {
    this.#usual = usual
    this.#room = room
    this.#use = use
  }

  get most(): number {
    return Math.max(LEAST, this.#room() - LEAST_ABOVE)
  }
  get least(): number {
    return LEAST
  }
  get pixels(): number {
    const room = this.#room()
    const share = dragged[this.#use()]
    const wanted =
      share !== null ? share * room : this.#use() === 'read' ? READING * room : Math.min(this.#usual(), PLAYING * room)
    return Math.round(Math.max(LEAST, Math.min(this.most, wanted)))
  }

  drag(pixels: number): void {
    const room = this.#room()
    if (room > 0) dragged[this.#use()] = Math.max(LEAST, Math.min(this.most, pixels)) / room
  }

  /** As far as a key asks; false if it is none of ours. */
  key(key: string): boolean {
    const steps: Record<string, number> = {
      ArrowUp: this.pixels + STEP,
      ArrowDown: this.pixels - STEP,
      Home: this.least,
      End: this.most,
    }
    const wanted = steps[key]
    if (wanted !== undefined) this.drag(wanted)
    return wanted !== undefined
  }

  /** As it was before somebody dragged. */
  reset(): void {
    dragged[this.#use()] = null
  }
}
