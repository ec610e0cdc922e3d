import { expect, test } from 'vitest'
import { linesOf, logTurns, messageOf, messageOfLine } from '../../course/log/log-turns'
import { reading } from './reading'
import type { BoardEvent } from './wire'

const entries = (events: readonly BoardEvent[]) =>
  events.map((event, index) => ({ number: index + 1, step: index, event }))

test('the log of the board game has one part for each turn, the newest on top', () => {
  const turns = logTurns(
    entries([
      { event: 'bought-road', seat: 2, price: 2 },
      { event: 'turn', seat: 0, round: 1 },
      { event: 'income', seat: 0, amount: 3, bankers: 0, extra: 0 },
      { event: 'passed', seat: 0 },
    ]),
    reading.headings(),
  )
  expect(turns.map((turn) => turn.heading)).toEqual([
    { id: 'page-log-turn', figures: { round: 1, seat: 0 } },
    { id: 'page-log-turn', figures: { round: 1, seat: 2 } },
  ])
  expect(turns[0]?.lines.map((line) => line.entries[0]?.event.event)).toEqual(['passed', 'income'])
})

test('whoever may know hidden things is told them', () => {
  const known: BoardEvent = { event: 'nugget', seat: 1, left: 4, value: 3 }
  expect(messageOf({ event: 'nugget', seat: 1, left: 4 } as BoardEvent, reading).id).toBe('event-nugget')
  expect(messageOf(known, reading).id).toBe('event-nugget-private')
})

test('one drive is one line with its whole way and fare, and keeps its parts', () => {
  const drove = (seat: number, start: string, city: string, paid: number[] = []): BoardEvent => ({
    event: 'drove',
    seat,
    start,
    city,
    bank: paid.length === 0 ? 1 : 0,
    paid,
    share: paid.length === 0 ? 0 : 1,
  })
  const lines = linesOf(
    entries([
      drove(1, 'tucson', 'el-paso'),
      drove(1, 'el-paso', 'phoenix', [0, 2]),
      { event: 'passed', seat: 1 },
      drove(2, 'phoenix', 'denver'),
    ]),
    reading,
  )
  expect(lines.map((line) => line.entries.length)).toEqual([2, 1, 1])
  expect(messageOfLine(lines[0]!, reading)).toEqual({
    id: 'page-log-drive',
    figures: { seat: 1, spaces: ['tucson', 'el-paso', 'phoenix'], fare: 3 },
  })
  expect(messageOfLine(lines[2]!, reading).id).toBe('event-drove')
})
