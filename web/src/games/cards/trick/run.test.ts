import { expect, test } from 'vitest'
import type { CardEvent } from '../wire'
import { runSummary } from './run'

const won = (seat: number) => ({ event: 'trick-won', seat, place: seat, sum: 8, by: 'suit', suit: 'deer' }) as CardEvent
const taken = (seat: number): CardEvent => ({ event: 'supply-taken', seat, suit: 'deer' })
const played: CardEvent = { event: 'played', seat: 0, place: 0, cards: ['deer 5'] }
const run = (number: number) => ({ event: 'run', run: number, starter: 0 }) as CardEvent
const first = [run(1), played, won(0), taken(0), played, won(1), taken(1)]
const second: CardEvent[] = [
  run(2),
  played,
  won(1),
  taken(1),
  { event: 'stolen', seat: 0, victim: 1, suit: 'deer' },
  { event: 'run-ends', run: 2 },
  { event: 'building-raised', seat: 1, building: 'house' },
]

test('a run is summed up from its end until the next trick begins', () => {
  expect(runSummary(first, 2)).toBeNull()
  expect(runSummary([...first, { event: 'run-ends', run: 1 }, ...second, run(3)], 2)).toEqual({
    run: 2,
    seats: [
      { seat: 0, tricks: 0, supplies: 0, stolen: 1, lost: 0, built: [] },
      { seat: 1, tricks: 1, supplies: 1, stolen: 0, lost: 1, built: ['house'] },
    ],
  })
  expect(runSummary([...first, ...second, run(3), played], 2)).toBeNull()
})
