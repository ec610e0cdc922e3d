import { expect, test } from 'vitest'
import type { GameEvent } from '../state/views'
import { logTurns, messageOf, seatOf } from './log-turns'

const entries = (events: readonly GameEvent[]) => events.map((event, index) => ({ number: index + 1, step: index, event }))

test('the log of the board game has one part for each turn, the newest on top', () => {
  const turns = logTurns(
    entries([
      { event: 'bought-road', seat: 2, price: 2 },
      { event: 'turn', seat: 0, round: 1 },
      { event: 'income', seat: 0, amount: 3, bankers: 0, extra: 0 },
      { event: 'passed', seat: 0 },
    ]),
    'board',
  )
  expect(turns.map((turn) => turn.heading)).toEqual([
    { id: 'page-log-turn', figures: { round: 1, seat: 0 } },
    { id: 'page-log-turn', figures: { round: 1, seat: 2 } },
  ])
  expect(turns[0]?.entries.map((entry) => entry.event.event)).toEqual(['passed', 'income'])
})

test('the log of the card game has one part for each trick, and what follows from it', () => {
  const turns = logTurns(
    entries([
      { event: 'played', seat: 0, place: 0, cards: ['deer 3'] },
      { event: 'played', seat: 1, place: 1, cards: ['storm 6'] },
      { event: 'trick-won', seat: 1, place: 1, sum: 6, by: 'storm', suit: null },
      { event: 'trump-named', seat: 1, suit: 'tree' },
      { event: 'played', seat: 1, place: 1, cards: ['tree 1'] },
      { event: 'trick-won', seat: 1, place: 1, sum: 1, by: 'trump', suit: 'tree' },
      { event: 'run-ends', run: 1 },
      { event: 'build-done', seat: 1 },
      { event: 'run', run: 2, starter: 1 },
      { event: 'dealt', seat: 0, count: 7 },
      { event: 'played', seat: 1, place: 1, cards: ['gold 1'] },
    ]),
    'cards',
  )
  expect(turns.map((turn) => [turn.heading.id, turn.heading.figures, turn.entries.length])).toEqual([
    ['page-log-trick', { run: 2, trick: 1 }, 1],
    ['page-log-run', { run: 2 }, 1],
    ['page-log-building', { run: 1 }, 2],
    ['page-log-trick', { run: 1, trick: 2 }, 2],
    ['page-log-trick', { run: 1, trick: 1 }, 4],
  ])
})

test('whoever may know hidden things is told them', () => {
  expect(messageOf({ event: 'nugget', seat: 1, left: 4 }).id).toBe('event-nugget')
  expect(messageOf({ event: 'nugget', seat: 1, left: 4, value: 3 }).id).toBe('event-nugget-private')
  expect(messageOf({ event: 'dealt', seat: 1, count: 1, cards: ['thief'] })).toEqual({
    id: 'event-dealt-private',
    figures: { seat: 1, count: 1, cards: ['thief'] },
  })
})

test('an event is the deed of a seat, or of nobody', () => {
  expect(seatOf({ event: 'passed', seat: 0 })).toBe(0)
  expect(seatOf({ event: 'warned', round: 3 })).toBeNull()
})
