import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync } from 'svelte'
import { Clocks } from './clock.svelte'
import { motionTime, showing, type Motion } from './pacing'

const line: Motion = { time: 220, isStretch: true }
const piece: Motion = { time: 240 }
const trick: Motion = { time: 320, look: 1400 }

describe('how long things are shown', () => {
  it('takes so long for a stretch, but never too long for a way', () => {
    expect(motionTime([line])).toBe(220)
    expect(motionTime([line, line, null, piece])).toBe(440 + 240)
    expect(motionTime(Array.from({ length: 12 }, () => line))).toBe(1200)
  })

  it('goes faster for who is in a hurry when much waits, and not step by step when too much does', () => {
    expect(showing([line], { speed: 'brisk', still: false }, 7).duration).toBe(77)
    expect(showing([line], { speed: 'watch', still: false }, 7).duration).toBe(264)
    expect(showing([line], { speed: 'watch', still: false }, 49)).toEqual({ duration: 0, rest: 0 })
  })

  it('gives time to read what is told', () => {
    const pace = { speed: 'watch', still: false } as const
    expect(showing([piece], pace, 0, 'whole').rest).toBe(1300)
    expect(showing([piece], pace, 0, 'brief').rest).toBe(600)
    expect(showing([piece], pace, 0, 'none').rest).toBe(300)
  })

  it('lets a trick be read where nothing moves', () => {
    expect(showing([trick], { speed: 'watch', still: true }, 0)).toEqual({ duration: 0, rest: 600 + 1680 })
    expect(showing([trick], { speed: 'once', still: true }, 0)).toEqual({ duration: 0, rest: 0 })
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
