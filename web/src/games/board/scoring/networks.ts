// The network that the engine counted for a seat (B11.3), with its roads and pioneers, to be lit on the map.

import type { BoardResult, BoardView } from '../wire'

export interface Network {
  readonly cities: readonly string[]
  readonly lines: readonly string[]
  /** Own pioneers by city; cities without one are left out. */
  readonly pioneers: Readonly<Record<string, number>>
  readonly count: number
}

export function countedNetwork(view: BoardView, result: BoardResult, seat: number): Network {
  const cities = result.networks[seat] ?? []
  const lines = Object.keys(view.roads).filter(
    (line) => view.roads[line]?.includes(seat) && line.split('--').every((end) => cities.includes(end)),
  )
  const pioneers = Object.fromEntries(
    cities.map((city) => [city, view.pioneers[city]?.[seat] ?? 0] as const).filter(([, count]) => count > 0),
  )
  return { cities, lines, pioneers, count: Object.values(pioneers).reduce((sum, count) => sum + count, 0) }
}
