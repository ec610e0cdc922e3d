import { expect, test } from 'vitest'
import { preferences } from '../../preferences.svelte'
import { soundsOf } from './sounds.svelte'

test('a step is heard once for each kind of what happens', () => {
  const reading = { sound: ({ event }: { event: string }) => (event === 'paid' ? ('money' as const) : null) }
  const events = ['drove', 'paid', 'paid'].map((event) => ({ event }))
  expect(soundsOf(events, reading)).toEqual(['money'])
  expect(soundsOf(events, {})).toEqual([])
})

test('each sound is off by itself, and all of them at first', () => {
  expect(preferences.hears('turn')).toBe(false)
  preferences.sound = true
  expect(preferences.hears('storm')).toBe(true)
  preferences.hear('storm', false)
  expect(preferences.hears('storm')).toBe(false)
  expect(preferences.hears('turn')).toBe(true)
  preferences.hear('storm', true)
  expect(preferences.hears('storm')).toBe(true)
  preferences.sound = false
})
