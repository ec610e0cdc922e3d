// What somebody chose on the start page, kept in this browser so that the next game is one click away.

export const GAMES = ['board', 'cards'] as const
export const PLAYERS = [2, 3, 4] as const
export const LEVELS = ['level1', 'level2', 'level3', 'level4'] as const
export const CLOCKS = ['none', 'move', 'reserve', 'days'] as const
export const PACES = ['calm', 'quick', 'instant'] as const

export type Game = (typeof GAMES)[number]
export type Players = (typeof PLAYERS)[number]
export type Level = (typeof LEVELS)[number]
export type ClockKind = (typeof CLOCKS)[number]
export type Pace = (typeof PACES)[number]

export interface AgainstBots {
  players: Players
  level: Level
}

export interface WithPeople {
  game: Game
  players: Players
}

export interface Choices {
  board: AgainstBots
  cards: AgainstBots
  /** Friends who come by link. */
  link: WithPeople
  /** Several people at this device. */
  screen: WithPeople & { names: string[] }
}

const PLACE = 'pioneers-start'

function atFirst(): Choices {
  return {
    board: { players: 3, level: 'level2' },
    cards: { players: 4, level: 'level2' },
    link: { game: 'board', players: 4 },
    screen: { game: 'board', players: 2, names: [] },
  }
}

function one<Value>(among: readonly Value[], found: unknown, otherwise: Value): Value {
  return among.find((value) => value === found) ?? otherwise
}

/** What was kept, where it is still one of the choices. */
export function readChoices(text: string | null): Choices {
  const choices = atFirst()
  let kept: Partial<Record<keyof Choices, Record<string, unknown>>> | null
  try {
    kept = JSON.parse(text ?? 'null') as typeof kept
  } catch {
    return choices
  }
  for (const game of GAMES) {
    choices[game].players = one(PLAYERS, kept?.[game]?.players, choices[game].players)
    choices[game].level = one(LEVELS, kept?.[game]?.level, choices[game].level)
  }
  for (const how of ['link', 'screen'] as const) {
    choices[how].game = one(GAMES, kept?.[how]?.game, choices[how].game)
    choices[how].players = one(PLAYERS, kept?.[how]?.players, choices[how].players)
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

export function keepChoices(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(choices))
  } catch {
    // Blocked or full.
  }
}
