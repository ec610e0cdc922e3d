import { expect, test } from 'vitest'
import { SheetHeight, type SheetUse } from './sheet-height.svelte'

let room = 800
let use: SheetUse = 'play'
const sheet = new SheetHeight(
  () => 420,
  () => room,
  () => use,
)

test('what is played with has its usual height, and never most of a low screen', () => {
  expect(sheet.pixels).toBe(420)
  room = 500
  expect(sheet.pixels).toBe(310)
  room = 800
})

test('what is read gets more room, and its own place of the handle', () => {
  use = 'read'
  expect(sheet.pixels).toBe(624)
  sheet.drag(300)
  expect(sheet.pixels).toBe(300)
  use = 'play'
  expect(sheet.pixels).toBe(420)
})

test('dragging and keys leave something of sheet and table', () => {
  sheet.drag(5000)
  expect(sheet.pixels).toBe(sheet.most)
  sheet.drag(-10)
  expect(sheet.pixels).toBe(sheet.least)
  expect(sheet.key('ArrowUp')).toBe(true)
  expect(sheet.pixels).toBe(sheet.least + 48)
  expect(sheet.key('a')).toBe(false)
  sheet.reset()
  expect(sheet.pixels).toBe(420)
})
