// What the page asks of a game. Its folder answers with one descriptor, the default export of `entry.ts`; a game that has
// no folder here gets the plain one (`plain/plain-game.ts`).

import type { Component, Snippet } from 'svelte'
import type { Phase } from '../course/bar/phases'
import type { LogHeadings } from '../course/log/log-turns'
import type { Message, PromptNews } from '../course/prompt/prompt'
import type { PictureTheme } from '../replay/picture-parts'
import type { SoundName } from '../preferences.svelte'
import type { Chapter } from '../rules/book'
import type { GameTexts } from '../say/game-texts'
import type { Names } from '../say/say.svelte'
import type { Motion } from '../state/table/pacing'
import type { Scene } from '../state/table/scene'
import type { NewTable, OwnFile, TableInfo } from '../wire/messages'
import type { GameTypes } from './shapes'

/** A game, as far as every page may know it. It is in the first file that people load: what is large is loaded later. */
export interface GamePage<Types extends GameTypes = GameTypes> {
  /** As the engine calls it. */
  readonly name: string
  /** The games are offered in this order. */
  readonly order: number
  readonly icon: string
  /** How many can play, and how many are proposed. */
  readonly players: readonly number[]
  readonly usualPlayers: number
  /** Whether bots can play it. */
  readonly hasBots: boolean
  /** How long a game takes; null if nobody knows. */
  readonly minutes: number | null
  readonly words: GameWords
  /** Variants that can be chosen for a new table. */
  readonly variants: GameVariants | null
  /** Files of one's own that it can be played with. */
  readonly files: readonly OwnFileKind[]
  readonly rules: GameRulesLink | null
  /** Pictures for the head of the start page, and for the game's card on it. */
  readonly hero: (() => Promise<Component>) | null
  readonly picture: (() => Promise<Component>) | null
  /** What only its messages call. */
  readonly texts: GameTexts | null
  /** The texts of its tables. */
  readonly loadTexts: () => Promise<void>
  readonly reading: () => Promise<GameReading<Types>>
  readonly table: () => Promise<TableComponent<Types>>
  readonly scoring: () => Promise<ScoringComponent<Types>>
  /** Draws a position as an SVG document that stands by itself. */
  readonly drawing: (() => Promise<Drawing<Types>>) | null
  /** What reviews and hints say and draw of it. */
  readonly review: () => Promise<GameReview<Types>>
}

/** Where a plan is carried out: by whom, and what is known of the table there or later in the game. */
export interface PlanPlace<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'] | null
  readonly seat: number
}

/** How a game speaks of plans: the actions of one decision, as reviews and hints show them. */
export interface GameReview<Types extends GameTypes = GameTypes> {
  /** What one does with a plan, a sentence for each thing. */
  plan(actions: readonly string[], names: Names, place?: PlanPlace<Types>): readonly string[]
  /** What a round is called: "Round 3". */
  round(round: number): string
  /** The position with its plans and without what surrounds it; null where the whole table is shown. */
  readonly position: (() => Promise<PositionComponent<Types>>) | null
}

export type PositionComponent<Types extends GameTypes = GameTypes> = Component<{ scene: Scene<Types> }>

export type TableComponent<Types extends GameTypes = GameTypes> = Component<{ scene: Scene<Types>; aside: Snippet }>

export type ScoringComponent<Types extends GameTypes = GameTypes> = Component<{
  scene: Scene<Types>
  result: Types['result']
  view: Types['view']
  animated: boolean
  /** What one can do then. */
  next: Snippet
  /** The chat alone, and the chat below the log: a game takes what it has room for. */
  chat?: Snippet
  aside?: Snippet
}>

export type Drawing<Types extends GameTypes = GameTypes> = (
  view: Types['view'],
  components: Types['components'],
  theme: PictureTheme,
  names: Names,
) => string

/** How a game is called, and what is said of it outside its tables. */
export interface GameWords {
  title: () => string
  /** Where there is little room. */
  short: () => string
  /** At the head of a table. */
  table: () => string
  about: () => string
  /** What a button does, with the game that it does it with. */
  play: () => string
  goOn: (who: string) => string
  join: (who: string) => string
  watch: (date: string) => string
  replayTitle: (move: number) => string
  replayHeading: () => string
}

/** What was chosen for a new table, by the names of the controls. */
export type Chosen = Readonly<Record<string, string>>

export interface VariantsProps {
  chosen: Chosen
  choose: (name: string, value: string) => void
  players: number
}

export interface GameVariants {
  readonly load: () => Promise<Component<VariantsProps>>
  /** The options that the server is asked for. */
  readonly options: (chosen: Chosen, players: number) => NonNullable<NewTable['options']>
  /** What of them is worth a word in the waiting room. */
  readonly agreed: (info: TableInfo) => readonly { readonly label: string; readonly value: string }[]
}

export interface OwnFileKind {
  readonly option: OwnFile['option']
  readonly label: () => string
}

export interface GameRulesLink {
  /** With which the numbers of its rules begin: B6.5. */
  readonly letter: string
  readonly icon: string
  /** How long one reads. */
  readonly minutes: number
  readonly learn: () => string
  readonly tab: () => string
  /** Of the page with the rules. */
  readonly title: () => string
  readonly heading: () => string
  readonly load: () => Promise<GameRules>
}

/** The rules as a book. */
export interface GameRules {
  readonly book: readonly Chapter[]
  /** Pictures for a chapter. */
  readonly Examples: Component<{ chapter: string }>
  /** Messages for people who never read rules, with an icon each. */
  readonly minute: Readonly<Record<string, string>>
  readonly words: {
    play: () => string
    /** What everybody knows, and what not. */
    open: () => string
    secret: () => string
    credit: () => string
  }
}

/** Something that everybody must notice. */
export interface Moment {
  readonly title: Message
  readonly words: Message
}

/** How a game's views and events are read by what surrounds its table: bar, log, pacing, curtain. */
export interface GameReading<Types extends GameTypes = GameTypes> {
  /** What people hold is the game: those who share a screen hide it from each other, and a replay shows a hand. */
  readonly hidesHands: boolean
  /** How things are called beside the players. */
  names(components: Types['components']): Omit<Names, 'seats'>
  phases(scene: Scene<Types>): readonly Phase[]
  /** In which round it is. */
  where(view: Types['view'], isOver: boolean): Message | null
  /** What nobody who decides may forget, as that the last round goes on. */
  reminder?(view: Types['view']): Message | null
  /** An event that everybody must notice: it is told across the whole table for a moment. */
  moment?(event: Types['event']): Moment | null
  /** What is said of somebody who is waited for, if it is another thing than his turn. */
  waiting?(view: Types['view']): string | null
  /** Whether there are words for its steps: `step-` and the name. */
  readonly namesSteps: boolean
  headings(): LogHeadings<Types['event']>
  /** Kinds of things that lie on the table in one place: the log points at them. */
  readonly places?: readonly string[]
  /** Events with figures for one seat alone, and the name of that figure. */
  readonly privateFigures: Readonly<Record<string, string>>
  /** The message of an event, where it is another than `event-` and its name. */
  message?(event: Types['event']): Message | null
  /** Whether an event goes on from the one before it, so that the log tells both in one line; `together` says how. */
  goesOn?(before: Types['event'], event: Types['event']): boolean
  together?(events: readonly Types['event'][]): Message
  /** An event as a spectator is told it, where more than one figure is private. */
  told?(event: Types['event']): Types['event']
  /** What a step is told as in one sentence, while it is shown; null if there is nothing to tell. */
  news?(events: readonly Types['event'][]): PromptNews | null
  /** Whose turn begins with an event; null if none does. */
  turnOf?(event: Types['event']): number | null
  /** A view whose turn has passed on, as it was before: its player (`holding`) may still take something back. */
  held?(view: Types['view'], events: readonly Types['event'][], holding: number): Types['view']
  /** What an event moves on the table. */
  motion(event: Types['event']): Motion | null
  /** What an event sounds like, to those who want sounds. */
  sound?(event: Types['event']): SoundName | null
  /** The round that begins with an event, for the scrubber of a replay; null if none does. */
  round(event: Types['event']): number | null
  /** "Move 3 of 90, round 2". */
  replayMove(figures: { readonly move: number; readonly last: number }, round: number): string
  /** A view without what its seat alone may know. */
  masked(view: Types['view']): Types['view']
  /** A standing without what one seat alone may know; left out where it holds no secret. */
  maskedStanding?(standing: Types['standing']): Types['standing']
  /** Whether somebody who has to decide among these actions is helped by what the server has as the game's outlook. */
  wantsOutlook?(legal: readonly string[]): boolean
}
