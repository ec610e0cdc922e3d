import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from './turns'

let done: string[] = []
beforeEach(() => {
  done = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('every piece has a turn of its own, in the order in which they came', () => {
  inTurn(() => done.push('first'))
  inTurn(() => done.push('second'))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer() // the frame
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['first'])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['first', 'second'])
})

test('what is withdrawn is not done, and the others still are', () => {
  const withdraw = inTurn(() => done.push('withdrawn'))
  inTurn(() => done.push('other'))
  withdraw()
  vi.runAllTimers()
  expect(done).toEqual(['other'])
})

test('a piece that fails does not keep the others waiting', () => {
  inTurn(() => {
    throw new Error('broken')
  })
  inTurn(() => done.push('other'))
  expect(() => vi.runAllTimers()).toThrow('broken')
  vi.runAllTimers()
  expect(done).toEqual(['other'])
})
