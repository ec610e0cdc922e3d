// The lessons of a game one after the other: where somebody is, forward and back, and what the teacher says.

import { gamePage } from '../games/registry'
import { Lesson, type Played } from '../state/lesson/lesson.svelte'
import { gameLessons, lessonStart } from '../state/lesson/asking'
import { problemOf, ProblemError } from '../state/server/http'
import { me } from '../state/server/me.svelte'
import type { LessonOutline, LessonStep, Problem } from '../wire/messages'
import { keepProgress, progressOf } from './progress'

export class Course {
  readonly game: string
  status: 'loading' | 'ready' | 'none' | 'refused' = $state('loading')
  problem: Problem | null = $state.raw(null)
  /** The lesson that goes on; null before the first one is there. */
  lesson: Lesson | null = $state.raw(null)
  /** All lessons are done. */
  isOver = $state(false)
  /** Somebody came back to where he left. */
  isResumed = $state(false)
  /** Something is on its way. */
  isBusy = $state(false)

  #outlines: readonly LessonOutline[] = $state.raw([])
  #isClosed = false

  readonly #place: number = $derived.by(() => this.#outlines.findIndex(({ name }) => name === this.lesson?.name))
  /** Counted through all lessons. */
  readonly all: number = $derived.by(() => this.#outlines.reduce((sum, { steps }) => sum + steps.length, 0))
  readonly at: number = $derived.by(() => {
    const before = this.#outlines.slice(0, Math.max(0, this.#place)).reduce((sum, { steps }) => sum + steps.length, 0)
    return Math.min(this.all, before + (this.lesson?.done ?? 0) + 1)
  })
  /** What the teacher speaks of. While the moves of a step are shown it is still that step. */
  readonly step: LessonStep | null = $derived.by(() => {
    const { lesson } = this
    return lesson === null ? null : (lesson.steps[Math.min(lesson.done, lesson.steps.length - 1)] ?? null)
  })
  /** The lesson is done, and the next one waits. */
  readonly isDone: boolean = $derived.by(() => this.lesson !== null && this.lesson.done === this.lesson.steps.length)
  readonly canGoBack: boolean = $derived.by(() => (this.lesson?.done ?? 0) > 0 || this.#place > 0)

  constructor(game: string) {
    this.game = game
    void this.enter()
  }

  /** Come in: where one left, or at the beginning. */
  async enter(): Promise<void> {
    this.status = 'loading'
    try {
      this.#outlines = await gameLessons(this.game)
      const kept = progressOf(this.game)
      const known = this.#outlines.find(({ name }) => name === kept?.lesson)
      const first = this.#outlines[0]
      if (first === undefined) {
        this.status = 'none'
        return
      }
      if (kept === null || known === undefined) await this.#open(first.name, [])
      else {
        try {
          await this.#open(known.name, kept.played)
          this.isResumed = kept.played.length > 0 || known !== first
        } catch (error) {
          // The lesson is another one today: it begins again.
          if (!(error instanceof ProblemError) || error.status === 0) throw error
          await this.#open(known.name, [])
        }
      }
      this.status = 'ready'
    } catch (error) {
      this.problem = problemOf(error)
      // What the server cannot give will not come by asking again; only where nobody answers, or it is too busy, it may.
      const isMissing = error instanceof ProblemError && (error.status === 400 || error.status === 404)
      this.status = isMissing ? 'none' : 'refused'
    }
  }

  /** On: past a step that is read, or to the next lesson. */
  next(): Promise<Problem | null> {
    return this.#work(async () => {
      this.isResumed = false
      const { lesson } = this
      if (lesson === null) return null
      if (!this.isDone) {
        const outcome = await lesson.next()
        if (!outcome.done) return outcome.problem
        // The last step of a lesson leads on at once.
        if (lesson.done < lesson.steps.length) return null
      }
      const following = this.#outlines[this.#place + 1]
      if (following !== undefined) await this.#open(following.name, [])
      else {
        this.isOver = true
        keepProgress(this.game, null)
      }
      return null
    })
  }

  /** The step before, or the lesson before from its beginning. */
  back(): Promise<Problem | null> {
    return this.#work(async () => {
      this.isResumed = false
      const { lesson } = this
      if (lesson !== null && lesson.done > 0) {
        const outcome = await lesson.back()
        return outcome.done ? null : outcome.problem
      }
      const before = this.#outlines[this.#place - 1]
      if (before !== undefined) await this.#open(before.name, [])
      return null
    })
  }

  again(): Promise<Problem | null> {
    return this.#work(async () => {
      this.isOver = false
      this.isResumed = false
      keepProgress(this.game, null)
      const first = this.#outlines[0]
      if (first !== undefined) await this.#open(first.name, [])
      return null
    })
  }

  /** What was done is kept, so that one can leave at any time. */
  keep(): void {
    const { lesson } = this
    if (lesson === null || this.isOver || lesson.view === null) return
    keepProgress(this.game, { lesson: lesson.name, played: lesson.played.slice(0, lesson.done) })
  }

  close(): void {
    this.#isClosed = true
    this.lesson?.close()
  }

  async #open(name: string, played: Played): Promise<void> {
    const page = gamePage(this.game)
    const [start, reading] = await Promise.all([
      lessonStart(this.game, name),
      page.reading(),
      me.load().catch(() => undefined),
    ])
    const lesson = new Lesson(start, reading, me.name)
    await lesson.enter(played)
    if (this.#isClosed) return
    this.lesson?.close()
    this.lesson = lesson
  }

  async #work(work: () => Promise<Problem | null>): Promise<Problem | null> {
    if (this.isBusy) return null
    this.isBusy = true
    try {
      return await work()
    } catch (error) {
      return problemOf(error)
    } finally {
      this.isBusy = false
    }
  }
}
