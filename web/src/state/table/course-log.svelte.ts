// The log of one perspective: events in the order in which they were shown. What is taken back disappears again; where
// it cannot be known how much that was, the server's history puts it right.

import type { Update } from '../../wire/messages'
import type { LogEntry } from './scene'
import type { GameEvent } from '../../games/shapes'

/** A step that was shown, as far as the log must remember it. */
interface Noted<Event> {
  readonly version: number
  readonly kind: Update['kind']
  readonly by: number | null
  /** How many entries the log had before it. */
  readonly before: number
  readonly events: readonly Event[]
}

// Enough to go on from a history that was on its way while the game went on.
const REMEMBERED = 64

export class CourseLog<Event extends GameEvent> {
  entries: readonly LogEntry<Event>[] = $state.raw([])
  #noted: Noted<Event>[] = []

  /** A step is shown. What was missed may hold moves that were taken back: the history must be asked. */
  add(update: Pick<Update, 'version' | 'kind' | 'by'>, events: readonly Event[]): void {
    if (update.kind === 'missed') this.#noted = []
    this.#noted.push({ version: update.version, kind: update.kind, by: update.by, before: this.entries.length, events })
    this.#noted.splice(0, this.#noted.length - REMEMBERED)
    this.#append(update.version, events)
  }

  /** Some moves of a seat were taken back. False if they were played before we looked: then the history must be asked. */
  takeBack(update: Pick<Update, 'version' | 'by'>, moves: number): boolean {
    const last = moves > 0 ? this.#noted.filter((noted) => noted.kind === 'move').slice(-moves) : []
    const first = last.length === moves && last.every((noted) => noted.by === update.by) ? last[0] : undefined
    if (first !== undefined) this.entries = this.entries.slice(0, first.before)
    this.#noted = first === undefined ? [] : this.#noted.filter((noted) => noted.version < first.version)
    this.#noted.push({ version: update.version, kind: 'undo', by: update.by, before: this.entries.length, events: [] })
    return first !== undefined
  }

  /**
   * Put the log right by the server's history. Entries that agree stay as they are. False if something was taken back
   * or missed since: then it must be asked again.
   */
  putRight(history: { readonly version: number; readonly events: readonly Event[] }): boolean {
    const since = this.#noted.filter((noted) => noted.version > history.version)
    if (since.some((noted) => noted.kind === 'undo' || noted.kind === 'missed')) return false
    this.entries = history.events.map((event, index) => {
      const known = this.entries[index]
      return known !== undefined && isSame(known.event, event) ? known : { number: index + 1, step: 0, event }
    })
    // What we saw ourselves stands at the end of it.
    let end = this.entries.length
    const earlier: Noted<Event>[] = []
    for (const noted of this.#noted
      .filter((one) => one.version <= history.version && one.kind !== 'missed')
      .reverse()) {
      end -= noted.events.length
      earlier.unshift({ ...noted, before: end })
    }
    this.#noted = earlier
    for (const noted of since) this.add(noted, noted.events)
    return true
  }

  #append(step: number, events: readonly Event[]): void {
    if (events.length === 0) return
    const before = this.entries.length
    this.entries = [...this.entries, ...events.map((event, index) => ({ number: before + index + 1, step, event }))]
  }
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
