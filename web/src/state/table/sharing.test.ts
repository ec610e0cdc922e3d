import { expect, test } from 'vitest'
import { shared } from './sharing'

test('what is the same is the same object, and what is other is as it came', () => {
  const before = {
    tiles: { a: 'banker' },
    seats: [
      { money: 1, coaches: [[1]] },
      { money: 2, coaches: [] },
    ],
    step: 'drive',
  }
  const now = {
    tiles: { a: 'banker' },
    seats: [
      { money: 3, coaches: [[1]] },
      { money: 2, coaches: [] },
    ],
    step: 'settle',
  }
  const found = shared(before, now)
  expect(found).toEqual(now)
  expect(found.tiles).toBe(before.tiles)
  expect(found.seats[0]?.coaches).toBe(before.seats[0]?.coaches)
  expect(found.seats[1]).toBe(before.seats[1])
  expect(found.seats[0]).not.toBe(before.seats[0])
  expect(shared(before, structuredClone(before))).toBe(before)
})

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  [null, { a: null }],
  [{ a: null }, null],
  [{ a: { b: 1 } }, { a: [1] }],
])('%j becomes %j', (before, now) => {
  expect(shared(before, now)).toStrictEqual(now)
})
