// The board game's own types of a scene.

import type { Scene } from '../../state/table/scene'
import type { BoardComponents } from './components'
import type { BoardResult, BoardView, GameEvent, Outlook } from './views'

export interface BoardTypes {
  readonly view: BoardView
  readonly components: BoardComponents
  readonly result: BoardResult
  readonly event: GameEvent
  readonly outlook: Outlook
  readonly ahead: null
}
export type BoardScene = Scene<BoardTypes>
