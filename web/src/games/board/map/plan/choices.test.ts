import { expect, test } from 'vitest'
import type { BoardComponents, BoardView } from '../../wire'
import { placeAt } from './choices'
import { networkOf } from './networks'
import { planOf } from './plan'

const city = (id: string, x: number) => ({
  id,
  name: id,
  x,
  y: 500,
  latitude: null,
  longitude: null,
  label: null,
})
const plan = planOf({
  width: 1600,
  height: 1000,
  cities: [city('albany', 400), city('boston', 700), city('denver', 1000)],
  lines: [
    { id: 'albany--boston', between: ['albany', 'boston'] },
    { id: 'boston--denver', between: ['boston', 'denver'] },
  ],
} as unknown as BoardComponents)

test('a click on a city means the city, and beside it one of its lines, when a road is built', () => {
  expect(placeAt(plan, { x: 700, y: 505 }, 0.8, true)).toEqual({ kind: 'city', id: 'boston' })
  expect(placeAt(plan, { x: 660, y: 500 }, 0.8, true)).toEqual({ kind: 'line', id: 'albany--boston' })
  expect(placeAt(plan, { x: 740, y: 500 }, 0.8, true)).toEqual({ kind: 'line', id: 'boston--denver' })
  expect(placeAt(plan, { x: 550, y: 500 }, 0.8, false)).toBeNull()
})

test('a network is shown with its lines and with the cities where its own pioneers stand', () => {
  const view = { pioneers: { albany: [1, 0], boston: [0, 2], denver: [3, 0] } } as unknown as BoardView
  const shown = networkOf(plan, view, { seat: 0, lines: ['albany--boston'] })
  expect(shown.lines.map(({ id }) => id)).toEqual(['albany--boston'])
  expect(shown.cities.map(({ id }) => id)).toEqual(['albany'])
})
