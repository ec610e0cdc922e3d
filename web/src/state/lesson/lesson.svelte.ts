// A lesson: a position with something to learn from, played against the rules on the server.

import type { Message } from '../../course/prompt/prompt'
import type { GameReading } from '../../games/game-page'
import { inGame, type InGame } from '../../games/in-game'
import type { GameTypes } from '../../games/shapes'
import { say } from '../../say/say.svelte'
import type { LessonPosition, LessonPreview, LessonShown, LessonStart, LessonStep } from '../../wire/messages'
import { problemOf } from '../server/http'
import type { Outcome } from '../table/scene'
import { logOf, Solo, soloTable } from '../table/solo.svelte'
import { lessonMove, lessonPreview } from './asking'

export type Played = readonly (readonly string[])[]

export class Lesson<Types extends GameTypes = GameTypes> extends Solo<Types> {
  readonly name: string
  readonly steps: readonly LessonStep[]

  /** What was played up to now, as the server wants it handed over. */
  played: Played = $state.raw([])
  /** How many steps are done. */
  done = $state(0)
  /** The last move was possible, but not the one that is wanted. */
  astray = $state(false)
  /** The figures of what the step says. */
  figures: LessonPosition['figures'] = $state.raw({})
  /** What had been played before each of the moves that can be taken back. */
  #before: readonly Played[] = []

  readonly meanwhile: Message | null = $derived.by(() => {
    if (this.isShowing || this.isAsked) return null
    return { id: this.astray ? 'page-lessons-astray' : 'page-lessons-read' }
  })

  constructor(start: LessonStart, reading: GameReading, me: string) {
    const names = start.names.map((name, seat) => (seat === start.seat ? me || say('page-guest') : name))
    super(soloTable(`lesson ${start.lesson}`, start.game, names), start.seat, start.components, reading)
    this.name = start.lesson
    this.steps = start.steps
  }

  /** Begin, or go on where somebody was. */
  async enter(played: Played): Promise<void> {
    this.#show(await this.#ask(played, null))
  }

  play(actions: readonly string[]): Promise<Outcome> {
    return this.#go(actions)
  }

  /** On from a step that is only read. */
  next(): Promise<Outcome> {
    return this.#go([])
  }

  /** Take back the last move, or all of this step. */
  async undo(whole = false): Promise<Outcome> {
    const to = whole ? this.#before[0] : this.#before.at(-1)
    if (to === undefined) return { done: false, problem: problemOf(null) }
    this.#remember(whole ? [] : this.#before.slice(0, -1))
    return this.#return(to)
  }

  /** The step before this one, once more. */
  back(): Promise<Outcome> {
    this.#remember([])
    return this.#return(this.played.slice(0, Math.max(0, this.done - 1)))
  }

  protected foresee(actions: readonly string[]): Promise<LessonPreview> {
    return lessonPreview(this.game, this.name, { played: copy(this.played), actions: [...actions] })
  }

  #remember(before: readonly Played[]): void {
    this.#before = before
    this.taken = before.length
  }

  async #go(move: readonly string[]): Promise<Outcome> {
    // A second click while the first is on its way means the same.
    if (this.busy || this.isShowing) return { done: true, played: 0 }
    this.busy = true
    try {
      const before = this.played
      const position = await this.#ask(before, move)
      if (position.problem !== null) return { done: false, problem: position.problem }
      this.#remember(position.done > this.done ? [] : [...this.#before, before])
      // What follows is shown meanwhile: the move itself is done.
      void this.#follow(position)
      return { done: true, played: move.length }
    } catch (error) {
      return { done: false, problem: problemOf(error) }
    } finally {
      this.busy = false
    }
  }

  async #return(played: Played): Promise<Outcome> {
    this.skip()
    this.busy = true
    try {
      this.#show(await this.#ask(played, null))
      return { done: true, played: 0 }
    } catch (error) {
      return { done: false, problem: problemOf(error) }
    } finally {
      this.busy = false
    }
  }

  async #ask(played: Played, move: readonly string[] | null): Promise<InGame<Types, LessonPosition>> {
    const wish = { played: copy(played), move: move === null ? null : [...move] }
    return inGame(await lessonMove(this.game, this.name, wish))
  }

  /** Show one by one what has happened with the last move, then how things stand. */
  async #follow(position: InGame<Types, LessonPosition>): Promise<void> {
    this.isShowing = true
    const moves = movesOf(position)
    for (const [number, { by, events, view, standing }] of moves.entries()) {
      if (view === null || this.isClosed) continue
      this.log = logOf(
        moves.slice(0, number + 1).map((move) => move.events),
        1,
      )
      await this.tell({ by, events, view, standing })
    }
    this.#show(position)
  }

  #show(position: InGame<Types, LessonPosition>): void {
    if (this.isClosed) return
    this.log = logOf(
      movesOf(position).map(({ events }) => events),
      1,
    )
    this.played = position.played
    this.done = position.done
    this.astray = position.astray
    // At the end, the last step is still spoken of.
    if (position.done < this.steps.length) this.figures = position.figures
    this.stand(position.view, position.standing, position.turn, position.outlook)
  }
}

function copy(played: Played): string[][] {
  return played.map((actions) => [...actions])
}

function movesOf<Types extends GameTypes>({
  moves,
}: InGame<Types, LessonPosition>): readonly InGame<Types, LessonShown>[] {
  return moves.map((move) => inGame<Types, LessonShown>(move))
}
