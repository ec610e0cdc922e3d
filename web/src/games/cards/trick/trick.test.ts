import { expect, test } from 'vitest'
import type { CardEvent } from '../wire'
import { lastTrick } from './trick'

const played = (seat: number, ...cards: string[]): CardEvent => ({ event: 'played', seat, place: seat, cards })
const won = (seat: number, sum: number): CardEvent => ({
  event: 'trick-won',
  seat,
  place: seat,
  sum,
  by: 'suit',
  suit: 'deer',
})

test('the last trick is the one before the last winner, whatever was played since', () => {
  const events: CardEvent[] = [
    { event: 'run', run: 1, starter: 0 },
    played(0, 'tree 1'),
    played(1, 'tree 7'),
    won(1, 7),
    { event: 'supply-taken', seat: 1, suit: 'tree' },
    played(1, 'deer 3'),
    played(0, 'deer 4', 'deer 5'),
    won(0, 9),
    { event: 'supply-taken', seat: 0, suit: 'deer' },
    played(0, 'stone 2'),
  ]
  expect(lastTrick(events)).toMatchObject({
    winner: 0,
    sum: 9,
    plays: [
      { place: 1, cards: ['deer 3'] },
      { place: 0, cards: ['deer 4', 'deer 5'] },
    ],
  })
})

test('before the first trick there is none', () => {
  expect(lastTrick([{ event: 'run', run: 1, starter: 0 }, played(0, 'tree 1')])).toBeNull()
})

test('the last trick of the old run is gone when the next run begins', () => {
  expect(
    lastTrick([played(0, 'tree 1'), played(1, 'tree 2'), won(1, 2), { event: 'run', run: 2, starter: 1 }]),
  ).toBeNull()
})
