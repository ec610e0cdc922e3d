import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { document } from './tools/document.ts'
import { icons } from './tools/icons.ts'
import { offline } from './tools/offline.ts'
import { texts } from './tools/texts.ts'

const backend = process.env.PIONEERS_BACKEND ?? 'http://127.0.0.1:8000'
// The server compares the page's origin with the Host that was asked for: the host must stay as the browser said it.
const asAsked = { target: backend, changeOrigin: false }

/** What is opened by few people, and never comes with the first screen. */
const STUDIES =
  /src\/(review|learn|puzzles|statistics|plots|state\/(review|lesson|puzzle|table\/solo)|course\/teaching|games\/\w+\/(review|map\/plans)|pages\/(Review|Learn|Statistics|Puzzle))|say\/percents/

/** Icons that only one game has go with that game, those of studies with them, the others with all pages. */
function iconsOf(id: string, chunking: { getModuleInfo(id: string): { importers: string[] } | null }): string {
  const importers = chunking.getModuleInfo(id)?.importers ?? []
  if (importers.every((file) => STUDIES.test(file))) return 'icons-studies'
  const games = new Set(importers.map((file) => /src\/games\/(\w+)\//.exec(file)?.[1]))
  const [game] = games
  return games.size === 1 && game !== undefined ? `icons-${game}` : 'icons'
}

export default defineConfig({
  plugins: [svelte(), icons(), texts(), document(), offline(), process.env.VITEST ? svelteTesting() : []],
  build: {
    outDir: process.env.PIONEERS_PAGE ?? '../src/pioneers/page',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The first that know light-dark(), by which each colour says what it is in both themes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy forbids data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs is one file and not twenty: it compresses better and comes sooner. Faces come later.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(svelte|esm-env|clsx|@fluent\/bundle\/esm\/(?!resource|index))|src\/(say\/(?!reading|characters|percents)|look\/(?!pieces\/[Ff]ace|controls\/Choice))|src\/games\/(registry|offered|in-game|plain\/(plain-game|words)|\w+\/(entry|texts|start\/variants))|src\/(App|router|preferences)|state\/server\/(me|http|expected)|virtual:icons/,
            },
            { name: iconsOf, test: /virtual:icon\//, minShareCount: 2 },
            // What frames all pages but the tables.
            { name: 'frame', test: /src\/start\/frame\/|src\/start\/lists\/(game|table)-words/, minShareCount: 2 },
            // So are the parts that tables and replays have in common, but those that come only at the end or on demand,
            {
              name: 'common',
              test: /src\/state\/(?!server\/sounds|replay|review|lesson|puzzle|table\/solo)|src\/course\/(?!BotFace|teaching|room\/(Invite|QrCode)|scoring\/|log\/(Aside|Log\.|glued)|chat\/(Chat\.|Talk))/,
              minShareCount: 2,
            },
            // and those that the table of a game and its pictures have in common.
            {
              name: (module) => /src\/games\/(\w+)\//.exec(module)?.[1],
              test: /src\/games\/\w+\/(?!entry|start\/|rules\/|review|map\/(geography|plans))/,
              minShareCount: 2,
            },
            { name: 'replay', test: /src\/state\/replay\//, minShareCount: 2 },
            { name: 'studies', test: STUDIES, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // The texts and the tables of rules lie beside the Python sources.
    fs: { allow: ['..'] },
    proxy: {
      '/api': asAsked,
      '/ws': { ...asAsked, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // One environment a worker: with one a file, most of the time went into making them.
    pool: 'vmThreads',
    // Links that a test leaves to the browser lead nowhere.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildPageNavigation: true,
            disableFallbackToSetURL: true,
          },
        },
      },
    },
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
  },
})
