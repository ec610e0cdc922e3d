import { afterEach, beforeEach, expect, test, vi } from 'vitest'

async function opened() {
  vi.resetModules()
  return (await import('./preferences.svelte')).preferences
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('at first everything is as the device has it, and silent', async () => {
  const { language, theme, speed, sound, notifications, letterKeys, curtain } = await opened()
  expect({ language, theme, speed, sound, notifications, letterKeys, curtain }).toEqual({
    language: null,
    theme: 'device',
    speed: 'watch',
    sound: false,
    notifications: false,
    letterKeys: true,
    curtain: 'hands',
  })
})

test('what was chosen is there when the page is opened again', async () => {
  const first = await opened()
  first.language = 'fr'
  first.speed = 'brisk'
  first.sound = true
  const again = await opened()
  expect([again.language, again.speed, again.sound]).toEqual(['fr', 'brisk', true])
})

test('a theme is set on the document, and taken off for that of the device', async () => {
  const preferences = await opened()
  preferences.theme = 'dark'
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(preferences.dark).toBe(true)
  preferences.theme = 'device'
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('without animation everything is still', async () => {
  const preferences = await opened()
  expect(preferences.still).toBe(false)
  preferences.speed = 'once'
  expect(preferences.still).toBe(true)
})

test.each([
  'no json {',
  '"text"',
  'null',
  '{"language":"klingon","theme":5,"speed":"warp","sound":"yes","curtain":[]}',
])('what nobody of us wrote is not believed: %s', async (kept) => {
  localStorage.setItem('pioneers', kept)
  const { language, theme, speed, sound, curtain } = await opened()
  expect([language, theme, speed, sound, curtain]).toEqual([null, 'device', 'watch', false, 'hands'])
})

test.each([
  ['slow', 'watch'],
  ['normal', 'watch'],
  ['fast', 'brisk'],
  ['off', 'once'],
])('who chose %s before there were three paces has %s', async (kept, speed) => {
  localStorage.setItem('pioneers', JSON.stringify({ speed: kept }))
  expect((await opened()).speed).toBe(speed)
})

test('where the storage is blocked, a choice holds until the page closes', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  const preferences = await opened()
  preferences.speed = 'brisk'
  expect(preferences.speed).toBe('brisk')
})
