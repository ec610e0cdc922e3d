import { expect, test } from 'vitest'
import type { BoardComponents, City } from '../../wire'
import { planOf } from './plan'
import { freeSide, waitingPlace } from './sides'

const city = (id: string, x: number, y: number): City => ({
  id,
  name: id,
  x,
  y,
  latitude: null,
  longitude: null,
  label: null,
})

const cities = [city('hub', 500, 500), city('east', 700, 500), city('north', 500, 300), city('west', 300, 500)]
const plan = planOf({
  cities,
  lines: ['east', 'north', 'west'].map((id) => ({ id: `${id}--hub`, between: [id, 'hub'] })),
  width: 1600,
  height: 1000,
} as unknown as BoardComponents)

test('the name of a city on an own board stands where no line is', () => {
  expect(freeSide(plan, 'hub')).toBe('below')
})

test('the stagecoach waits beside its city and off its lines', () => {
  const at = waitingPlace(plan, 'hub')
  const far = Math.hypot(at.x - 500, at.y - 500)
  expect(far).toBeGreaterThan(35)
  expect(far).toBeLessThan(60)
  expect(Math.abs(at.y - 500)).toBeGreaterThan(15)
})
