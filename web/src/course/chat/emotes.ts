// What people say who have no common language: everyone reads it in their own.

import { say } from '../../say/say.svelte'
import type { ChatLine, Emote } from '../../wire/messages'

export type EmoteName = Emote['emote']

/** What a line says, to whoever reads it. */
export function wordsOf(line: Pick<ChatLine, 'text' | 'emote'>): string {
  switch (line.emote) {
    case 'hello':
      return say('page-emote-hello')
    case 'luck':
      return say('page-emote-luck')
    case 'played':
      return say('page-emote-played')
    case 'thanks':
      return say('page-emote-thanks')
    case 'sorry':
      return say('page-emote-sorry')
    case 'wow':
      return say('page-emote-wow')
    case 'moment':
      return say('page-emote-moment')
    case 'bye':
      return say('page-emote-bye')
    default:
      return line.text
  }
}
