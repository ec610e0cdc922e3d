// Positions, events and results of both games as the engine shows them to one seat. `tests/server/test_view_types.py`
// holds real ones against these types.

import type { Problem } from '../wire/messages'

export type Game = 'board' | 'cards'

// ── The board game ───────────────────────────────────────────────────────────────────────────────────────

export type Profession = 'banker' | 'merchant' | 'barkeeper' | 'sergeant' | 'farmer' | 'gold-digger'
/** What lies on a city: a profession, or the hotel that takes anybody (B8.6). */
export type Tile = Profession | 'hotel'
export type BoardStep = 'purchase' | 'place' | 'drive' | 'settle' | 'barkeeper' | 'sergeant' | 'farmer' | 'join' | 'over'
export type Purchase = 'road' | 'roads' | 'coach'
export type BoardReason = 'roads' | 'stack' | 'idle'

export interface Coach {
  readonly id: string
  readonly points: number
  readonly seats: readonly Profession[]
}

/** A coach that somebody has: `aboard` are those who have not left it yet. An emptied one stays in its place. */
export interface OwnedCoach extends Coach {
  readonly aboard: readonly Profession[]
}

export interface BoardPlayer {
  readonly money: number
  readonly score: number
  readonly bankers: number
  readonly merchants: number
  /** Roads and pioneers that are left in the supply. */
  readonly roads: number
  readonly pioneers: number
  /** In the order in which they were taken: coach 1 of the notation is the first. */
  readonly coaches: readonly OwnedCoach[]
  /** Values; null where this seat may not see them. At the end all lie open (B11.2). */
  readonly nuggets: readonly (number | null)[]
}

/** What has happened in this turn, as far as it matters for what comes. */
export interface BoardTurn {
  readonly purchases: readonly Purchase[]
  /** Roads bought and still to be placed. */
  readonly placing: number
  /** Spaces of this drive, its start included; the stagecoach does not enter them again (B6.6). */
  readonly visited: readonly string[]
  /** The tile that was reached, and with which pioneer it was settled. */
  readonly tile: Tile | null
  readonly settled: Tile | null
  readonly farmers: number
  /** How many have been asked whether they join. */
  readonly asked: number
}

export interface BoardView {
  readonly game: 'board'
  readonly rules: number
  readonly data: string
  readonly players: number
  readonly round: number
  readonly first: number
  /** Whose turn it is; `seat` is who decides now: another one when he is asked to join (B10). Null when over. */
  readonly active: number
  readonly seat: number | null
  readonly step: BoardStep
  readonly stagecoach: string
  readonly covered: readonly string[]
  readonly tiles: Readonly<Record<string, Tile>>
  /** By line that has a road: the seats that own one. */
  readonly roads: Readonly<Record<string, readonly number[]>>
  /** By city where any stands: how many of each seat. */
  readonly pioneers: Readonly<Record<string, readonly number[]>>
  readonly display: readonly Coach[]
  readonly stack: readonly (Coach | null)[]
  readonly nuggets: readonly (number | null)[]
  readonly seats: readonly BoardPlayer[]
  readonly turn: BoardTurn
  readonly bought: boolean
  readonly moved: boolean
  readonly idle_rounds: number
  readonly ending: readonly BoardReason[]
  readonly viewer: number | null
}

export interface BoardParts {
  readonly coaches: number
  readonly empty: number
  readonly nuggets: number
  readonly network: number
}

export interface BoardResult {
  readonly over: boolean
  readonly reasons: readonly BoardReason[]
  readonly scores: readonly number[]
  readonly parts: readonly BoardParts[]
  /** By seat the cities of the network that counts (B11.3). */
  readonly networks: readonly (readonly string[])[]
  readonly money: readonly number[]
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
}

/** A whole way to drive: spaces in order without the one where the stagecoach stands. */
export interface Route {
  readonly path: readonly string[]
  readonly fare: number
  readonly bank: number
  /** Dollars by seat, written as a text; who gets nothing is left out. */
  readonly paid: Readonly<Record<string, number>>
  /** Line by line: what each costs, and whom it pays (B6.2). */
  readonly lines: readonly RouteLine[]
}

export interface RouteLine {
  readonly line: string
  readonly bank: number
  readonly paid: readonly number[]
  /** What each of those who are paid gets. */
  readonly share: number
}

/** Where one can drive now, and why not to the other cities. */
export interface Outlook {
  /** By city in reach: the cheapest route first, then one for each other set of people that it pays. */
  readonly routes: Readonly<Record<string, readonly Route[]>>
  readonly unreachable: Readonly<Record<string, Problem>>
}

// ── The card game ────────────────────────────────────────────────────────────────────────────────────────

export type Suit = 'stone' | 'gold' | 'deer' | 'tree'
export type CardKind = Suit | 'thief' | 'storm'
/** `stone 4`, `thief`, `storm 12`: as in the notation. */
export type Card = string
export type Building = 'house' | 'windmill' | 'barn' | 'storehouse'
export type CardStep =
  | 'exchange'
  | 'discard'
  | 'play'
  | 'add'
  | 'take'
  | 'trump'
  | 'steal'
  | 'plunder'
  | 'build'
  | 'pay'
  | 'over'

export type Supplies = Readonly<Record<Suit, number>>

export interface CardPlay {
  readonly place: number
  readonly cards: readonly Card[]
}

export interface Trick {
  readonly leader: number
  /** The suit to follow; null until one was played. */
  readonly suit: Suit | null
  readonly trump: Suit
  readonly plays: readonly CardPlay[]
  /** The place that has won it; null while it is being played. */
  readonly winner: number | null
}

/** Why a place is ahead in the trick, or has won it: with which sum, of which suit, or with a storm. */
export interface Standing {
  readonly seat: number
  readonly place: number
  readonly sum: number
  readonly by: 'suit' | 'trump' | 'storm'
  readonly suit: Suit | null
}

export interface CardPhase {
  readonly asked: number
  readonly discarding: number
  readonly thieves: number
  readonly contenders: readonly number[]
  readonly payers: readonly number[]
}

export interface CardView {
  readonly game: 'cards'
  readonly rules: number
  readonly data: string
  readonly players: number
  readonly options: { readonly hands: 'one' | 'separate' }
  readonly run: number
  readonly starter: number
  readonly seat: number | null
  readonly step: CardStep
  /** The place whose play it is, in a trick. Two players have four places (C2.2). */
  readonly place: number | null
  readonly trump: Suit
  /** By hand: the suits it has shown to lack. */
  readonly void: readonly (readonly Suit[])[]
  readonly gone: readonly Card[]
  readonly trick: Trick
  readonly supplies: readonly Supplies[]
  readonly stock: Supplies
  readonly buildings: readonly (readonly Building[])[]
  readonly phase: CardPhase
  /** By hand: one a seat, or one a place with separate hands. Cards of others are null. */
  readonly hands: readonly (readonly (Card | null)[])[]
  readonly discards: readonly (readonly (Card | null)[])[]
  readonly deck: readonly (Card | null)[]
  /** The play that is being made, seen by its player alone. */
  readonly pending: readonly Card[]
  /** Who would win the trick as it lies. */
  readonly ahead: Standing | null
  readonly viewer: number | null
}

export interface CardParts extends Supplies {
  readonly buildings: number
  readonly supplies: number
}

export interface CardResult {
  readonly over: boolean
  readonly reasons: readonly ('settlement' | 'runs')[]
  readonly scores: readonly number[]
  readonly parts: readonly CardParts[]
  readonly ranks: readonly number[]
  readonly winners: readonly number[]
}

export type AnyView = BoardView | CardView
export type AnyResult = BoardResult | CardResult

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────

/** An event as one seat may know it. The log says `event-` and its name; with private figures, `…-private`. */
type Told<Name extends string, Figures = object> = { readonly event: Name } & Readonly<Figures>

export type BoardEvent =
  | Told<'turn', { seat: number; round: number }>
  | Told<'income', { seat: number; amount: number; bankers: number; extra: number }>
  | Told<'bought-road' | 'bought-roads', { seat: number; price: number }>
  | Told<
      'bought-coach',
      { seat: number; place: number; price: number; coach: string; points: number; seats: readonly Profession[] }
    >
  | Told<'displayed', { coach: string; points: number; seats: readonly Profession[]; left: number }>
  | Told<'bought-nothing-more' | 'passed' | 'declined', { seat: number }>
  | Told<'built' | 'built-free', { seat: number; line: string }>
  /** One line of a drive: to the bank, or a `share` to each owner in `paid` (B6.2). */
  | Told<'drove', { seat: number; start: string; city: string; bank: number; paid: readonly number[]; share: number }>
  | Told<'settled', { seat: number; profession: Profession; coach: number; city: string; tile: Tile }>
  | Told<'emptied', { seat: number; coach: number; points: number; money: number }>
  | Told<'tile-kept', { seat: number; tile: Tile; count: number }>
  | Told<'tile-gone', { seat: number; tile: Tile }>
  | Told<'returned', { seat: number; profession: Profession; coach: number }>
  /** `value` for its owner alone (B8.4). */
  | Told<'nugget', { seat: number; left: number; value?: number }>
  | Told<'hotel', { seat: number; amount: number }>
  | Told<
      'joined',
      { seat: number; host: number; price: number; profession: Profession; coach: number; city: string }
    >
  | Told<'skipped', { seat: number; step: BoardStep }>
  | Told<'ending', { reason: BoardReason; round: number; seat?: number }>
  | Told<'warned', { round: number }>
  | Told<'over', { reasons: readonly BoardReason[]; round: number }>
  | Told<
      'scored',
      { seat: number; coaches: number; empty: number; nuggets: number; network: number; total: number }
    >

export type CardEvent =
  | Told<'run', { run: number; starter: number }>
  /** `cards` for their owner alone. */
  | Told<'dealt' | 'drew', { seat: number; count: number; cards?: readonly Card[] }>
  | Told<'kept' | 'build-done' | 'storm-empty' | 'thief-empty' | 'thief-lost', { seat: number }>
  | Told<
      'exchange-paid' | 'supply-taken' | 'stock-out' | 'storm-took' | 'trump-named' | 'paid-start',
      { seat: number; suit: Suit }
    >
  | Told<'discarded', { seat: number; card?: Card }>
  | Told<'played', { seat: number; place: number; cards: readonly Card[] }>
  | Told<'trick-won', Standing>
  | Told<'stolen', { seat: number; victim: number; suit: Suit }>
  | Told<'thieves-lost', { seat: number; place: number; count: number }>
  | Told<'last-hand', { seat: number; cards: readonly Card[] }>
  | Told<'run-ends', { run: number }>
  | Told<'building-raised', { seat: number; building: Building }>
  | Told<'starter-drawn', { seat: number; among: readonly number[] }>
  | Told<'game-finished', { reason: 'settlement' | 'runs'; run: number }>
  | Told<'counted', { seat: number; buildings: number; supplies: number }>

export type SharedEvent = Told<'won', { seats: readonly number[] }>

export type GameEvent = BoardEvent | CardEvent | SharedEvent
