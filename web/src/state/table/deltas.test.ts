import { expect, test } from 'vitest'
import { digestOf, patched } from './deltas'

const before = {
  view: { step: 'drive', seats: [{ money: 1 }, { money: 2 }], tiles: { a: 'banker', b: 'farmer' } },
  standing: null,
}

test('changes are put in, taken away and appended, and the rest stays the same', () => {
  const after = patched(before, [
    [['view', 'seats', 0, 'money'], 5],
    [['view', 'seats', 2], { money: 0 }],
    [['view', 'tiles', 'a']],
    [['standing'], { leading: [0] }],
  ])
  expect(JSON.stringify(after)).toBe(
    '{"view":{"step":"drive","seats":[{"money":5},{"money":2},{"money":0}],"tiles":{"b":"farmer"}},"standing":{"leading":[0]}}',
  )
  expect((after.view as typeof before.view).seats[1]).toBe(before.view.seats[1])
  expect(before.view.seats).toEqual([{ money: 1 }, { money: 2 }])
  expect(patched(before, [])).toBe(before)
})

test('a place in a list that holds lists can be put anew', () => {
  expect(patched({ view: [[1], [2]], standing: [] }, [[['view', 1], []]])).toEqual({ view: [[1], []], standing: [] })
})

test('the digest is that of the server', () => {
  // tests/server/watching/test_deltas.py has the same.
  expect(digestOf({ view: { name: 'Zoé' }, standing: null })).toBe('f4967ea3')
})
