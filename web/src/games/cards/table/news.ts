// What has just happened at the card table, for the band while nothing is asked: who won the trick and what came of it.

import { messageOf, seatOf } from '../../../course/log/log-turns'
import type { PromptNews } from '../../../course/prompt/prompt'
import { reading } from '../reading'
import type { CardScene } from '../scene'
import type { CardEvent } from '../wire'

/** What a newcomer has to notice, the weightiest first. Cards that are played are seen on the table. */
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

/** What comes of it, in the order in which it happens (C4.9, C5.1). */
const FOLLOWING: readonly CardEvent['event'][] = [
  'run-ends',
  'stolen',
  'thief-empty',
  'stock-out',
  'supply-taken',
  'starter-drawn',
]

/** Null while no step is shown, or none of which there is something to tell. */
export function newsOf(scene: CardScene): PromptNews | null {
  const events = scene.step?.events ?? []
  const first = weightiest(events, TELLING)
  if (!first) return null
  const second = weightiest(
    events.filter((event) => event !== first),
    FOLLOWING,
  )
  return {
    sentence: messageOf(first, reading),
    seat: seatOf(first),
    ...(second && { note: messageOf(second, reading) }),
  }
}

function weightiest(events: readonly CardEvent[], kinds: readonly CardEvent['event'][]): CardEvent | undefined {
  for (const kind of kinds) {
    const found = events.find((event) => event.event === kind)
    if (found) return found
  }
  return undefined
}
