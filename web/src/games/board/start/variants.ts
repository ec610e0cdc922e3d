// The variant of the board game for two: which cities are covered (B2.3).

import { say } from '../../../say/say.svelte'
import type { Chosen, GameVariants } from '../../game-page'

export const COVERS = ['default', 'random', 'own'] as const
export type Cover = (typeof COVERS)[number]

export function coverOf(chosen: Chosen): Cover {
  return COVERS.find((cover) => cover === chosen.cover) ?? 'default'
}

export const options = (chosen: Chosen, players: number): ReturnType<GameVariants['options']> => {
  const cover = coverOf(chosen)
  if (players !== 2 || cover === 'default') return {}
  return { cover: cover === 'own' ? cityIds(chosen.cities ?? '') : cover }
}

const AGREED: Readonly<Record<string, string>> = {
  default: 'page-room-cover-standard',
  random: 'page-room-cover-random',
}

export const agreed: GameVariants['agreed'] = ({ options: { cover } }) => {
  if (cover === undefined) return []
  const known = typeof cover === 'string' ? AGREED[cover] : undefined
  return [{ label: say('page-room-cover'), value: say(known ?? 'page-room-cover-chosen') }]
}

/** City ids from what somebody typed: "Salt Lake City, St. Paul" is salt-lake-city and st-paul. */
export function cityIds(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim().toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, '-'))
    .filter((name) => name !== '')
}
