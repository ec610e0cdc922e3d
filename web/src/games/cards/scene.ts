// The card game's own types of a scene.

import type { Preview as AnyPreview, Scene } from '../../state/table/scene'
import type { CardComponents } from './components'
import type { CardResult, CardView, GameEvent, Standing } from './views'

export interface CardTypes {
  readonly view: CardView
  readonly components: CardComponents
  readonly result: CardResult
  readonly event: GameEvent
  readonly outlook: null
  /** Who would be ahead in the trick after what is looked at. */
  readonly ahead: Standing
}
export type CardScene = Scene<CardTypes>
export type Preview = AnyPreview<CardTypes>
