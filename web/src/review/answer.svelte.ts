// An answer of one's own that comes play by play, with what is said of it. What is taken back is not said any more.

import type { DecisionReviewed } from '../state/review/review'
import { verdictOf, type Verdict } from './verdict'

export class Answer {
  /** What was asked; null before its review is known. */
  decision: DecisionReviewed | null = $state.raw(null)
  /** Stays as it is while one plays on. */
  verdict: Verdict | null = $state.raw(null)
  #plays: readonly (readonly string[])[] = []
  /** How many plays the verdict is of. */
  #judged = 0

  asks(decision: DecisionReviewed | null): void {
    this.decision = decision
    this.#judge()
  }

  played(actions: readonly string[]): void {
    this.#plays = [...this.#plays, actions]
    this.#judge()
  }

  undone(plays: number): void {
    this.#plays = this.#plays.slice(0, Math.max(0, this.#plays.length - plays))
    if (this.#plays.length < this.#judged) this.verdict = null
    this.#judge()
  }

  #judge(): void {
    if (this.decision === null || this.verdict !== null || this.#plays.length === 0) return
    this.verdict = verdictOf(this.decision, this.#plays.flat())
    this.#judged = this.#plays.length
  }
}
