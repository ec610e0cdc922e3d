import { expect, test } from 'vitest'
import type { DecisionReviewed } from '../state/review/review'
import { verdictOf } from './verdict'

const plan = (loss: number, ...actions: string[]) => ({ actions, chances: [], loss, error: 0.01, visits: 9, line: [] })

function decision(...plans: DecisionReviewed['plans']): DecisionReviewed {
  const chances = { best: [], played: [] }
  const [best, played] = [plans[0]!, plans.at(-1)!]
  return {
    ...{ move: 0, length: 1, seat: 0, played: played.actions, best: best.actions, chances, loss: played.loss },
    ...{ error: 0.01, mark: 'mistake', counts: true, plans, reasons: [] },
  }
}

test('an answer is the best, as good, what was played, or another that costs', () => {
  const drives = decision(
    plan(0, 'drive denver'),
    plan(0.005, 'drive boise'),
    plan(0.03, 'drive reno'),
    plan(0.1, 'drive omaha'),
  )
  expect(verdictOf(drives, ['drive denver'])).toEqual({ kind: 'best' })
  expect(verdictOf(drives, ['drive boise'])).toEqual({ kind: 'good', loss: 0.005 })
  expect(verdictOf(drives, ['drive reno'])).toEqual({ kind: 'worse', loss: 0.03 })
  expect(verdictOf(drives, ['drive omaha'])).toEqual({ kind: 'same', loss: 0.1 })
  expect(verdictOf(drives, ['drive tucson'])).toEqual({ kind: 'unknown' })
})

test('an answer may come piece by piece, and go on beyond the decision', () => {
  const ways = decision(plan(0, 'drive omaha', 'drive denver'), plan(0.1, 'drive omaha', 'drive boise'))
  expect(verdictOf(ways, ['drive omaha'])).toBeNull()
  expect(verdictOf(ways, ['drive omaha', 'drive denver', 'settle farmer 1'])).toEqual({ kind: 'best' })
})

test('cards of one play are the same in any order, and to end a play is nothing by itself', () => {
  const plays = decision(plan(0, 'play deer 4', 'add deer 5', 'done'), plan(0.1, 'play deer 4', 'done'))
  expect(verdictOf(plays, ['play deer 5', 'add deer 4', 'done'])).toEqual({ kind: 'best' })
  expect(verdictOf(plays, ['play deer 4', 'done'])).toEqual({ kind: 'same', loss: 0.1 })
  expect(verdictOf(decision(plan(0, 'done'), plan(0.1, 'buy road')), ['done'])).toEqual({ kind: 'best' })
})
