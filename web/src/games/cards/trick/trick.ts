// The trick as it is drawn. A trick that is full is turned over at once by the engine unless somebody has to answer
// first (C4.9), so the finished one is read off what happened.

import type { Card, CardEvent, CardPlay, CardView, Trick } from '../wire'

export interface FinishedTrick {
  readonly plays: readonly CardPlay[]
  /** The place that won. */
  readonly winner: number
  readonly sum: number
  readonly by: 'suit' | 'trump' | 'storm'
}

function isPlayed(event: CardEvent): event is Extract<CardEvent, { event: 'played' }> {
  return event.event === 'played'
}

/** The last trick that was finished in this run, from all that happened; null before the first. */
export function lastTrick(events: readonly CardEvent[]): FinishedTrick | null {
  const end = events.findLastIndex((event) => event.event === 'trick-won' || event.event === 'run')
  const won = events[end]
  if (won?.event !== 'trick-won') return null
  const plays: CardPlay[] = []
  for (let at = end - 1; at >= 0; at -= 1) {
    const event = events[at]
    if (!event || event.event === 'trick-won' || event.event === 'run') break
    if (isPlayed(event)) plays.unshift({ place: event.place, cards: event.cards })
  }
  return { plays, winner: won.place, sum: won.sum, by: won.by }
}

/** Whether these events turned a trick over that the view does not show any more. */
export function endsTrick(events: readonly CardEvent[], view: CardView): boolean {
  return view.trick.winner === null && events.some((event) => event.event === 'trick-won')
}

/** A finished trick in the form of one that lies. */
export function asTrick(finished: FinishedTrick, view: CardView): Trick {
  return {
    leader: finished.plays[0]?.place ?? finished.winner,
    suit: null,
    trump: view.trump,
    plays: finished.plays,
    winner: finished.winner,
  }
}

/** The cards of a place in a trick. */
export function cardsAt(trick: Trick, place: number): readonly Card[] | null {
  return trick.plays.find((play) => play.place === place)?.cards ?? null
}

/** The hand of the last one with cards, which is shown (C5.1), until the next run begins. */
export function lastHand(
  events: readonly CardEvent[],
): { readonly seat: number; readonly cards: readonly Card[] } | null {
  const shown = events.findLast((event) => event.event === 'last-hand' || event.event === 'run')
  return shown?.event === 'last-hand' ? { seat: shown.seat, cards: shown.cards } : null
}
