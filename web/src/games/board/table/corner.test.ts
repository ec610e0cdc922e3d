import { expect, test } from 'vitest'
import { freeCorner } from './corner'

const map = { left: 0, top: 0, right: 1000, bottom: 600 }
const card = { width: 280, height: 200 }
const at = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 })

test('the card stands at the lower left unless something of the way lies there', () => {
  expect(freeCorner(map, card, [at(700, 300)])).toBe('bottom-left')
  expect(freeCorner(map, card, [at(100, 500), at(500, 300)])).toBe('bottom-right')
  expect(freeCorner(map, card, [at(100, 500), at(800, 500)])).toBe('top-left')
  expect(freeCorner(map, card, [at(100, 500), at(800, 500), at(100, 100)])).toBe('top-right')
})

test('where something lies in every corner, the least is covered', () => {
  const everywhere = [at(100, 500), at(120, 480), at(800, 500), at(100, 100), at(120, 100), at(800, 100), at(820, 100)]
  expect(freeCorner(map, card, everywhere)).toBe('bottom-right')
})
