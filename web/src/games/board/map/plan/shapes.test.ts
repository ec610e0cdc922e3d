import { expect, test } from 'vitest'
import { beside, curveBetween, distanceTo, headingAt, pointAt, reversed } from './shapes'

const from = { x: 0, y: 0 }
const to = { x: 200, y: 0 }

test('a line bends at most ten units, and always the same way', () => {
  const curve = curveBetween('albany--boston', from, to, [])
  const middle = pointAt(curve, 0.5)
  expect(Math.abs(middle.y)).toBeGreaterThan(1)
  expect(Math.abs(middle.y)).toBeLessThanOrEqual(10)
  expect(curveBetween('albany--boston', from, to, [])).toEqual(curve)
})

test('a line bends away from a city that it passes', () => {
  const below = pointAt(curveBetween('a--b', from, to, [{ x: 100, y: 40 }]), 0.5)
  const above = pointAt(curveBetween('a--b', from, to, [{ x: 100, y: -40 }]), 0.5)
  expect(below.y).toBeLessThan(0)
  expect(above.y).toBeGreaterThan(0)
})

test('a curve driven the other way has the opposite heading', () => {
  const straight = { from, by: { x: 100, y: 0 }, to }
  expect(headingAt(straight, 0.7)).toBe(0)
  expect(Math.abs(headingAt(reversed(straight), 0.7))).toBe(180)
})

test('the second road lies beside the first', () => {
  const straight = { from, by: { x: 100, y: 0 }, to }
  expect(distanceTo(beside(straight, 6), { x: 100, y: 0 })).toBeCloseTo(6)
})
