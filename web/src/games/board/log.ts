// The log of the board game by turns.

import type { LogHeadings } from '../../course/log/log-turns'
import type { Message } from '../../course/prompt/prompt'
import type { BoardEvent } from './wire'

/** The lines of one drive are told together (B6.2). */
export function goesOn(before: BoardEvent, event: BoardEvent): boolean {
  return (
    before.event === 'drove' && event.event === 'drove' && before.seat === event.seat && before.city === event.start
  )
}

/** A drive in one line: its spaces, and what it costs in all. */
export function driveOf(events: readonly BoardEvent[]): Message {
  const lines = events.filter((event) => event.event === 'drove')
  const fare = lines.reduce((sum, { bank, paid, share }) => sum + bank + paid.length * share, 0)
  const spaces = lines.map(({ city }) => city)
  return { id: 'page-log-drive', figures: { seat: lines[0]!.seat, spaces: [lines[0]!.start, ...spaces], fare } }
}

export class TurnHeadings implements LogHeadings<BoardEvent> {
  before(event: BoardEvent): Message | null {
    if (event.event === 'turn') return { id: 'page-log-turn', figures: { round: event.round, seat: event.seat } }
    return event.event === 'over' ? { id: 'page-log-end' } : null
  }

  /** Whoever acts first has the first turn. */
  beginning(first: BoardEvent): Message {
    const seat = 'seat' in first ? first.seat : undefined
    return { id: 'page-log-turn', figures: { round: 1, seat: seat ?? 0 } }
  }

  isOpening(event: BoardEvent): boolean {
    return event.event === 'turn'
  }
}
