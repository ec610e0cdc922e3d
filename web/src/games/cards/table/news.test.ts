import { expect, test } from 'vitest'
import type { CardScene } from '../scene'
import type { CardEvent } from '../wire'
import { newsOf } from './news'

const showing = (...events: CardEvent[]) => ({ step: { events } }) as unknown as CardScene
const played: CardEvent = { event: 'played', seat: 2, place: 2, cards: ['deer 5'] }
const won: CardEvent = { event: 'trick-won', seat: 1, place: 1, sum: 8, by: 'suit', suit: 'deer' }
const taken: CardEvent = { event: 'supply-taken', seat: 1, suit: 'deer' }

test('a finished trick is told with what its winner takes', () => {
  expect(newsOf(showing(played, won, taken))).toMatchObject({
    sentence: { id: 'event-trick-won', figures: { sum: 8 } },
    note: { id: 'event-supply-taken', figures: { suit: 'deer' } },
    seat: 1,
  })
})

test('a card that is played is seen on the table, and not told', () => {
  expect(newsOf(showing(played))).toBeNull()
  expect(newsOf({ step: null } as unknown as CardScene)).toBeNull()
})
