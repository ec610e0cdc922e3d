// The games that the page has a folder for.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../src/games', import.meta.url))

export const GAMES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => existsSync(join(FOLDER, name, 'entry.ts')))
  .sort()
