import { expect, test } from 'vitest'
import type { GamesCounted } from '../wire/messages'
import { partsOf, sumOf } from './sums'

const common = { game: 'board', players: 3, points: 40, reviewed: 0, decisions: 0, average_loss: null, luck: null }
const few: GamesCounted = { ...common, opponents: 'level1', games: 1, places: [1, 0, 0], parts: { coaches: 10 } }
const many: GamesCounted = {
  ...{ ...common, opponents: 'level3', games: 3, places: [0, 1, 2], parts: { coaches: 20, network: 4 } },
  ...{ reviewed: 2, decisions: 100, average_loss: 0.02, luck: -0.1 },
}

test('every game counts alike, however they are grouped', () => {
  expect(sumOf([few, many])).toEqual({
    games: 4,
    places: [1, 1, 2],
    won: 0.25,
    reviewed: 2,
    averageLoss: 0.02,
    luck: -0.1,
  })
  expect(partsOf([few, many])).toEqual([
    { name: 'coaches', points: 17.5 },
    { name: 'network', points: 3 },
  ])
})

test('a loss is weighed by decisions and luck by games', () => {
  const other = { ...many, reviewed: 1, decisions: 300, average_loss: 0.04, luck: 0.2 }
  expect(sumOf([many, other]).averageLoss).toBeCloseTo(0.035)
  expect(sumOf([many, other]).luck).toBeCloseTo(0)
})

test('without a review there is neither loss nor luck', () => {
  expect(sumOf([few])).toMatchObject({ averageLoss: null, luck: null })
  expect(sumOf([])).toMatchObject({ games: 0, won: 0 })
})
