// The texts of the page: the same Fluent files that the server speaks from, put together by subject, so that a page
// loads one file of texts and not twenty. Comments are for translators and stay behind.

import { readFileSync, readdirSync } from 'node:fs'
import { GAMES } from './games.ts'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { compiled, type CompiledTexts } from '../src/say/compiled.ts'

const PACKAGE = fileURLToPath(new URL('../../src/pioneers', import.meta.url))
// Texts of all games, and those of each game in its own folder.
const FOLDERS = ['text', ...GAMES].map((name) => join(PACKAGE, name, 'locale'))
const MODULE = 'virtual:texts'
export const LANGUAGES = ['en', 'de', 'fr']

// Which files belong together, wherever they lie. What no group names (the command line, the arena, the store) is not
// said by the page.
const SUBJECTS: Record<string, RegExp> = {
  start: /^(page-start|bots)$/,
  course: /^(page-course|kernel)$/,
  dialogs: /^page-dialogs$/,
  room: /^page-room$/,
  scoring: /^page-scoring$/,
  rules: /^(page-)?rules$/,
  replay: /^page-replay$/,
  lessons: /^page-lessons$/,
  review: /^(page-review|reasons)$/,
  statistics: /^page-statistics$/,
  puzzles: /^page-puzzles$/,
  list: /^page-list$/,
  about: /^page-about$/,
  plain: /^page-plain$/,
  characters: /^(page-)?characters$/,
}
const CORE = /^(words|page-(look|state)|server-(people|tables|teaching))$/
const OF_A_GAME = /^(events|refusals|table|words|page)$/

export const GROUPS: readonly string[] = ['core', ...Object.keys(SUBJECTS), ...GAMES]

/** The group of a file, if the page says anything of it. */
function groupOf(owner: string, file: string): string | undefined {
  const own = owner === 'text' ? 'core' : owner
  if ((owner === 'text' ? CORE : OF_A_GAME).test(file)) return own
  return Object.keys(SUBJECTS).find((subject) => SUBJECTS[subject]?.test(file))
}

/** Every Fluent file of a language with its group. */
function filesOf(language: string): { path: string; group: string | undefined }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((file) => file.endsWith('.ftl'))
      .sort()
      .map((file) => ({
        path: join(folder, language, file),
        group: groupOf(basename(dirname(folder)), file.slice(0, -4)),
      })),
  )
}

/** A text of the page in no group would never be said: somebody gave a new file a name that we do not know. */
function checkGroups(): void {
  for (const { path, group } of filesOf('en')) {
    if (basename(path).startsWith('page') && !group) throw new Error(`${path} belongs to no group of tools/texts.ts`)
  }
}

/** What the page may say of a Fluent file: no comments, and no mistakes, for the server sends those as sentences. */
export function sayable(text: string): string {
  const entries = text.replace(/^#.*\n?/gm, '').split(/^(?=\S)/m)
  return entries
    .filter((entry) => entry.trim() && !entry.startsWith('mistake-'))
    .join('')
    .replace(/\n{2,}/g, '\n')
}

export function textsOf(language: string, group: string): string {
  if (!GROUPS.includes(group)) throw new Error(`there is no group of texts ${group}`)
  return filesOf(language)
    .filter((file) => file.group === group)
    .map((file) => sayable(readFileSync(file.path, 'utf-8')))
    .join('\n')
}

/** What Fluent cannot read it leaves out without a word: nothing may be missing. */
export function compile(source: string): CompiledTexts {
  const found = compiled(new FluentResource(source))
  const written = [...source.matchAll(/^-?([A-Za-z][\w-]*) *=/gm)].map(([, id]) => id)
  const missing = written.filter((id) => !found.some(([known]) => known.replace(/^-/, '') === id))
  if (missing.length > 0) throw new Error(`Fluent cannot read ${missing.join(', ')}`)
  return found
}

export function texts(): Plugin {
  const loaders = LANGUAGES.flatMap((language) =>
    GROUPS.map((group) => `'${language}/${group}': () => import('${MODULE}/${language}/${group}')`),
  )
  return {
    name: 'texts',
    buildStart: checkGroups,
    resolveId: (id) => (id === MODULE || id.startsWith(MODULE + '/') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + MODULE) return `export default {${loaders.join(',\n')}}`
      const [, language, group] = /^\0virtual:texts\/(\w+)\/(\w+)$/.exec(id) ?? []
      return language && group ? `export default ${JSON.stringify(compile(textsOf(language, group)))}` : undefined
    },
    configureServer(server) {
      server.watcher.add(FOLDERS)
      const changed = (file: string) => {
        if (!FOLDERS.some((folder) => file.startsWith(folder))) return
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith('\0' + MODULE)) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('change', changed).on('add', changed)
    },
  }
}
