import { expect, test } from 'vitest'
import { nearest } from './steering'

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
