// What a step of the card game is told as in the band while it is shown: who won the trick and what came of it.

import { messageOf, seatOf } from '../../course/log/log-turns'
import type { PromptNews } from '../../course/prompt/prompt'
import type { CardEvent } from './wire'

/** What a newcomer has to notice, the weightiest first. */
const TELLING: readonly CardEvent['event'][] = [
  'game-finished',
  'run',
  'trick-won',
  'last-hand',
  'thieves-lost',
  'stolen',
  'trump-named',
  'storm-took',
  'building-raised',
  'paid-start',
  'exchange-paid',
]
/** What is seen on the table as well, and read at a glance. */
const BRIEF: readonly CardEvent['event'][] = ['played', 'drew', 'kept', 'discarded', 'build-done']
/** The moments of a game: a storm, a theft, a building (C4.9, C6.1). */
const BIG: ReadonlySet<CardEvent['event']> = new Set(['storm-took', 'stolen', 'building-raised'] as const)

/** What comes of it, in the order in which it happens (C4.9, C5.1). */
const FOLLOWING: readonly CardEvent['event'][] = [
  'run-ends',
  'stolen',
  'thief-empty',
  'stock-out',
  'supply-taken',
  'starter-drawn',
]

/** Only names what is told to everybody: whose cards an event names may read them in the log. */
const PUBLIC = { privateFigures: {} }

export function newsOf(events: readonly CardEvent[]): PromptNews | null {
  const first = weightiest(events, TELLING)
  if (!first) {
    const small = weightiest(events, BRIEF)
    return small ? { sentence: messageOf(small, PUBLIC), seat: seatOf(small), brief: true } : null
  }
  const second = weightiest(
    events.filter((event) => event !== first),
    FOLLOWING,
  )
  return {
    sentence: messageOf(first, PUBLIC),
    seat: seatOf(first),
    ...(second && { notes: [messageOf(second, PUBLIC)] }),
    ...(events.some(({ event }) => BIG.has(event)) && { big: true }),
  }
}

function weightiest(events: readonly CardEvent[], kinds: readonly CardEvent['event'][]): CardEvent | undefined {
  for (const kind of kinds) {
    const found = events.find((event) => event.event === kind)
    if (found) return found
  }
  return undefined
}
