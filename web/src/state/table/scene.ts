// What a table on the screen is made of. The live table (`live.svelte.ts`) and the replay (`replay.svelte.ts`) both are
// scenes, so that the two games are drawn by the same parts. Nothing here knows a rule: screens draw views and choose
// among offered actions.

import type { ChatLine, Problem, TableInfo, Turn } from '../../wire/messages'
import type { BoardComponents, CardComponents } from '../components'
import type {
  BoardResult,
  BoardStep,
  BoardView,
  CardResult,
  CardStep,
  CardView,
  GameEvent,
  Outlook,
  Route,
  Standing,
} from '../views'

/** One step of the course that is being shown: what happened, and the view before it. */
export interface ShownStep<View> {
  readonly number: number
  readonly by: number | null
  readonly bot: string | null
  readonly kind: 'begun' | 'move' | 'undo' | 'end' | 'missed'
  readonly events: readonly GameEvent[]
  readonly before: View | null
  /** How long its animation may take, in milliseconds; 0 with reduced motion or with animation off. */
  readonly duration: number
}

/** What `preview` says: what would happen, as far as nothing hidden is revealed, or why it cannot be done. */
export interface Preview {
  readonly events: readonly GameEvent[]
  /** How many of the actions could be looked at; fewer than asked when the next one reveals something hidden. */
  readonly looked: number
  /** Who is asked what after them; null if the game is over or more is hidden. */
  readonly asked: { readonly seat: number; readonly step: BoardStep | CardStep } | null
  /** The card game: who would be ahead in the trick then. */
  readonly ahead: Standing | null
  readonly problem: Problem | null
}

/** The answer to a move. */
export type Outcome =
  { readonly done: true; readonly played: number } | { readonly done: false; readonly problem: Problem }

export interface Scene<View, Components, Result> {
  readonly id: string
  readonly game: 'board' | 'cards'
  readonly info: TableInfo
  readonly components: Components
  /** From which seat one looks; null is a spectator. */
  readonly seat: number | null
  /** The seats that this browser holds: more than one is a hot-seat table. */
  readonly mine: readonly number[]
  /** Null until the game has begun. */
  readonly view: View | null
  /** What is asked now. While older steps are still being animated, `turn.legal` is empty. */
  readonly turn: Turn
  readonly result: Result | null
  /** The step that is being shown now. */
  readonly step: ShownStep<View> | null
  /** All that happened, oldest first. */
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** A move is on its way to the server. */
  readonly busy: boolean
  /** False in a replay, for a spectator and while the connection is lost. */
  readonly live: boolean
  /** The board game: whole ways to drive by city, and why other cities cannot be reached. Null until they are known. */
  readonly outlook: Outlook | null
  play(actions: readonly string[], end?: boolean): Promise<Outcome>
  undo(whole?: boolean): Promise<Outcome>
  endTurn(): Promise<Outcome>
  /** Why an action is not possible; null if it is. */
  explain(action: string): Promise<Problem | null>
  preview(actions: readonly string[]): Promise<Preview>
  say(text: string): Promise<Outcome>
}

export interface LogEntry {
  readonly number: number
  /** The number of the step that it belongs to: clicking it shows that position. */
  readonly step: number
  readonly event: GameEvent
}

export type BoardScene = Scene<BoardView, BoardComponents, BoardResult>
export type CardScene = Scene<CardView, CardComponents, CardResult>
export type AnyScene = BoardScene | CardScene
export type { Route }
