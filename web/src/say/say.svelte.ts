// What the page says, in the language chosen. Reading a sentence in a component keeps it current: when the language
// changes or more texts arrive, it is said anew.

import texts from 'virtual:texts'
import { LANGUAGES, preferences, type Language } from '../preferences.svelte'
import type { CompiledTexts } from './compiled'
import { Messages, type Figures, type Names } from './messages'
import { partsOf, type Part } from './parts'

export type { Figures, Names, Said } from './messages'
export type { Part } from './parts'
export { LANGUAGES, type Language }

/** As `tools/texts.ts` puts them together: one for each game, and by subject. */
export type TextGroup = string
const ALL_GROUPS: readonly TextGroup[] = [...new Set(Object.keys(texts).map((name) => name.replace(/^\w+\//, '')))]
/** All that the server says, for games whose texts did not come with the page. */
const SERVER_TEXTS = 'server'

/** The language chosen, else the first that the browser asks for and we speak, else English. */
function preferredLanguage(): Language {
  if (preferences.language) return preferences.language
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

const messages = new Map<Language, Messages>()
const loading = new Map<string, Promise<void>>()
const wantedGroups = new Set<TextGroup>(['core'])
const listeners = new Set<(language: Language) => void>()

let current: Language = $state(preferredLanguage())
// Counts what has been loaded: sentences that are missing depend on it.
let loaded = $state(0)

/** The language that the page speaks now: `language.current`. */
export const language = {
  get current(): Language {
    return current
  },
}

function messagesIn(spoken: Language): Messages {
  let found = messages.get(spoken)
  if (!found) {
    found = new Messages(spoken)
    messages.set(spoken, found)
  }
  return found
}

async function textsOf(spoken: Language, group: TextGroup): Promise<CompiledTexts> {
  if (group !== SERVER_TEXTS) return (await texts[`${spoken}/${group}`]!()).default
  const [answer, { readTexts }] = await Promise.all([fetch(`/api/catalogue/${spoken}`), import('./reading')])
  const source = await answer.text()
  if (!answer.ok) throw new Error(`the server has no texts in ${spoken}`)
  return readTexts(source)
}

function load(spoken: Language, group: TextGroup): Promise<void> {
  const name = `${spoken}/${group}`
  let promise = loading.get(name)
  if (!promise) {
    promise = textsOf(spoken, group).then(
      (found) => {
        messagesIn(spoken).add(found)
        loaded += 1
      },
      (problem: unknown) => {
        // Offline: the next one who asks tries again.
        loading.delete(name)
        throw problem
      },
    )
    loading.set(name, promise)
  }
  return promise
}

/** Load groups of texts before they are shown. Later languages bring the same groups. */
export async function loadTexts(...groups: readonly TextGroup[]): Promise<void> {
  for (const group of groups) wantedGroups.add(group)
  await Promise.all(groups.map((group) => load(current, group)))
}

/** Load what the server says: all texts of all its games. */
export function loadServerTexts(): Promise<void> {
  return loadTexts(SERVER_TEXTS)
}

/** Speak another language from now on. It takes over when its texts are there, so that nothing flickers. */
export async function setLanguage(chosen: Language): Promise<void> {
  preferences.language = chosen
  await Promise.all([...wantedGroups].map((group) => load(chosen, group)))
  if (preferences.language !== chosen || current === chosen) return
  current = chosen
  document.documentElement.lang = chosen
  for (const told of listeners) told(chosen)
}

/** Be told when somebody chooses another language. Returns how to stop. */
export function onLanguage(told: (language: Language) => void): () => void {
  listeners.add(told)
  return () => listeners.delete(told)
}

/** A message in the current language. `form` takes one of its attributes: `say('word-banker', {}, {}, 'label')`. */
export function say(id: string, figures: Figures = {}, names: Names = {}, form = ''): string {
  return ready(id) ? messagesIn(current).format(id, figures, names, form, false) : ''
}

/** A message as parts: text, and the seats and things in it with their ids. */
export function sayParts(id: string, figures: Figures = {}, names: Names = {}, form = ''): Part[] {
  return ready(id) ? partsOf(messagesIn(current).format(id, figures, names, form, true)) : []
}

/** A message that came from elsewhere: null if it is not there, or wants figures that we do not have. */
export function trySay(id: string, figures: Figures, names: Names = {}): string | null {
  if (!canSay(id)) return null
  try {
    return say(id, figures, names)
  } catch {
    return null
  }
}

/** Whether there is such a message among the texts loaded. */
export function canSay(id: string): boolean {
  if (messagesIn(current).has(id)) return true
  void loaded
  return false
}

/** Whether a message is there. If its group has not been loaded yet, all others are: the sentence comes when they do. */
function ready(id: string): boolean {
  // Only a sentence that is missing waits for more texts: what can be said is not said again whenever some arrive.
  if (canSay(id)) return true
  const missing = ALL_GROUPS.filter((group) => !loading.has(`${current}/${group}`))
  if (import.meta.env.DEV && missing.length > 0) console.warn(`the texts of ${id} were not loaded before it was said`)
  if (missing.length === 0 && loaded >= ALL_GROUPS.length) console.error(`no message ${id} in ${current}`)
  // Not while a component is being drawn: loading changes what it reads.
  else queueMicrotask(() => missing.forEach((group) => void load(current, group).catch(() => undefined)))
  return false
}
