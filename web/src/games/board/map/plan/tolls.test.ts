import { expect, test } from 'vitest'
import type { BoardComponents } from '../../wire'
import { planOf } from './plan'
import { chipPlace, signsOn, stagecoachSign } from './tolls'

const line = { from: { x: 0, y: 0 }, by: { x: 100, y: 0 }, to: { x: 200, y: 0 } }

test('where nothing is written, the chip lies on the line and the arrowhead before it', () => {
  const { at, arrow } = chipPlace(line, 48, 28, [])
  expect(at.x).toBeCloseTo(84)
  expect(at.y).toBeCloseTo(0)
  expect(arrow).toBe(0.72)
})

test('a chip makes way for a name below the line', () => {
  const { at } = chipPlace(line, 48, 28, [{ left: -20, right: 220, top: 4, bottom: 20, weight: 1 }])
  expect(at.y + 14).toBeLessThan(4)
})

test('a chip that makes way towards the end of the line leaves its beginning to the arrowhead', () => {
  const { at, arrow } = chipPlace(line, 48, 28, [{ left: 20, right: 100, top: -40, bottom: 40, weight: 1 }])
  expect(at.x - 24).toBeGreaterThan(100)
  expect(arrow).toBeCloseTo(0.28)
})

test('the name of a city is a sign, at its pawns and outside its disc, and its fare if it has one', () => {
  const city = { id: 'hub', name: 'Hub', x: 500, y: 500, latitude: null, longitude: null, label: null }
  const plan = planOf({ cities: [city], lines: [], width: 1600, height: 1000 } as unknown as BoardComponents)
  const [name, fare] = signsOn(plan, 1, ['hub'])
  // Alone on the board its name stands on the right.
  expect(name).toMatchObject({ weight: 1 })
  expect(name?.left).toBeLessThan(530)
  expect(name?.right).toBeGreaterThan(560)
  expect(fare?.bottom).toBeLessThan(500)
  expect(signsOn(plan, 1, [])).toEqual([name])
})

test('a chip makes way for the stagecoach that waits on its line', () => {
  const city = { id: 'hub', name: 'Hub', x: 500, y: 500, latitude: null, longitude: null, label: null }
  const plan = planOf({ cities: [city], lines: [], width: 1600, height: 1000 } as unknown as BoardComponents)
  const coach = stagecoachSign(plan, 'hub', 1)
  const [x, y] = [(coach.left + coach.right) / 2, (coach.top + coach.bottom) / 2]
  const beside = { from: { x: x + 10, y: y - 60 }, by: { x: x + 10, y }, to: { x: x + 10, y: y + 60 } }
  const there = chipPlace(beside, 48, 28, [])
  const aside = chipPlace(beside, 48, 28, [coach])
  expect(aside.at.x).toBeGreaterThan(there.at.x)
})
