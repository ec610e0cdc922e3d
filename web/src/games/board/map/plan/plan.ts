// The board as the screen sees it: places and lines with their positions, looked up by id.

import type { BoardComponents, City } from '../../wire'
import { curveBetween, type Curve, type Point } from './shapes'

export interface PlannedLine {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly curve: Curve
  /** Where it is chosen by keyboard, and where its name belongs. */
  readonly middle: Point
}

export interface Plan {
  readonly cities: ReadonlyMap<string, City>
  readonly lines: ReadonlyMap<string, PlannedLine>
  /** The lines at each city. */
  readonly at: ReadonlyMap<string, readonly PlannedLine[]>
}

/** The canvas of the built-in board, on which a tile has a radius of 27 units. */
const WIDTH = 1600
const HEIGHT = 1000

const made = new WeakMap<BoardComponents, Plan>()

/** Made once for each board. */
export function planOf(components: BoardComponents): Plan {
  const known = made.get(components)
  if (known) return known
  // An own board is drawn in any unit: it is brought to the size for which pieces and names are drawn.
  const size = Math.min(WIDTH / components.width, HEIGHT / components.height)
  const placed = components.cities.map((city) => ({ ...city, x: city.x * size, y: city.y * size }))
  const cities = new Map(placed.map((city) => [city.id, city]))
  const lines = new Map<string, PlannedLine>()
  const at = new Map<string, PlannedLine[]>(components.cities.map((city) => [city.id, []]))
  for (const {
    id,
    between: [from, to],
  } of components.lines) {
    const one = cities.get(from)
    const other = cities.get(to)
    if (!one || !other) continue
    const curve = curveBetween(
      id,
      one,
      other,
      placed.filter((city) => city !== one && city !== other),
    )
    const middle = { x: (one.x + 2 * curve.by.x + other.x) / 4, y: (one.y + 2 * curve.by.y + other.y) / 4 }
    const line = { id, from, to, curve, middle }
    lines.set(id, line)
    at.get(from)?.push(line)
    at.get(to)?.push(line)
  }
  const plan = { cities, lines, at }
  made.set(components, plan)
  return plan
}

/** The line between two neighbouring cities, driven in that direction. */
export function lineBetween(plan: Plan, from: string, to: string): PlannedLine | undefined {
  return plan.at.get(from)?.find((line) => line.from === to || line.to === to)
}
