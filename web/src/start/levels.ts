// The four levels of the bots: a plain word for the choice, and the name and character that the bots have in a game.

import { say } from '../say/say.svelte'
import type { Game, Level } from './choices.svelte'

const WORDS: Readonly<Record<Level, string>> = {
  level1: 'page-start-level-1',
  level2: 'page-start-level-2',
  level3: 'page-start-level-3',
  level4: 'page-start-level-4',
}

export function levelName(level: Level): string {
  return say(WORDS[level])
}

/** "Peddler: takes what pays most at this moment." */
export function characterOf(game: Game, level: Level): string {
  const bot = `level-${game}-${level.slice(-1)}`
  return say('page-start-character', { name: say(bot), character: say(`${bot}-character`) })
}
