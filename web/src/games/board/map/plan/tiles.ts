// The printed icons of the professions and the hotel. Thin drawings get an outline so that they hold at 15 pixels.

import type { Tile } from '../../wire'

export const TILE_ICONS: Readonly<Record<Tile, string>> = {
  banker: 'top-hat',
  merchant: 'scales',
  barkeeper: 'beer-stein',
  sergeant: 'sergeant',
  farmer: 'pitchfork',
  'gold-digger': 'war-pick',
  hotel: 'bed',
}

/** In units of 512. */
export const TILE_OUTLINES: Partial<Readonly<Record<Tile, number>>> = { farmer: 18, 'gold-digger': 16, merchant: 14 }

/** The six colours around a hotel, which takes anybody. */
export const HOTEL_EDGES: readonly Tile[] = ['banker', 'merchant', 'barkeeper', 'sergeant', 'farmer', 'gold-digger']
