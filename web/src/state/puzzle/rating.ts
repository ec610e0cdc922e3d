// One's own rating: each puzzle is an opponent whose rating is known, and the first answer decides (Glickman's Glicko).
// Who has solved few moves fast, who has solved many slowly.

export interface Rating {
  readonly rating: number
  /** How far the rating may be off: about two thirds of all people are within it. */
  readonly deviation: number
}

export const AT_FIRST: Rating = { rating: 1200, deviation: 250 }
/** Puzzles are rated by levels of bots, not by people: that much they may be off. */
const PUZZLE_DEVIATION = 150
/** Nobody is known better than this, so that who learns can still rise. */
const SUREST = 60
const Q = Math.LN10 / 400

/** How little a result says against an opponent whose rating is so uncertain. */
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2)

/** How likely somebody is to solve a puzzle. */
export function chanceOf(own: Rating, puzzle: number): number {
  const g = weight(Math.hypot(own.deviation, PUZZLE_DEVIATION))
  return 1 / (1 + 10 ** ((g * (puzzle - own.rating)) / 400))
}

/** The rating after a puzzle was solved, or not. */
export function rated(own: Rating, puzzle: number, solved: boolean): Rating {
  const g = weight(PUZZLE_DEVIATION)
  const expected = 1 / (1 + 10 ** ((g * (puzzle - own.rating)) / 400))
  const known = 1 / own.deviation ** 2 + Q * Q * g * g * expected * (1 - expected)
  return {
    rating: own.rating + ((Q * g) / known) * ((solved ? 1 : 0) - expected),
    deviation: Math.max(SUREST, Math.sqrt(1 / known)),
  }
}
