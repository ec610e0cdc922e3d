import { expect, test } from 'vitest'
import { reading } from './reading'
import type { BoardStanding } from './wire'

test('who shares a screen is shown no more of the nuggets than everyone knows', () => {
  const seat = {
    coaches: 7,
    empty: 2,
    network: 4,
    pioneers: 2,
    lines: [],
    nuggets: { low: 9, high: 9 },
    open_nuggets: { low: 6, high: 9 },
    total: { low: 22, high: 22 },
  }
  const standing: BoardStanding = {
    seats: [seat],
    leading: [0],
    end: { coaches: 3, roads: 4, seats: [0] },
    purchases: { left: 1, all: 1 },
  }
  const masked = reading.maskedStanding?.(standing)
  expect(masked?.seats[0]).toMatchObject({ nuggets: { low: 6, high: 9 }, total: { low: 19, high: 22 } })
  expect(masked?.leading).toEqual([])
})

test('whoever buys or builds is helped by the outlook, too', () => {
  expect(['buy road', 'road albany--boston', 'drive albany'].every((one) => reading.wantsOutlook?.([one]))).toBe(true)
  expect(reading.wantsOutlook?.(['settle banker 1', 'skip'])).toBe(false)
})
