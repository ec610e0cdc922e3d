// What somebody chose on the start page, kept in this browser so that the next game is one click away.

import type { GamePage } from '../../games/game-page'
import { GAMES } from '../../games/registry'
import { ANY } from '../../say/characters'
import { BOT_LEVELS, type BotLevel } from '../../say/levels'

/** How many play where a game does not say it. */
const PLAYERS: readonly number[] = [2, 3, 4]
export const CLOCKS = ['none', 'move', 'reserve', 'days'] as const
export const PACES = ['calm', 'quick', 'instant'] as const

export type Level = BotLevel
export type ClockKind = (typeof CLOCKS)[number]
export type Pace = (typeof PACES)[number]

export interface AgainstBots {
  players: number
  level: Level
  /** A character, `any` for one that no other bot has, or `none`. */
  character: string
}

export interface WithPeople {
  game: string
  players: number
}

export interface Choices {
  /** Against bots, by game. */
  games: Record<string, AgainstBots>
  /** Friends who come by link. */
  link: WithPeople
  /** Several people at this device. */
  screen: WithPeople & { names: string[] }
}

const PLACE = 'pioneers-start'

function usual(game: Pick<GamePage, 'usualPlayers'>): AgainstBots {
  return { players: game.usualPlayers, level: 'level2', character: ANY }
}

function atFirst(): Choices {
  const first = GAMES[0]?.name ?? ''
  return {
    games: Object.fromEntries(GAMES.map((game) => [game.name, usual(game)])),
    link: { game: first, players: 4 },
    screen: { game: first, players: 2, names: [] },
  }
}

function one<Value>(among: readonly Value[], found: unknown, otherwise: Value): Value {
  return among.find((value) => value === found) ?? otherwise
}

/** Which characters a game has the server says later: whatever it does not know counts as `any`. */
function word(found: unknown, otherwise: string): string {
  return typeof found === 'string' && /^[a-z-]{1,40}$/.test(found) ? found : otherwise
}

/** What was kept, where it is still one of the choices. */
export function readChoices(text: string | null): Choices {
  const choices = atFirst()
  let kept: Readonly<Record<string, Record<string, unknown> | undefined>> | null
  try {
    kept = JSON.parse(text ?? 'null') as typeof kept
  } catch {
    return choices
  }
  for (const game of GAMES) {
    const first = usual(game)
    choices.games[game.name] = {
      players: one(game.players, kept?.[game.name]?.players, first.players),
      level: one(BOT_LEVELS, kept?.[game.name]?.level, first.level),
      character: word(kept?.[game.name]?.character, first.character),
    }
  }
  for (const how of ['link', 'screen'] as const) {
    const game = GAMES.find(({ name }) => name === kept?.[how]?.game)
    choices[how].game = game?.name ?? choices[how].game
    choices[how].players = one(game?.players ?? PLAYERS, kept?.[how]?.players, choices[how].players)
  }
  const names = kept?.screen?.names
  if (Array.isArray(names)) choices.screen.names = names.filter((name) => typeof name === 'string').slice(0, 4)
  return choices
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    // The storage is blocked: the choices hold until the page closes.
    return null
  }
}

export const choices: Choices = $state(readChoices(stored()))

/** What was chosen for a game against bots; not to be called while something is drawn. */
export function choicesFor(game: GamePage): AgainstBots {
  return (choices.games[game.name] ??= usual(game))
}

export function keepChoices(): void {
  const { games, ...others } = choices
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...games, ...others }))
  } catch {
    // Blocked or full.
  }
}
