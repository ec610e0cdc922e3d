// Where the places of a trick lie on the wagon wheel, clockwise from the lower edge, in hundredths of its width.

export interface WheelPlace {
  readonly x: number
  readonly y: number
  readonly angle: number
  /** On which side of the cards the player's name stands. */
  readonly side: 'lower' | 'left' | 'upper' | 'right'
}

const FOUR: readonly WheelPlace[] = [
  { x: 50, y: 83, angle: 0, side: 'lower' },
  { x: 15, y: 50, angle: -4, side: 'left' },
  { x: 50, y: 17, angle: 0, side: 'upper' },
  { x: 85, y: 50, angle: 4, side: 'right' },
]

const THREE: readonly WheelPlace[] = [
  { x: 50, y: 83, angle: 0, side: 'lower' },
  { x: 18, y: 31, angle: -5, side: 'left' },
  { x: 82, y: 31, angle: 5, side: 'right' },
]

export function wheelPlaces(count: number): readonly WheelPlace[] {
  return count === 3 ? THREE : FOUR
}

/** The way of a theft, from the winner round the hub to the thief. */
export function theftPath(from: WheelPlace, to: WheelPlace): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const off = { x: middle.x - 50, y: middle.y - 50 }
  const length = Math.hypot(off.x, off.y)
  // Opposite places: the way goes round the hub on the right.
  const out = length < 1 ? { x: -(to.y - from.y), y: to.x - from.x } : off
  const reach = Math.hypot(out.x, out.y)
  const bend = { x: 50 + (out.x / reach) * 40, y: 50 + (out.y / reach) * 40 }
  const short = (point: { x: number; y: number }) => ({
    x: point.x + (bend.x - point.x) * 0.32,
    y: point.y + (bend.y - point.y) * 0.32,
  })
  const begin = short(from)
  const end = short(to)
  return `M${begin.x.toFixed(1)} ${begin.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`
}
