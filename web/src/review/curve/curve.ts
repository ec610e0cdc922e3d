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
