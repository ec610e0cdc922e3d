// What is said of a table in a list: who plays, how much time they have, whose turn it is.

import { say } from '../../say/say.svelte'
import type { ClockSetting, SeatInfo, TableInfo } from '../../wire/messages'

/** Names as the language joins them: "Ada, Ben and 2 bots". */
export function joined(names: readonly string[]): string {
  const before = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  if (before.length === 0) return last
  return say('list-and', { items: before.reduce((items, next) => say('list-comma', { items, next })), last })
}

/** Who else is there: people by name, bots counted. Of several people at this screen all are named. */
export function company(seats: readonly SeatInfo[], myself: string | null): string {
  const isShared = seats.filter((seat) => seat.person !== null && seat.person === myself).length > 1
  const others = seats.filter((seat) => seat.person !== null && (isShared || seat.person !== myself))
  const names = others.map((seat) => seat.name)
  const bots = seats.filter((seat) => seat.person === null && seat.bot !== null).length
  if (bots > 0) names.push(say('page-start-bot-count', { count: bots }))
  if (isShared) return joined(names)
  return names.length === 0 ? say('page-start-alone') : say('page-start-with', { names: joined(names) })
}

export function clockWords(clock: ClockSetting): string {
  if (clock.kind === 'move') return say('page-start-clock-move', { seconds: clock.seconds })
  if (clock.kind === 'days') return say('page-start-clock-days', { days: clock.days })
  if (clock.kind === 'none') return say('page-start-clock-none')
  return say('page-start-clock-reserve', { minutes: Math.round(clock.seconds / 60), increment: clock.increment })
}

export function freeSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.person === null && seat.bot === null ? [number] : []))
}

/** Whether one may take a table away: one's own, before the game or as long as only bots play against one. */
export function isMineToDelete(table: TableInfo, myself: string | null): boolean {
  if (myself === null || table.owner !== myself || table.state === 'over') return false
  return table.state === 'open' || table.seats.every(({ person }) => person === null || person === myself)
}

/** Who decides now, where the server knows it. */
function deciding(table: TableInfo): SeatInfo | null {
  return table.deciding === null ? null : (table.seats[table.deciding] ?? null)
}

export function isMyTurn(table: TableInfo, myself: string | null): boolean {
  return myself !== null && deciding(table)?.person === myself
}

export function stateWords(table: TableInfo, myself: string | null): string {
  if (table.state === 'open') return say('page-start-open-seats', { count: freeSeats(table).length })
  if (table.state === 'stuck') return say('page-start-stuck')
  if (isMyTurn(table, myself)) return say('page-start-turn-mine')
  if (table.state === 'asleep') return say('page-start-paused')
  const other = deciding(table)
  return other ? say('page-start-turn-other', { name: other.name }) : say('page-start-running')
}
