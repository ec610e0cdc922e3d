// The final scoring part by part: what stands after each, and who leads then. Only sums of the engine's own parts.

import type { BoardParts, BoardResult } from '../wire'

export const PARTS = ['coaches', 'empty', 'nuggets', 'network'] as const
export type PartName = (typeof PARTS)[number]

/** Points of a seat after so many parts. */
export function pointsAfter(parts: BoardParts, counted: number): number {
  return PARTS.slice(0, counted).reduce((sum, part) => sum + parts[part], 0)
}

export interface Lead {
  readonly seats: readonly number[]
  readonly points: number
}

/** Who leads after so many parts. */
export function leadAfter(result: BoardResult, counted: number): Lead {
  const points = result.parts.map((parts) => pointsAfter(parts, counted))
  const most = Math.max(...points)
  return { seats: points.flatMap((sum, seat) => (sum === most ? [seat] : [])), points: most }
}
