// The name and the character that the bots of a level have in a game.

import { canSay, say } from '../../say/say.svelte'
import type { Level } from './choices.svelte'

/** "Peddler: takes what pays most at this moment." */
export function characterOf(game: string, level: Level): string {
  const bot = `level-${game}-${level.slice(-1)}`
  // A game may have no words of its own for its bots.
  if (!canSay(bot)) return ''
  return say('page-start-character', { name: say(bot), character: say(`${bot}-character`) })
}
