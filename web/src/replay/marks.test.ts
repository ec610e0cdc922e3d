import { expect, it } from 'vitest'
import type { LogEntry } from '../state/scene'
import type { GameEvent } from '../state/views'
import { marksOf } from './marks'

const entry = (step: number, event: GameEvent): LogEntry => ({ number: step, step, event })

it('marks the first turn of each round, and no other turn', () => {
  const log = [
    entry(4, { event: 'turn', seat: 1, round: 1 }),
    entry(9, { event: 'turn', seat: 0, round: 2 }),
    entry(9, { event: 'income', seat: 0, amount: 3, bankers: 0, extra: 0 }),
    entry(12, { event: 'turn', seat: 1, round: 2 }),
  ]
  expect(marksOf(log, 20).map(({ move, number }) => [move, number])).toEqual([[0, 1], [9, 2]])
})

it('marks the runs of the card game, and names only those that have room', () => {
  const log = [40, 42, 90].map((step, index) => entry(step, { event: 'run', run: index + 2, starter: 0 }))
  expect(marksOf(log, 100)).toEqual([
    { move: 0, number: 1, isNamed: true },
    { move: 40, number: 2, isNamed: true },
    { move: 42, number: 3, isNamed: false },
    { move: 90, number: 4, isNamed: true },
  ])
})
