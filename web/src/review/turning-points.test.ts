import { expect, test } from 'vitest'
import type { DecisionReviewed } from '../state/review/review'
import { costOf, turningPoints } from './turning-points'

function decision(move: number, seat: number, loss: number, more: Partial<DecisionReviewed> = {}): DecisionReviewed {
  const chances = { best: [0.5, 0.5], played: [0.5, 0.5] }
  const plans = [
    { actions: ['drive denver', 'settle farmer 1'], chances: [], loss: 0, error: 0.01, visits: 9, line: [] },
    { actions: ['drive omaha'], chances: [], loss, error: 0.01, visits: 9, line: [] },
  ]
  return {
    ...{ move, length: 1, seat, played: ['drive omaha'], best: plans[0]!.actions, chances, loss, error: 0.01 },
    ...{ mark: 'mistake', counts: true, plans, reasons: [], ...more },
  }
}

const review = {
  decisions: [
    decision(3, 0, 0.05),
    decision(7, 1, 0.12),
    decision(9, 0, 0.2, { mark: null }),
    decision(11, 0, 0.3, { counts: false }),
    decision(12, 0, 0.08),
  ],
  chance_events: [
    { move: 4, kinds: ['coach'], luck: [0.06, -0.06], error: [0.01, 0.01] },
    { move: 5, kinds: ['coach'], luck: [-0.09, 0.09], error: [0.06, 0.06] },
    { move: 6, kinds: ['nugget'], luck: [0.01, -0.01], error: [0.001, 0.001] },
  ],
}

test('turning points of a seat are its marked decisions and luck worth telling, the biggest first', () => {
  expect(turningPoints(review, 0).map(({ id }) => id)).toEqual(['decision 12', 'luck 4', 'decision 3'])
})

test('of everyone, all decisions count', () => {
  const all = turningPoints(review, null)
  expect(all.map(({ id }) => id)).toEqual(['decision 7', 'decision 12', 'luck 4', 'decision 3'])
  expect(costOf(all)).toBeCloseTo(0.12)
})

test('luck that may as well be none is no turning point', () => {
  expect(turningPoints(review, 1).map(({ id }) => id)).toEqual(['decision 7', 'luck 4'])
})
