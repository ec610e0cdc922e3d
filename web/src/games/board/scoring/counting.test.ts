import { expect, test } from 'vitest'
import type { BoardResult } from '../wire'
import { byRank } from '../../../course/scoring/ranks'
import { leadAfter, pointsAfter } from './counting'

const result = {
  parts: [
    { coaches: 30, empty: 1, nuggets: 3, network: 18 },
    { coaches: 28, empty: 2, nuggets: 7, network: 14 },
    { coaches: 25, empty: 6, nuggets: 3, network: 18 },
  ],
} as unknown as BoardResult

test('the lead changes from part to part', () => {
  expect(leadAfter(result, 1)).toEqual({ seats: [0], points: 30 })
  expect(leadAfter(result, 2)).toEqual({ seats: [0, 2], points: 31 })
  expect(leadAfter(result, 3)).toEqual({ seats: [1], points: 37 })
  expect(leadAfter(result, 4)).toEqual({ seats: [0, 2], points: 52 })
})

test('what stands after a part is the sum of those counted', () => {
  expect(pointsAfter(result.parts[1]!, 0)).toBe(0)
  expect(pointsAfter(result.parts[1]!, 3)).toBe(37)
})

test('places are in order, shared ones by seat', () => {
  expect(byRank([3, 1, 1])).toEqual([1, 2, 0])
})
