// What messages of a game can call beside the functions that all games have. The registry of games hands it in before
// anything is said.

import type { Names } from './messages'

/** What a function of a game may ask of the text layer. */
export interface Saying {
  readonly names: Names
  message(id: string, figures: Readonly<Record<string, string>>): string
  word(value: string, form: string): string
}

/** Puts a thing of a game into words: `CITY($x)` calls the function `city`, and so does `LIST($x, of: "city")`. */
export type TextFunction = (thing: string, form: string, saying: Saying) => string

export interface GameTexts {
  readonly functions: Readonly<Record<string, TextFunction>>
  /** Words that are things of the game too: a sentence that is taken apart names their kind. */
  readonly kinds: Readonly<Record<string, string>>
}

const functions: Record<string, TextFunction> = {}
const kinds: Record<string, string> = {}

export function contribute(texts: GameTexts): void {
  Object.assign(functions, texts.functions)
  Object.assign(kinds, texts.kinds)
}

/** The functions of all games, by the kind of thing that they speak of. */
export const gameFunctions: Readonly<Record<string, TextFunction>> = functions
/** Which kind of thing a word is. */
export const wordKinds: Readonly<Record<string, string>> = kinds
