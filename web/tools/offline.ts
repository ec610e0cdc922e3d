// The service worker, with the list of the files that it keeps: what every page needs, and for each language what the
// start page and the rules need, so that they open without the server.

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { GAMES } from './games.ts'
import { filesOf, pageModule, textsModule, type Chunks } from './chunks.ts'
import { LANGUAGES } from './texts.ts'

const WORKER = fileURLToPath(new URL('./service-worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
const OFFLINE_PAGES = ['Start', 'Rules', 'NotFound', 'About']
// What these pages load of each game when they stand.
const GAME_PARTS = ['start/Picture.svelte', 'start/HeroPicture.svelte', 'start/Variants.svelte', 'rules/rules.ts']
const PARTS = GAMES.flatMap((game) => GAME_PARTS.map((part) => `/games/${game}/${part}`))
const OFFLINE_TEXTS = ['core', 'start', 'rules', ...GAMES, 'about', 'course']

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = bundle as Chunks
      const fonts = Object.keys(chunks).filter((file) => file.endsWith('.woff2') && !file.includes('latin'))
      const shell = new Set([
        '/',
        ...readdirSync(PUBLIC)
          .filter((file) => file !== 'robots.txt')
          .map((file) => `/${file}`),
      ])
      for (const file of [...fonts, ...filesOf(chunks, '/index.html')]) shell.add(`/${file}`)
      const files: Record<string, string[]> = { shell: [...shell] }
      for (const language of LANGUAGES) {
        const texts = OFFLINE_TEXTS.map((group) => textsModule(language, group))
        const wanted = filesOf(chunks, ...OFFLINE_PAGES.map(pageModule), ...PARTS, ...texts)
        files[language] = wanted.map((file) => `/${file}`).filter((file) => !shell.has(file))
      }
      const list = JSON.stringify(files)
      const worker = readFileSync(WORKER, 'utf-8')
      const version = createHash('sha256').update(worker).update(list).digest('hex').slice(0, 12)
      const source = worker.replace("'__VERSION__'", `'${version}'`).replace('__FILES__', () => list)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
