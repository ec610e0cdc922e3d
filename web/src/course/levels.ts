// The bots by the words that people know them by.

import { say } from '../say/say.svelte'

export const BOT_LEVELS = ['level1', 'level2', 'level3', 'level4'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

const NAMES: Readonly<Record<string, string>> = {
  level1: 'page-level-level1',
  level2: 'page-level-level2',
  level3: 'page-level-level3',
  level4: 'page-level-level4',
}

export function levelName(bot: string): string {
  const known = NAMES[bot]
  return known === undefined ? bot : say(known)
}
