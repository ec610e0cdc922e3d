// The review of a finished game as it comes: asked for again and again until it is done, so that first marks are there at
// once. Nobody has to ask for it by a click: who opens the page wants it.

import type { Problem } from '../../wire/messages'
import { problemOf } from '../server/http'
import { gameReview, startReview } from './asking'
import { merged, type Review } from './review'

/** Where reviews come from; another place in tests. */
export interface ReviewSource {
  since(table: string, number: number): Promise<Review>
  start(table: string, again: boolean): Promise<Review>
}

const server: ReviewSource = { since: gameReview, start: startReview }

const SHORTLY = 1000
const LATER = 3000

export class ReviewFeed {
  /** What is known of it so far; null before anything is. */
  review: Review | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  readonly isGoingOn: boolean = $derived.by(
    () => this.review === null || ['none', 'waiting', 'running'].includes(this.review.state),
  )
  readonly #table: string
  readonly #source: ReviewSource
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(table: string, source: ReviewSource = server) {
    this.#table = table
    this.#source = source
    void this.#ask(SHORTLY)
  }

  /** Ask once more after something went wrong. */
  again(): void {
    clearTimeout(this.#timer)
    this.problem = null
    if (this.review?.state === 'stopped') void this.renew()
    else void this.#ask(SHORTLY)
  }

  /** A newer judge is there: have all judged anew. */
  async renew(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#take(() => this.#source.start(this.#table, true), SHORTLY, true)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #ask(wait: number): Promise<void> {
    const known = this.review?.number ?? 0
    const wanted = this.review?.state === 'none'
    return this.#take(
      () => (wanted ? this.#source.start(this.#table, false) : this.#source.since(this.#table, known)),
      wait,
      wanted,
    )
  }

  async #take(source: () => Promise<Review>, wait: number, isNew: boolean): Promise<void> {
    try {
      const review = await source()
      if (this.#isClosed) return
      // The answer to a start comes without decisions: all of them are asked for next.
      this.review = isNew ? { ...review, number: 0 } : merged(this.review, review)
      this.problem = review.problem
      if (!this.isGoingOn && !isNew) return
      // At first much changes with each answer.
      const next = review.state === 'none' ? 0 : wait
      this.#timer = setTimeout(() => void this.#ask(Math.min(LATER, wait * 1.2)), next)
    } catch (error) {
      if (!this.#isClosed) this.problem = problemOf(error)
    }
  }
}
