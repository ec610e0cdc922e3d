import { expect, it } from 'vitest'
import { cityIds, options } from './variants'

it('are sent only where two play, and another side than the usual one was chosen (B2.3)', () => {
  expect(options({ cover: 'random' }, 3)).toEqual({})
  expect(options({}, 2)).toEqual({})
  expect(options({ cover: 'random' }, 2)).toEqual({ cover: 'random' })
  expect(options({ cover: 'own', cities: 'Seattle' }, 2)).toEqual({ cover: ['seattle'] })
})

it('understand cities as people write them', () => {
  expect(cityIds('Salt Lake City, St. Paul;boise,')).toEqual(['salt-lake-city', 'st-paul', 'boise'])
})
