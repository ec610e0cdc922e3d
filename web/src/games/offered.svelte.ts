// Which games can be played here: the server says it. Until it has, and where it does not know the question, those that
// the page has a folder for.

import { BOT_LEVELS, type BotLevel } from '../say/levels'
import type { GamePage } from './game-page'
import { plainGame } from './plain/plain-game'
import { GAMES } from './registry'

/** What the server says of a game, as far as the page makes use of it. */
interface GameKind {
  readonly name: string
  readonly players: readonly number[]
  /** The levels of bots that play it. */
  readonly bots?: readonly string[]
  /** The characters that its bots can have, with their names. */
  readonly characters?: Readonly<Record<string, string>>
  /** How many lessons teach it. */
  readonly lessons?: number
}

let kinds: readonly GameKind[] | null = $state.raw(null)
let asked: Promise<void> | null = null

/** The games, in the order in which they are offered: those that the page knows first. */
export function gamesOffered(): readonly GamePage[] {
  const found = kinds
  if (found === null) return GAMES
  const known = GAMES.filter((game) => found.some(({ name }) => name === game.name))
  const others = found.filter(({ name }) => !GAMES.some((game) => game.name === name))
  return [...known, ...others.map(({ name, players, bots }) => plainGame(name, players, bots?.length !== 0))]
}

/** The levels that play a game: all, as long as the server has not said otherwise. */
export function levelsOf(game: string): readonly BotLevel[] {
  const offered = kinds?.find(({ name }) => name === game)?.bots
  const found = BOT_LEVELS.filter((level) => offered?.includes(level) ?? true)
  return found.length > 0 ? found : BOT_LEVELS
}

/** The characters of a game with their names, once the server has said them. */
export function charactersOf(game: string): Readonly<Record<string, string>> {
  return kinds?.find(({ name }) => name === game)?.characters ?? {}
}

/** Whether a game can be learned by playing: those that the page knows, as long as the server has not said otherwise. */
export function hasLessons(game: string): boolean {
  if (kinds === null) return GAMES.some(({ name }) => name === game)
  return (kinds.find(({ name }) => name === game)?.lessons ?? 0) > 0
}

/** Ask the server which games it has, once. Without an answer everything stays as it is. */
export function askForGames(): Promise<void> {
  asked ??= ask().catch(() => {
    asked = null
  })
  return asked
}

async function ask(): Promise<void> {
  const answer = await fetch('/api/catalogue', { headers: { accept: 'application/json' } })
  // Read also if it is a refusal: until then the browser takes the request for unfinished.
  const text = await answer.text()
  if (answer.ok) kinds = kindsIn(JSON.parse(text))
}

/** The games in an answer; null if it is no list of games. */
export function kindsIn(answer: unknown): readonly GameKind[] | null {
  if (!Array.isArray(answer)) return null
  const found = answer.filter(isKind)
  return found.length > 0 ? found : null
}

function isKind(one: unknown): one is GameKind {
  if (typeof one !== 'object' || one === null || !('name' in one) || !('players' in one)) return false
  const { name, players } = one
  return typeof name === 'string' && Array.isArray(players) && players.every((count) => Number.isInteger(count))
}
