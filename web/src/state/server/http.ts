// All that is asked of the server over HTTP. What goes wrong is thrown as a `ProblemError`, with a sentence in the
// language of the page; when nobody answers, as an `UnreachableError`.

import { language, say } from '../../say/say.svelte'
import type {
  Again,
  ChangeMe,
  DeviceCode,
  GamePage,
  GiveSeat,
  History,
  Me,
  Moment,
  NewTable,
  Problem,
  Replay,
  ReplayPosition,
  StartWithBots,
  TableInfo,
  TablePage,
  TakeSeat,
  UseCode,
} from '../../wire/messages'
import type { GameComponents } from '../../games/shapes'
import { expectTable } from './expected'

/** The server refused something and says why. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence || problem.message)
    this.name = 'ProblemError'
  }
}

/** Nobody answered: this device is offline, or the server is. */
export class UnreachableError extends ProblemError {
  constructor() {
    super(unreachable(), 0)
    this.name = 'UnreachableError'
  }
}

/** The word for a server that does not answer: another one when the device itself says that it is offline. */
export function unreachable(): Problem {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false
  return offline
    ? { message: 'page-state-offline', figures: {}, sentence: say('page-state-offline'), rule: null }
    : { message: 'page-state-unreachable', figures: {}, sentence: say('page-state-unreachable'), rule: null }
}

/** What somebody is told of anything thrown by the functions below. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem
  return { message: 'page-state-failed', figures: {}, sentence: say('page-state-failed'), rule: null }
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

const PATIENCE = 15_000
// Reading may be tried again when the server is busy; it says after how many seconds.
const LONGEST_WAIT = 5
const TRIES = 3

export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(method, path, body)
    if (response.ok) return (await response.json()) as Answer
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (method !== 'GET' || attempt === TRIES || !(wait <= LONGEST_WAIT)) throw await refusal(response)
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  }
}

async function send(method: Method, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language.current }
  if (method !== 'GET') headers['content-type'] = 'application/json'
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
  } catch {
    throw new UnreachableError()
  }
}

async function refusal(response: Response): Promise<ProblemError> {
  const content: unknown = await response.json().catch(() => null)
  if (isProblem(content)) return new ProblemError(content, response.status)
  // Something stands between us and the server, and answers in its place.
  return response.status >= 502 && response.status <= 504
    ? new UnreachableError()
    : new ProblemError(problemOf(null), response.status)
}

function isProblem(content: unknown): content is Problem {
  return typeof content === 'object' && content !== null && 'message' in content && 'sentence' in content
}

function query(parameters: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

// ── People ───────────────────────────────────────────────────────────────────────────────────────────────

export const whoAmI = (): Promise<Me> => ask('GET', '/api/me')
/** Change name, language or mutes; an empty change makes somebody out of nobody. */
export const changeMe = (change: ChangeMe): Promise<Me> => ask('PUT', '/api/me', change)

/** A code with which another device becomes mine. */
export const deviceCode = (): Promise<DeviceCode> => ask('POST', '/api/me/code')
/** Become who one is on another device. */
export const takeCode = (code: string): Promise<Me> => ask('PUT', '/api/me/code', { code } satisfies UseCode)

// ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────

export async function makeTable(wish: NewTable): Promise<TableInfo> {
  const table: TableInfo = await ask('POST', '/api/tables', wish)
  expectTable()
  return table
}
export const openTables = (following?: string | null): Promise<TablePage> =>
  ask('GET', `/api/tables${query({ following })}`)
/** Public games that go on now. */
export const runningTables = (following?: string | null): Promise<TablePage> =>
  ask('GET', `/api/tables/running${query({ following })}`)
export const myTables = (following?: string | null): Promise<TablePage> =>
  ask('GET', `/api/me/tables${query({ following })}`)
/** My games that nobody has touched for long. */
export const myPutAwayTables = (): Promise<TablePage> => ask('GET', '/api/me/tables?put_away=true')
export const tableInfo = (table: string): Promise<TableInfo> => ask('GET', `/api/tables/${encodeURIComponent(table)}`)
/** The owner takes a table away; a game that others play in stays. */
export const deleteTable = (table: string): Promise<TableInfo> => ask('DELETE', `/api/tables/${table}`)
export const tableComponents = (table: string): Promise<GameComponents> => ask('GET', `/api/tables/${table}/components`)
export async function takeSeat(table: string, seat: number, name?: string): Promise<TableInfo> {
  const taken: TableInfo = await ask(
    'PUT',
    `/api/tables/${table}/seats/${seat}`,
    (name ? { name } : {}) satisfies TakeSeat,
  )
  expectTable()
  return taken
}
/** Leave a seat; before the game, the owner frees any seat. */
export const leaveSeat = (table: string, seat: number): Promise<TableInfo> =>
  ask('DELETE', `/api/tables/${table}/seats/${seat}`)
/** Put a bot on a free seat, or with null take it away. */
export const giveSeat = (table: string, seat: number, bot: GiveSeat): Promise<TableInfo> =>
  ask('PUT', `/api/tables/${table}/seats/${seat}/bot`, bot)
/** The owner lets somebody sit down again whose seat was freed. */
export const letBack = (table: string, person: string): Promise<TableInfo> =>
  ask('DELETE', `/api/tables/${table}/removed/${person}`)
/** All seats are taken: start the game. */
export const startGame = (table: string): Promise<TableInfo> => ask('POST', `/api/tables/${table}/start`)
/** Bots take the free seats, and the game begins. */
export const startWithBots = (table: string, bots: StartWithBots): Promise<TableInfo> =>
  ask('POST', `/api/tables/${table}/start-with-bots`, bots)
/** Let a bot play for somebody who is waited for too long, or agree to it. */
export const callBot = (table: string, seat: number): Promise<TableInfo> =>
  ask('PUT', `/api/tables/${table}/seats/${seat}/stand-in`)
/** Another game with the same people. */
export const playAgain = (table: string, sameDeal = false): Promise<TableInfo> =>
  ask('POST', `/api/tables/${table}/again`, { same_deal: sameDeal } satisfies Again)
export const tableHistory = (table: string, seat: number | null): Promise<History> =>
  ask('GET', `/api/tables/${table}/history${query({ seat })}`)
/** How a running game looked when an event of the history had been told. */
export const tableMoment = (table: string, event: number, seat: number | null): Promise<Moment> =>
  ask('GET', `/api/tables/${table}/history/${event}${query({ seat })}`)

// ── Finished games ───────────────────────────────────────────────────────────────────────────────────────

export interface GameSearch {
  readonly person?: string | null
  readonly game?: string | null
  readonly following?: string | null
}

export const finishedGames = (search: GameSearch = {}): Promise<GamePage> =>
  ask('GET', `/api/games${query({ ...search })}`)
export const gameReplay = (table: string, seat: number | null): Promise<Replay> =>
  ask('GET', `/api/games/${encodeURIComponent(table)}${query({ seat })}`)
export const gamePosition = (table: string, move: number, seat: number | null): Promise<ReplayPosition> =>
  ask('GET', `/api/games/${table}/positions/${move}${query({ seat })}`)
export const gameComponents = (table: string): Promise<GameComponents> => ask('GET', `/api/games/${table}/components`)
/** Where the record of a finished game can be downloaded. */
export const recordAddress = (table: string, form: 'pioneers' | 'json'): string => `/api/games/${table}/record.${form}`
