// The log of the board game by turns.

import type { LogHeadings } from '../../course/log/log-turns'
import type { Message } from '../../course/prompt/prompt'
import type { BoardEvent } from './wire'

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
