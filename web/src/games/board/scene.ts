// The board game's own types of a scene.

import type { Scene } from '../../state/table/scene'
import type { Problem } from '../../wire/messages'
import type { BoardComponents, BoardEvent, BoardResult, BoardView, Routes } from './wire'

/** Where one can drive now, and why not to the other cities. */
export interface Outlook {
  readonly routes: Routes
  readonly unreachable: Readonly<Record<string, Problem>>
}

export interface BoardTypes {
  readonly view: BoardView
  readonly components: BoardComponents
  readonly result: BoardResult
  readonly event: BoardEvent
  readonly outlook: Outlook
  readonly ahead: null
}
export type BoardScene = Scene<BoardTypes>
