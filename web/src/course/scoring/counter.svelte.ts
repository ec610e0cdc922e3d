// Counts the parts of a final scoring one after another, each in half a second; it can be clicked through.

import { preferences } from '../../preferences.svelte'

const PART_DURATION = 500

export class Counter {
  /** Parts that are wholly counted. */
  counted = $state(0)
  /** How far the part after them is, from 0 to 1. */
  progress = $state(0)
  readonly #parts: number
  #frame = 0

  constructor(parts: number, animated: boolean) {
    this.#parts = parts
    if (!animated || preferences.still) this.counted = parts
  }

  get done(): boolean {
    return this.counted >= this.#parts
  }

  /** Begin to count. Returns how to stop. */
  start(): () => void {
    let began = performance.now()
    const step = (now: number) => {
      if (this.done) return
      // A frame may have begun before its work was asked for.
      this.progress = Math.max(0, Math.min(1, (now - began) / PART_DURATION))
      if (this.progress === 1) {
        this.counted += 1
        this.progress = 0
        began = now
      }
      this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(this.#frame)
  }

  finish(): void {
    this.counted = this.#parts
    this.progress = 0
  }

  /** What is shown of the points of a part; null while it is still to come. */
  shown(part: number, points: number): number | null {
    if (part < this.counted) return points
    return part === this.counted ? Math.round(points * this.progress) : null
  }
}
