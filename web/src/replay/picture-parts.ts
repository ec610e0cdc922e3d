// What both games need to draw a picture that stands by itself.

export type PictureTheme = 'light' | 'dark'
export type Colours = (token: string) => string

export const PLAYER_TOKENS = ['blue', 'green', 'red', 'yellow'].flatMap((colour) => [
  `player-${colour}`,
  `mark-${colour}`,
])

/** The colours of a theme as the page has them, whichever it shows now. */
export function coloursOf(theme: PictureTheme, tokens: readonly string[]): Colours {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.colorScheme = theme
  const known = new Map(
    tokens.map((token) => {
      probe.style.color = `var(--${token})`
      return [token, getComputedStyle(probe).color]
    }),
  )
  probe.remove()
  return (token) => known.get(token) ?? '#000'
}

export const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
