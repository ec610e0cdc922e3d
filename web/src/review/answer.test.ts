import { expect, test } from 'vitest'
import type { DecisionReviewed } from '../state/review/review'
import { Answer } from './answer.svelte'

const plan = (loss: number, ...actions: string[]) => ({ actions, chances: [], loss, error: 0.01, visits: 9, line: [] })
const plans = [plan(0, 'buy road', 'road a--b'), plan(0.1, 'drive omaha')]
const decision: DecisionReviewed = {
  ...{ move: 0, length: 1, seat: 0, played: plans[1]!.actions, best: plans[0]!.actions, loss: 0.1, error: 0.01 },
  ...{ chances: { best: [], played: [] }, mark: 'mistake', counts: true, plans, reasons: [] },
}

test('what is taken back and played otherwise is judged anew', () => {
  const answer = new Answer()
  answer.asks(decision)
  answer.played(['drive omaha'])
  expect(answer.verdict).toEqual({ kind: 'same', loss: 0.1 })
  answer.undone(1)
  expect(answer.verdict).toBeNull()
  answer.played(['buy road'])
  expect(answer.verdict).toBeNull()
  answer.played(['road a--b'])
  expect(answer.verdict).toEqual({ kind: 'best' })
})

test('to play on, and to take only that back, leaves the verdict as it is', () => {
  const answer = new Answer()
  answer.played(['drive omaha'])
  answer.asks(decision)
  answer.played(['settle farmer 1'])
  answer.undone(1)
  expect(answer.verdict).toEqual({ kind: 'same', loss: 0.1 })
})
