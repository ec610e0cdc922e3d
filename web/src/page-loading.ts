// The pages, each loaded when somebody goes there, together with the texts that it says.

import type { Component } from 'svelte'
import type { PageName } from './router.svelte'
import { loadTexts, type TextGroup } from './say/say.svelte'

// Which texts a page needs beside those of all pages. Tables and replays load those of their game themselves.
const TEXTS: Readonly<Record<PageName, readonly TextGroup[]>> = {
  Start: ['start'],
  Table: ['course'],
  Replay: ['start', 'course', 'replay'],
  Games: ['start'],
  Rules: ['start', 'rules'],
  About: ['start', 'course', 'about'],
  NotFound: ['start'],
}

export type PageComponent = Component<Record<string, unknown>>
const pages = import.meta.glob<{ default: PageComponent }>('./pages/*.svelte')

/** Load a page. Called again, it is there at once. */
export async function loadPage(name: PageName): Promise<PageComponent> {
  const loader = pages[`./pages/${name}.svelte`]
  if (!loader) throw new Error(`there is no page ${name}`)
  const [module] = await Promise.all([loader(), loadTexts(...TEXTS[name])])
  return module.default
}
