// The curve of chances: which steps it has, and where they are drawn.

import type { CurvePoint } from '../../state/review/review'

/** From one point of the curve to the next, as one seat feels it. */
export interface Step {
  readonly move: number
  readonly cause: 'decision' | 'luck'
  readonly change: number
}

/** All that changed the chance of a seat, in the order in which it happened. */
export function stepsOf(curve: readonly CurvePoint[], seat: number): Step[] {
  return curve.flatMap((point, place) => {
    const before = curve[place - 1]
    if (!before || point.cause === 'start') return []
    return [{ move: point.move, cause: point.cause, change: (point.chances[seat] ?? 0) - (before.chances[seat] ?? 0) }]
  })
}

/** The chance of a seat when so many actions had been played. */
export function chanceAt(curve: readonly CurvePoint[], seat: number, move: number): number {
  return curve.findLast((point) => point.move <= move)?.chances[seat] ?? curve[0]?.chances[seat] ?? 0
}

/** The next quarter above all chances. */
export function topOf(curve: readonly CurvePoint[]): number {
  const most = Math.max(0, ...curve.flatMap(({ chances }) => chances))
  return Math.min(1, Math.max(0.5, Math.ceil(most * 4) / 4))
}

/** Of a long game, as many points as there is room for: the last one of each stretch of `bin` actions. The steps below have all. */
export function thinned(curve: readonly CurvePoint[], bin: number): CurvePoint[] {
  return curve.filter((point, place) => {
    const next = curve[place + 1]
    return place === 0 || !next || Math.floor(next.move / bin) !== Math.floor(point.move / bin)
  })
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** A chance stays until something happens: along, then up or down; and at the end along to `last`. */
export function stairs(
  curve: readonly CurvePoint[],
  seat: number,
  last: number,
  x: (move: number) => number,
  y: (chance: number) => number,
): string {
  const [first, ...others] = curve
  if (!first) return ''
  const begin = `M${rounded(x(first.move))} ${rounded(y(first.chances[seat] ?? 0))}`
  const steps = others.map(({ move, chances }) => `H${rounded(x(move))}V${rounded(y(chances[seat] ?? 0))}`)
  return `${begin}${steps.join('')}H${rounded(x(last))}`
}

/**
 * Where round numbers stand, each where it belongs or as near above or below it as it covers none before it; in a band
 * without room left, where it belongs.
 */
export function apart(
  wanted: readonly { readonly x: number; readonly y: number }[],
  distance: number,
  low: number,
  high: number,
): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = []
  for (const { x, y } of wanted) {
    const home = Math.max(low, Math.min(high, y))
    const near = placed.filter((other) => Math.abs(other.x - x) < distance)
    const free = near
      // Right beside each of those in the way, as a circle of that size touches it.
      .flatMap((other) => {
        const reach = Math.sqrt(distance ** 2 - (other.x - x) ** 2)
        return [other.y - reach, other.y + reach]
      })
      .concat(home)
      .filter((one) => one >= low && one <= high)
      .filter((one) => near.every((other) => Math.hypot(other.x - x, other.y - one) > distance - 0.01))
      .sort((one, other) => Math.abs(one - home) - Math.abs(other - home))
    placed.push({ x, y: free[0] ?? home })
  }
  return placed
}

/** Places of labels, at least so far apart, as near to where they belong as can be, between two ends. */
export function spread(wanted: readonly number[], apart: number, low: number, high: number): number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place)
  const placed = order.map(({ place }) => place)
  for (let index = 0; index < placed.length; index += 1) {
    const least = index === 0 ? low : placed[index - 1]! + apart
    placed[index] = Math.max(placed[index]!, least)
  }
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const most = index === placed.length - 1 ? high : placed[index + 1]! - apart
    placed[index] = Math.min(placed[index]!, most)
  }
  const places: number[] = []
  order.forEach(({ index }, rank) => (places[index] = placed[rank]!))
  return places
}
