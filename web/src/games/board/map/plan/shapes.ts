// Points, curves and outlines on the board's canvas. Nothing here knows the game.

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line between two cities: a curve of the second degree that bends a little. */
export interface Curve {
  readonly from: Point
  readonly by: Point
  readonly to: Point
}

const MOST_BEND = 10

const between = (a: number, b: number, part: number): number => a + (b - a) * part

/** A number from 0 to 1 that is always the same for the same text. */
function lot(text: string): number {
  let hash = 2166136261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967295
}

/** Bends at most ten units, away from the other cities it would pass, so that no three roads look like one. */
export function curveBetween(id: string, from: Point, to: Point, others: readonly Point[]): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  let push = 0
  for (const other of others) {
    const along = ((other.x - from.x) * (to.x - from.x) + (other.y - from.y) * (to.y - from.y)) / length ** 2
    if (along < 0.12 || along > 0.88) continue
    const off = (other.x - from.x) * across.x + (other.y - from.y) * across.y
    if (Math.abs(off) < 90) push += Math.sign(off || 1) / Math.max(20, Math.abs(off))
  }
  const side = push === 0 ? Math.sign(lot(id) - 0.5) || 1 : -Math.sign(push)
  const bend = side * Math.min(MOST_BEND, length * 0.055) * (0.5 + 0.5 * lot(`${id} bend`))
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return { from, to, by: { x: middle.x + across.x * bend * 2, y: middle.y + across.y * bend * 2 } }
}

export function pointAt({ from, by, to }: Curve, part: number): Point {
  return {
    x: between(between(from.x, by.x, part), between(by.x, to.x, part), part),
    y: between(between(from.y, by.y, part), between(by.y, to.y, part), part),
  }
}

/** The direction of travel in degrees. */
export function headingAt({ from, by, to }: Curve, part: number): number {
  const x = between(by.x - from.x, to.x - by.x, part)
  const y = between(by.y - from.y, to.y - by.y, part)
  return (Math.atan2(y, x) * 180) / Math.PI
}

export const reversed = ({ from, by, to }: Curve): Curve => ({ from: to, by, to: from })

/** The same curve beside itself, as the second of two roads on a line lies. */
export function beside({ from, by, to }: Curve, off: number): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const x = (-(to.y - from.y) / length) * off
  const y = ((to.x - from.x) / length) * off
  const moved = (point: Point): Point => ({ x: point.x + x, y: point.y + y })
  return { from: moved(from), by: moved(by), to: moved(to) }
}

const rounded = (number: number): string => String(Math.round(number * 10) / 10)

export function pathOf({ from, by, to }: Curve): string {
  return `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(by.x)} ${rounded(by.y)} ${rounded(to.x)} ${rounded(to.y)}`
}

export function distanceTo(curve: Curve, point: Point): number {
  let least = Infinity
  for (let step = 0; step <= 12; step++) {
    const on = pointAt(curve, step / 12)
    least = Math.min(least, Math.hypot(on.x - point.x, on.y - point.y))
  }
  return least
}

/** A hexagon that stands on a corner, around (0, 0): the six corners from the top, clockwise. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

export const hexagon = (radius: number): string =>
  `M${corners(radius)
    .map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
    .join('L')}Z`

/** The six edges of a hexagon, one path each: a hotel takes anybody, and shows all six colours. */
export function edges(radius: number): string[] {
  const points = corners(radius)
  return points.map(({ x, y }, index) => {
    const next = points[(index + 1) % 6] ?? { x, y }
    return `M${rounded(x)} ${rounded(y)}L${rounded(next.x)} ${rounded(next.y)}`
  })
}
