// The bots by the words that people know them by.

import { say } from './say.svelte'

export const BOT_LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

const MESSAGES: Readonly<Record<string, string>> = {
  level1: 'page-level-level1',
  level2: 'page-level-level2',
  level3: 'page-level-level3',
  level4: 'page-level-level4',
  level5: 'page-level-level5',
}

/** "Easy". A bot that is no level of ours has only the name it is asked for by. */
export function levelName(bot: string): string {
  return said(bot, 'label')
}

/** "easy", after another word. */
export function levelWord(bot: string): string {
  return said(bot, '')
}

function said(bot: string, form: string): string {
  const known = MESSAGES[bot]
  return known === undefined ? bot : say(known, {}, {}, form)
}
