import { expect, test } from 'vitest'
import type { CurvePoint } from '../../state/review/review'
import { apart, chanceAt, spread, stairs, stepsOf, thinned, topOf } from './curve'

const curve: CurvePoint[] = [
  { move: 0, chances: [0.5, 0.5], cause: 'start' },
  { move: 0, chances: [0.6, 0.4], cause: 'luck' },
  { move: 3, chances: [0.4, 0.6], cause: 'decision' },
  { move: 3, chances: [0.7, 0.3], cause: 'luck' },
]

test('the steps of a seat lead from the first chance to the last one, luck and decisions apart', () => {
  const steps = stepsOf(curve, 0)
  expect(steps.map(({ cause }) => cause)).toEqual(['luck', 'decision', 'luck'])
  expect(0.5 + steps.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(0.7)
  expect(stepsOf(curve, 1).map(({ change }) => Math.sign(change))).toEqual([-1, 1, -1])
})

test('a chance stays until something happens', () => {
  expect(chanceAt(curve, 0, 2)).toBe(0.6)
  expect(chanceAt(curve, 0, 9)).toBe(0.7)
  expect(
    stairs(
      curve,
      0,
      5,
      (move) => move * 10,
      (chance) => 100 - chance * 100,
    ),
  ).toBe('M0 50H0V40H30V60H30V30H50')
})

test('the scale ends at a quarter above all chances', () => {
  expect(topOf(curve)).toBe(0.75)
  expect(topOf([{ move: 0, chances: [0.25, 0.25, 0.25, 0.25], cause: 'start' }])).toBe(0.5)
})

test('labels stay in their order and never come nearer than asked, within their ends', () => {
  const places = spread([50, 10, 12, 97], 18, 0, 100)
  expect(places[1]).toBe(10)
  expect(places[2]).toBe(28)
  expect(places[0]).toBe(50)
  expect(spread([99, 98, 97], 20, 0, 100)).toEqual([100, 80, 60])
})

test('of a long game the curve keeps its beginning, its end, and the last word of each stretch', () => {
  const long = Array.from({ length: 100 }, (_, move): CurvePoint => ({ move, chances: [move], cause: 'decision' }))
  const few = thinned(long, 10)
  expect(few.map(({ move }) => move)).toEqual([0, 9, 19, 29, 39, 49, 59, 69, 79, 89, 99])
  expect(thinned(long, 1)).toEqual(long)
})

test('numbers of one place stand above and below each other, and stay in their band', () => {
  const same = [
    { x: 50, y: 60 },
    { x: 50, y: 60 },
    { x: 50, y: 60 },
    { x: 90, y: 60 },
    { x: 50, y: 200 },
  ]
  expect(apart(same, 22, 10, 120).map(({ y }) => y)).toEqual([60, 38, 82, 60, 120])
})
