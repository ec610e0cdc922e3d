// A table as one seat sees it: what was received, and what of it is shown. Steps of others are shown one by one, each
// for its time; one's own at once.

import type { GameReading } from '../../games/game-page'
import { inGame, type InGame } from '../../games/in-game'
import type { GameEvent, GameTypes } from '../../games/shapes'
import type { Delta, Fresh, History, Turn, Update } from '../../wire/messages'
import { CourseLog } from './course-log.svelte'
import { digestOf, patched, wholeTurn, type Picture } from './deltas'
import { lookedAt, showing, type Motion, type Pace, type Telling } from './pacing'
import type { ShownStep } from './scene'

/** What a perspective needs from its table. */
export interface Surroundings {
  readonly motion: GameReading['motion']
  /** How much there is to read of a step of others. */
  telling(events: readonly GameEvent[]): Telling
  pace(): Pace
  /** Whether the table is painted: before that, steps of others wait, for nobody would see them. */
  isPainted(): boolean
  /** Do something when the next frame has been painted. Returns how to withdraw it. */
  afterFrame(work: () => void): () => void
  /** Nobody looks: the tab is in the background, or another perspective is on the screen. Then nothing waits. */
  isUnseen(): boolean
  /** A step was missed: watch again. */
  missing(): void
  /** The log can only be put right by the server's history. */
  logUnsure(): void
  /** All that was received has been shown. */
  settled(): void
}

const NOTHING_ASKED: Turn = { deciding: null, legal: [], holding: null, undo: 0, clock: null }

export class Perspective<Types extends GameTypes> {
  readonly seat: number | null
  readonly log = new CourseLog<Types['event']>()
  /** What is on the screen. */
  view: Types['view'] | null = $state.raw(null)
  standing: Types['standing'] | null = $state.raw(null)
  turn: Turn = $state.raw(NOTHING_ASKED)
  result: Types['result'] | null = $state.raw(null)
  step: ShownStep<Types> | null = $state.raw(null)
  /** The version that is on the screen, and the last one received. */
  shownVersion = $state(0)
  version: number | null = $state(null)
  /** Steps of others are still being shown: nothing can be decided before one has seen them. */
  isBehind = $state(false)

  readonly #surroundings: Surroundings
  #waiting: InGame<Types, Update>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isGathering = false
  #withdraw: () => void = () => undefined
  #isWatchingAgain = false
  /** The newest that was received, shown or not. */
  #held: Picture | null = null
  #history: InGame<Types, History> | null = null

  constructor(seat: number | null, surroundings: Surroundings) {
    this.seat = seat
    this.#surroundings = surroundings
  }

  // ── What the server says ───────────────────────────────────────────────────────────────────────────────

  /** The table afresh: whatever was being shown is old. */
  fresh(message: InGame<Types, Fresh>): void {
    this.#stop()
    this.#waiting = []
    this.#isWatchingAgain = false
    this.version = message.version
    this.#held = message
    this.shownVersion = message.version
    this.view = message.view
    this.standing = message.standing
    this.turn = message.turn
    this.result = message.result
    this.step = null
    this.isBehind = false
    this.#surroundings.logUnsure()
    this.#surroundings.settled()
  }

  update(message: InGame<Types, Update>): void {
    const known = this.version
    if (known === null || message.version <= known) return
    if (message.since > known) {
      if (!this.#isWatchingAgain) this.watchAgain()
      return
    }
    this.#isWatchingAgain = false
    this.version = message.version
    this.#held = message
    // It tells of more than we lack: its view is right, but some of its events were told already.
    if (message.since < known) this.#waiting.push({ ...message, kind: 'missed' })
    else this.#waiting.push(message)
    // Who has just played does not wait for what he has seen already.
    if (this.#isOwn(message)) this.skip()
    else if (this.view !== null && !this.#surroundings.isPainted()) this.isBehind = true
    else if (this.#surroundings.pace().speed === 'once' && !this.#surroundings.isUnseen()) this.#gather()
    else this.#proceed()
  }

  /** A step as what it has changed. Who holds something else than the server thinks gets the whole. */
  change(message: Delta): void {
    const held = this.#held
    if (this.version === null || message.version <= this.version) return
    const since = message.version - 1
    if (held === null || since !== this.version || digestOf(held) !== message.base) {
      if (since === this.version) this.version = null
      if (!this.#isWatchingAgain) this.watchAgain()
      return
    }
    const { table, seat, version, kind = 'move', by, bot = null, events = [], result = null } = message
    const turn = wholeTurn(message.turn)
    const { view, standing } = patched(held, message.changes) as Pick<Update, 'view' | 'standing'>
    this.update(
      inGame({ type: 'update', table, seat, since, version, kind, by, bot, events, turn, result, view, standing }),
    )
  }

  /** Nothing was missed, says the server. */
  complete(): void {
    this.#isWatchingAgain = false
  }

  watchAgain(): void {
    this.#isWatchingAgain = true
    this.#surroundings.missing()
  }

  /** The history has come. What it tells of steps that wait must not be read before they are shown. */
  putRight(history: InGame<Types, History>): void {
    this.#history = history
    this.#readHistory()
  }

  // ── Showing ────────────────────────────────────────────────────────────────────────────────────────────

  /** Show all that waits at once; the last step keeps its animation if it is one's own. */
  skip(): void {
    this.#stop()
    while (this.#waiting.length > 1) this.#show(this.#waiting.shift()!, 0)
    const last = this.#waiting.shift()
    if (last === undefined) this.#finish()
    else if (this.#isOwn(last)) this.#showOwn(last)
    else {
      this.#show(last, 0)
      this.#finish()
    }
  }

  /** The table is painted: what has waited for it is shown. */
  begin(): void {
    if (this.#waiting.length > 0) this.#proceed()
  }

  /** Stop for good. */
  close(): void {
    this.#stop()
    this.#waiting = []
  }

  #isOwn(update: InGame<Types, Update>): boolean {
    return update.by !== null && update.by === this.seat && update.bot === null && update.kind !== 'missed'
  }

  /** One's own move: animated, but the next decision can be made meanwhile. */
  #showOwn(update: InGame<Types, Update>): void {
    const motions = this.#motions(update)
    const pace = this.#surroundings.pace()
    const { duration } = this.#surroundings.isUnseen() ? { duration: 0 } : showing(motions, pace, 0)
    // Where nothing moves, a trick that one has completed oneself is looked at as well.
    const time = duration > 0 || this.#surroundings.isUnseen() ? duration : lookedAt(motions, pace)
    this.#show(update, duration)
    this.isBehind = false
    if (time > 0) this.#timer = setTimeout(() => this.#ended(), time)
    else this.#finish()
  }

  /** Where nothing is animated, bots can make many moves before the next frame: they are drawn together, as they leave it,
   *  and after one's own move has been painted. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.#withdraw = this.#surroundings.afterFrame(() => {
      this.#isGathering = false
      this.#proceed()
    })
  }

  #proceed(): void {
    while (this.#timer === undefined && this.#waiting.length > 0) {
      const next = this.#waiting.shift()!
      const isJump = this.#surroundings.isUnseen() || next.kind === 'missed'
      const { duration, rest } = isJump
        ? { duration: 0, rest: 0 }
        : showing(
            this.#motions(next),
            this.#surroundings.pace(),
            this.#waiting.length,
            this.#surroundings.telling(next.events),
          )
      this.#show(next, duration)
      if (duration + rest > 0) {
        this.isBehind = true
        this.#timer = setTimeout(() => this.#ended(), duration + rest)
        return
      }
    }
    if (this.#timer === undefined) this.#finish()
    else this.isBehind = this.isBehind || this.#waiting.length > 0
  }

  #ended(): void {
    this.#timer = undefined
    this.#proceed()
  }

  #finish(): void {
    this.step = null
    this.isBehind = false
    this.#surroundings.settled()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#withdraw()
    this.#isGathering = false
  }

  #show(update: InGame<Types, Update>, duration: number): void {
    const { events } = update
    const undoable = this.turn.undo
    this.step = {
      number: update.version,
      by: update.by,
      bot: update.bot,
      kind: update.kind,
      events,
      before: this.view,
      duration,
    }
    this.view = update.view
    this.standing = update.standing
    this.turn = update.turn
    this.result = update.result
    this.shownVersion = update.version
    if (update.kind === 'undo') {
      // Others do not tell how many moves they took back.
      const isOwn = update.by === this.seat
      const isKnown = this.log.takeBack(update, isOwn ? undoable - update.turn.undo : 1)
      if (!isKnown || !isOwn) this.#surroundings.logUnsure()
    } else {
      this.log.add(update, events)
      if (update.kind === 'missed') this.#surroundings.logUnsure()
    }
    this.#readHistory()
  }

  #motions(update: InGame<Types, Update>): readonly (Motion | null)[] {
    return update.events.map((event) => this.#surroundings.motion(event))
  }

  #readHistory(): void {
    const history = this.#history
    if (history === null || history.version > this.shownVersion) return
    this.#history = null
    if (!this.log.putRight(history)) this.#surroundings.logUnsure()
  }
}
