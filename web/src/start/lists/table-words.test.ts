// Which tables one may take away: those that one has made, unless others play in a game that has begun.

import { expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../../wire/messages'
import { isMineToDelete } from './table-words'

const seat = (person: string | null, bot: string | null = null): SeatInfo => ({
  name: '',
  person,
  bot,
  character: null,
  reserved: null,
  present: false,
})
const table = (state: TableInfo['state'], ...seats: SeatInfo[]): TableInfo =>
  ({ state, seats, owner: 'ada' }) as unknown as TableInfo

it('lets the one who made a table delete it before the game, whoever sits there', () => {
  const open = table('open', seat('ada'), seat('ben'), seat(null))
  expect(isMineToDelete(open, 'ada')).toBe(true)
  expect(isMineToDelete(open, 'ben')).toBe(false)
  expect(isMineToDelete(open, null)).toBe(false)
})

it('keeps a game that others play in, also while a bot plays for them', () => {
  for (const state of ['running', 'asleep', 'stuck'] as const) {
    expect(isMineToDelete(table(state, seat('ada'), seat(null, 'level1')), 'ada')).toBe(true)
    expect(isMineToDelete(table(state, seat('ada'), seat('ben', 'level1')), 'ada')).toBe(false)
  }
  expect(isMineToDelete(table('over', seat('ada'), seat(null, 'level1')), 'ada')).toBe(false)
})
