// What has changed since one's last turn: it keeps a quiet mark until one ends the turn.

import type { BoardEvent } from './wire'

/** Tolls that the owners of a road got on it. */
export interface TollPaid {
  readonly line: string
  readonly amount: number
  readonly seats: readonly number[]
}

export interface Marks {
  /** Lines with new roads, cities with new pioneers. */
  readonly lines: ReadonlySet<string>
  readonly cities: ReadonlySet<string>
  readonly tolls: readonly TollPaid[]
  /** By seat: dollars more or less. */
  readonly money: ReadonlyMap<number, number>
}

export const NO_MARKS: Marks = { lines: new Set(), cities: new Set(), tolls: [], money: new Map() }

/** As the line between two spaces is called: `albany--boston`. */
const lineOf = (one: string, other: string): string => [one, other].sort().join('--')

export function marksOf(events: readonly BoardEvent[]): Marks {
  const lines = new Set<string>()
  const cities = new Set<string>()
  const tolls: TollPaid[] = []
  const money = new Map<number, number>()
  const gains = (seat: number, amount: number) => money.set(seat, (money.get(seat) ?? 0) + amount)
  for (const event of events) {
    switch (event.event) {
      case 'built':
      case 'built-free':
        lines.add(event.line)
        break
      case 'settled':
        cities.add(event.city)
        break
      case 'joined':
        cities.add(event.city)
        gains(event.seat, -event.price)
        gains(event.host, event.price)
        break
      case 'drove':
        if (event.paid.length > 0) {
          tolls.push({ line: lineOf(event.start, event.city), amount: event.share, seats: event.paid })
        }
        gains(event.seat, -event.bank - event.share * event.paid.length)
        for (const owner of event.paid) gains(owner, event.share)
        break
      case 'bought-road':
      case 'bought-roads':
      case 'bought-coach':
        gains(event.seat, -event.price)
        break
      case 'income':
      case 'hotel':
        gains(event.seat, event.amount)
        break
      case 'emptied':
        gains(event.seat, event.money)
        break
    }
  }
  return { lines, cities, tolls, money }
}
