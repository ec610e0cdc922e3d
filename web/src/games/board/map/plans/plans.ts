// Where the plans of a review or a hint lie on the map: the way that is driven, the lines that are built, the city that they
// are about. Loaded when there are some.

import type { ShownPlan } from '../../../../state/table/scene'
import type { BoardView } from '../../wire'
import { lineBetween, type Plan, type PlannedLine } from '../plan/plan'
import { pointAt, reversed, type Curve, type Point } from '../plan/shapes'

export { default as Bands } from './Bands.svelte'
export { default as Signs } from './Signs.svelte'

export interface PlanOnMap {
  readonly kind: ShownPlan['kind']
  /** The way in the direction of travel. */
  readonly way: readonly Curve[]
  readonly built: readonly PlannedLine[]
  /** Where its sign stands; null where nothing of it lies on the map. */
  readonly at: Point | null
  /** The city that somebody comes to. */
  readonly city: string | null
  /** Whose pioneer settles there. */
  readonly settles: number | null
}

function onMap(plan: Plan, view: BoardView, { kind, actions }: ShownPlan): PlanOnMap {
  let here = view.stagecoach
  let acts: string | null = null
  let settles: number | null = null
  const way: Curve[] = []
  const built: PlannedLine[] = []
  for (const action of actions) {
    const [verb = '', what = ''] = action.split(' ')
    if (verb === 'drive') {
      const line = lineBetween(plan, here, what)
      if (line) way.push(line.from === here ? line.curve : reversed(line.curve))
      here = what
      acts = here
    } else if (verb === 'road') {
      const line = plan.lines.get(what)
      if (line) built.push(line)
    } else if (verb === 'settle' || verb === 'join') {
      acts = here
      settles = view.seat ?? null
    } else if (verb === 'decline' || verb === 'skip' || verb === 'return') acts = here
  }
  const line = built.at(-1)
  const at = acts !== null ? (plan.cities.get(acts) ?? null) : line ? pointAt(line.curve, 0.5) : null
  return { kind, way, built, at, city: acts, settles }
}

/** What stands on the map, and on which row below its place: two signs of one place do not cover each other. */
export function onMapAll(plan: Plan, view: BoardView, plans: readonly ShownPlan[]): (PlanOnMap & { row: number })[] {
  const shown: (PlanOnMap & { row: number })[] = []
  for (const one of plans) {
    const placed = onMap(plan, view, one)
    const { at } = placed
    const row = at === null ? 0 : shown.filter((other) => other.at && near(other.at, at)).length
    shown.push({ ...placed, row })
  }
  return shown
}

const NEAR = 40

function near(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < NEAR
}
