import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Review } from '../../wire/messages'
import { ReviewFeed, type ReviewSource } from './review-feed.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const whole: Review = {
  ...{ table: 't', game: 'g', players: 2, names: ['Ada', 'Ben'], state: 'none', number: 0, progress: 0 },
  ...{ version: null, outdated: false, problem: null, decisions: [], chance_events: [], curve: [], seats: [] },
}
const decision = (move: number, loss: number): Review['decisions'][number] => ({
  ...{ move, length: 1, seat: 0, played: [], best: [], chances: { best: [], played: [] }, loss, error: 0 },
  ...{ mark: null, counts: true, plans: [], reasons: [] },
})

/** Answers one after the other, and what was asked for. */
function answering(...answers: Partial<Review>[]): ReviewSource & { asked: (number | 'start' | 'again')[] } {
  const next = () => Promise.resolve({ ...whole, ...answers.shift() })
  const asked: (number | 'start' | 'again')[] = []
  return {
    asked,
    since: (_, number) => (asked.push(number), next()),
    start: (_, again) => (asked.push(again ? 'again' : 'start'), next()),
  }
}

const SOON = 10_000

test('a review that nobody has asked for is asked for once, and then followed until it is done', async () => {
  const source = answering(
    { state: 'none' },
    { state: 'waiting', number: 1 },
    { state: 'running', number: 2, decisions: [decision(3, 0.1), decision(5, 0.2)] },
    { state: 'done', number: 4, decisions: [decision(3, 0.15)] },
  )
  const feed = new ReviewFeed('t', source)
  await vi.advanceTimersByTimeAsync(SOON)
  expect(source.asked).toEqual([0, 'start', 0, 2])
  expect(feed.isGoingOn).toBe(false)
  // What was judged better takes the place of what was known; the rest stays.
  expect(feed.review?.decisions.map(({ move, loss }) => [move, loss])).toEqual([
    [3, 0.15],
    [5, 0.2],
  ])
  feed.close()
})

test('what an older judge has said is forgotten when all is judged anew', async () => {
  const source = answering(
    { state: 'done', number: 9, outdated: true, decisions: [decision(3, 0.1)] },
    { state: 'waiting' },
    { state: 'done', decisions: [decision(8, 0.1)] },
  )
  const feed = new ReviewFeed('t', source)
  await vi.advanceTimersByTimeAsync(0)
  await feed.renew()
  await vi.advanceTimersByTimeAsync(SOON)
  expect(source.asked).toEqual([0, 'again', 0])
  expect(feed.review?.decisions.map(({ move }) => move)).toEqual([8])
  feed.close()
})

test('a review that cannot be made says why, and is not asked for again and again', async () => {
  const problem = { message: 'mistake-review-failed', figures: {}, sentence: 'Sorry.', rule: null }
  const source = answering({ state: 'stopped', problem })
  const feed = new ReviewFeed('t', source)
  await vi.advanceTimersByTimeAsync(SOON)
  expect(source.asked).toEqual([0])
  expect(feed.problem?.sentence).toBe('Sorry.')
  feed.close()
})
