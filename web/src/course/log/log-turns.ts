// The log by turns (board) and tricks (cards), newest first, as it is read: what happened last stands on top.

import type { LogEntry } from '../../state/table/scene'
import type { GameEvent } from '../../state/views'
import type { Message } from '../prompt/prompt'

export interface LogTurn {
  /** The number of its first entry: the turn keeps it while it grows. */
  readonly id: number
  readonly heading: Message
  /** Newest first. */
  readonly entries: readonly LogEntry[]
}

/** Events that only open a turn: its heading says the same. */
const OPENING: ReadonlySet<string> = new Set(['turn', 'run'])

export function logTurns(log: readonly LogEntry[], game: 'board' | 'cards'): LogTurn[] {
  const turns: { id: number; heading: Message; entries: LogEntry[] }[] = []
  const headings = new Headings()
  for (const entry of log) {
    const heading = headings.before(entry.event)
    if (heading !== null || turns.length === 0) {
      turns.push({ id: entry.number, heading: heading ?? beginning(game, entry.event), entries: [] })
    }
    if (!OPENING.has(entry.event.event)) turns.at(-1)?.entries.push(entry)
  }
  return turns
    .filter((turn) => turn.entries.length > 0)
    .map((turn) => ({ ...turn, entries: turn.entries.toReversed() }))
    .toReversed()
}

/** Says before which events a new part of the log begins, and what it is called. */
class Headings {
  #run = 1
  #trick = 0
  #open = false

  before(event: GameEvent): Message | null {
    switch (event.event) {
      case 'turn':
        return { id: 'page-log-turn', figures: { round: event.round, seat: event.seat } }
      case 'run':
        this.#run = event.run
        this.#trick = 0
        return { id: 'page-log-run', figures: { run: event.run } }
      case 'played':
        if (this.#open) return null
        this.#open = true
        this.#trick += 1
        return { id: 'page-log-trick', figures: { run: this.#run, trick: this.#trick } }
      case 'trick-won':
        // What the storm and the thief do afterwards still belongs to the trick (C4.9).
        this.#open = false
        return null
      case 'run-ends':
        return { id: 'page-log-building', figures: { run: event.run } }
      case 'over':
      case 'game-finished':
        return { id: 'page-log-end' }
      default:
        return null
    }
  }
}

/** The first turn and the first run begin with the setup, which is no event: whoever acts first has that turn. */
function beginning(game: 'board' | 'cards', first: GameEvent): Message {
  if (game === 'cards') return { id: 'page-log-run', figures: { run: 1 } }
  return { id: 'page-log-turn', figures: { round: 1, seat: seatOf(first) ?? 0 } }
}

/** The message that tells an event; some have more figures for the one whose hidden things they name. */
export function messageOf(event: GameEvent): Message {
  const { event: name, ...figures } = event
  const told = PRIVATE[name] !== undefined && PRIVATE[name] in figures
  return { id: told ? `event-${name}-private` : `event-${name}`, figures: figures as Message['figures'] }
}

const PRIVATE: Readonly<Record<string, string>> = {
  nugget: 'value',
  dealt: 'cards',
  drew: 'cards',
  discarded: 'card',
}

/** Whose deed an event is; null where it is nobody's. */
export function seatOf(event: GameEvent): number | null {
  return 'seat' in event && event.seat !== undefined ? event.seat : null
}
