// The characters of bots by the words that people know them by. Their texts are a group of their own: `loadCharacters`.

import type { SeatInfo } from '../wire/messages'
import { levelWord } from './levels'
import { canSay, loadTexts, say } from './say.svelte'

/** What the server is asked for: a character that no other bot at the table has, and none at all. */
export const ANY = 'any'
export const NONE = 'none'

export const loadCharacters = (): Promise<void> => loadTexts('characters')

/** "builder"; nothing where the game has no words for it. */
export function characterWord(game: string, character: string): string {
  const id = `character-${game}-${character}`
  return canSay(id) ? say(id) : ''
}

/** "Builds a road wherever that is nearly as good." */
export function characterWay(game: string, character: string): string {
  const id = `character-${game}-${character}-way`
  return canSay(id) ? say(id) : ''
}

/** "Hank, builder" */
export function characterLabel(game: string, character: string, name: string): string {
  const word = characterWord(game, character)
  return word === '' ? name : say('page-characters-one', { name, character: word })
}

/** "bot, strong, builder", after a word for a bot. */
export function botWords(bot: string, game: string, seat: Pick<SeatInfo, 'bot' | 'character'>): string {
  const character = seat.character === null ? '' : characterWord(game, seat.character)
  return [bot, seat.bot === null ? '' : levelWord(seat.bot), character].filter((word) => word !== '').join(', ')
}

/** What of a choice the server is told: no character is no word at all. */
export function wished(character: string): { character?: string } {
  return character === NONE ? {} : { character }
}
