// Where in the page we are: the address of the browser, and the page that belongs to it.

import { GAMES_WITH_RULES } from './games/registry'

export type PageName =
  | 'Start'
  | 'Table'
  | 'Replay'
  | 'Review'
  | 'Learn'
  | 'Games'
  | 'Statistics'
  | 'Rules'
  | 'Puzzles'
  | 'Puzzle'
  | 'About'
  | 'NotFound'

export interface Place {
  readonly page: PageName
  /**
   * What the address names: `id` of a table, `move` of a replay or a review, `game` of the rules, `lessons` of a game,
   * `of` the game of a `puzzle`.
   */
  readonly parameters: Readonly<Record<string, string>>
}

const ROUTES: readonly (readonly [PageName, RegExp])[] = [
  ['Start', /^\/$/],
  ['Table', /^\/table\/(?<id>[^/]+)\/?$/],
  ['Replay', /^\/replay\/(?<id>[^/]+)(?:\/(?<move>\d+))?\/?$/],
  ['Review', /^\/review\/(?<id>[^/]+)(?:\/(?<move>\d+))?\/?$/],
  ['Learn', /^\/learn\/(?<lessons>[a-z][a-z0-9_]*)\/?$/],
  ['Games', /^\/games\/?$/],
  ['Statistics', /^\/statistics\/?$/],
  ['Rules', /^\/rules(?:\/(?<game>[^/]+))?\/?$/],
  ['Puzzle', /^\/puzzle\/(?<of>[a-z][a-z0-9_]*)\/(?<puzzle>[0-9a-f]{8}|today)\/?$/],
  ['Puzzles', /^\/puzzles\/?$/],
  ['About', /^\/about\/?$/],
]

export function placeOf(path: string): Place {
  for (const [page, pattern] of ROUTES) {
    const found = pattern.exec(path)
    if (!found) continue
    const named = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined)
    try {
      const parameters = Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]))
      const { game } = parameters
      if (game !== undefined && !GAMES_WITH_RULES.some(({ name }) => name === game)) break
      return { page, parameters }
    } catch {
      // An address such as /table/%ff names nothing.
      break
    }
  }
  return { page: 'NotFound', parameters: {} }
}

class Router {
  #path = $state(location.pathname)
  #query = $state(location.search)
  #hash = $state(location.hash)
  readonly #place = $derived(placeOf(this.#path))

  get path(): string {
    return this.#path
  }
  get query(): URLSearchParams {
    return new URLSearchParams(this.#query)
  }
  /** What stands behind `#`, without it. */
  get hash(): string {
    try {
      return decodeURIComponent(this.#hash.slice(1))
    } catch {
      return ''
    }
  }
  get page(): PageName {
    return this.#place.page
  }
  get parameters(): Readonly<Record<string, string>> {
    return this.#place.parameters
  }

  /** Read the address again after the browser or somebody of us has changed it. */
  readAddress(): void {
    this.#path = location.pathname
    this.#query = location.search
    this.#hash = location.hash
  }
}

export const router = new Router()

/** Go to another place of the page. `replace` leaves no step back to the present one. */
export function go(address: string, how: { readonly replace?: boolean } = {}): void {
  const before = location.pathname
  if (how.replace) history.replaceState(null, '', address)
  else if (address !== location.pathname + location.search + location.hash) history.pushState(null, '', address)
  router.readAddress()
  if (before !== location.pathname && !location.hash) scrollTo(0, 0)
}

/** The address of a link, if a click on it is ours to follow: a plain click, to a place of this page. */
export function followed(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.target || link.hasAttribute('download')) return null
  const address = new URL(link.href)
  if (address.origin !== location.origin || placeOf(address.pathname).page === 'NotFound') return null
  // Within the same page the browser itself scrolls to the place and moves the focus there.
  if (address.hash && address.pathname === location.pathname && address.search === location.search) return null
  return address
}

/** Follow links and the browser's back and forward. Returns how to stop. */
export function followAddress(): () => void {
  const clicked = (event: MouseEvent) => {
    const address = followed(event)
    if (!address) return
    event.preventDefault()
    go(address.pathname + address.search + address.hash)
  }
  const moved = () => router.readAddress()
  document.addEventListener('click', clicked)
  addEventListener('popstate', moved)
  addEventListener('hashchange', moved)
  return () => {
    document.removeEventListener('click', clicked)
    removeEventListener('popstate', moved)
    removeEventListener('hashchange', moved)
  }
}
