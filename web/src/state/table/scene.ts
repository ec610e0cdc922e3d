// What a table on the screen is made of. The live table (`live.svelte.ts`) and the replay (`replay.svelte.ts`) both are
// scenes, so that a game is drawn by the same parts. Nothing here knows a rule: screens draw views and choose among
// offered actions.

import type { Message } from '../../course/prompt/prompt'
import type { GameReading } from '../../games/game-page'
import type { GameEvent, GameTypes } from '../../games/shapes'
import type { ChatLine, Problem, TableInfo, Turn } from '../../wire/messages'

/** One step of the course that is being shown: what happened, and the view before it. */
export interface ShownStep<Types extends GameTypes = GameTypes> {
  readonly number: number
  readonly by: number | null
  readonly bot: string | null
  readonly kind: 'begun' | 'move' | 'undo' | 'end' | 'missed'
  readonly events: readonly Types['event'][]
  readonly before: Types['view'] | null
  /** How long its animation may take, in milliseconds; 0 with reduced motion or with animation off. */
  readonly duration: number
}

/** A plan that is drawn on the table: what would be better, what was played instead, or a hint. */
export interface ShownPlan {
  readonly kind: 'better' | 'played' | 'hint'
  readonly actions: readonly string[]
}

/** What `preview` says: what would happen, as far as nothing hidden is revealed, or why it cannot be done. */
export interface Preview<Types extends GameTypes = GameTypes> {
  readonly events: readonly Types['event'][]
  /** How many of the actions could be looked at; fewer than asked when the next one reveals something hidden. */
  readonly looked: number
  /** Who is asked what after them; null if the game is over or more is hidden. */
  readonly asked: { readonly seat: number; readonly step: NonNullable<Types['view']['step']> } | null
  /** Who would be ahead then, where the game says so. */
  readonly ahead: Types['ahead'] | null
  readonly problem: Problem | null
}

/** The answer to a move. */
export type Outcome =
  { readonly done: true; readonly played: number } | { readonly done: false; readonly problem: Problem }

export interface Scene<Types extends GameTypes = GameTypes> {
  readonly id: string
  readonly game: string
  readonly reading: GameReading
  readonly info: TableInfo
  readonly components: Types['components']
  /** From which seat one looks; null is a spectator. */
  readonly seat: number | null
  /** The seats that this browser holds: more than one is a hot-seat table. */
  readonly mine: readonly number[]
  /** Null until the game has begun. */
  readonly view: Types['view'] | null
  /** How everyone would stand if the game ended now, as far as one may know; null where the game does not say it. */
  readonly standing: Types['standing'] | null
  /** What is asked now. While older steps are still being animated, `turn.legal` is empty. */
  readonly turn: Turn
  readonly result: Types['result'] | null
  /** The step that is being shown now. */
  readonly step: ShownStep<Types> | null
  /** All that happened, oldest first. */
  readonly log: readonly LogEntry<Types['event']>[]
  readonly chat: readonly ChatLine[]
  /** A move is on its way to the server. */
  readonly busy: boolean
  /** False in a replay, for a spectator and while the connection is lost. */
  readonly live: boolean
  /** Nothing of it goes on now: a replay, or a look back in a running game. */
  readonly isPast: boolean
  /** What the band says while nothing can be done: in a lesson there is something to read first. */
  readonly meanwhile?: Message | null
  /** What was asked beforehand to help with the decision. Null until it is known. */
  readonly outlook: Types['outlook'] | null
  /** Plans to be drawn on the table: in a review, and when a hint was taken. */
  readonly plans?: readonly ShownPlan[]
  play(actions: readonly string[], end?: boolean): Promise<Outcome>
  undo(whole?: boolean): Promise<Outcome>
  endTurn(): Promise<Outcome>
  /** Why an action is not possible; null if it is. */
  explain(action: string): Promise<Problem | null>
  preview(actions: readonly string[]): Promise<Preview<Types>>
  /** Say something to all; an emote by its name. */
  say(what: string, isEmote?: boolean): Promise<Outcome>
}

export interface LogEntry<Event extends GameEvent = GameEvent> {
  readonly number: number
  /** The number of the step that it belongs to, as far as it was seen; in a replay, how many actions had been played. */
  readonly step: number
  readonly event: Event
}
