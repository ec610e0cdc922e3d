// What both games need to draw a picture that stands by itself.

export type PictureTheme = 'light' | 'dark'
export type Colours = (token: string) => string

export const PLAYER_TOKENS = ['blue', 'green', 'red', 'yellow'].flatMap((colour) => [`player-${colour}`, `mark-${colour}`])

/** The colours of a theme as the page has them, whichever it shows now. */
export function coloursOf(theme: PictureTheme, tokens: readonly string[]): Colours {
  const root = document.documentElement
  const before = root.dataset.theme
  root.dataset.theme = theme
  const style = getComputedStyle(root)
  const known = new Map(tokens.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]))
  if (before === undefined) delete root.dataset.theme
  else root.dataset.theme = before
  return (token) => known.get(token) ?? '#000'
}

export const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
