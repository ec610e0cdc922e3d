// The texts of the page: the same Fluent files that the server speaks from, put together by subject, so that a page
// loads one file of texts and not twenty. Comments are for translators and stay behind.

import { readFileSync, readdirSync } from 'node:fs'
import { GAMES } from './games.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const LOCALES = fileURLToPath(new URL('../../src/pioneers/text/locale', import.meta.url))
const MODULE = 'virtual:texts'
export const LANGUAGES = ['en', 'de', 'fr']

// Which files belong together. What no group names (the command line, the arena, the store) is not said by the page.
export const GROUPS: Record<string, RegExp> = {
  core: /^(words|page-(look|state)|server-(people|tables))$/,
  start: /^(page-start|bots)$/,
  course: /^(page-course|kernel)$/,
  scoring: /^page-scoring$/,
  rules: /^\w+-rules$/,
  replay: /^page-replay$/,
  about: /^page-about$/,
  plain: /^page-plain$/,
  ...Object.fromEntries(
    GAMES.map((game) => [game, new RegExp(`^(${game}-(events|refusals|table|words)|page-${game})$`)]),
  ),
}

/** A text of the page in no group would never be said: somebody gave a new file a name that we do not know. */
function checkGroups(): void {
  for (const file of readdirSync(join(LOCALES, 'en'))) {
    if (/^page-.*\.ftl$/.test(file) && !Object.values(GROUPS).some((group) => group.test(file.slice(0, -4)))) {
      throw new Error(`${file} belongs to no group of tools/texts.ts`)
    }
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
  const belongs = GROUPS[group]
  if (!belongs) throw new Error(`there is no group of texts ${group}`)
  return readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith('.ftl') && belongs.test(file.slice(0, -4)))
    .sort()
    .map((file) => sayable(readFileSync(join(LOCALES, language, file), 'utf-8')))
    .join('\n')
}

export function texts(): Plugin {
  const loaders = LANGUAGES.flatMap((language) =>
    Object.keys(GROUPS).map((group) => `'${language}/${group}': () => import('${MODULE}/${language}/${group}')`),
  )
  return {
    name: 'texts',
    buildStart: checkGroups,
    resolveId: (id) => (id === MODULE || id.startsWith(MODULE + '/') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0' + MODULE) return `export default {${loaders.join(',\n')}}`
      const [, language, group] = /^\0virtual:texts\/(\w+)\/(\w+)$/.exec(id) ?? []
      return language && group ? `export default ${JSON.stringify(textsOf(language, group))}` : undefined
    },
    configureServer(server) {
      server.watcher.add(LOCALES)
      const changed = (file: string) => {
        if (!file.startsWith(LOCALES)) return
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith('\0' + MODULE)) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('change', changed).on('add', changed)
    },
  }
}
