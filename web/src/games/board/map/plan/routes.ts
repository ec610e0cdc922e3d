// A way to drive as the map draws it: its lines in the direction of travel, and who gets which dollar on each.

import type { Route } from '../../wire'
import { lineBetween, type Plan } from './plan'
import { reversed, type Curve } from './shapes'

export interface ShownLine {
  readonly id: string
  readonly curve: Curve
  readonly bank: number
  readonly paid: readonly number[]
  /** What each of those who are paid gets. */
  readonly share: number
}

/** A drive that is being shown. */
export interface Drive {
  readonly number: number
  /** The spaces in order, the first one is where it starts. */
  readonly spaces: readonly string[]
  readonly duration: number
}

/** The lines of a route from the place of the stagecoach. */
export function shownRoute(plan: Plan, from: string, route: Route): ShownLine[] {
  const shown: ShownLine[] = []
  let here = from
  route.path.forEach((city, index) => {
    const line = lineBetween(plan, here, city)
    const toll = route.lines[index]
    if (line) {
      const curve = line.from === here ? line.curve : reversed(line.curve)
      shown.push({ id: line.id, curve, bank: toll?.bank ?? 0, paid: toll?.paid ?? [], share: toll?.share ?? 0 })
    }
    here = city
  })
  return shown
}

/** By which city each way goes, so that they can be told apart: the first that the others have not, else the first. */
export function waysBy(routes: readonly Route[]): (string | null)[] {
  return routes.map((route, index) => {
    const on = route.path.slice(0, -1)
    const others = routes.filter((_, other) => other !== index)
    return (
      on.findLast((city) => others.every((other) => !other.path.includes(city))) ??
      on.find((city, place) => others.some((other) => other.path[place] !== city)) ??
      on.at(-1) ??
      null
    )
  })
}
