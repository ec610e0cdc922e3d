// A table that nobody else sees: a position to be played from, for somebody who learns or solves. It is a scene like any
// other, so the game's own table draws it. The server keeps nothing of it: what was played is handed over each time.

import type { GameReading } from '../../games/game-page'
import { inGame } from '../../games/in-game'
import type { GameTypes } from '../../games/shapes'
import { preferences } from '../../preferences.svelte'
import type { LessonPreview, Problem, SeatInfo, TableInfo, Turn } from '../../wire/messages'
import { problemOf } from '../server/http'
import { showing } from './pacing'
import type { LogEntry, Outcome, Preview, Scene, ShownPlan, ShownStep } from './scene'

export const NOTHING_ASKED: Turn = { deciding: null, legal: [], holding: null, undo: 0, clock: null }
const NO_CHAT: Scene['chat'] = []

/** A move, as the one at the screen sees it. */
export interface Told<Types extends GameTypes> {
  readonly by: number
  readonly events: readonly Types['event'][]
  readonly view: Types['view']
  readonly standing: Types['standing'] | null
}

export abstract class Solo<Types extends GameTypes> implements Scene<Types> {
  readonly id: string
  readonly game: string
  readonly reading: GameReading
  readonly info: TableInfo
  readonly components: Types['components']
  readonly seat: number
  readonly mine: readonly number[]
  readonly chat = NO_CHAT
  readonly isPast = false
  readonly result = null

  busy = $state(false)
  live = $state(true)
  view: Types['view'] | null = $state.raw(null)
  standing: Types['standing'] | null = $state.raw(null)
  step: ShownStep<Types> | null = $state.raw(null)
  log: readonly LogEntry<Types['event']>[] = $state.raw([])
  plans: readonly ShownPlan[] = $state.raw([])
  /** Moves are still being shown. */
  isShowing = $state(false)
  /** What is asked, when all is shown. */
  protected asked: Turn = $state.raw(NOTHING_ASKED)
  protected helpful: Types['outlook'] | null = $state.raw(null)
  /** How many moves can be taken back. */
  protected taken = $state(0)
  protected isClosed = false
  #previews = new Map<string, Promise<LessonPreview>>()
  #number = 0
  #hurry: (() => void) | null = null

  readonly turn: Turn = $derived.by(() => ({
    ...this.asked,
    legal: this.isShowing ? [] : this.asked.legal,
    undo: this.isShowing ? 0 : this.taken,
  }))
  readonly outlook: Types['outlook'] | null = $derived.by(() => (this.isShowing ? null : this.helpful))
  /** Whether a move is waited for. */
  readonly isAsked: boolean = $derived.by(() => this.asked.legal.length > 0)

  constructor(info: TableInfo, seat: number, components: Types['components'], reading: GameReading) {
    this.id = info.id
    this.game = info.game
    this.info = info
    this.seat = seat
    this.mine = [seat]
    this.components = components
    this.reading = reading
  }

  abstract play(actions: readonly string[]): Promise<Outcome>
  abstract undo(whole?: boolean): Promise<Outcome>
  /** What the server says these actions would do now. */
  protected abstract foresee(actions: readonly string[]): Promise<LessonPreview>

  endTurn(): Promise<Outcome> {
    return Promise.resolve({ done: true, played: 0 })
  }
  say(): Promise<Outcome> {
    return this.endTurn()
  }

  async explain(action: string): Promise<Problem | null> {
    return (await this.preview([action])).problem
  }

  async preview(actions: readonly string[]): Promise<Preview<Types>> {
    const nothing: Preview<Types> = { events: [], looked: 0, asked: null, ahead: null, problem: null }
    if (actions.length === 0 || !this.isAsked) return nothing
    const key = actions.join('\n')
    let known = this.#previews.get(key)
    if (known === undefined) {
      known = this.foresee(actions)
      this.#previews.set(key, known)
    }
    try {
      const { events, looked, asked, ahead, problem } = inGame<Types, LessonPreview>(await known)
      return { events, looked, asked, ahead, problem }
    } catch (error) {
      this.#previews.delete(key)
      return { ...nothing, problem: problemOf(error) }
    }
  }

  /** Show what is still being shown at once. */
  skip(): void {
    this.#hurry?.()
  }

  close(): void {
    this.isClosed = true
    this.skip()
  }

  /** Show a move for as long as it takes. */
  protected async tell(move: Told<Types>): Promise<void> {
    this.isShowing = true
    const news = this.reading.news?.(move.events) ?? null
    const motions = move.events.map((event) => this.reading.motion(event))
    const telling = news === null ? 'none' : news.brief ? 'brief' : 'whole'
    const { duration, rest } = showing(motions, preferences, 0, telling)
    const { by, events, view, standing } = move
    this.step = { number: (this.#number += 1), by, bot: null, kind: 'move', events, before: this.view, duration }
    this.view = view
    this.standing = standing
    // One's own move needs no more time than it takes.
    await this.#wait(by === this.seat ? duration : duration + rest)
  }

  /** How things stand, when all was shown. */
  protected stand(
    view: Types['view'],
    standing: Types['standing'] | null,
    turn: Turn,
    outlook: Types['outlook'],
  ): void {
    if (this.isClosed) return
    this.#previews = new Map()
    this.step = null
    this.isShowing = false
    this.view = view
    this.standing = standing
    this.asked = turn
    this.helpful = turn.legal.length > 0 ? outlook : null
  }

  #wait(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#hurry = null
        resolve()
      }
      const timer = setTimeout(end, time)
      this.#hurry = end
    })
  }
}

/** Events as entries of a log, those of each step together; the first step has this number. */
export function logOf<Event>(steps: readonly (readonly Event[])[], first = 0): LogOf<Event> {
  const entries = steps.flatMap((events, step) => events.map((event) => ({ step: first + step, event })))
  return entries.map((entry, index) => ({ number: index + 1, ...entry }))
}

type LogOf<Event> = { readonly number: number; readonly step: number; readonly event: Event }[]

/** The table of somebody alone, with everybody at it. */
export function soloTable(id: string, game: string, names: readonly string[]): TableInfo {
  return {
    id,
    game,
    rules: 0,
    engine: '',
    data: '',
    players: names.length,
    options: {},
    state: 'running',
    public: false,
    clock: { kind: 'none', seconds: 60, increment: 0, days: 3, bot: 'level1' },
    pace: 'calm',
    seats: names.map((name, number): SeatInfo => ({
      name,
      person: String(number),
      bot: null,
      character: null,
      reserved: null,
      present: true,
    })),
    owner: null,
    created: 0,
    commitment: '',
    seed: null,
    known_deal: false,
    previous: null,
    following: null,
    stuck: null,
    spectators: 0,
    deciding: null,
    awaits_start: false,
    removed: [],
    overdue: null,
    hints: false,
    hinted: [],
    origin: null,
  }
}
