// At a hot-seat table several people look at one screen: between two of them nothing is shown that only one may know.

import type { GameReading } from '../../games/game-page'
import type { GameEvent } from '../../games/shapes'
import type { LogEntry } from './scene'

type Private = Pick<GameReading, 'privateFigures' | 'told'>

/** An event as a spectator would be told it. */
export function told<Event extends GameEvent>(event: Event, reading: Private): Event {
  if (reading.told) return reading.told(event) as Event
  const figure = reading.privateFigures[event.event]
  if (figure === undefined || !(figure in event)) return event
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== figure)) as unknown as Event
}

export function toldEntries<Event extends GameEvent>(
  entries: readonly LogEntry<Event>[],
  reading: Private,
): readonly LogEntry<Event>[] {
  return entries.map((entry) => {
    const event = told(entry.event, reading)
    return event === entry.event ? entry : { ...entry, event }
  })
}
