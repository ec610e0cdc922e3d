import { expect, test } from 'vitest'
import { cardsOfPlans } from '../hand/plan-marks'
import { sentencesOf } from './review'

test('the cards of one play are one sentence', () => {
  expect(sentencesOf(['play deer 4', 'add deer 5', 'done'])).toEqual([
    ['page-plan-play', { cards: ['deer 4', 'deer 5'] }],
  ])
  expect(sentencesOf(['exchange gold', 'discard storm 6', 'discard thief']).map(([id]) => id)).toEqual([
    'page-plan-exchange',
    'page-plan-discard',
  ])
})

test('a plan marks each card once, and two plans may mark the same', () => {
  const hand = ['deer 4', 'deer 4', null, 'thief']
  expect(cardsOfPlans(hand, [{ kind: 'better', actions: ['play deer 4', 'add deer 4', 'done'] }])).toEqual([
    { place: 0, kinds: ['better'] },
    { place: 1, kinds: ['better'] },
  ])
  expect(
    cardsOfPlans(hand, [
      { kind: 'better', actions: ['play thief'] },
      { kind: 'played', actions: ['play thief'] },
    ]),
  ).toEqual([{ place: 3, kinds: ['better', 'played'] }])
})
