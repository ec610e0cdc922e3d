import { expect, test } from 'vitest'
import type { BoardResult, BoardView } from '../wire'
import { countedNetwork } from './networks'

const view = {
  roads: { 'a--b': [0], 'b--c': [0, 1], 'd--e': [0], 'c--d': [1] },
  pioneers: { a: [1, 0], c: [1, 2], d: [1, 0], e: [2, 1], f: [0, 1] },
} as unknown as BoardView
const result = { networks: [['d', 'e'], []] } as unknown as BoardResult

test('the network is that of the result, with the own roads and pioneers in it', () => {
  const network = countedNetwork(view, result, 0)
  expect(network.cities).toEqual(['d', 'e'])
  expect(network.lines).toEqual(['d--e'])
  expect(network.pioneers).toEqual({ d: 1, e: 2 })
  expect(network.count).toBe(3)
})

test('who has no network lights nothing', () => {
  expect(countedNetwork(view, result, 1)).toEqual({ cities: [], lines: [], pioneers: {}, count: 0 })
})
