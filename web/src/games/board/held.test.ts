import { expect, test } from 'vitest'
import { heldView } from './held'
import type { BoardEvent, BoardView } from './wire'

const view = {
  round: 4,
  active: 0,
  seat: 0,
  step: 'purchase',
  seats: [{ money: 7 }, { money: 5 }],
} as unknown as BoardView
const turn = (seat: number, round: number): BoardEvent => ({ event: 'turn', seat, round })
const settled: BoardEvent = {
  event: 'settled',
  seat: 1,
  profession: 'farmer',
  coach: 1,
  city: 'omaha',
  tile: 'farmer',
}
const income: BoardEvent = { event: 'income', seat: 0, amount: 3, bankers: 1, extra: 1 }

test('until a turn is ended its round goes on, and the next player has no income yet', () => {
  const held = heldView(view, [turn(1, 3), settled, turn(0, 4), income], 1)
  expect(held).toMatchObject({ round: 3, active: 1, seat: 1, seats: [{ money: 4 }, { money: 5 }] })
})

test('a turn that has not passed on stays as it is', () => {
  expect(heldView(view, [turn(0, 4), settled], 0)).toBe(view)
})
