import { afterEach, beforeEach, expect, test } from 'vitest'
import { followAddress, go, placeOf, router } from './router.svelte'

let stop: () => void

beforeEach(() => {
  stop = followAddress()
  go('/', { replace: true })
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

test.each([
  ['/', 'Start', {}],
  ['/table/plum-wagon-42', 'Table', { id: 'plum-wagon-42' }],
  ['/table/%C3%A9lise', 'Table', { id: 'élise' }],
  ['/replay/abc', 'Replay', { id: 'abc' }],
  ['/replay/abc/17', 'Replay', { id: 'abc', move: '17' }],
  ['/review/abc/17', 'Review', { id: 'abc', move: '17' }],
  ['/games', 'Games', {}],
  ['/statistics', 'Statistics', {}],
  ['/rules/cards', 'Rules', { game: 'cards' }],
  ['/about/', 'About', {}],
  ['/rules/chess', 'NotFound', {}],
  ['/table/%ff', 'NotFound', {}],
  ['/replay/abc/last', 'NotFound', {}],
])('%s is the page %s', (path, page, parameters) => {
  expect(placeOf(path)).toEqual({ page, parameters })
})

test('going somewhere changes the address and the page', () => {
  go('/rules/board?search=road#B6.5')
  expect(location.pathname + location.search).toBe('/rules/board?search=road')
  expect([router.page, router.parameters.game, router.query.get('search'), router.hash]).toEqual([
    'Rules',
    'board',
    'road',
    'B6.5',
  ])
})

function click(href: string, how: MouseEventInit = {}, attributes: Record<string, string> = {}): void {
  const link = document.createElement('a')
  link.href = href
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const inside = link.appendChild(document.createElement('span'))
  document.body.append(link)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  // What nobody takes is not to be followed by the test's browser either.
  addEventListener('click', (late) => late.preventDefault(), { once: true })
  inside.dispatchEvent(event)
}

test('links of the page are followed without loading it anew', () => {
  click('/games')
  expect(router.page).toBe('Games')
})

test.each([
  ['with a key held', '/games', { ctrlKey: true }, {}],
  ['with the middle button', '/games', { button: 1 }, {}],
  ['into another window', '/games', {}, { target: '_blank' }],
  ['to save a file', '/games', {}, { download: '' }],
  ['to the server', '/api/games/abc/record.json', {}, {}],
  ['to another site', 'https://example.org/games', {}, {}],
])('a click %s is left to the browser', (_, href, how, attributes) => {
  click(href, how, attributes)
  expect(router.page).toBe('Start')
})
