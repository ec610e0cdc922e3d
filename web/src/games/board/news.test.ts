import { expect, test } from 'vitest'
import { newsOf } from './news'
import type { BoardEvent } from './wire'

const line = (start: string, city: string, bank: number, paid: number[]): BoardEvent => ({
  event: 'drove',
  seat: 2,
  start,
  city,
  bank,
  paid,
  share: paid.length > 0 ? 1 : 0,
})

test('a drive is one sentence with its whole fare, and everybody who is paid gets one', () => {
  const drive = [
    line('tucson', 'el-paso', 1, []),
    line('el-paso', 'denver', 0, [0, 1]),
    line('denver', 'omaha', 0, [1]),
  ]
  expect(newsOf(drive)).toEqual({
    sentence: { id: 'page-tell-drove', figures: { seat: 2, city: 'omaha', fare: 4 } },
    seat: 2,
    notes: [
      { id: 'page-tell-gets', figures: { seat: 0, amount: 1 } },
      { id: 'page-tell-gets', figures: { seat: 1, amount: 2 } },
    ],
  })
})

test('settling is told with what it brings, and an emptied coach is a moment of its own', () => {
  const settled: BoardEvent = {
    event: 'settled',
    seat: 1,
    profession: 'farmer',
    coach: 1,
    city: 'omaha',
    tile: 'farmer',
  }
  const emptied: BoardEvent = { event: 'emptied', seat: 1, coach: 1, points: 3, money: 2 }
  const next: BoardEvent = { event: 'turn', seat: 2, round: 4 }
  expect(newsOf([settled, emptied, next])).toMatchObject({
    sentence: { id: 'page-tell-settled' },
    notes: [{ id: 'event-emptied' }],
    big: true,
  })
})

test('a drive and what was settled at its end are told together', () => {
  const settled = { event: 'settled', seat: 2, profession: 'farmer', coach: 1, city: 'omaha', tile: 'farmer' } as const
  const news = newsOf([line('denver', 'omaha', 1, []), settled, { event: 'hotel', seat: 2, amount: 2 }])
  expect(news?.sentence.id).toBe('page-tell-drove')
  expect(news?.notes?.map(({ id }) => id)).toEqual(['page-tell-settled', 'event-hotel'])
})

test('nobody is told the value of a nugget in passing', () => {
  const settled = {
    event: 'settled',
    seat: 1,
    profession: 'gold-digger',
    coach: 1,
    city: 'omaha',
    tile: 'hotel',
  } as const
  expect(newsOf([settled, { event: 'nugget', seat: 1, left: 3, value: 4 }])?.notes?.[0]?.id).toBe('event-nugget')
})

test('who does not join is told at a glance', () => {
  expect(newsOf([{ event: 'declined', seat: 1 }])).toMatchObject({ sentence: { id: 'event-declined' }, brief: true })
})
