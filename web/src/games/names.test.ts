import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const GAMES = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map((entry) => entry.name)

// Tests speak of real games; types of the wire are made by `./run wire`, sentences by Python.
const EXEMPT = /\.test\.ts$|^state\/testing\/|^wire\/|^say\/sentences\.json$/

function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
    .map((file) => relative(SOURCES, join(SOURCES, file)))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !EXEMPT.test(file))
}

/** Where a game is named in a source of this path: as a word by itself, or by a way into its folder or its rules. */
function named(file: string, text: string): string[] {
  return GAMES.filter((game) => !file.startsWith(`games/${game}/`)).flatMap((game) => {
    // A class of a style sheet is no game.
    const name = new RegExp(`(?<!class=)(['"\`])${game}\\1|games/${game}/|rules/${game}\\b`)
    return text.split('\n').flatMap((line, index) => (name.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
  })
}

test('no game is named outside its folder', () => {
  const files = sources()
  expect(files.length).toBeGreaterThan(200)
  expect(GAMES.length).toBeGreaterThan(1)
  expect(files.flatMap((file) => named(file, readFileSync(join(SOURCES, file), 'utf-8')))).toEqual([])
})

test('a name would be found', () => {
  const [game = ''] = GAMES
  expect(named('course/Bar.svelte', `if (scene.game === '${game}') draw()`)).toHaveLength(1)
  expect(named('course/Bar.svelte', `import Map from '../games/${game}/map/Map.svelte'`)).toHaveLength(1)
  expect(named(`games/${game}/entry.ts`, `name: '${game}'`)).toEqual([])
})
