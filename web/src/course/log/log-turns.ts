// The log by turns, newest first, as it is read: what happened last stands on top. What a turn is, the games say.

import type { GameReading } from '../../games/game-page'
import type { GameEvent } from '../../games/shapes'
import type { LogEntry } from '../../state/table/scene'
import type { Message } from '../prompt/prompt'

export interface LogTurn {
  /** The number of its first entry: the turn keeps it while it grows. */
  readonly id: number
  readonly heading: Message
  /** Newest first. */
  readonly lines: readonly LogLine[]
}

/** What is told in one line: an event, or several that are one thing to the eye, oldest first. */
export interface LogLine {
  /** The number of its first entry: the line keeps it while it grows. */
  readonly id: number
  readonly entries: readonly LogEntry[]
}

/** Reads the events of a game one by one, from the first. */
export interface LogHeadings<Event extends GameEvent = GameEvent> {
  /** What the part of the log is called that begins before this event; null if none begins. */
  before(event: Event): Message | null
  /** Games begin with the setup, which is no event: what the part is called whose first event this is. */
  beginning(first: Event): Message
  /** Whether an event only opens a part: its heading says the same. */
  isOpening(event: Event): boolean
}

export function logTurns(
  log: readonly LogEntry[],
  headings: LogHeadings,
  reading: Pick<GameReading, 'goesOn'> = {},
): LogTurn[] {
  const turns: { id: number; heading: Message; entries: LogEntry[] }[] = []
  for (const entry of log) {
    const heading = headings.before(entry.event)
    if (heading !== null || turns.length === 0) {
      turns.push({ id: entry.number, heading: heading ?? headings.beginning(entry.event), entries: [] })
    }
    if (!headings.isOpening(entry.event)) turns.at(-1)?.entries.push(entry)
  }
  return turns
    .filter((turn) => turn.entries.length > 0)
    .map(({ id, heading, entries }) => ({ id, heading, lines: linesOf(entries, reading).toReversed() }))
    .toReversed()
}

/** Entries by lines, oldest first: an event that goes on from the one before it is told with it. */
export function linesOf(entries: readonly LogEntry[], reading: Pick<GameReading, 'goesOn'>): LogLine[] {
  const lines: { id: number; entries: LogEntry[] }[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    const before = line?.entries.at(-1)
    if (line && before && reading.goesOn?.(before.event, entry.event)) line.entries.push(entry)
    else lines.push({ id: entry.number, entries: [entry] })
  }
  return lines
}

/** The message that tells a line. */
export function messageOfLine({ entries }: LogLine, reading: Telling): Message {
  const [first, ...others] = entries.map((entry) => entry.event)
  if (others.length > 0 && reading.together) return reading.together([first!, ...others])
  return messageOf(first!, reading)
}

type Telling = Pick<GameReading, 'privateFigures' | 'message' | 'together'>

/** The message that tells an event; some have more figures for the one whose hidden things they name. */
export function messageOf(event: GameEvent, reading: Pick<GameReading, 'privateFigures' | 'message'>): Message {
  const { privateFigures } = reading
  const { event: name, ...figures } = event
  const told = privateFigures[name] !== undefined && privateFigures[name] in figures
  const other = reading.message?.(event) ?? null
  if (other !== null) return other
  return { id: told ? `event-${name}-private` : `event-${name}`, figures }
}

/** Whose deed an event is; null where it is nobody's. */
export function seatOf(event: GameEvent): number | null {
  return event.seat ?? null
}
