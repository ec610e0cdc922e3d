// Who one is: a guest with a cookie, a name, a language and a list of people one does not want to hear.

import { onLanguage, setLanguage, LANGUAGES } from '../../say/say.svelte'
import { preferences } from '../../preferences.svelte'
import type { ChangeMe, Me as Told } from '../../wire/messages'
import { changeMe, whoAmI } from './http'

class Me {
  /** Null until the server has given out a cookie: by `become`, or by anything that changes something. */
  person: string | null = $state(null)
  name = $state('')
  muted: readonly string[] = $state.raw([])
  /** Whether the server was asked already. */
  isKnown = $state(false)

  #asked: Promise<void> | null = null
  #becoming: Promise<void> | null = null
  // The server did not let this person in: his cookie may have been deleted, or belong to another server.
  #isDoubted = false

  constructor() {
    onLanguage((language) => {
      if (this.person !== null) void this.change({ language }).catch(() => undefined)
    })
  }

  /** Ask who one is, once. The language of the person counts where this browser has not chosen one. */
  load(): Promise<void> {
    this.#asked ??= whoAmI().then(
      async (told) => {
        this.#take(told)
        const language = LANGUAGES.find((known) => known === told.language)
        if (told.person === null || language === undefined) return
        if (preferences.language === null) await setLanguage(language)
        else if (preferences.language !== language) await this.change({ language: preferences.language })
      },
      (error: unknown) => {
        this.#asked = null
        throw error
      },
    )
    return this.#asked
  }

  /** Be somebody: a socket is opened only for people with a cookie. */
  become(): Promise<void> {
    if (this.person !== null && !this.#isDoubted) return Promise.resolve()
    this.#becoming ??= this.change(preferences.language === null ? {} : { language: preferences.language }).finally(
      () => (this.#becoming = null),
    )
    return this.#becoming
  }

  /** Ask anew at the next `become`, but stay who one was until there is an answer. */
  doubt(): void {
    this.#isDoubted = true
  }

  async change(change: ChangeMe): Promise<void> {
    this.#take(await changeMe(change))
  }

  rename(name: string): Promise<void> {
    return this.change({ name })
  }

  /** Hear somebody no more, or again. */
  mute(person: string, isMuted: boolean): Promise<void> {
    const others = this.muted.filter((other) => other !== person)
    return this.change({ muted: isMuted ? [...others, person] : others })
  }

  /** The socket says who one is. */
  welcomed(person: string, name: string): void {
    this.person = person
    this.name = name
  }

  #take(told: Told): void {
    this.person = told.person
    this.name = told.name
    this.muted = told.muted
    this.isKnown = true
    this.#isDoubted = false
  }
}

export const me = new Me()
