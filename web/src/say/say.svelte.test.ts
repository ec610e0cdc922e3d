import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, onLanguage, say, setLanguage } from './say.svelte'

async function opened(languages: readonly string[] = ['en']) {
  vi.resetModules()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const page = await import('./say.svelte')
  await page.loadTexts('core')
  return page
}

beforeEach(() => localStorage.clear())

test.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CH', 'en'], 'fr'],
  [['nl'], 'en'],
  [[], 'en'],
])('a browser that asks for %s hears %s', async (languages, spoken) => {
  expect((await opened(languages)).language.current).toBe(spoken)
})

test('the language chosen is stronger than that of the browser', async () => {
  localStorage.setItem('pioneers', '{"language":"de"}')
  expect((await opened(['fr'])).language.current).toBe('de')
})

test('another language takes over at once: sentences, document, listeners', async () => {
  await loadTexts('core')
  await setLanguage('en')
  const heard: string[] = []
  onLanguage((language) => heard.push(language))
  let shown = ''
  const stop = $effect.root(() => {
    $effect(() => {
      shown = say('page-look-close')
    })
  })
  flushSync()
  expect(shown).toBe('Close')
  await setLanguage('de')
  flushSync()
  expect(shown).toBe('Schließen')
  expect(document.documentElement.lang).toBe('de')
  expect(heard).toEqual(['de'])
  stop()
})

test('a sentence whose texts are not there yet comes when they are', async () => {
  const { say: sayLater, canSay } = await opened()
  expect(canSay('event-turn')).toBe(false)
  expect(sayLater('event-turn', { round: 1, seat: 0 })).toBe('')
  await vi.waitUntil(() => canSay('event-turn'))
  expect(sayLater('event-turn', { round: 1, seat: 0 })).toBe('Round 1: Player 1 takes a turn.')
})
