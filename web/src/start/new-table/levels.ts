// The name and the character that the bots of a level have in a game.

import { canSay, say } from '../../say/say.svelte'
import type { Level } from './choices.svelte'

/** "Peddler: takes what pays most at this moment." */
export function characterOf(game: string, level: Level): string {
  const bot = `level-${game}-${level.slice(-1)}`
  // A game may have no words of its own for its bots; then the server's plain ones, once they are here.
  const plain = `level-plain-${level.slice(-1)}-character`
  if (!canSay(bot)) return canSay(plain) ? say(plain) : ''
  return say('page-start-character', { name: say(bot), character: say(`${bot}-character`) })
}
