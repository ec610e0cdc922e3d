// What a step of the board game is told as in the band while it is shown: one sentence, and what came of it.

import { messageOf, seatOf } from '../../course/log/log-turns'
import type { Message, PromptNews } from '../../course/prompt/prompt'
import type { BoardEvent, LineDriven } from './wire'

/** What a step is about, the weightiest first. */
const TELLING: readonly BoardEvent['event'][] = [
  'settled',
  'joined',
  'bought-coach',
  'built',
  'built-free',
  'bought-roads',
  'bought-road',
  'returned',
  'passed',
]
/** What is read at a glance. */
const BRIEF: readonly BoardEvent['event'][] = ['declined', 'skipped', 'bought-nothing-more']
/** What comes of it. */
const FOLLOWING: ReadonlySet<BoardEvent['event']> = new Set([
  'ending',
  'emptied',
  'hotel',
  'nugget',
  'tile-kept',
  'warned',
] as const)
/** There is no room for more beside the sentence. */
const MOST_NOTES = 2

const SHORT: Readonly<Partial<Record<BoardEvent['event'], string>>> = {
  settled: 'page-tell-settled',
  joined: 'page-tell-joined',
  'bought-coach': 'page-tell-coach',
}

/** What everybody may know: the value of a nugget is read in the log by who has it (B8.4). */
const PUBLIC = { privateFigures: {} }

export function newsOf(events: readonly BoardEvent[]): PromptNews | null {
  const lines = events.filter((event) => event.event === 'drove')
  if (lines.length > 0) return driven(lines, events)
  const first = weightiest(events, TELLING)
  if (!first) {
    const small = weightiest(events, BRIEF)
    return small ? { sentence: messageOf(small, PUBLIC), seat: seatOf(small), brief: true } : null
  }
  return {
    sentence: (first.event === 'built' ? roadsBuilt(events) : null) ?? told(first),
    seat: seatOf(first),
    notes: following(events),
    ...bigIf(events),
  }
}

function following(events: readonly BoardEvent[]): Message[] {
  return events
    .filter(({ event }) => FOLLOWING.has(event))
    .slice(0, MOST_NOTES)
    .map((event) => messageOf(event, PUBLIC))
}

const bigIf = (events: readonly BoardEvent[]) => (events.some(({ event }) => event === 'emptied') ? { big: true } : {})

/** Two roads of one purchase are told together (B5.1). */
function roadsBuilt(events: readonly BoardEvent[]): Message | null {
  const roads = events.flatMap((event) => (event.event === 'built' ? [event] : []))
  return roads.length < 2 ? null : { id: 'page-tell-roads', figures: { seat: roads[0]!.seat } }
}

function told(event: BoardEvent): Message {
  const message = messageOf(event, PUBLIC)
  return { ...message, id: SHORT[event.event] ?? message.id }
}

/** A drive is told as a whole: where it leads, what it costs, who gets it (B6.2), and what was settled with it (B7.1). */
function driven(lines: readonly LineDriven[], events: readonly BoardEvent[]): PromptNews {
  const { seat, city } = lines.at(-1)!
  const paid = new Map<number, number>()
  let fare = 0
  for (const line of lines) {
    fare += line.bank + line.share * line.paid.length
    for (const owner of line.paid) paid.set(owner, (paid.get(owner) ?? 0) + line.share)
  }
  return {
    sentence: { id: 'page-tell-drove', figures: { seat, city, fare } },
    seat,
    notes: [
      ...[...paid].map(([owner, amount]) => ({ id: 'page-tell-gets', figures: { seat: owner, amount } })),
      ...events.filter(({ event }) => event === 'settled').map(told),
      ...following(events),
    ],
    ...bigIf(events),
  }
}

function weightiest(events: readonly BoardEvent[], kinds: readonly BoardEvent['event'][]): BoardEvent | undefined {
  for (const kind of kinds) {
    const found = events.find(({ event }) => event === kind)
    if (found) return found
  }
  return undefined
}
