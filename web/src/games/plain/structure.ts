// A position as something to read: names and values, nested as the engine gives them. Nothing here knows a game.

/** One value, several in a row, or named ones. */
export type Structure =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'row'; readonly values: readonly Value[] }
  | { readonly kind: 'list'; readonly items: readonly Structure[]; readonly bySeat: boolean }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }

export interface Field {
  readonly name: string
  readonly content: Structure
}

/** A player, or what is written as it is. Null is what there is not, or what one may not know. */
export type Value = { readonly seat: number } | string | number | boolean | null

/** What tells programs where a view comes from and what is asked of whom; people read that above the table. */
const FRAME: ReadonlySet<string> = new Set(['game', 'rules', 'data', 'players', 'viewer', 'seat', 'step'])
/** Numbers under these names are players. */
const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'active',
  'first',
  'leader',
  'starter',
  'winner',
  'owner',
  'dealer',
])
/** Plain values under these names are one for each player. */
const BY_SEAT: ReadonlySet<string> = new Set(['seats', 'players', 'points', 'ranks', 'scores', 'totals'])
/** Deeper than any game; what comes from outside may be deeper. */
const DEEPEST = 8

/** A position without its frame. */
export function structureOf(view: object, players: number): Structure {
  const own = Object.fromEntries(Object.entries(view).filter(([name]) => !FRAME.has(name)))
  return read(own, '', players, 0)
}

function read(content: unknown, name: string, players: number, depth: number): Structure {
  if (depth >= DEEPEST) return { kind: 'value', value: '…' }
  if (Array.isArray(content)) {
    const values = content.map((one) => (isPlain(one) ? valueOf(one, name) : undefined))
    const isPlainRow = values.every((value) => value !== undefined)
    const bySeat = players > 1 && content.length === players && (!isPlainRow || BY_SEAT.has(name))
    if (isPlainRow && !bySeat) return { kind: 'row', values }
    return { kind: 'list', items: content.map((one) => read(one, name, players, depth + 1)), bySeat }
  }
  if (typeof content === 'object' && content !== null) {
    const fields = Object.entries(content).map(([field, value]) => ({
      name: field,
      content: read(value, field, players, depth + 1),
    }))
    return { kind: 'fields', fields }
  }
  return { kind: 'value', value: isPlain(content) ? valueOf(content, name) : null }
}

type Plain = string | number | boolean | null

function isPlain(content: unknown): content is Plain {
  return content === null || ['string', 'number', 'boolean'].includes(typeof content)
}

function valueOf(content: Plain, name: string): Value {
  return typeof content === 'number' && SEATS.has(name) ? { seat: content } : content
}
