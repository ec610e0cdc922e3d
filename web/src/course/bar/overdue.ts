// Somebody whom the game has waited for too long: what is said of it, and whether one may let a bot play for him.

import type { TableInfo } from '../../wire/messages'
import type { Message } from '../prompt/prompt'

export interface Delay {
  readonly seat: number
  readonly sentences: readonly Message[]
  /** Whether one's own word is wanted: of those who play and of the owner, until they have given it. */
  readonly mayCall: boolean
}

export function delayOf(info: TableInfo, person: string | null): Delay | null {
  const { overdue } = info
  if (overdue === null || person === null) return null
  const { seat, agreed, needed } = overdue
  const isOwner = info.owner === person
  if (info.seats[seat]?.person === person) {
    // Bots and people at the same device do not mind waiting, and nobody could call a bot in.
    const alone = isOwner && info.seats.every((other) => other.person === null || other.person === person)
    return alone ? null : { seat, sentences: [{ id: 'page-overdue-you' }], mayCall: false }
  }
  if (!isOwner && !info.seats.some((other) => other.person === person)) return null
  const sentences: Message[] = [{ id: overdue.away ? 'page-overdue-away' : 'page-overdue-idle', figures: { seat } }]
  if (needed > 1 && agreed.length > 0)
    sentences.push({ id: 'page-overdue-agreed', figures: { agreed: agreed.length, needed } })
  // Who has agreed already may say so once more when others have left and fewer are needed.
  return { seat, sentences, mayCall: isOwner || !agreed.includes(person) || agreed.length >= needed }
}
