// What the step that is being shown changed on the map, and how it moves.

import type { Drive } from '../map/plan/routes'
import type { BoardScene } from '../scene'

const LINE_TIME = 220
const MOST_DRIVE = 1200
const PIECE_TIME = 240
/** So long the changed thing keeps its outline when nothing may move. */
const OUTLINE_TIME = 1000

export class Changes {
  drive = $state.raw<Drive | null>(null)
  outlined = $state.raw<ReadonlySet<string>>(new Set())
  #number = -1
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Look at the scene's step: called whenever it changes. */
  follow(scene: BoardScene): void {
    const { step } = scene
    if (!step || step.number === this.#number) return
    this.#number = step.number
    const spaces: string[] = []
    const places = new Set<string>()
    for (const event of step.events) {
      if (event.event === 'drove') {
        if (spaces.length === 0) spaces.push(event.start)
        spaces.push(event.city)
        places.add('stagecoach')
      } else if (event.event === 'built' || event.event === 'built-free') places.add(event.line)
      else if (event.event === 'settled' || event.event === 'joined') places.add(event.city)
    }
    const moves = step.kind === 'move' && step.duration > 0
    this.drive =
      moves && spaces.length > 1
        ? {
            number: step.number,
            spaces,
            duration: Math.min(MOST_DRIVE, LINE_TIME * (spaces.length - 1), step.duration),
          }
        : null
    clearTimeout(this.#timer)
    this.outlined = step.kind === 'move' && !moves ? places : new Set()
    if (this.outlined.size > 0) this.#timer = setTimeout(() => (this.outlined = new Set()), OUTLINE_TIME)
  }

  /** How long a piece takes to its place. */
  static arriving(scene: BoardScene): number {
    return Math.min(PIECE_TIME, scene.step?.duration ?? 0)
  }
}
