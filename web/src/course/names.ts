// How players and things of a table are called in its sentences.

import type { Names } from '../say/say.svelte'
import type { Scene } from '../state/table/scene'

export function namesOf(scene: Pick<Scene, 'info' | 'reading' | 'components'>): Names {
  return { ...scene.reading.names(scene.components), seats: scene.info.seats.map((seat) => seat.name) }
}
