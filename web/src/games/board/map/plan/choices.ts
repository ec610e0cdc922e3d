// What can be pointed at and chosen on the map.

import type { Plan } from './plan'
import { distanceTo, type Point } from './shapes'

export interface Place {
  readonly kind: 'city' | 'line'
  readonly id: string
}

/** A place that answers the question asked now. */
export interface Choice {
  readonly place: Place
  /** What choosing it does, in words: for screen readers. */
  readonly label: string
  /** The fare at the city. */
  readonly badge?: string
  /** Only a space on the way: drawn smaller. */
  readonly step?: boolean
}

/** The final scoring: one player's network, all else faded. */
export interface Lit {
  readonly seat: number
  readonly cities: readonly string[]
  readonly lines: readonly string[]
  readonly badges?: Readonly<Record<string, string>>
}

export const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id

export function middleOf(plan: Plan, place: Place): Point | undefined {
  return place.kind === 'city' ? plan.cities.get(place.id) : plan.lines.get(place.id)?.middle
}

const CITY_REACH = 36
const LINE_REACH = 15
/** Half of the smallest touch target, in pixels. */
const FINGER = 22

/** On a city itself: so much of its reach, however near its lines are. */
const ON_CITY = 0.72

/** The nearest place under a finger or pointer, whatever the zoom. Lines only count where lines are asked for, and then a
 *  city is meant only on its disc: there its lines come too close together to tell which is wanted. */
export function placeAt(plan: Plan, point: Point, scale: number, lines: boolean): Place | null {
  let best: Place | null = null
  let least = 1
  if (lines) {
    for (const city of plan.cities.values()) {
      if (Math.hypot(city.x - point.x, city.y - point.y) < CITY_REACH * ON_CITY) return { kind: 'city', id: city.id }
    }
    const reach = Math.max(LINE_REACH, FINGER / scale)
    for (const line of plan.lines.values()) {
      const far = distanceTo(line.curve, point) / reach
      if (far < least) {
        least = far
        best = { kind: 'line', id: line.id }
      }
    }
    return best
  }
  const reach = Math.max(CITY_REACH, FINGER / scale)
  for (const city of plan.cities.values()) {
    // Pawns stand above their space.
    const far = Math.hypot(city.x - point.x, Math.max(city.y - 12 - point.y, Math.min(0, city.y - point.y))) / reach
    if (far < least) {
      least = far
      best = { kind: 'city', id: city.id }
    }
  }
  return best
}
