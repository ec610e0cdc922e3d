// A player's network on the map: the lines that the engine names, and the cities where pioneers of that player count.

import type { BoardView, City } from '../../wire'
import type { Plan, PlannedLine } from './plan'

export interface ShownNetwork {
  readonly seat: number
  readonly lines: readonly string[]
}

export function networkOf(
  plan: Plan,
  view: BoardView,
  { seat, lines }: ShownNetwork,
): { readonly lines: readonly PlannedLine[]; readonly cities: readonly City[] } {
  const found = lines.flatMap((id) => plan.lines.get(id) ?? [])
  const ends = new Set(found.flatMap(({ from, to }) => [from, to]))
  const settled = [...ends].filter((city) => (view.pioneers[city]?.[seat] ?? 0) > 0)
  return { lines: found, cities: settled.flatMap((city) => plan.cities.get(city) ?? []) }
}
