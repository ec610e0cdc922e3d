import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertive } from './announce.svelte'
import { closeToast, keepToast, refuse, toast, toasts } from './toasts.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { number } of [...toasts.shown]) closeToast(number)
  vi.useRealTimers()
})

test('a word goes by itself, unless somebody reads it', () => {
  toast({ text: 'one' })
  const read = toast({ text: 'two' })
  keepToast(read)
  vi.advanceTimersByTime(60_000)
  expect(toasts.shown.map(({ text }) => text)).toEqual(['two'])
})

test('a word without an end stays until it is closed', () => {
  const number = toast({ text: 'new version', seconds: 0 })
  vi.advanceTimersByTime(3_600_000)
  expect(toasts.shown).toHaveLength(1)
  closeToast(number)
  expect(toasts.shown).toHaveLength(0)
})

test('of many only the newest are shown, and none twice', () => {
  for (const text of ['a', 'b', 'c', 'd', 'b']) toast({ text })
  expect(toasts.shown.map(({ text }) => text)).toEqual(['c', 'd', 'b'])
})

test('a refusal has its rule and is heard at once', () => {
  refuse({ sentence: 'You have only $1.', rule: 'B6.5' })
  expect(toasts.shown[0]).toMatchObject({ kind: 'refusal', text: 'You have only $1.', rule: 'B6.5' })
  expect(assertive.text.trim()).toBe('You have only $1.')
})
