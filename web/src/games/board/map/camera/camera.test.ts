import { beforeEach, expect, test } from 'vitest'
import { Camera } from './camera.svelte'

const corners = [
  { id: 'north-west', x: 0, y: 0 },
  { id: 'south-east', x: 1600, y: 1000 },
]
let camera: Camera

beforeEach(() => {
  camera = new Camera(corners, (id) => corners.find((corner) => corner.id === id)!)
  camera.width = 390
  camera.stretch(370, [])
  camera.moveTo({ x: 800, y: 500 }, 0.7)
})

test('a sheet that grows from below and shrinks again leaves the map where it was', () => {
  const before = camera.unit({ x: 100, y: 50 })
  camera.stretch(270, [])
  expect(camera.unit({ x: 100, y: 50 }).y).toBeCloseTo(before.y)
  camera.stretch(370, [])
  expect(camera.unit({ x: 100, y: 50 }).y).toBeCloseTo(before.y)
  expect(camera.scale).toBeCloseTo(0.7)
})

test('a sheet that grows over a place moves the map as far as this place needs', () => {
  const { top, bottom } = camera.shown
  const low = { x: 800, y: bottom - 60 / camera.scale }
  camera.stretch(330, [low, { x: 800, y: 500 }])
  expect((camera.shown.bottom - low.y) * camera.scale).toBeCloseTo(56)
  expect((camera.shown.top - top) * camera.scale).toBeCloseTo(36)
})

test('it moves no place out of sight above', () => {
  const { top, bottom } = camera.shown
  const high = { x: 800, y: top + 32 / camera.scale }
  camera.stretch(270, [high, { x: 800, y: bottom - 60 / camera.scale }])
  expect((camera.shown.top - top) * camera.scale).toBeCloseTo(10)
})

test('a place that was not in sight does not move the map', () => {
  const { top, bottom } = camera.shown
  camera.stretch(270, [{ x: 800, y: bottom + 10 }])
  expect(camera.shown.top).toBeCloseTo(top)
})

test('where not all places fit, the first of them is seen', () => {
  camera.frame([
    { x: 1500, y: 500 },
    { x: 100, y: 500 },
  ])
  expect(camera.shown.right).toBeGreaterThan(1500)
  expect(camera.shown.left).toBeGreaterThan(100)
})

test('places that fit are in the middle', () => {
  camera.frame([
    { x: 700, y: 400 },
    { x: 900, y: 600 },
  ])
  expect(camera.centre).toEqual({ x: 800, y: 500 })
})

test('a place in sight does not move the map', () => {
  const { x, y } = camera.centre
  camera.keepInSight({ x: x + 20, y: y - 30 })
  expect(camera.centre).toEqual({ x, y })
})

test('a place below the edge comes into sight, and not farther', () => {
  const { x, y } = camera.centre
  const below = { x, y: camera.shown.bottom + 10 }
  camera.keepInSight(below)
  expect(camera.centre.x).toBe(x)
  expect(camera.centre.y).toBeGreaterThan(y)
  expect((camera.shown.bottom - below.y) * camera.scale).toBeCloseTo(56)
})

test('the whole board fits again after another height', () => {
  camera.fit()
  camera.stretch(200, [])
  expect(camera.fitted).toBe(true)
  expect(camera.scale).toBe(camera.fitScale)
})

test('a place below the small map in the corner comes out from under it', () => {
  camera.covered = 56
  const under = camera.unit({ x: 60, y: 40 })
  camera.keepInSight(under)
  expect((under.y - camera.shown.top) * camera.scale).toBeCloseTo(82)
  camera.moveTo({ x: 800, y: 500 }, 0.7)
  camera.reveal(under)
  expect((under.y - camera.shown.top) * camera.scale).toBeGreaterThan(82)
})
