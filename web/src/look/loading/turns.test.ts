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
  vi.restoreAllMocks()
})

/** A piece that takes so many milliseconds. */
const piece = (name: string, time: number) => () => {
  vi.setSystemTime(Date.now() + time)
  done.push(name)
}

test('nothing is done before the frame, then pieces in the order in which they came', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  inTurn(piece('short', 1))
  inTurn(piece('long', 20))
  inTurn(piece('last', 1))
  vi.advanceTimersToNextTimer() // the frame
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['short', 'long'])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['short', 'long', 'last'])
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
