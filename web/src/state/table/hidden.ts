// At a hot-seat table several people look at one screen: between two of them nothing is shown that only one may know.

import type { LogEntry } from './scene'
import type { AnyView, GameEvent } from '../views'

/** A view without what its seat alone may know. */
export function masked<View extends AnyView>(view: View): View {
  if (view.game === 'cards') {
    const covered = (cards: readonly unknown[]) => cards.map(() => null)
    return {
      ...view,
      viewer: null,
      hands: view.hands.map(covered),
      discards: view.discards.map(covered),
      pending: [],
    }
  }
  return {
    ...view,
    viewer: null,
    seats: view.seats.map((seat) => ({ ...seat, nuggets: seat.nuggets.map(() => null) })),
  }
}

/** An event as a spectator would be told it. */
export function told(event: GameEvent): GameEvent {
  switch (event.event) {
    case 'nugget': {
      const { value: _, ...open } = event
      return open
    }
    case 'dealt':
    case 'drew': {
      const { cards: _, ...open } = event
      return open
    }
    case 'discarded': {
      const { card: _, ...open } = event
      return open
    }
    default:
      return event
  }
}

export function toldEntries(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.map((entry) => {
    const event = told(entry.event)
    return event === entry.event ? entry : { ...entry, event }
  })
}
