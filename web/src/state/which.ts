// Which of the two games a scene is of.

import type { AnyScene, BoardScene, CardScene } from './table/scene'

export function isBoard(scene: AnyScene): scene is BoardScene {
  return scene.game === 'board'
}

export function isCards(scene: AnyScene): scene is CardScene {
  return scene.game === 'cards'
}
