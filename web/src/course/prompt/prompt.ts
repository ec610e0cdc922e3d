// What the band below the table says: one sentence, what one has, and the buttons. The games say it
// (`boardPrompt`, `cardPrompt`); `Prompt.svelte` draws it and adds undo, the end of the turn and waiting for others.

import type { Json } from '../../wire/messages'

/** A message of the catalogue with its figures. */
export interface Message {
  readonly id: string
  readonly figures?: Readonly<Record<string, Json>>
}

export interface PromptButton {
  readonly label: Message
  /** The actions of one move, or what else the button does (as to clear a selection). */
  readonly actions: readonly string[] | (() => void)
  /** The turn passes on at once, without a look back: the press was the decision (a card that was chosen and played). */
  readonly end?: boolean
  /** The one brass button of the screen. */
  readonly main?: boolean
  /** Why it cannot be pressed now: it stays in sight, and says so on hover, focus and click. */
  readonly disabledReason?: Message & { readonly rule?: string | null }
}

/** What has just happened, told while nothing is asked. */
export interface PromptNews {
  readonly sentence: Message
  /** What came of it, a sentence each. */
  readonly notes?: readonly Message[]
  /** It is read at a glance. */
  readonly brief?: boolean
  /** One of the moments of a game: it gets its beat. */
  readonly big?: boolean
  /** Whose pawn stands in the band. */
  readonly seat: number | null
}

export interface PromptContent {
  readonly sentence: Message
  readonly have?: Message
  readonly buttons: readonly PromptButton[]
}
