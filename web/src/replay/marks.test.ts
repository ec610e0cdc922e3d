import { expect, it } from 'vitest'
import type { GameEvent } from '../games/shapes'
import type { LogEntry } from '../state/table/scene'
import { marksOf } from './marks'

interface Round extends GameEvent {
  readonly round?: number
}
const entry = (step: number, event: Round): LogEntry => ({ number: step, step, event })
const reading = { round: (event: Round) => event.round ?? null }

it('marks the first event of each round, and no other one', () => {
  const log = [
    entry(4, { event: 'turn', seat: 1, round: 1 }),
    entry(9, { event: 'turn', seat: 0, round: 2 }),
    entry(9, { event: 'income', seat: 0 }),
    entry(12, { event: 'turn', seat: 1, round: 2 }),
  ]
  expect(marksOf(log, 20, reading).map(({ move, number }) => [move, number])).toEqual([
    [0, 1],
    [9, 2],
  ])
})

it('names only those that have room', () => {
  const log = [40, 42, 90].map((step, index) => entry(step, { event: 'run', round: index + 2 }))
  expect(marksOf(log, 100, reading)).toEqual([
    { move: 0, number: 1, isNamed: true },
    { move: 40, number: 2, isNamed: true },
    { move: 42, number: 3, isNamed: false },
    { move: 90, number: 4, isNamed: true },
  ])
})
