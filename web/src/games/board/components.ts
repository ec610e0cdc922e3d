// What a table of the board game is played with, as GET /api/tables/<id>/components gives it: it never changes during a
// game. Names of fields are those of the engine.

import type { Coach, Profession, Tile } from './views'

export interface City {
  readonly id: string
  readonly name: string
  /** Seen from the upper left corner of a board of `width` × `height` units. */
  readonly x: number
  readonly y: number
  readonly latitude: number | null
  readonly longitude: number | null
  /** The side on which its name stands, if the board file says so. */
  readonly label: 'left' | 'right' | 'above' | 'below' | 'above-left' | 'below-left' | 'below-right' | null
}

export interface Line {
  /** As in views and in the notation: `albany--boston`. */
  readonly id: string
  readonly between: readonly [string, string]
}

export interface BoardComponents {
  readonly game: 'board'
  readonly data: string
  readonly players: number
  readonly name: string
  /** Whether the cities lie on the map of a country that we have; own boards have none. */
  readonly map: 'usa' | null
  readonly width: number
  readonly height: number
  readonly start: string
  /** Of the side in play, covered ones included (B2.2). */
  readonly cities: readonly City[]
  readonly lines: readonly Line[]
  readonly covered: readonly string[]
  readonly professions: readonly Profession[]
  readonly tiles: readonly Tile[]
  readonly tile_counts: Readonly<Record<Tile, number>>
  readonly coaches: {
    readonly starting: readonly Coach[]
    readonly others: readonly Coach[]
    /** So many of the others were removed unseen, so many lie open, the rest is the stack at the beginning (B2.8). */
    readonly removed: number
    readonly display: number
    readonly stack: number
  }
  readonly nugget_values: readonly number[]
  /** Every purchase there can be (B5.1). */
  readonly purchases: readonly { readonly action: string; readonly price: number }[]
  readonly prices: {
    readonly road: number
    readonly roads: number
    /** By the place in the display (B5.6). */
    readonly coach: readonly number[]
    readonly join: number
  }
  readonly money: {
    readonly start: number
    readonly income: number
    /** More income for each banker tile (B4.1). */
    readonly banker: number
    readonly hotel: number
    readonly emptied: number
  }
  /** Roads and pioneers of each player, nuggets of all, at the beginning. */
  readonly supply: { readonly roads: number; readonly pioneers: number; readonly nuggets: number }
  readonly limits: {
    readonly bankers: number
    readonly merchants: number
    readonly farmers: number
    readonly idle_rounds: number
  }
  readonly points: { readonly pioneer: number }
}
