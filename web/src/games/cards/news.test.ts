import { expect, test } from 'vitest'
import { newsOf } from './news'
import type { CardEvent } from './wire'

const played: CardEvent = { event: 'played', seat: 2, place: 2, cards: ['deer 5'] }
const won: CardEvent = { event: 'trick-won', seat: 1, place: 1, sum: 8, by: 'suit', suit: 'deer' }
const taken: CardEvent = { event: 'supply-taken', seat: 1, suit: 'deer' }
const stolen: CardEvent = { event: 'stolen', seat: 2, victim: 1, suit: 'deer' }

test('a finished trick is told with what its winner takes', () => {
  expect(newsOf([played, won, taken])).toEqual({
    sentence: { id: 'event-trick-won', figures: { seat: 1, place: 1, sum: 8, by: 'suit', suit: 'deer' } },
    notes: [{ id: 'event-supply-taken', figures: { seat: 1, suit: 'deer' } }],
    seat: 1,
  })
})

test('a card that is played is told in a few words, for it is seen on the table', () => {
  expect(newsOf([played])).toMatchObject({ sentence: { id: 'event-played' }, seat: 2, brief: true })
  expect(newsOf([])).toBeNull()
})

test('a theft is one of the moments of a game', () => {
  expect(newsOf([won, stolen])).toMatchObject({ notes: [{ id: 'event-stolen' }], big: true })
})
