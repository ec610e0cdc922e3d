import { afterEach, expect, test } from 'vitest'
import { BINDINGS, commandOf, listenToKeys, type KeyCommand } from './keys'

afterEach(() => (document.body.innerHTML = ''))

/** What a key press on an element asks for. */
function pressed(target: Element, key: string, more: KeyboardEventInit = {}, letters = true): KeyCommand | null {
  let command: KeyCommand | null = null
  const heard = (event: Event) => (command = commandOf(event as KeyboardEvent, letters))
  addEventListener('keydown', heard)
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  removeEventListener('keydown', heard)
  return command
}

function element(html: string, selector: string): Element {
  document.body.innerHTML = html
  return document.querySelector(selector)!
}

test('no two keys are the same', () => {
  const names = BINDINGS.map(({ key, control, shift }) => `${key} ${control ?? false} ${shift ?? false}`)
  expect(new Set(names).size).toBe(names.length)
})

test('keys ask for what the key map says', () => {
  expect(pressed(document.body, 'u')).toBe('undo')
  expect(pressed(document.body, 'U', { shiftKey: true })).toBe('undo-all')
  expect(pressed(document.body, 'z', { ctrlKey: true })).toBe('undo')
  expect(pressed(document.body, '?', { shiftKey: true })).toBe('keys')
  expect(pressed(document.body, 'z')).toBeNull()
  expect(pressed(document.body, 'e', { ctrlKey: true })).toBeNull()
})

test('who writes is left alone, and so is a dialog', () => {
  expect(pressed(element('<input>', 'input'), 'u')).toBeNull()
  expect(pressed(element('<input>', 'input'), 'z', { ctrlKey: true })).toBeNull()
  expect(pressed(element('<dialog open><button></button></dialog>', 'button'), 'escape')).toBeNull()
})

test('space presses the button that has the focus', () => {
  expect(pressed(element('<button></button>', 'button'), ' ')).toBeNull()
  expect(pressed(document.body, ' ')).toBe('skip')
})

test('single letters can be switched off, other keys stay', () => {
  expect(pressed(document.body, 'u', {}, false)).toBeNull()
  expect(pressed(document.body, 'z', { ctrlKey: true }, false)).toBe('undo')
})

test('there is nothing to skip when nothing is shown', () => {
  const asked: string[] = []
  const handler = (command: KeyCommand) => () => void asked.push(command)
  const handlers = Object.fromEntries(BINDINGS.map(({ command }) => [command, handler(command)])) as Record<
    KeyCommand,
    () => void
  >
  let animating = false
  const stop = listenToKeys(
    handlers,
    () => true,
    () => animating,
  )
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  press()
  animating = true
  press()
  stop()
  press()
  expect(asked).toEqual(['skip'])
})
