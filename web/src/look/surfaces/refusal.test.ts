import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertive } from './announce.svelte'
import { keepRefusal, refusal, refuseMove, showRefusals } from './refusal.svelte'
import { closeToast, toasts } from './toasts.svelte'

const problem = { message: '', figures: {}, sentence: 'You can’t afford this.', rule: 'B5.6' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { number } of [...toasts.shown]) closeToast(number)
  vi.useRealTimers()
})

test('a table tells a refusal in its band for a moment, and nowhere else', () => {
  const leave = showRefusals()
  refuseMove(problem)
  expect(refusal.shown).toMatchObject({ text: 'You can’t afford this.', rule: 'B5.6' })
  expect(assertive.text.trim()).toBe('You can’t afford this.')
  expect(toasts.shown).toEqual([])
  vi.advanceTimersByTime(8_000)
  expect(refusal.shown).toBeNull()
  leave()
})

test('it stays while somebody reads it', () => {
  const leave = showRefusals()
  refuseMove(problem)
  keepRefusal()
  vi.advanceTimersByTime(60_000)
  expect(refusal.shown).not.toBeNull()
  leave()
  expect(refusal.shown).toBeNull()
})

test('where there is no band, a toast tells it', () => {
  refuseMove(problem)
  expect(refusal.shown).toBeNull()
  expect(toasts.shown.map(({ text }) => text)).toEqual(['You can’t afford this.'])
})
