// The service worker, with the list of the files that it keeps: what every page needs, and for each language what the
// start page and the rules need, so that they open without the server.

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rollup } from 'vite'
import { LANGUAGES } from './texts.ts'

const WORKER = fileURLToPath(new URL('./service-worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
const OFFLINE_PAGES = ['Start', 'Rules', 'NotFound', 'About']
const OFFLINE_TEXTS = ['core', 'start', 'rules', 'board', 'cards', 'about', 'course']

type Chunks = Readonly<Record<string, Rollup.OutputAsset | Rollup.OutputChunk>>

/** A chunk, all that it imports at once, and their style sheets. */
function withImports(chunks: Chunks, file: string, found: Set<string> = new Set()): Set<string> {
  const chunk = chunks[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) withImports(chunks, imported, found)
  return found
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = bundle as Chunks
      const scripts = Object.values(chunks).filter((file) => file.type === 'chunk')
      const of = (test: (module: string) => boolean) =>
        scripts.filter((chunk) => test(chunk.facadeModuleId ?? '')).flatMap((chunk) => [...withImports(chunks, chunk.fileName)])
      const fonts = Object.keys(chunks).filter((file) => file.endsWith('.woff2') && !file.includes('latin'))
      const shell = new Set(['/', ...readdirSync(PUBLIC).filter((file) => file !== 'robots.txt').map((file) => `/${file}`)])
      for (const file of [...fonts, ...of((module) => module.endsWith('/index.html'))]) shell.add(`/${file}`)
      const files: Record<string, string[]> = { shell: [...shell] }
      for (const language of LANGUAGES) {
        const wanted = [
          ...OFFLINE_PAGES.flatMap((page) => of((module) => module.endsWith(`/pages/${page}.svelte`))),
          ...OFFLINE_TEXTS.flatMap((group) => of((module) => module === `\0virtual:texts/${language}/${group}`)),
        ]
        files[language] = [...new Set(wanted.map((file) => `/${file}`))].filter((file) => !shell.has(file))
      }
      const list = JSON.stringify(files)
      const worker = readFileSync(WORKER, 'utf-8')
      const version = createHash('sha256').update(worker).update(list).digest('hex').slice(0, 12)
      const source = worker.replace("'__VERSION__'", `'${version}'`).replace('__FILES__', () => list)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
