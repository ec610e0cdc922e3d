import { expect, test } from 'vitest'
import { following, nearest } from './steering'

const here = { x: 0, y: 0 }
const places = [
  { name: 'east', x: 100, y: 10 },
  { name: 'far east', x: 300, y: 0 },
  { name: 'north', x: 20, y: -120 },
  { name: 'south-west', x: -80, y: 90 },
]

test.each([
  ['ArrowRight', 'east'],
  ['ArrowUp', 'north'],
  ['ArrowDown', 'south-west'],
  ['ArrowLeft', 'south-west'],
] as const)('%s goes to the nearest place on that side', (arrow, name) => {
  expect(nearest(places, here, arrow)?.name).toBe(name)
})

test('a place straight ahead beats a nearer one aside', () => {
  const aside = { name: 'aside', x: 10, y: 80 }
  expect(nearest([aside, ...places], here, 'ArrowRight')?.name).toBe('east')
})

test('there is nowhere to go beyond the last place', () => {
  expect(nearest(places, { x: 300, y: 0 }, 'ArrowRight')).toBeUndefined()
})

test.each([1, -1] as const)('page keys go through all places and come back (%i)', (by) => {
  const [first] = places
  const way = [first!]
  while (way.length < places.length) way.push(following(places, way.at(-1)!, by))
  expect(new Set(way)).toEqual(new Set(places))
  expect(following(places, way.at(-1)!, by)).toBe(first)
  expect(following(places, places[3]!, 1).name).toBe('north')
  expect(following(places, places[3]!, -1).name).toBe('far east')
})
