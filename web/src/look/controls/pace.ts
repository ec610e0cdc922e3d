// How the ways to show moves of others are called.

import type { Speed } from '../../preferences.svelte'
import { say } from '../../say/say.svelte'

const WORDS: Readonly<Record<Speed, string>> = {
  watch: 'page-look-pace-watch',
  brisk: 'page-look-pace-brisk',
  once: 'page-look-pace-once',
}

export const paceWord = (speed: Speed): string => say(WORDS[speed])
