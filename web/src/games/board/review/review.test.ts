import { expect, test } from 'vitest'
import { sentencesOf } from './review'

test('the lines of a drive are one sentence, and its way is told', () => {
  expect(sentencesOf(['drive denver'])).toEqual([['page-plan-drive', { city: 'denver' }]])
  expect(sentencesOf(['drive omaha', 'drive denver', 'settle farmer 2'], (coach) => 3 * coach)).toEqual([
    ['page-plan-drive-by', { city: 'denver', by: ['omaha'] }],
    ['page-plan-settle', { profession: 'farmer', coach: 2, points: 6 }],
  ])
})

test('to stop is worth a word only if nothing else was done', () => {
  expect(sentencesOf(['done'])).toEqual([['page-plan-nothing', {}]])
  expect(sentencesOf(['buy road', 'road denver--omaha', 'done']).map(([id]) => id)).toEqual([
    'page-plan-buy-road',
    'page-plan-road',
  ])
})
