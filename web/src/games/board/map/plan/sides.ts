// On which side of a city its name stands: as the board file says, else where there is most room. Never the upper
// right: the fare stands there.

import type { City } from '../../wire'
import type { Plan } from './plan'
import type { Point } from './shapes'

export type Side = NonNullable<City['label']>

const HEADINGS: Readonly<Record<Side, number>> = {
  right: 0,
  'below-right': 40,
  below: 90,
  'below-left': 140,
  left: 180,
  'above-left': 220,
  above: 270,
}

const SIDES: readonly Side[] = ['right', 'left', 'below', 'above', 'below-right', 'below-left', 'above-left']

export function sideOf(plan: Plan, city: string): Side {
  return plan.cities.get(city)?.label ?? freeSide(plan, city)
}

/** The side that is farthest from every line of the city and from its near neighbours. */
export function freeSide(plan: Plan, city: string): Side {
  let best: Side = 'right'
  let most = -1
  const around = headingsAround(plan, city)
  for (const side of SIDES) {
    const room = roomAt(around, HEADINGS[side])
    if (room > most + 1) {
      most = room
      best = side
    }
  }
  return best
}

/** Where the stagecoach waits beside a city: neither on its name nor on a line, as far as there is room. */
export function waitingPlace(plan: Plan, city: string): Point {
  const here = plan.cities.get(city)
  if (!here) return { x: 0, y: 0 }
  const label = HEADINGS[sideOf(plan, city)]
  const around = headingsAround(plan, city)
  const near = drawnAround(plan, here)
  let best: Point = here
  let most = -Infinity
  for (let heading = 0; heading < 360; heading += 15) {
    const angle = (heading * Math.PI) / 180
    // Around the pawns, which stand up from their space.
    const at = { x: here.x + 49 * Math.cos(angle), y: here.y - 12 + 50 * Math.sin(angle) }
    const room = Math.min(40, roomAt(around, heading), apart(heading, label) - 25) - crowding(near, at)
    if (room > most) {
      most = room
      best = at
    }
  }
  return best
}

/** How far the disc of a city that can be chosen goes. */
export const DISC_REACH = 38

/** How far pawns on their plinth go on that side. Where the stagecoach waits there are some: it drives where they settle. */
export const pawnsReach = (side: Side, pawns = 2): number =>
  side === 'above' ? 34 : side === 'below' ? 11 : 14 + Math.min(52, Math.max(0, pawns - 1) * 15) / 2

interface Drawn {
  /** Null for the city itself: the stagecoach may stand close to it. */
  readonly city: Point | null
  readonly name: Box
}

/** The cities that the stagecoach could cover when it waits beside one of them, and their names. */
function drawnAround(plan: Plan, here: City): Drawn[] {
  return [...plan.cities.values()].flatMap((other) => {
    if (Math.abs(other.x - here.x) > 310 || Math.abs(other.y - here.y) > 222) return []
    const side = sideOf(plan, other.id)
    const own = other.id === here.id
    return [{ city: own ? null : other, name: nameBox(side, other, own ? pawnsReach(side) : 31, 16) }]
  })
}

/** How much of them a place would cover. */
function crowding(near: readonly Drawn[], at: Point): number {
  let sum = 0
  for (const { city, name } of near) {
    if (city) sum += Math.max(0, 68 - Math.hypot(city.x - at.x, city.y - at.y))
    const off = Math.hypot(
      at.x - Math.max(name.left, Math.min(at.x, name.right)),
      at.y - Math.max(name.top, Math.min(at.y, name.bottom)),
    )
    sum += Math.max(0, 30 - off)
  }
  return sum
}

/** In which directions there is something around a city: its lines, and near cities. */
function headingsAround(plan: Plan, city: string): number[] {
  const here = plan.cities.get(city)
  if (!here) return []
  const joined = (plan.at.get(city) ?? []).map((line) => plan.cities.get(line.from === city ? line.to : line.from))
  const near = [...plan.cities.values()].filter((other) => Math.hypot(other.x - here.x, other.y - here.y) <= 150)
  return [...joined, ...near].flatMap((other) => (other && other.id !== city ? [headingTo(here, other)] : []))
}

/** Degrees between a heading and the nearest of those. */
const roomAt = (around: readonly number[], heading: number): number =>
  around.reduce((room, other) => Math.min(room, apart(heading, other)), 180)

const headingTo = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

function apart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360
  return difference > 180 ? 360 - difference : difference
}

export interface LabelPlace {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Where the name is written: `reach` is how far the drawing of the city goes, `size` that of the letters. */
export function labelPlace(side: Side, city: Point, reach: number, size: number): LabelPlace {
  const third = size * 0.34
  switch (side) {
    case 'right':
      return { x: city.x + reach + 3, y: city.y + third, anchor: 'start' }
    case 'left':
      return { x: city.x - reach - 3, y: city.y + third, anchor: 'end' }
    case 'above':
      return { x: city.x, y: city.y - reach - 7, anchor: 'middle' }
    case 'below':
      return { x: city.x, y: city.y + reach + size, anchor: 'middle' }
    case 'below-right':
      return { x: city.x + reach * 0.62, y: city.y + reach * 0.62 + size * 0.72, anchor: 'start' }
    case 'below-left':
      return { x: city.x - reach * 0.62, y: city.y + reach * 0.62 + size * 0.72, anchor: 'end' }
    case 'above-left':
      return { x: city.x - reach * 0.7, y: city.y - reach * 0.62, anchor: 'end' }
  }
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What a name covers, as far as that can be told without measuring its letters. */
function nameBox(side: Side, city: City, reach: number, size: number): Box {
  const { x, y, anchor } = labelPlace(side, city, reach, size)
  const wide = city.name.length * size * 0.5625
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.1875 }
}

/** Where the name of a city may stand, whatever is drawn there: beside pawns, or outside the disc of a city that can be chosen. */
export function nameRoom(plan: Plan, city: City, size: number): Box {
  const side = sideOf(plan, city.id)
  const near = nameBox(side, city, pawnsReach(side), size)
  const far = nameBox(side, city, DISC_REACH, size)
  return {
    left: Math.min(near.left, far.left),
    right: Math.max(near.right, far.right),
    top: Math.min(near.top, far.top),
    bottom: Math.max(near.bottom, far.bottom),
  }
}
