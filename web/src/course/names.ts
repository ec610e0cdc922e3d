// How cities and players of a table are called in its sentences.

import type { Names } from '../say/say.svelte'
import type { AnyScene } from '../state/table/scene'

export function namesOf(scene: AnyScene): Names {
  const seats = scene.info.seats.map((seat) => seat.name)
  if (scene.game === 'cards' || !('cities' in scene.components)) return { seats }
  return { seats, cities: Object.fromEntries(scene.components.cities.map((city) => [city.id, city.name])) }
}
