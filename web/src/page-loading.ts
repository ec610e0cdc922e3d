// The pages, each loaded when somebody goes there, together with the texts that it says.

import type { Component } from 'svelte'
import { PAGE_TEXTS } from './page-texts'
import type { PageName } from './router.svelte'
import { loadTexts } from './say/say.svelte'

export type PageComponent = Component<Record<string, unknown>>
const pages = import.meta.glob<{ default: PageComponent }>('./pages/*.svelte')

/** Load a page. Called again, it is there at once. */
export async function loadPage(name: PageName): Promise<PageComponent> {
  const loader = pages[`./pages/${name}.svelte`]
  if (!loader) throw new Error(`there is no page ${name}`)
  const [module] = await Promise.all([loader(), loadTexts(...PAGE_TEXTS[name])])
  return module.default
}
