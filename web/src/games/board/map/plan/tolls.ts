// Where the chip of a toll lies: on its line, but not on the names and fares of the cities around, nor on the stagecoach.

import type { Plan } from './plan'
import { headingAt, pointAt, type Curve, type Point } from './shapes'
import { nameRoom, waitingPlace, type Box } from './sides'

/** The chip may lie at these parts of its line, and so far beside it, if it still touches the line there. */
const PARTS = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]
const BESIDE = [0, -9, 9, -18, 18, -27, 27]
/** A unit beside the line is as bad as so many units of a name that are covered. */
const BESIDE_COST = 5
/** The stagecoach is known by a part of it, too. */
const COACH_WEIGHT = 0.6
/** Between the chip and what can be read. */
const GAP = 2
const SHORT = 130
/** Half the width of a line that is driven. */
const BAND = 8
/** Half the width of the stagecoach, without the roundings of its disc. */
const COACH = 23

export interface Sign extends Box {
  /** How much it matters that it can be read. */
  readonly weight: number
}

/** What can be read around the cities, `badged` those with a fare; `size` is how much larger than on a wide screen. */
export function signsOn(plan: Plan, size: number, badged: readonly string[]): Sign[] {
  return [...plan.cities.values()].flatMap((city) => {
    const name = { ...nameRoom(plan, city, Math.min(22, 16 * size)), weight: 1 }
    if (!badged.includes(city.id)) return [name]
    const [x, y, wide, high] = [city.x + 24, city.y - 24, 16 * size, 14 * size]
    return [name, { left: x - wide, right: x + wide, top: y - high, bottom: y + high, weight: 1 }]
  })
}

/** The stagecoach waits beside the city where the way begins, and may wait on its first line. */
export function stagecoachSign(plan: Plan, city: string, size: number): Sign {
  const { x, y } = waitingPlace(plan, city)
  const half = COACH * size
  return { left: x - half, right: x + half, top: y - half, bottom: y + half, weight: COACH_WEIGHT }
}

/** The place of a chip, and the part of the line where the arrowhead has room. */
export function chipPlace(
  curve: Curve,
  width: number,
  height: number,
  signs: readonly Sign[],
): { at: Point; arrow: number } {
  const length = Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y)
  const isShort = length < SHORT
  // On a short line it keeps clear of the pawns where the line begins.
  const wanted = isShort ? 0.52 : 0.42
  let best = { at: pointAt(curve, wanted), part: wanted }
  let least = covered(best.at, width, height, signs)
  for (const part of PARTS) {
    const on = pointAt(curve, part)
    const heading = (headingAt(curve, part) * Math.PI) / 180
    const reach = (Math.abs(Math.sin(heading)) * width + Math.abs(Math.cos(heading)) * height) / 2 + BAND
    for (const off of BESIDE) {
      if (Math.abs(off) > reach) continue
      const at = { x: on.x - Math.sin(heading) * off, y: on.y + Math.cos(heading) * off }
      const cost = covered(at, width, height, signs) + Math.abs(part - wanted) * length + Math.abs(off) * BESIDE_COST
      if (cost < least) {
        least = cost
        best = { at, part }
      }
    }
  }
  const ahead = isShort ? 0.8 : 0.72
  return { at: best.at, arrow: best.part > 0.53 ? 1 - ahead : ahead }
}

/** How much of the signs would lie under the chip, or too near to it. */
function covered(at: Point, width: number, height: number, signs: readonly Sign[]): number {
  const [across, down] = [width / 2 + GAP, height / 2 + GAP]
  let sum = 0
  for (const { left, right, top, bottom, weight } of signs) {
    const wide = Math.min(right, at.x + across) - Math.max(left, at.x - across)
    const high = Math.min(bottom, at.y + down) - Math.max(top, at.y - down)
    if (wide > 0 && high > 0) sum += wide * high * weight
  }
  return sum
}
