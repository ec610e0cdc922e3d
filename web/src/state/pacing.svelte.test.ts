import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync } from 'svelte'
import { Clocks } from './clock.svelte'
import { motion, showing } from './pacing'
import type { GameEvent } from './views'

const drove: GameEvent = { event: 'drove', seat: 0, start: 'boston', city: 'albany', bank: 1, paid: [], share: 0 }
const settled: GameEvent = {
  event: 'settled',
  seat: 0,
  profession: 'farmer',
  coach: 1,
  city: 'albany',
  tile: 'farmer',
}
const taken: GameEvent = { event: 'trick-won', seat: 0, place: 0, sum: 9, by: 'suit', suit: 'deer' }

describe('how long things are shown', () => {
  it('takes so long for a line, but never too long for a drive', () => {
    expect(motion([drove])).toBe(220)
    expect(motion([drove, drove, settled])).toBe(440 + 240)
    expect(motion(Array.from({ length: 12 }, () => drove))).toBe(1200)
  })

  it('goes faster when much waits, and not step by step when too much does', () => {
    const pace = { speed: 'normal', still: false } as const
    expect(showing([drove], pace, 7).duration).toBe(110)
    expect(showing([drove], pace, 25)).toEqual({ duration: 0, rest: 0 })
  })

  it('lets a trick be read where nothing moves', () => {
    expect(showing([taken], { speed: 'normal', still: true }, 0)).toEqual({ duration: 0, rest: 1750 })
    expect(showing([taken], { speed: 'off', still: true }, 0)).toEqual({ duration: 0, rest: 0 })
  })
})

describe('the clocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('count on from what the server said, for the one whose turn it is, and never below nothing', async () => {
    const clocks = new Clocks()
    expect(clocks.left(0)).toBeNull()
    clocks.set({ left: [10_000, 20_000], running: 0 })
    const seen: (number | null)[] = []
    const stop = $effect.root(() => {
      $effect(() => void seen.push(clocks.left(0)))
    })
    flushSync()
    vi.advanceTimersByTime(4_000)
    expect(clocks.left(0)).toBe(6_000)
    expect(clocks.left(1)).toBe(20_000)
    flushSync()
    expect(seen.at(-1)).toBe(6_000)
    vi.advanceTimersByTime(60_000)
    expect(clocks.left(0)).toBe(0)
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
