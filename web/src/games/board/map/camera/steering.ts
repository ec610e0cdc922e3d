// Keys on the map: arrows lead from where one is to the nearest place in that direction; as there may be places that no
// arrow leads to, Page Down and Page Up go through all of them, from west to east.

import type { Point } from '../plan/shapes'

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key)

const AHEAD: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The place to go to; undefined if there is none on that side. What lies aside counts as farther away. */
export function nearest<Place extends Point>(places: readonly Place[], from: Point, arrow: Arrow): Place | undefined {
  const ahead = AHEAD[arrow]
  let best: Place | undefined
  let least = Infinity
  for (const place of places) {
    const along = (place.x - from.x) * ahead.x + (place.y - from.y) * ahead.y
    const aside = Math.abs((place.x - from.x) * ahead.y) + Math.abs((place.y - from.y) * ahead.x)
    if (along <= 0.5) continue
    const far = along + aside * (aside > along ? 4 : 1.4)
    if (far < least) {
      least = far
      best = place
    }
  }
  return best
}

/** The next place to the east, or with -1 to the west; after the last comes the first. */
export function following<Place extends Point>(places: readonly Place[], from: Place, by: 1 | -1): Place {
  const inOrder = places.toSorted((one, other) => one.x - other.x || one.y - other.y)
  return inOrder.at((inOrder.indexOf(from) + by) % inOrder.length) ?? from
}
