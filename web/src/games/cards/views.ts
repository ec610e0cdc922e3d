// Positions, events and results of the card game as the engine shows them to one seat. `tests/server/wire/test_view_types.py`
// holds real ones against these types.

import type { SharedEvent, Told } from '../shapes'

export type Suit = 'stone' | 'gold' | 'deer' | 'tree'
export type CardKind = Suit | 'thief' | 'storm'
/** `stone 4`, `thief`, `storm 12`: as in the notation. */
export type Card = string
export type Building = 'house' | 'windmill' | 'barn' | 'storehouse'
export type CardStep =
  'exchange' | 'discard' | 'play' | 'add' | 'take' | 'trump' | 'steal' | 'plunder' | 'build' | 'pay' | 'over'

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

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────

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

export type GameEvent = CardEvent | SharedEvent
