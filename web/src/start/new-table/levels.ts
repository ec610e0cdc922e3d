// The name and the character that the bots of a level have in a game.

import { say } from '../../say/say.svelte'
import type { Game, Level } from './choices.svelte'

/** "Peddler: takes what pays most at this moment." */
export function characterOf(game: Game, level: Level): string {
  const bot = `level-${game}-${level.slice(-1)}`
  return say('page-start-character', { name: say(bot), character: say(`${bot}-character`) })
}
