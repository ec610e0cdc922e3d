// A running game, seen as it was: at one moment, or step by step up to now. It is a scene like the table itself, without
// anything to do; the server tells what the seat saw then, and nothing more.

import type { GameReading } from '../../games/game-page'
import { inGame, type InGame } from '../../games/in-game'
import type { GameTypes } from '../../games/shapes'
import { preferences } from '../../preferences.svelte'
import type { Moment, Problem, TableInfo, Turn } from '../../wire/messages'
import { problemOf, tableMoment } from '../server/http'
import { showing, type Pace } from './pacing'
import type { LogEntry, Scene, ShownStep } from './scene'
import { Unplayable } from './unplayable'

/** Where the moments come from, and how fast they go by; other things in tests. */
export interface Memory {
  moment(table: string, event: number, seat: number | null): Promise<Moment>
  pace(): Pace
}

const page: Memory = {
  moment: tableMoment,
  // Who asks to see it wants to see it, whatever is chosen for the game itself.
  pace: () => ({ speed: preferences.speed === 'once' ? 'brisk' : preferences.speed, still: preferences.still }),
}

export class LookBack<Types extends GameTypes = GameTypes> extends Unplayable<Types> implements Scene<Types> {
  protected readonly reason = 'page-past'
  readonly id: string
  readonly game: string
  readonly reading: GameReading
  readonly info: TableInfo
  readonly components: Types['components']
  readonly seat: number | null
  readonly mine: readonly number[]
  readonly chat = []
  readonly busy = false
  readonly live = false
  readonly isPast = true
  readonly outlook = null
  readonly result = null

  view: Types['view'] | null = $state.raw(null)
  standing: Types['standing'] | null = $state.raw(null)
  step: ShownStep<Types> | null = $state.raw(null)
  /** The events of the step that is shown: from which number to which. */
  first = $state(0)
  last = $state(0)
  isPlaying = $state(false)

  readonly #whole: readonly LogEntry<Types['event']>[]
  readonly #memory: Memory
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  readonly log: readonly LogEntry<Types['event']>[] = $derived.by(() => this.#whole.slice(0, this.last))
  readonly turn: Turn = $derived.by(() => ({
    deciding: this.view?.seat ?? null,
    legal: [],
    holding: null,
    undo: 0,
    clock: null,
  }))

  constructor(table: Scene<Types>, memory: Memory = page) {
    super()
    this.id = table.id
    this.game = table.game
    this.reading = table.reading
    this.info = table.info
    this.components = table.components
    this.seat = table.seat
    this.mine = table.mine
    this.#whole = table.log
    this.#memory = memory
  }

  /** Show the table as it was when an event had happened; 0 is the beginning. A problem says why not. */
  async goTo(event: number): Promise<Problem | null> {
    this.#stop()
    try {
      const moment = await this.#moment(event)
      if (!this.#isClosed) this.#show(moment, 0)
      return null
    } catch (error) {
      return problemOf(error)
    }
  }

  /** Show step by step what happened after an event, up to another; then call `done`. */
  async playOn(after: number, to: number, done: () => void): Promise<Problem | null> {
    const problem = await this.goTo(after)
    if (problem !== null) return problem
    this.isPlaying = true
    void this.#next(to, done)
    return null
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
  }

  async #next(to: number, done: () => void): Promise<void> {
    if (this.last >= to) {
      this.#stop()
      done()
      return
    }
    try {
      const moment = await this.#moment(this.last + 1)
      if (this.#isClosed || !this.isPlaying) return
      const events = this.#events(moment)
      const news = this.reading.news?.(events) ?? null
      const motions = events.map((event) => this.reading.motion(event))
      const telling = news === null ? 'none' : news.brief ? 'brief' : 'whole'
      const { duration, rest } = showing(motions, this.#memory.pace(), 0, telling)
      this.#show(moment, duration)
      this.#timer = setTimeout(() => void this.#next(to, done), duration + rest)
    } catch {
      // The connection is lost: the table itself says so.
      this.#stop()
      done()
    }
  }

  #show(moment: InGame<Types, Moment>, duration: number): void {
    this.step = this.isPlaying
      ? {
          // Not to be taken for a step of the table itself.
          number: -moment.last,
          by: moment.by,
          bot: null,
          kind: 'move',
          events: this.#events(moment),
          before: this.view,
          duration,
        }
      : null
    this.view = moment.view
    this.standing = moment.standing
    this.first = moment.first
    this.last = moment.last
  }

  #events({ first, last }: Pick<Moment, 'first' | 'last'>): readonly Types['event'][] {
    return first === 0 ? [] : this.#whole.slice(first - 1, last).map((entry) => entry.event)
  }

  /** The moment of an event. The lines of a drive are one step here as they were at the table. */
  async #moment(event: number): Promise<InGame<Types, Moment>> {
    let moment = inGame<Types, Moment>(await this.#memory.moment(this.id, event, this.seat))
    const { first, by } = moment
    while (this.#isOneWay(moment)) {
      moment = { ...inGame<Types, Moment>(await this.#memory.moment(this.id, moment.last + 1, this.seat)), first, by }
    }
    return moment
  }

  #isOneWay({ last, by }: Pick<Moment, 'last' | 'by'>): boolean {
    const [here, next] = [this.#whole[last - 1]?.event, this.#whole[last]?.event]
    if (!here || !next || next.seat !== by) return false
    return [here, next].every((event) => this.reading.motion(event)?.isStretch)
  }

  #stop(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
    this.step = null
  }
}
