// Positions, events and results of the board game as the engine shows them to one seat. `tests/server/wire/test_view_types.py`
// holds real ones against these types.

import type { Problem } from '../../wire/messages'
import type { SharedEvent, Told } from '../shapes'

export type Profession = 'banker' | 'merchant' | 'barkeeper' | 'sergeant' | 'farmer' | 'gold-digger'
/** What lies on a city: a profession, or the hotel that takes anybody (B8.6). */
export type Tile = Profession | 'hotel'
export type BoardStep =
  'purchase' | 'place' | 'drive' | 'settle' | 'barkeeper' | 'sergeant' | 'farmer' | 'join' | 'over'
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

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────

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
  | Told<'joined', { seat: number; host: number; price: number; profession: Profession; coach: number; city: string }>
  | Told<'skipped', { seat: number; step: BoardStep }>
  | Told<'ending', { reason: BoardReason; round: number; seat?: number }>
  | Told<'warned', { round: number }>
  | Told<'over', { reasons: readonly BoardReason[]; round: number }>
  | Told<'scored', { seat: number; coaches: number; empty: number; nuggets: number; network: number; total: number }>

export type GameEvent = BoardEvent | SharedEvent
