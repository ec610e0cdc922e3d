// How a player stands, in short: points that are known, or their bounds.

import { say } from '../../../say/say.svelte'
import type { Span } from '../wire'

export const spanText = ({ low, high }: Span): string =>
  low === high ? String(low) : say('page-board-span', { low, high })
