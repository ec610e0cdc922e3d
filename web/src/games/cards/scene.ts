// The card game's own types of a scene.

import type { Preview as AnyPreview, Scene } from '../../state/table/scene'
import type { CardComponents, CardEvent, CardResult, CardStanding, CardView, Standing } from './wire'

export interface CardTypes {
  readonly view: CardView
  readonly components: CardComponents
  readonly result: CardResult
  readonly event: CardEvent
  readonly outlook: null
  readonly standing: CardStanding
  /** Who would be ahead in the trick after what is looked at. */
  readonly ahead: Standing
}
export type CardScene = Scene<CardTypes>
export type Preview = AnyPreview<CardTypes>
