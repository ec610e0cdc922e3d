// The board game's own types of a scene.

import type { Scene } from '../../state/table/scene'
import type { Problem } from '../../wire/messages'
import type { BoardComponents, BoardEvent, BoardResult, BoardStanding, BoardView, Prospects, Routes } from './wire'

/** Where one can drive now, why not to the other cities, and what purchases and roads would bring. */
export interface Outlook extends Prospects {
  readonly routes: Routes
  readonly unreachable: Readonly<Record<string, Problem>>
}

export interface BoardTypes {
  readonly view: BoardView
  readonly components: BoardComponents
  readonly result: BoardResult
  readonly event: BoardEvent
  readonly outlook: Outlook
  readonly standing: BoardStanding
  readonly ahead: null
}
export type BoardScene = Scene<BoardTypes>
