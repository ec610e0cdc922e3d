import { expect, test } from 'vitest'
import { logTurns, messageOf } from '../../course/log/log-turns'
import { reading } from './reading'
import type { CardEvent } from './wire'

const entries = (events: readonly CardEvent[]) =>
  events.map((event, index) => ({ number: index + 1, step: index, event }))

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
    reading.headings(),
  )
  expect(turns.map((turn) => [turn.heading.id, turn.heading.figures, turn.lines.length])).toEqual([
    ['page-log-trick', { run: 2, trick: 1 }, 1],
    ['page-log-run', { run: 2 }, 1],
    ['page-log-building', { run: 1 }, 2],
    ['page-log-trick', { run: 1, trick: 2 }, 2],
    ['page-log-trick', { run: 1, trick: 1 }, 4],
  ])
})

test('whoever may know hidden things is told them', () => {
  const dealt: CardEvent = { event: 'dealt', seat: 1, count: 1, cards: ['thief'] }
  expect(messageOf(dealt, reading)).toEqual({
    id: 'event-dealt-private',
    figures: { seat: 1, count: 1, cards: ['thief'] },
  })
})
