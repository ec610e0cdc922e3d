// The network that the engine counted for a seat (B11.3), to be lit on the map: of the connected sets of the seat's
// roads the one whose pioneers explain the points of the result.

import type { BoardView } from '../state/views'

export interface Network {
  readonly cities: readonly string[]
  readonly lines: readonly string[]
  /** Own pioneers by city; cities without one are left out. */
  readonly pioneers: Readonly<Record<string, number>>
  readonly count: number
}

const NONE: Network = { cities: [], lines: [], pioneers: {}, count: 0 }

export function countedNetwork(view: BoardView, seat: number): Network {
  const networks = connectedSets(ownLines(view, seat)).map((lines) => describe(view, seat, lines))
  return networks.reduce((best, network) => (network.count > best.count ? network : best), NONE)
}

function ownLines(view: BoardView, seat: number): string[] {
  return Object.keys(view.roads).filter((line) => view.roads[line]?.includes(seat))
}

function connectedSets(lines: readonly string[]): string[][] {
  const sets: { cities: Set<string>; lines: string[] }[] = []
  for (const line of lines) {
    const ends = line.split('--')
    const touched = sets.filter((set) => ends.some((end) => set.cities.has(end)))
    const joined = {
      cities: new Set([...ends, ...touched.flatMap((set) => [...set.cities])]),
      lines: [line, ...touched.flatMap((set) => set.lines)],
    }
    for (const set of touched) sets.splice(sets.indexOf(set), 1)
    sets.push(joined)
  }
  return sets.map((set) => set.lines)
}

function describe(view: BoardView, seat: number, lines: readonly string[]): Network {
  const cities = [...new Set(lines.flatMap((line) => line.split('--')))].sort()
  const pioneers = Object.fromEntries(
    cities.map((city) => [city, view.pioneers[city]?.[seat] ?? 0] as const).filter(([, count]) => count > 0),
  )
  return { cities, lines, pioneers, count: Object.values(pioneers).reduce((sum, count) => sum + count, 0) }
}
