// What a table of the card game is played with, as GET /api/tables/<id>/components gives it: it never changes during a
// game. Names of fields are those of the engine.

import type { Building, Card, CardKind, Suit, Supplies } from './views'

export interface PlayCard {
  readonly id: Card
  readonly kind: CardKind
  /** Thieves have none. */
  readonly number: number | null
  readonly copies: number
}

export interface CardComponents {
  readonly game: 'cards'
  readonly data: string
  readonly players: number
  readonly name: string
  readonly hands: 'one' | 'separate'
  /** Cards in each hand at the beginning of a run. */
  readonly hand_size: number
  /** By place at the table: the seat that plays there. Two players sit at four places (C2.2). */
  readonly places: readonly number[]
  readonly suits: readonly Suit[]
  /** More of the first decides a tie, then of the next (C6.2). */
  readonly tie_break: readonly Suit[]
  /** The different cards in the order of the deck. */
  readonly cards: readonly PlayCard[]
  readonly stock: Supplies
  readonly buildings: readonly { readonly id: Building; readonly price: Supplies }[]
  readonly first_trump: Suit
  readonly exchange: number
  readonly runs: number
}
