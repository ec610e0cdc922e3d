// What can be chosen on the map now, in words.

import type { Choice } from '../map/plan/choices'
import { say } from '../../../say/say.svelte'
import type { Desk } from './desk.svelte'

export function mapChoices(desk: Desk): Choice[] {
  const { options, scene } = desk
  if (!desk.asked || !desk.view) return []
  const lines = options.lines.map((id) => ({
    place: { kind: 'line', id } as const,
    label: say('action-road', { line: id }, desk.names),
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
