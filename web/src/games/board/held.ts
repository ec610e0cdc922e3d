// A turn that is complete but not ended yet: the engine has passed it on already, but until its player ends it, it is his
// turn everywhere. What the next turn has brought so far stands in the events that were told with it.

import type { BoardEvent, BoardView } from './wire'

/** The view before the turn passed on from the seat that may still take it back. */
export function heldView(view: BoardView, events: readonly BoardEvent[], holding: number): BoardView {
  const begun = events.findLastIndex((event) => event.event === 'turn')
  const next = events[begun]
  if (next?.event !== 'turn' || next.seat === holding) return view
  const own = events.slice(0, begun).findLast((event) => event.event === 'turn')
  const income = events.slice(begun).flatMap((event) => (event.event === 'income' ? [event] : []))
  const seats = view.seats.map((player, seat) => {
    const received = income.filter((event) => event.seat === seat).reduce((sum, { amount }) => sum + amount, 0)
    return received === 0 ? player : { ...player, money: player.money - received }
  })
  // The first turn of a game begins without an event in older records (B3.1).
  return { ...view, round: own?.event === 'turn' ? own.round : 1, active: holding, seat: holding, seats }
}
