import { expect, it } from 'vitest'
import { options } from './variants'

it('are sent only where two play with a hand for each place (C2.2)', () => {
  expect(options({ hands: 'separate' }, 3)).toEqual({})
  expect(options({ hands: 'one' }, 2)).toEqual({})
  expect(options({ hands: 'separate' }, 2)).toEqual({ hands: 'separate' })
})
