import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unhurried } from './unhurried'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it is done once: when somebody stirs, or after a while', () => {
  const work = vi.fn()
  unhurried(work)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledOnce()
  unhurried(work)
  vi.advanceTimersByTime(2_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('it can be withdrawn', () => {
  const work = vi.fn()
  unhurried(work)()
  dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})
