import { expect, test } from 'vitest'
import type { BoardView } from '../state/views'
import { countedNetwork } from './networks'

const view = {
  roads: { 'a--b': [0], 'b--c': [0, 1], 'd--e': [0], 'e--f': [1] },
  pioneers: { a: [1, 0], c: [1, 2], d: [1, 0], e: [2, 1], f: [0, 1] },
} as unknown as BoardView

test('of two networks the one with more own pioneers is lit, though it has fewer roads (B11.3)', () => {
  const network = countedNetwork(view, 0)
  expect(network.lines).toEqual(['d--e'])
  expect(network.pioneers).toEqual({ d: 1, e: 2 })
  expect(network.count).toBe(3)
})

test('a road that joins two networks makes one of them', () => {
  const joined = { ...view, roads: { ...view.roads, 'c--d': [0] } }
  expect([...countedNetwork(joined, 0).lines].sort()).toEqual(['a--b', 'b--c', 'c--d', 'd--e'])
  expect(countedNetwork(joined, 0).cities).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('who has no road has no network', () => {
  expect(countedNetwork({ ...view, roads: {} }, 0).count).toBe(0)
})
