import { expect, test } from 'vitest'
import { optionsOf } from './options'
import { leavingSeat, shownSeats } from '../coaches/seats'

test('purchases, and that one may stop', () => {
  const options = optionsOf(['buy road', 'buy coach 1', 'buy coach 3', 'done'])
  expect(options).toMatchObject({ road: true, roads: false, places: [1, 3], pass: 'done', lines: [], seats: [] })
})

test('places on the map', () => {
  expect(optionsOf(['road albany--boston', 'skip'])).toMatchObject({ lines: ['albany--boston'], pass: 'skip' })
  expect(optionsOf(['drive st-paul', 'drive omaha'])).toMatchObject({ spaces: ['st-paul', 'omaha'], pass: null })
})

test('who may leave which coach', () => {
  expect(optionsOf(['join gold-digger 2', 'decline']).seats).toEqual([
    { verb: 'join', profession: 'gold-digger', coach: 2, action: 'join gold-digger 2' },
  ])
})

test('of two equal seats the first empties first', () => {
  const seats = shownSeats({ seats: ['farmer', 'banker', 'farmer'], aboard: ['farmer', 'banker'] })
  expect(seats.map((seat) => seat.filled)).toEqual([false, true, true])
  expect(leavingSeat(seats, 'farmer')).toBe(2)
  expect(leavingSeat(seats, 'merchant')).toBe(-1)
})
