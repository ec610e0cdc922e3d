import { expect, test } from 'vitest'
import { seat, tableOf } from '../../state/testing/scripted'
import type { TableInfo } from '../../wire/messages'
import { delayOf } from './overdue'

const SEATS = [seat('ada'), seat('ben'), seat('cleo'), seat('dora')]
const late = (change: Partial<NonNullable<TableInfo['overdue']>> = {}): TableInfo =>
  tableOf(SEATS, { overdue: { seat: 3, away: true, agreed: [], needed: 2, ...change } })

test('nobody is late unless the server says so', () => {
  expect(delayOf(tableOf(SEATS), 'ada')).toBeNull()
})

test('those who play are asked for their word until they have given it', () => {
  expect(delayOf(late(), 'ben')).toEqual({
    seat: 3,
    sentences: [{ id: 'page-overdue-away', figures: { seat: 3 } }],
    mayCall: true,
  })
  const agreed = delayOf(late({ away: false, agreed: ['ben'] }), 'ben')
  expect(agreed?.sentences).toEqual([
    { id: 'page-overdue-idle', figures: { seat: 3 } },
    { id: 'page-overdue-agreed', figures: { agreed: 1, needed: 2 } },
  ])
  expect(agreed?.mayCall).toBe(false)
})

test('when fewer are needed than have agreed, one may say so again', () => {
  expect(delayOf(late({ agreed: ['ben'], needed: 1 }), 'ben')?.mayCall).toBe(true)
})

test('the owner may always, a spectator never', () => {
  expect(delayOf(late({ agreed: ['ada'] }), 'ada')?.mayCall).toBe(true)
  expect(delayOf(late(), 'eve')).toBeNull()
  expect(delayOf(late(), null)).toBeNull()
})

test('who is waited for is told so, without a button', () => {
  expect(delayOf(late({ away: false }), 'dora')).toEqual({
    seat: 3,
    sentences: [{ id: 'page-overdue-you' }],
    mayCall: false,
  })
})

test('who plays with bots alone may take all the time in the world', () => {
  const overdue = { seat: 0, away: false, agreed: [], needed: 1 }
  expect(delayOf(tableOf([seat('ada'), seat(null)], { overdue }), 'ada')).toBeNull()
  expect(delayOf(tableOf([seat('ada'), seat('ada')], { overdue }), 'ada')).toBeNull()
  expect(delayOf(tableOf([seat('ada'), seat(null)], { overdue, owner: 'ben' }), 'ada')).not.toBeNull()
})
