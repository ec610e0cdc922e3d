// The icons of the page: a source file brings those whose names stand in it, so that every page loads what it shows.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { GAMES } from './games.ts'
import { smaller } from './icon-paths.ts'

const ALL = 'virtual:icons'
const ONE = 'virtual:icon/'
const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
// Those of a game lie in its folder.
const DRAWINGS = [join(SOURCES, 'look/drawings'), ...GAMES.map((game) => join(SOURCES, 'games', game, 'drawings'))]
const PACKAGES = fileURLToPath(new URL('../node_modules/@iconify-json', import.meta.url))

// A name counts wherever it stands in quotes, so that tables of names (profession → icon) need no list of their own.
const QUOTED = /['"`]((?:ph:)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g
// Single words are too common in sources to count everywhere: they must be marked as icons by the place they stand in.
const MARKED = /(?:\bicon|\bname|\bsymbol)\s*[=:]\s*\{?\s*['"`]([a-z][a-z0-9]*)['"`]|ICON[A-Z_]*\b[^=]*=\s*\{([^}]*)\}/g

interface IconSet {
  readonly width?: number
  readonly icons: Record<string, { readonly body: string; readonly width?: number }>
  readonly aliases?: Record<string, { readonly parent: string }>
}

/** One icon: the side of its square and what is drawn in it: the data of one path, or markup. */
type Drawing = readonly [side: number, body: string]

// Nearly all are one filled path. As such it is drawn without the browser's reading of markup, hundreds of times a table.
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\s*\/>$/

function read(set: string): IconSet {
  return JSON.parse(readFileSync(join(PACKAGES, set, 'icons.json'), 'utf-8')) as IconSet
}

function find(set: IconSet, name: string): Drawing | undefined {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) return undefined
  const body = smaller(icon.body, 1)
  return [icon.width ?? set.width ?? 16, ONE_PATH.exec(body)?.[1] ?? body]
}

function ownDrawings(): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>()
  const folders = DRAWINGS.filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  for (const file of files.filter((file) => file.endsWith('.svg'))) {
    const text = readFileSync(file, 'utf-8')
    const [, side = '', body = ''] = /viewBox="0 0 (\d+) \d+"[^>]*>(.*)<\/svg>/s.exec(text) ?? []
    drawings.set(basename(file, '.svg'), [Number(side), body.replace(/>\s+</g, '><').trim()])
  }
  return drawings
}

/** The names in quotes that may be icons: all with a hyphen or a `ph:`, single words only where an icon is named. */
export function iconNames(source: string): Set<string> {
  const names = new Set<string>()
  for (const [, name = ''] of source.matchAll(QUOTED)) if (/[-:]/.test(name)) names.add(name)
  for (const [, name, table] of source.matchAll(MARKED)) {
    if (name) names.add(name)
    for (const [, entry = ''] of (table ?? '').matchAll(QUOTED)) names.add(entry)
  }
  return names
}

export function icons(): Plugin {
  const own = ownDrawings()
  const game = read('game-icons')
  const phosphor = read('ph')

  function drawing(name: string): Drawing | undefined {
    if (name.startsWith('ph:')) return find(phosphor, name.slice(3))
    return own.get(name) ?? find(game, name)
  }

  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + ALL) return 'export default {}'
      if (!id.startsWith('\0' + ONE)) return undefined
      const name = id.slice(1 + ONE.length)
      return `import icons from '${ALL}'; icons['${name}'] = ${JSON.stringify(drawing(name))}`
    },
    transform(code, id) {
      if (!id.startsWith(SOURCES) || !/\.(svelte|ts)$/.test(id) || /\.test\.ts$|\/wire\//.test(id)) return undefined
      const names = [...iconNames(code)].filter((name) => {
        if (drawing(name)) return true
        if (name.startsWith('ph:')) this.error(`there is no icon ${name}`)
        return false
      })
      if (names.length === 0) return undefined
      const imports = names.map((name) => `import '${ONE}${name}';`).join('')
      // In the same line, so that the lines of the source keep their numbers.
      const opening = /<script lang="ts"[^>]*>/.exec(code)
      if (!id.endsWith('.svelte')) return { code: imports + code, map: null }
      if (!opening) this.error('a component with icons needs a <script lang="ts">')
      const at = opening.index + opening[0].length
      return { code: code.slice(0, at) + imports + code.slice(at), map: null }
    },
  }
}
