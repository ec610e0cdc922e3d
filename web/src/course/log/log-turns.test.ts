import { expect, test } from 'vitest'
import { seatOf } from './log-turns'

test('an event is the deed of a seat, or of nobody', () => {
  expect(seatOf({ event: 'passed', seat: 0 })).toBe(0)
  expect(seatOf({ event: 'warned' })).toBeNull()
})
