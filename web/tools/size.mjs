// How much the first screen with the board table takes: all that the browser loads until it is there, compressed.
// Run after the build, `npm run size [folder]`; fails above the limit.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 180_000
const LANGUAGES = ['en', 'de', 'fr']
const GAME = 'src/games/board'
const PARTS = [
  'index.html',
  'src/pages/Table.svelte',
  `${GAME}/reading.ts`,
  `${GAME}/table/BoardTable.svelte`,
  `${GAME}/map/geography.ts`,
]
const TEXTS = ['core', 'course', 'board']

const folder = resolve(process.argv[2] ?? process.env.PIONEERS_PAGE ?? '../src/pioneers/page')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf-8'))

/** The files of a part, of all that it imports at once, their style sheets and faces (the whole ones wait for rare letters). */
function filesOf(name, found = new Set(), seen = new Set()) {
  const part = manifest[name]
  if (!part) throw new Error(`the build has no ${name}`)
  if (seen.has(name)) return found
  seen.add(name)
  const faces = (part.assets ?? []).filter((file) => !file.includes('-latin-'))
  for (const file of [part.file, ...(part.css ?? []), ...faces]) found.add(file)
  for (const imported of part.imports ?? []) filesOf(imported, found, seen)
  return found
}

/** What goes over the line: faces are compressed already. */
function weight(file) {
  const content = readFileSync(join(folder, file))
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
}

let worst = 0
for (const language of LANGUAGES) {
  const files = new Set(['index.html', 'theme.js'])
  const texts = TEXTS.map((group) => `virtual:texts/${language}/${group}`)
  for (const name of [...PARTS, ...texts]) for (const file of filesOf(name)) files.add(file)
  const weights = [...files].map((file) => [file, weight(file)]).sort((one, other) => other[1] - one[1])
  const sum = weights.reduce((total, [, size]) => total + size, 0)
  if (language === 'en') for (const [file, size] of weights) console.log(String(size).padStart(8), file)
  console.log(String(sum).padStart(8), `of ${LIMIT}, ${language}, ${files.size} files`)
  worst = Math.max(worst, sum)
}
if (worst > LIMIT) {
  console.error('The first screen with the table is too large.')
  process.exit(1)
}
