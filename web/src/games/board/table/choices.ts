// What can be chosen on the map now, in words.

import type { Choice } from '../map/plan/choices'
import { say } from '../../../say/say.svelte'
import type { Desk } from './desk.svelte'

/** What a road does, and what it would bring: for those who do not see the card. */
function roadLabel(desk: Desk, line: string): string {
  const label = say('action-road', { line }, desk.names)
  const gain = desk.scene.outlook?.roads[line]
  return gain && gain.points > 0 ? `${label}. ${say('page-board-road-joins', { ...gain })}` : label
}

export function mapChoices(desk: Desk): Choice[] {
  const { options, scene } = desk
  if (!desk.asked || !desk.view) return []
  const lines = options.lines.map((id) => ({
    place: { kind: 'line', id } as const,
    label: roadLabel(desk, id),
  }))
  if (desk.view.step !== 'drive') return lines
  const routes = scene.outlook?.routes ?? {}
  const cities = Object.entries(routes).flatMap(([id, ways]) => {
    const fare = ways[desk.wayTo(id)]?.fare
    if (fare === undefined) return []
    return [
      {
        place: { kind: 'city', id } as const,
        label: say('action-drive', { city: id, fare }, desk.names),
        badge: fare === 0 ? say('page-board-free') : say('money', { amount: fare }),
      },
    ]
  })
  // Line by line: the next spaces on the way. A city in reach is driven to by its whole way.
  const steps = options.spaces
    .filter((id) => routes[id] === undefined)
    .map((id) => ({
      place: { kind: 'city', id } as const,
      label: say('page-board-drive-next', { city: id }, desk.names),
      step: true,
    }))
  return [...cities, ...steps]
}
