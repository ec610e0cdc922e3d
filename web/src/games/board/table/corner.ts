// The corner of the map where the card of consequences covers nothing that it tells about.

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right'

export interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

// At the right the buttons of the map are left free.
const EDGE = 12
const BUTTONS = 66

/** The first corner where none of these places lies, else the one where the fewest do. */
export function freeCorner(
  map: Room,
  card: { readonly width: number; readonly height: number },
  places: readonly Room[],
): Corner {
  const left = { left: map.left + EDGE, right: map.left + EDGE + card.width }
  const right = { left: map.right - BUTTONS - card.width, right: map.right - BUTTONS }
  const bottom = { top: map.bottom - EDGE - card.height, bottom: map.bottom - EDGE }
  const top = { top: map.top + EDGE, bottom: map.top + EDGE + card.height }
  const corners: readonly (readonly [Corner, Room])[] = [
    ['bottom-left', { ...left, ...bottom }],
    ['bottom-right', { ...right, ...bottom }],
    ['top-left', { ...left, ...top }],
    ['top-right', { ...right, ...top }],
  ]
  const counted = corners.map(([corner, room]) => ({
    corner,
    count: places.filter((place) => meet(place, room)).length,
  }))
  return counted.reduce((best, other) => (other.count < best.count ? other : best)).corner
}

const meet = (one: Room, other: Room): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
