// How players look: the colour, the pattern and the shape that belong to a seat.

export type PlayerColour = 'blue' | 'green' | 'red' | 'yellow'

const PLAYER_COLOURS: readonly PlayerColour[] = ['blue', 'green', 'red', 'yellow']

export function colourOf(seat: number): PlayerColour {
  return PLAYER_COLOURS[seat] ?? 'blue'
}

/** The head of a pawn in a box of 22 × 36, standing on `PAWN_BODY`. */
export const PAWN_HEADS: Readonly<Record<PlayerColour, string>> = {
  blue: 'M11 2.2a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2Z',
  green: 'M11 1 18.4 16.2H3.6Z',
  red: 'M5.4 2.6h11.2a.8.8 0 0 1 .8.8v11.4a.8.8 0 0 1-.8.8H5.4a.8.8 0 0 1-.8-.8V3.4a.8.8 0 0 1 .8-.8Z',
  yellow: 'M11 .8 18.8 8.8 11 16.8 3.2 8.8Z',
}

export const PAWN_BODY = 'M8.2 14.6h5.6L17.6 29.6h.6a1.6 1.6 0 0 1 1.6 1.6V35H2.2V31.2a1.6 1.6 0 0 1 1.6-1.6h.6Z'

/** The line between the body of a pawn and its foot. */
export const PAWN_FOOT = 'M4.4 29.6H17.6'

/** The shape that stands for a player in lists and charts, in a box of 16 × 16. */
export const MARKERS: Readonly<Record<PlayerColour, string>> = {
  blue: 'M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2Z',
  green: 'M8 1.8 14.6 13.6H1.4Z',
  red: 'M3 2.6h10a.4.4 0 0 1 .4.4v10a.4.4 0 0 1-.4.4H3a.4.4 0 0 1-.4-.4V3a.4.4 0 0 1 .4-.4Z',
  yellow: 'M8 1 15 8 8 15 1 8Z',
}
