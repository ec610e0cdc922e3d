import { expect, test, vi } from 'vitest'
import { Counter } from './counter.svelte'

test('numbers count from zero, even if the first frame began before counting did', () => {
  let frame: FrameRequestCallback = () => undefined
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => {
    frame = work
    return 1
  })
  const counter = new Counter(2, true)
  counter.start()
  frame(performance.now() - 40)
  expect(counter.progress).toBe(0)
  expect(counter.shown(0, 30)).toBe(0)
  expect(counter.shown(1, 30)).toBeNull()
})
