// Against whom a game was played, in words.

import { levelName } from '../say/levels'
import { say } from '../say/say.svelte'

/** `people`, `mixed`, or the level of the bots. */
export function opponentsWord(opponents: string): string {
  if (opponents === 'people') return say('page-statistics-people')
  if (opponents === 'mixed') return say('page-statistics-mixed')
  return levelName(opponents)
}
