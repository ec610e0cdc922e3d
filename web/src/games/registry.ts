// The games that the page knows: every folder beside this file with an `entry.ts`. The entries are light and there at
// once; what they load is loaded when it is needed.

import { contribute } from '../say/game-texts'
import type { GamePage } from './game-page'
import { plainGame } from './plain/plain-game'

// An entry speaks of its own views; whoever asks the registry hands it those of the same game.
const entries = import.meta.glob<GamePage>('./*/entry.ts', { eager: true, import: 'default' })

export const GAMES: readonly GamePage[] = Object.values(entries).sort((one, other) => one.order - other.order)

for (const { texts } of GAMES) if (texts) contribute(texts)

/** The game of this name. One without a folder here is drawn plainly. */
export function gamePage(name: string): GamePage {
  return GAMES.find((game) => game.name === name) ?? plainGame(name)
}

/** The games whose rules can be read here. */
export const GAMES_WITH_RULES = GAMES.flatMap((game) => (game.rules ? [{ ...game, rules: game.rules }] : []))

/** Where one begins to read rules. */
export const RULES_ADDRESS = `/rules/${GAMES_WITH_RULES[0]?.name ?? ''}`
