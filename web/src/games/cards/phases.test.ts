import { describe, expect, test } from 'vitest'
import { cardPhases } from './phases'
import type { CardEvent, CardView } from './wire'

describe('the phases of a run', () => {
  const run: CardEvent[] = [
    { event: 'run', run: 2, starter: 0 },
    { event: 'played', seat: 0, place: 0, cards: ['deer 3'] },
    { event: 'trick-won', seat: 0, place: 0, sum: 3, by: 'suit', suit: 'deer' },
  ]
  const cards = (step: CardView['step'], winner: number | null): CardView =>
    ({ game: 'cards', step, trick: { winner } }) as CardView

  test('count the tricks: one whose storm or thief is not answered yet still goes on (C4.9)', () => {
    const number = (view: CardView) => cardPhases(view, run).find((phase) => phase.id === 'tricks')?.result?.figures
    expect(number(cards('steal', 0))).toEqual({ number: 1 })
    expect(number(cards('play', null))).toEqual({ number: 2 })
    expect(number(cards('build', null))).toEqual({ count: 1 })
  })
})
