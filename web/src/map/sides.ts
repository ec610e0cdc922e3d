// On which side of a city its name stands. The sides of the built-in board were chosen by hand; an own board gets the
// side with most room. Never the upper right: the fare stands there.

import type { Plan } from './plan'
import type { Point } from './shapes'

export type Side = 'left' | 'right' | 'above' | 'below' | 'above-left' | 'below-left' | 'below-right'

const BY_HAND: Readonly<Record<string, Side>> = {
  albany: 'above',
  amarillo: 'below',
  atlanta: 'below',
  billings: 'above',
  bismarck: 'left',
  boise: 'below',
  boston: 'below',
  buffalo: 'above',
  'carson-city': 'above-left',
  charleston: 'right',
  cheyenne: 'right',
  chicago: 'above',
  cincinnati: 'below-right',
  deadwood: 'right',
  denver: 'left',
  detroit: 'above',
  'dodge-city': 'left',
  duluth: 'right',
  'el-paso': 'below',
  flagstaff: 'below-right',
  'fort-worth': 'left',
  helena: 'below',
  houston: 'below',
  jacksonville: 'below',
  'kansas-city': 'above-left',
  'little-rock': 'right',
  'los-angeles': 'below',
  mobile: 'below',
  nashville: 'right',
  'new-orleans': 'below',
  'new-york': 'below-right',
  'oklahoma-city': 'below',
  omaha: 'below-right',
  pittsburgh: 'below',
  portland: 'left',
  raleigh: 'right',
  'salt-lake-city': 'below-right',
  'san-antonio': 'below',
  'san-francisco': 'below',
  'santa-fe': 'above-left',
  seattle: 'left',
  spokane: 'right',
  'st-louis': 'below-right',
  'st-paul': 'right',
  tucson: 'below-right',
  washington: 'right',
}

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
  return BY_HAND[city] ?? freeSide(plan, city)
}

/** The side that is farthest from every line of the city and from its near neighbours. */
export function freeSide(plan: Plan, city: string): Side {
  let best: Side = 'right'
  let most = -1
  for (const side of SIDES) {
    const room = roomAt(plan, city, HEADINGS[side])
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
  let best: Point = here
  let most = -Infinity
  for (let heading = 0; heading < 360; heading += 15) {
    const angle = (heading * Math.PI) / 180
    // Around the pawns, which stand up from their space.
    const at = { x: here.x + 49 * Math.cos(angle), y: here.y - 12 + 50 * Math.sin(angle) }
    const room = Math.min(40, roomAt(plan, city, heading), apart(heading, label) - 25) - crowding(plan, city, at)
    if (room > most) {
      most = room
      best = at
    }
  }
  return best
}

/** How far pawns on their plinth go on that side. Where the stagecoach waits there are some: it drives where they settle. */
export const pawnsReach = (side: Side, pawns = 2): number =>
  side === 'above' ? 34 : side === 'below' ? 11 : 14 + Math.min(52, Math.max(0, pawns - 1) * 15) / 2

export const waitingPlaces = (plan: Plan): Point[] => [...plan.cities.keys()].map((city) => waitingPlace(plan, city))

/** How much a place beside a city would cover the next ones, their drawings, and all names. */
function crowding(plan: Plan, city: string, at: Point): number {
  let sum = 0
  for (const other of plan.cities.values()) {
    if (Math.abs(other.x - at.x) > 260 || Math.abs(other.y - at.y) > 160) continue
    if (other.id !== city) sum += Math.max(0, 68 - Math.hypot(other.x - at.x, other.y - at.y))
    // Its name: so many letters of about nine units.
    const side = sideOf(plan, other.id)
    const { x, y, anchor } = labelPlace(side, other, other.id === city ? pawnsReach(side) : 31, 16)
    const wide = other.name.length * 9
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
    const off = Math.hypot(at.x - Math.max(left, Math.min(at.x, left + wide)), at.y - Math.max(y - 12, Math.min(at.y, y + 3)))
    sum += Math.max(0, 30 - off)
  }
  return sum
}

/** Degrees between a heading and the nearest thing around the city. */
function roomAt(plan: Plan, city: string, heading: number): number {
  const here = plan.cities.get(city)
  if (!here) return 0
  let room = 180
  for (const line of plan.at.get(city) ?? []) {
    const other = plan.cities.get(line.from === city ? line.to : line.from)
    if (other) room = Math.min(room, apart(heading, headingTo(here, other)))
  }
  for (const other of plan.cities.values()) {
    if (other.id === city || Math.hypot(other.x - here.x, other.y - here.y) > 150) continue
    room = Math.min(room, apart(heading, headingTo(here, other)))
  }
  return room
}

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
