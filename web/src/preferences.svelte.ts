// What somebody chose for this browser. It is kept in the browser's storage; where that is blocked, until the page closes.

export const LANGUAGES = ['en', 'de', 'fr'] as const
const THEMES = ['device', 'light', 'dark'] as const
export const SPEEDS = ['watch', 'brisk', 'once'] as const
// What speeds were called in earlier versions of the page.
const OLD_SPEEDS: Readonly<Record<string, Speed>> = { slow: 'watch', normal: 'watch', fast: 'brisk', off: 'once' }
export const SOUNDS = ['turn', 'move', 'money', 'trick', 'storm', 'end'] as const
const CURTAINS = ['hands', 'always', 'never'] as const

export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
export type SoundName = (typeof SOUNDS)[number]
/** How moves of others are shown: each for as long as it takes to read what is told, in quick succession, all at once. */
export type Speed = (typeof SPEEDS)[number]
/** Whether tables with several people at one screen hide everything between them: where hands are hidden, always, never. */
export type Curtain = (typeof CURTAINS)[number]

interface Kept {
  /** Null: as the browser says. */
  language: Language | null
  theme: Theme
  speed: Speed
  /** Whether there are sounds, and those that somebody does not want to hear. */
  sound: boolean
  silenced: readonly SoundName[]
  notifications: boolean
  /** Whether single letters are keys of the table: some people speak to their computer (WCAG 2.1.4). */
  letterKeys: boolean
  chatOpen: boolean
  curtain: Curtain
  /** The first table after the lessons, where tips come along. */
  firstTable: string | null
}

const PLACE = 'pioneers'
const AT_FIRST: Kept = {
  language: null,
  theme: 'device',
  speed: 'watch',
  sound: false,
  silenced: [],
  notifications: false,
  letterKeys: true,
  chatOpen: false,
  curtain: 'hands',
  firstTable: null,
}

function read(): Kept {
  try {
    return stillValid(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept> | null)
  } catch {
    // The storage is blocked, or somebody else wrote there.
    return { ...AT_FIRST }
  }
}

/** What was kept, where it is still one of the choices. */
function stillValid(found: Partial<Kept> | null): Kept {
  const kept = { ...AT_FIRST, speed: OLD_SPEEDS[String(found?.speed)] ?? AT_FIRST.speed }
  if (LANGUAGES.some((language) => language === found?.language)) kept.language = found!.language!
  if (THEMES.some((theme) => theme === found?.theme)) kept.theme = found!.theme!
  if (SPEEDS.some((speed) => speed === found?.speed)) kept.speed = found!.speed!
  if (CURTAINS.some((curtain) => curtain === found?.curtain)) kept.curtain = found!.curtain!
  if (typeof found?.firstTable === 'string') kept.firstTable = found.firstTable
  if (Array.isArray(found?.silenced)) kept.silenced = SOUNDS.filter((name) => found.silenced?.includes(name))
  for (const name of ['sound', 'notifications', 'letterKeys', 'chatOpen'] as const) {
    if (typeof found?.[name] === 'boolean') kept[name] = found[name]
  }
  return kept
}

class Preferences {
  #kept: Kept = $state(read())
  #deviceIsDark = $state(false)
  #deviceIsStill = $state(false)

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    this.#deviceIsDark = dark.matches
    this.#deviceIsStill = still.matches
    dark.addEventListener('change', () => (this.#deviceIsDark = dark.matches))
    still.addEventListener('change', () => (this.#deviceIsStill = still.matches))
    // Another tab of the same browser chose something.
    addEventListener('storage', (event) => {
      if (event.key !== PLACE) return
      this.#kept = read()
      this.#showTheme()
    })
    this.#showTheme()
  }

  get language(): Language | null {
    return this.#kept.language
  }
  set language(language: Language | null) {
    this.#keep('language', language)
  }

  get theme(): Theme {
    return this.#kept.theme
  }
  set theme(theme: Theme) {
    this.#keep('theme', theme)
    this.#showTheme()
  }

  get speed(): Speed {
    return this.#kept.speed
  }
  set speed(speed: Speed) {
    this.#keep('speed', speed)
  }

  get sound(): boolean {
    return this.#kept.sound
  }
  set sound(on: boolean) {
    this.#keep('sound', on)
  }

  /** Whether somebody wants to hear this. */
  hears(name: SoundName): boolean {
    return this.sound && !this.#kept.silenced.includes(name)
  }
  hear(name: SoundName, on: boolean): void {
    const others = this.#kept.silenced.filter((other) => other !== name)
    this.#keep('silenced', on ? others : [...others, name])
  }

  get notifications(): boolean {
    return this.#kept.notifications
  }
  set notifications(on: boolean) {
    this.#keep('notifications', on)
  }

  get letterKeys(): boolean {
    return this.#kept.letterKeys
  }
  set letterKeys(on: boolean) {
    this.#keep('letterKeys', on)
  }

  get chatOpen(): boolean {
    return this.#kept.chatOpen
  }
  set chatOpen(open: boolean) {
    this.#keep('chatOpen', open)
  }

  get curtain(): Curtain {
    return this.#kept.curtain
  }
  set curtain(curtain: Curtain) {
    this.#keep('curtain', curtain)
  }

  get firstTable(): string | null {
    return this.#kept.firstTable
  }
  set firstTable(table: string | null) {
    this.#keep('firstTable', table)
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'device' && this.#deviceIsDark)
  }

  /** Whether nothing may move: the device asks for it, or animation is off. */
  get still(): boolean {
    return this.#deviceIsStill || this.speed === 'once'
  }

  #keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept))
    } catch {
      // Blocked or full: it holds until the page closes.
    }
  }

  #showTheme(): void {
    const root = document.documentElement
    if (this.theme === 'device') delete root.dataset.theme
    else root.dataset.theme = this.theme
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = (this.theme === 'device' ? meta.media.includes('dark') : this.dark) ? '#1F1A14' : '#FAF5E8'
    }
  }
}

export const preferences = new Preferences()
