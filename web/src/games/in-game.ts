// The wire knows no game: what it carries of one is any JSON. Here, and nowhere else, it is taken for what the game says of
// it in the `wire.ts` of its folder, which is made of the game's own types.

import type { ReplayStep } from '../wire/messages'
import type { GameTypes } from './shapes'

/** What of a message is the game's own. */
interface Own<Types extends GameTypes> {
  readonly view: Types['view']
  readonly result: Types['result']
  readonly events: readonly Types['event'][]
  readonly opening: readonly Types['event'][]
  readonly steps: readonly InGame<Types, ReplayStep>[]
  /** Who is asked what after a preview. */
  readonly asked: { readonly seat: number; readonly step: NonNullable<Types['view']['step']> }
  readonly ahead: Types['ahead']
  readonly outlook: Types['outlook']
  readonly standing: Types['standing']
}

/** A message of the wire in the types of one game. */
export type InGame<Types extends GameTypes, Message> = {
  readonly [Part in keyof Message]: Part extends keyof Own<Types>
    ? Own<Types>[Part] | Extract<Message[Part], null>
    : Message[Part]
}

export function inGame<Types extends GameTypes, Message>(message: Message): InGame<Types, Message> {
  return message as unknown as InGame<Types, Message>
}
