// A finished game, seen again: from any seat, at any move. It is the same scene as a live table, without anything to do.

import type { GameReading } from '../../games/game-page'
import { gamePage } from '../../games/registry'
import { inGame, type InGame } from '../../games/in-game'
import type { GameTypes } from '../../games/shapes'
import { preferences } from '../../preferences.svelte'
import type { ChatLine, Problem, Replay, ReplayPosition, TableInfo, Turn } from '../../wire/messages'
import {
  gameComponents,
  gamePosition,
  gameReplay,
  problemOf,
  ProblemError,
  tableInfo,
  UnreachableError,
} from '../server/http'
import { showing, type Motion, type Pace } from '../table/pacing'
import type { LogEntry, Scene, ShownPlan, ShownStep } from '../table/scene'
import { Unplayable } from '../table/unplayable'

/** Where a replay gets its games from: another place in tests. */
export interface Archive {
  replay(table: string, seat: number | null): Promise<Replay>
  position(table: string, move: number, seat: number | null): Promise<ReplayPosition>
  pace(): Pace
}

const page: Archive = {
  replay: gameReplay,
  position: gamePosition,
  pace: () => ({ speed: preferences.speed, still: preferences.still }),
}

// So many positions ahead are asked for while a game is played through.
const AHEAD = 3
// Without animation a game that plays by itself still takes its time for each move.
const SHORTEST = 250
const NO_CHAT: readonly ChatLine[] = []

export class ReplayTable<Types extends GameTypes = GameTypes> extends Unplayable<Types> implements Scene<Types> {
  protected readonly reason = 'refusal-game-over'
  readonly id: string
  readonly game: string
  readonly reading: GameReading
  readonly info: TableInfo
  readonly components: Types['components']
  readonly chat = NO_CHAT
  readonly mine: readonly number[] = []
  readonly busy = false
  readonly live = false
  readonly isPast = true
  readonly outlook = null

  /** How many actions have been played in the position that is shown, and that was asked for. */
  move = $state(0)
  wanted = $state(0)
  seat: number | null = $state(null)
  view: Types['view'] | null = $state.raw(null)
  standing: Types['standing'] | null = $state.raw(null)
  step: ShownStep<Types> | null = $state.raw(null)
  /** Whether the game plays by itself. */
  isPlaying = $state(false)
  /** What a review draws on the position that is shown. */
  plans: readonly ShownPlan[] = $state.raw([])
  /** Why a position could not be shown. */
  problem: Problem | null = $state.raw(null)

  #replay: InGame<Types, Replay> = $state.raw()!
  readonly #archive: Archive
  readonly #replays = new Map<number | null, Promise<InGame<Types, Replay>>>()
  readonly #positions = new Map<string, Promise<InGame<Types, ReplayPosition>>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #stepTimer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  /** How many actions the game has. */
  readonly last: number = $derived.by(() => this.#replay.steps.length)
  /** Every action in its notation, with who played it. */
  readonly actions: readonly { readonly action: string; readonly seat: number }[] = $derived.by(
    () => this.#replay.steps,
  )
  /** The log of the whole game; `log` ends at the position shown. The step of an entry is the move that brought it. */
  readonly wholeLog: readonly LogEntry<Types['event']>[] = $derived.by(() => {
    const entries: LogEntry<Types['event']>[] = this.#replay.opening.map((event, index) => ({
      number: index + 1,
      step: 0,
      event,
    }))
    this.#replay.steps.forEach((step, index) => {
      for (const event of step.events) entries.push({ number: entries.length + 1, step: index + 1, event })
    })
    return entries
  })
  readonly log: readonly LogEntry<Types['event']>[] = $derived(this.wholeLog.filter((entry) => entry.step <= this.move))
  readonly result: Types['result'] | null = $derived.by(() => (this.move === this.last ? this.#replay.result : null))
  /** The result of the game, whatever position is shown. */
  readonly finalResult: Types['result'] = $derived.by(() => this.#replay.result)
  readonly turn: Turn = $derived({
    deciding: this.view?.seat ?? null,
    legal: [],
    holding: null,
    undo: 0,
    clock: null,
  })

  constructor(
    info: TableInfo,
    components: Types['components'],
    reading: GameReading,
    replay: Replay,
    archive: Archive = page,
  ) {
    super()
    this.id = info.id
    this.info = info
    this.game = info.game
    this.components = components
    this.reading = reading
    this.#archive = archive
    this.#replay = inGame(replay)
    this.#replays.set(replay.seat, Promise.resolve(this.#replay))
    this.seat = replay.seat
  }

  // ── Going through the game ─────────────────────────────────────────────────────────────────────────────

  /** Show the position after so many actions. One step forward is animated. */
  async goTo(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(move)))
    this.wanted = wanted
    const seat = this.seat
    try {
      const position = await this.#position(wanted, seat)
      // Somebody was quicker than the server.
      if (this.wanted !== wanted || this.seat !== seat || this.#isClosed) return
      this.problem = null
      this.#show(wanted, position)
    } catch (error) {
      if (this.wanted === wanted) this.problem = problemOf(error)
      this.pause()
    }
  }

  forward(): Promise<void> {
    return this.goTo(this.wanted + 1)
  }

  backward(): Promise<void> {
    return this.goTo(this.wanted - 1)
  }

  /** Play on by itself, from the beginning if it is over. */
  playOn(): void {
    if (this.isPlaying) return
    this.isPlaying = true
    void this.#continue()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  /** Look from another seat: when a game is over nothing is secret. */
  async lookFrom(seat: number | null): Promise<void> {
    if (seat === this.seat) return
    this.seat = seat
    try {
      let known = this.#replays.get(seat)
      if (known === undefined) {
        known = this.#archive.replay(this.id, seat).then((replay) => inGame<Types, Replay>(replay))
        this.#replays.set(seat, known)
      }
      const [replay, position] = await Promise.all([known, this.#position(this.wanted, seat)])
      if (this.seat !== seat || this.#isClosed) return
      this.#replay = replay
      this.step = null
      this.view = position.view
      this.standing = position.standing
      this.move = this.wanted
    } catch (error) {
      this.#replays.delete(seat)
      this.problem = problemOf(error)
    }
  }

  /** Show the step that is being animated as done. */
  skip(): void {
    clearTimeout(this.#stepTimer)
    this.step = null
  }

  close(): void {
    this.#isClosed = true
    this.pause()
    clearTimeout(this.#stepTimer)
  }

  async #continue(): Promise<void> {
    if (this.wanted >= this.last) await this.goTo(0)
    else await this.forward()
    if (!this.isPlaying || this.#isClosed) return
    if (this.move >= this.last) {
      this.pause()
      return
    }
    for (let ahead = 1; ahead <= AHEAD && this.move + ahead <= this.last; ahead += 1) {
      this.#position(this.move + ahead, this.seat).catch(() => undefined)
    }
    const events = this.#events(this.move)
    const { duration, rest } = showing(this.#motions(events), this.#archive.pace(), 0)
    // An action that tells nothing (one of several cards of a play) is passed over quickly.
    const wait = events.length === 0 ? SHORTEST / 5 : Math.max(SHORTEST, duration + rest)
    this.#timer = setTimeout(() => void this.#continue(), wait)
  }

  #show(move: number, position: InGame<Types, ReplayPosition>): void {
    clearTimeout(this.#stepTimer)
    const events = this.#events(move)
    const isNext = move === this.move + 1 && this.view !== null
    const { duration, rest } = showing(this.#motions(events), this.#archive.pace(), 0)
    const by = this.#replay.steps[move - 1]?.seat ?? null
    this.step = isNext ? { number: move, by, bot: null, kind: 'move', events, before: this.view, duration } : null
    this.view = position.view
    this.standing = position.standing
    this.move = move
    if (isNext) this.#stepTimer = setTimeout(() => (this.step = null), duration + rest)
  }

  #motions(events: readonly Types['event'][]): readonly (Motion | null)[] {
    return events.map((event) => this.reading.motion(event))
  }

  #events(move: number): readonly Types['event'][] {
    return this.#replay.steps[move - 1]?.events ?? []
  }

  #position(move: number, seat: number | null): Promise<InGame<Types, ReplayPosition>> {
    const place = `${seat} ${move}`
    let known = this.#positions.get(place)
    if (known === undefined) {
      known = this.#archive.position(this.id, move, seat).then((position) => inGame<Types, ReplayPosition>(position))
      this.#positions.set(place, known)
      known.catch(() => this.#positions.delete(place))
    }
    return known
  }
}

const NOT_FOUND = 404

/** Coming to a finished game by its link. */
export class ReplayVisit {
  readonly id: string
  /** The game; null until the status is `ready`. */
  table: ReplayTable | null = $state.raw(null)
  status: 'loading' | 'ready' | 'missing' | 'refused' | 'unreachable' = $state('loading')
  problem: Problem | null = $state.raw(null)
  #isClosed = false

  /** `move` is the position to begin with; left out, it is the end. */
  constructor(id: string, move: number | null = null, seat: number | null = null) {
    this.id = id
    void this.enter(move, seat)
  }

  async enter(move: number | null = null, seat: number | null = null): Promise<void> {
    this.status = 'loading'
    try {
      const [info, components, replay] = await Promise.all([
        tableInfo(this.id),
        gameComponents(this.id),
        gameReplay(this.id, seat),
      ])
      const reading = await gamePage(info.game).reading()
      const table = new ReplayTable(info, components, reading, replay)
      await table.goTo(move ?? table.last)
      if (this.#isClosed) return
      this.table = table
      this.problem = table.problem
      this.status = table.view === null ? 'refused' : 'ready'
    } catch (error) {
      if (this.#isClosed) return
      this.problem = problemOf(error)
      this.status =
        error instanceof UnreachableError
          ? 'unreachable'
          : error instanceof ProblemError && error.status === NOT_FOUND
            ? 'missing'
            : 'refused'
    }
  }

  close(): void {
    this.#isClosed = true
    this.table?.close()
  }
}
