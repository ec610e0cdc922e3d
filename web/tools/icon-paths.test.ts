import { expect, test } from 'vitest'
import { rounded } from './icon-paths'

test('absolute and relative commands come out relative and whole', () => {
  expect(rounded('M10.4 10.4L20.6 30.2H5', 1)).toBe('m10 10l11 20h-16')
  expect(rounded('m1.2 1.2 3.3 0v4.4z', 1)).toBe('m1 1l4 0v5z')
})

test('roundings do not add up', () => {
  const steps = 'm0 0' + 'l.4 0'.repeat(10)
  const sum = [...rounded(steps, 1).matchAll(/-?\d+ -?\d+/g)].reduce(
    (total, [pair]) => total + Number(pair.split(' ')[0]),
    0,
  )
  expect(sum).toBe(4)
})

test('curves keep their control points, arcs their radii and flags', () => {
  expect(rounded('M0 0c.6 0 1.4 2.6 5.2 5.2', 1)).toBe('m0 0c1 0 1 3 5 5')
  expect(rounded('M2 2a6.61 6.61 0 1113.2 0', 1)).toBe('m2 2a6.6 6.6 0 1 1 13 0')
})

test('after closing, the pen is back at the start', () => {
  expect(rounded('M10.4 10h5v5zM20 20h1', 1)).toBe('m10 10h5v5zm10 10h1')
  expect(rounded('M10.4 10h5v5zm1 1h1', 1)).toBe('m10 10h5v5zm1 1h1')
})

test('a finer grid keeps halves', () => {
  expect(rounded('M0 0l1.3 1.6', 0.5)).toBe('m0 0l1.5 1.5')
})
