import { expect, test } from 'vitest'
import { marksOf } from './marks'

test('new roads and pioneers, paid tolls and changed money are marked', () => {
  const marks = marksOf([
    { event: 'income', seat: 1, amount: 3, bankers: 0, extra: 0 },
    { event: 'built', seat: 1, line: 'denver--omaha' },
    { event: 'drove', seat: 1, start: 'omaha', city: 'denver', bank: 0, paid: [0, 2], share: 1 },
    { event: 'drove', seat: 1, start: 'denver', city: 'tucson', bank: 1, paid: [], share: 0 },
    { event: 'settled', seat: 1, profession: 'farmer', coach: 1, city: 'tucson', tile: 'farmer' },
    { event: 'joined', seat: 2, host: 1, price: 2, profession: 'farmer', coach: 1, city: 'tucson' },
  ])
  expect([...marks.lines]).toEqual(['denver--omaha'])
  expect([...marks.cities]).toEqual(['tucson'])
  expect(marks.tolls).toEqual([{ line: 'denver--omaha', amount: 1, seats: [0, 2] }])
  expect([...marks.money]).toEqual([
    [1, 3 - 2 - 1 + 2],
    [0, 1],
    [2, 1 - 2],
  ])
})
