// Which texts a page needs beside those of all pages. Tables and replays load those of their game themselves.

import type { PageName } from './router.svelte.ts'
import type { TextGroup } from './say/say.svelte.ts'

export const PAGE_TEXTS: Readonly<Record<PageName, readonly TextGroup[]>> = {
  Start: ['start'],
  Table: ['course'],
  Replay: ['start', 'course', 'dialogs', 'replay'],
  Review: ['start', 'course', 'dialogs', 'replay', 'review'],
  Learn: ['start', 'course', 'lessons'],
  Games: ['start'],
  Statistics: ['start', 'statistics'],
  Puzzles: ['start', 'puzzles'],
  Puzzle: ['start', 'course', 'puzzles'],
  Rules: ['start', 'rules'],
  About: ['start', 'course', 'dialogs', 'about'],
  NotFound: ['start'],
}
