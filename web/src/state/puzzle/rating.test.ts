import { describe, expect, it } from 'vitest'
import { AT_FIRST, chanceOf, rated } from './rating'

describe('the rating of who solves puzzles', () => {
  it('rises with a puzzle solved, more with a hard one, and falls with one that was not', () => {
    const easy = rated(AT_FIRST, 900, true).rating
    const hard = rated(AT_FIRST, 1700, true).rating
    expect(easy).toBeGreaterThan(AT_FIRST.rating)
    expect(hard).toBeGreaterThan(easy)
    expect(rated(AT_FIRST, 1200, false).rating).toBeLessThan(AT_FIRST.rating)
  })

  it('becomes surer with every puzzle, and never so sure that it stands still', () => {
    let own = AT_FIRST
    for (let puzzle = 0; puzzle < 200; puzzle += 1) {
      const next = rated(own, 1500, puzzle % 2 === 0)
      expect(next.deviation).toBeLessThanOrEqual(own.deviation)
      own = next
    }
    expect(own.deviation).toBe(60)
    expect(rated(own, 1500, true).rating - own.rating).toBeGreaterThan(1)
  })

  it('comes to where somebody solves half', () => {
    let own = AT_FIRST
    // Whoever solves what is below 1600 and nothing above it.
    for (let round = 0; round < 300; round += 1) {
      const puzzle = 1000 + ((round * 397) % 1200)
      own = rated(own, puzzle, puzzle < 1600)
    }
    expect(Math.abs(own.rating - 1600)).toBeLessThan(120)
    expect(Math.abs(chanceOf(own, own.rating) - 0.5)).toBeLessThan(1e-9)
  })
})
