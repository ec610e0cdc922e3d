import { expect, test } from 'vitest'
import type { Route } from '../../wire'
import { waysBy } from './routes'

const route = (...path: string[]): Route => ({ path, fare: 0, bank: 0, paid: {}, lines: [] })

test('ways are called by the city that the others do not pass', () => {
  const ways = [
    route('detroit', 'cincinnati', 'nashville', 'little-rock'),
    route('detroit', 'cincinnati', 'st-louis', 'little-rock'),
  ]
  expect(waysBy(ways)).toEqual(['nashville', 'st-louis'])
})

test('a straight way has no city on it', () => {
  expect(waysBy([route('albany'), route('new-york', 'albany')])).toEqual([null, 'new-york'])
})

test('a way within another is called by its own last city', () => {
  expect(waysBy([route('a', 'b', 'goal'), route('a', 'goal')])).toEqual(['b', 'a'])
})
