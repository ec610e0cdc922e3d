// What has happened since one's last turn: it is marked on the table until one ends the turn, and can be seen again.

import type { GameReading } from '../../games/game-page'
import type { GameEvent } from '../../games/shapes'
import type { LogEntry } from '../../state/table/scene'

/** Entries of the log after the number `after`, up to the number `to`. */
export interface Since {
  readonly after: number
  readonly to: number
}

/**
 * From the end of one's last turn to the beginning of the one that goes on, or to now if others are on turn. Who had no
 * turn yet sees all from the beginning. Null if nothing happened, or nobody can say whose turn it was.
 */
export function sinceMyTurn(
  log: readonly LogEntry[],
  seat: number | null,
  reading: Pick<GameReading, 'turnOf'>,
): Since | null {
  if (seat === null || !reading.turnOf) return null
  const starts = log.flatMap(({ event }, index) => {
    const whose = reading.turnOf?.(event) ?? null
    return whose === null ? [] : [{ index, isMine: whose === seat }]
  })
  const isMine = starts.at(-1)?.isMine ?? false
  // My turn that goes on is not over, so what counts is the one before it.
  const until = isMine ? starts.findLastIndex((start) => !start.isMine) + 1 : starts.length
  const last = starts.slice(0, until).findLastIndex((start) => start.isMine)
  const after = last < 0 ? 0 : (starts[last + 1]?.index ?? log.length)
  const to = isMine ? (starts[until]?.index ?? log.length) : log.length
  return to > after ? { after, to } : null
}

/** The events of it, with all that happened since: for marks on the table. */
export function eventsSince<Event extends GameEvent>(log: readonly LogEntry<Event>[], since: Since | null): Event[] {
  return since === null ? [] : log.slice(since.after, since.to).map((entry) => entry.event)
}
