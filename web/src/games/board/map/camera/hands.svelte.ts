// Mouse, finger, pen and wheel on the map: pan by dragging, pinch, point and choose.

import type { Camera } from './camera.svelte'
import type { Point } from '../plan/shapes'

/** So far a finger may slip and still have tapped, in pixels. */
const SLIP = 7
const DOUBLE_TAP = 320

interface Told {
  /** The pointer is over this place of the map; null when it has left. */
  over(point: Point | null): void
  tap(point: Point, touch: boolean): void
}

export class Hands {
  dragging = $state(false)
  readonly #down = new Map<number, Point>()
  #began: Point | null = null
  #moved = false
  #pinched = false
  #lastTap: { time: number; at: Point } | null = null

  constructor(
    private readonly camera: Camera,
    private readonly told: Told,
  ) {}

  #at(event: PointerEvent | WheelEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return
    const at = this.#at(event)
    this.#down.set(event.pointerId, at)
    if (this.#down.size === 1) {
      this.#began = at
      this.#moved = false
      this.#pinched = false
    } else {
      this.#pinched = true
    }
  }

  move = (event: PointerEvent): void => {
    const at = this.#at(event)
    const before = this.#down.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') this.told.over(this.camera.unit(at))
      return
    }
    if (this.#down.size === 2) this.#pinch(event.pointerId, before, at)
    else if (this.#moved || (this.#began && Math.hypot(at.x - this.#began.x, at.y - this.#began.y) > SLIP)) {
      if (!this.#moved) (event.currentTarget as Element).setPointerCapture(event.pointerId)
      this.#moved = true
      this.dragging = true
      this.camera.pan({ x: at.x - before.x, y: at.y - before.y })
    } else {
      return
    }
    this.#down.set(event.pointerId, at)
  }

  up = (event: PointerEvent): void => {
    const known = this.#down.delete(event.pointerId)
    if (this.#down.size > 0) return
    this.dragging = false
    if (!known || this.#moved || this.#pinched || event.button > 0) return
    const at = this.#at(event)
    const touch = event.pointerType === 'touch'
    const twice =
      touch &&
      this.#lastTap &&
      event.timeStamp - this.#lastTap.time < DOUBLE_TAP &&
      Math.hypot(at.x - this.#lastTap.at.x, at.y - this.#lastTap.at.y) < 30
    this.#lastTap = { time: event.timeStamp, at }
    if (twice && this.camera.fitted) {
      this.camera.moveTo(this.camera.unit(at), this.camera.mostScale)
      return
    }
    this.told.tap(this.camera.unit(at), touch)
  }

  cancel = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId)
    this.dragging = this.#down.size > 0
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.told.over(null)
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016)), this.#at(event))
  }

  #pinch(moved: number, before: Point, at: Point): void {
    const other = [...this.#down].find(([id]) => id !== moved)?.[1]
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(at.x - other.x, at.y - other.y)
    if (was > 0) this.camera.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
    this.camera.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 })
  }
}
