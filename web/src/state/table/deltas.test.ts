import { expect, test } from 'vitest'
import { digestOf, patched, wholeTurn } from './deltas'

const before = {
  view: { step: 'drive', seats: [{ money: 1 }, { money: 2 }], tiles: { a: 'banker', b: 'farmer' } },
  standing: null,
}

test('changes are put in, taken away and appended, and the rest stays the same', () => {
  const after = patched(before, {
    view: { seats: { 0: { money: 5 }, 2: { '=': { money: 0 } } }, tiles: { '-': ['a'] } },
    standing: { '=': { leading: [0] } },
  })
  expect(JSON.stringify(after)).toBe(
    '{"view":{"step":"drive","seats":[{"money":5},{"money":2},{"money":0}],"tiles":{"b":"farmer"}},"standing":{"leading":[0]}}',
  )
  expect((after.view as typeof before.view).seats[1]).toBe(before.view.seats[1])
  expect(before.view.seats).toEqual([{ money: 1 }, { money: 2 }])
  expect(patched(before, {})).toEqual(before)
})

test('places of a list that are gone are taken out', () => {
  expect(patched({ view: ['a', 'b', 'c', 'd'], standing: null }, { view: { '-': [0, 2] } }).view).toEqual(['b', 'd'])
})

test('a place in a list that holds lists can be put anew', () => {
  expect(patched({ view: [[1], [2]], standing: [] }, { view: { 1: [] } })).toEqual({ view: [[1], []], standing: [] })
})

test('what is empty of a turn is left out and put in again', () => {
  const turn = { deciding: 1, legal: [], holding: null, undo: 0, clock: null }
  expect(wholeTurn({ deciding: 1 })).toEqual(turn)
  expect(wholeTurn({ deciding: 1, holding: 0, undo: 2 })).toEqual({ ...turn, holding: 0, undo: 2 })
})

test('the digest is that of the server', () => {
  // tests/server/watching/test_deltas.py has the same.
  expect(digestOf({ view: { name: 'Zoé' }, standing: null })).toBe('f4967ea3')
})
