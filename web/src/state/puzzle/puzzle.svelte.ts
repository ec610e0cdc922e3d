// A puzzle on the screen: the position, what was tried of it, and the verdict when a decision was made.

import type { Message } from '../../course/prompt/prompt'
import type { GameReading } from '../../games/game-page'
import { inGame, type InGame } from '../../games/in-game'
import type { GameTypes } from '../../games/shapes'
import { gamePage } from '../../games/registry'
import { say } from '../../say/say.svelte'
import type { LessonPreview, Problem, PuzzlePosition, PuzzleStart, PuzzleVerdict } from '../../wire/messages'
import { me } from '../server/me.svelte'
import { problemOf, ProblemError } from '../server/http'
import type { Outcome, ShownPlan } from '../table/scene'
import { logOf, Solo, soloTable } from '../table/solo.svelte'
import { puzzleMove, puzzlePreview, puzzleStart } from './asking'

/** Those who played the game that the puzzle is from. */
const OTHERS = ['Belle', 'Clay', 'Dora', 'Earl']

/** Where a puzzle is played: another place in tests. */
export interface PuzzleDesk {
  move: typeof puzzleMove
  preview: typeof puzzlePreview
}

export class PuzzleTable<Types extends GameTypes = GameTypes> extends Solo<Types> {
  readonly puzzle: string
  readonly rating: number
  readonly themes: readonly string[]
  /** What is to be said of the decision; null until one was made. */
  verdict: PuzzleVerdict | null = $state.raw(null)
  /** What was tried of the decision. */
  played: readonly string[] = $state.raw([])
  /** What had been played before each move of the decision. */
  #before: readonly (readonly string[])[] = []
  readonly #earlier: readonly Types['event'][]
  readonly #desk: PuzzleDesk
  readonly meanwhile: Message | null = $derived.by(() => (this.verdict === null ? null : { id: 'page-puzzles-over' }))

  constructor(
    start: PuzzleStart,
    reading: GameReading,
    desk: PuzzleDesk = { move: puzzleMove, preview: puzzlePreview },
  ) {
    const names = OTHERS.slice(0, start.players)
    const own = names.map((name, seat) => (seat === start.seat ? me.name || say('page-guest') : name))
    super(soloTable(`puzzle ${start.puzzle}`, start.game, own), start.seat, start.components, reading)
    this.puzzle = start.puzzle
    this.rating = start.rating
    this.themes = start.themes
    this.#earlier = inGame<Types, PuzzleStart>(start).events
    this.#desk = desk
  }

  /** Begin, or begin once more. */
  async enter(): Promise<void> {
    this.skip()
    this.#before = []
    this.#show(await this.#ask([], []))
  }

  async play(actions: readonly string[]): Promise<Outcome> {
    // A second click while the first is on its way means the same.
    if (this.busy || this.isShowing || this.verdict !== null) return { done: true, played: 0 }
    try {
      const before = this.played
      const position = await this.#ask(before, actions)
      if (position.problem !== null) return { done: false, problem: position.problem }
      this.#before = [...this.#before, before]
      // What it does is shown meanwhile: the move itself is done.
      void this.#follow(position)
      return { done: true, played: position.played.length - before.length }
    } catch (error) {
      return { done: false, problem: problemOf(error) }
    }
  }

  /** Take back the last move of the decision, or all of it. */
  async undo(whole = false): Promise<Outcome> {
    const to = whole ? this.#before[0] : this.#before.at(-1)
    if (to === undefined) return { done: true, played: 0 }
    this.skip()
    try {
      const position = await this.#ask(to, [])
      this.#before = whole ? [] : this.#before.slice(0, -1)
      this.#show(position)
      return { done: true, played: 0 }
    } catch (error) {
      return { done: false, problem: problemOf(error) }
    }
  }

  /** Draw plans of the verdict on the position as it was before the decision. */
  async draw(plans: readonly ShownPlan[]): Promise<void> {
    const position = await this.#ask([], [])
    if (this.verdict === null || this.isClosed) return
    this.view = position.view
    this.standing = position.standing
    this.plans = plans
  }

  protected foresee(actions: readonly string[]): Promise<LessonPreview> {
    return this.#desk.preview(this.game, this.puzzle, { played: [...this.played], actions: [...actions] })
  }

  async #ask(played: readonly string[], move: readonly string[]): Promise<InGame<Types, PuzzlePosition>> {
    this.busy = true
    try {
      return inGame(await this.#desk.move(this.game, this.puzzle, { played: [...played], move: [...move] }))
    } finally {
      this.busy = false
    }
  }

  async #follow(position: InGame<Types, PuzzlePosition>): Promise<void> {
    await this.tell({ by: this.seat, events: position.events, view: position.view, standing: position.standing })
    this.#show(position)
  }

  #show(position: InGame<Types, PuzzlePosition>): void {
    if (this.isClosed) return
    this.played = position.played
    this.verdict = position.verdict
    this.taken = position.verdict === null ? this.#before.length : 0
    this.live = position.verdict === null
    this.plans = []
    this.log = logOf([this.#earlier, position.events])
    this.stand(position.view, position.standing, position.turn, position.outlook)
  }
}

const NOT_FOUND = 404

/** Coming to a puzzle by its address. */
export class PuzzleVisit {
  table: PuzzleTable | null = $state.raw(null)
  status: 'loading' | 'ready' | 'missing' | 'refused' = $state('loading')
  problem: Problem | null = $state.raw(null)
  #isClosed = false

  constructor(
    readonly game: string,
    readonly puzzle: string,
  ) {
    void this.enter()
  }

  async enter(): Promise<void> {
    this.status = 'loading'
    try {
      const [start, reading] = await Promise.all([puzzleStart(this.game, this.puzzle), gamePage(this.game).reading()])
      const table = new PuzzleTable(start, reading)
      await table.enter()
      if (this.#isClosed) return
      this.table = table
      this.status = 'ready'
    } catch (error) {
      if (this.#isClosed) return
      this.problem = problemOf(error)
      this.status = error instanceof ProblemError && error.status === NOT_FOUND ? 'missing' : 'refused'
    }
  }

  close(): void {
    this.#isClosed = true
    this.table?.close()
  }
}
