// The chat of a table as one browser sees it: open or closed, and which lines are new.

import type { ChatLine } from '../../wire/messages'

export const LONGEST_LINE = 300

export class ChatState {
  open = $state(false)
  /** What somebody has begun to write. */
  draft = $state('')
  #read = $state(0)

  /** Lines of others that came while the chat was closed. */
  unread(lines: readonly ChatLine[], me: string | null): number {
    return this.open ? 0 : lines.filter((line) => line.number > this.#read && line.person !== me).length
  }

  /** What stands here has been seen. */
  seen(lines: readonly ChatLine[]): void {
    this.#read = Math.max(this.#read, lines.at(-1)?.number ?? 0)
  }
}
