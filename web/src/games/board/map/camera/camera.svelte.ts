// Which part of the board one looks at: pan, zoom and fit. Sizes in CSS pixels, places in units of the canvas.

import type { Point } from '../plan/shapes'

/** Around the cities: their names, and below them room for the card that tells what a choice brings. */
const PADDING = { left: 80, right: 52, top: 50, bottom: 105 }
/** Around the places where the stagecoach waits: its disc at its largest, outlined. */
const COACH = 42
/** How far from a city it may wait. */
const WAITING = 62
const MOST_ZOOM = 2.5
/** Above this scale names and fares have their printed size. */
const READABLE = 0.72
/** Pixels around a place in sight: not so many that one who taps it twice would miss it. Below also the sheet's edge. */
const SIDE = 22
const BELOW = 56
/** What the small map in the upper left corner of a small screen covers, with some room. */
const CORNER = { width: 118, height: 82 }

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function boundsOf(points: Iterable<Point>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

export class Camera {
  /** The size of the map on the screen. */
  width = $state(0)
  height = $state(0)
  /** The unit in the middle of the screen, unless `fitted`. */
  x = $state(800)
  y = $state(500)
  /** Pixels to a unit; while `fitted`, it follows the size of the screen. */
  zoomed = $state(1)
  fitted = $state(true)
  /** So many pixels at the right edge are covered by buttons: who looks nearer can move the board out from under them. */
  covered = $state(0)
  readonly #whole: Bounds

  constructor(cities: readonly (Point & { readonly id: string })[], waitingAt: (city: string) => Point) {
    const { left, top, right, bottom } = boundsOf(cities)
    const padded = {
      left: left - PADDING.left,
      right: right + PADDING.right,
      top: top - PADDING.top,
      bottom: bottom + PADDING.bottom,
    }
    // Where it waits is long to find out, and matters only where it could stand out.
    const far = WAITING + COACH
    const outermost = cities.filter(
      ({ x, y }) => x - far < padded.left || x + far > padded.right || y - far < padded.top || y + far > padded.bottom,
    )
    const coach = boundsOf(outermost.map(({ id }) => waitingAt(id)))
    this.#whole = {
      left: Math.min(padded.left, coach.left - COACH),
      right: Math.max(padded.right, coach.right + COACH),
      top: Math.min(padded.top, coach.top - COACH),
      bottom: Math.max(padded.bottom, coach.bottom + COACH),
    }
  }

  get whole(): Bounds {
    return this.#whole
  }

  get fitScale(): number {
    const { left, right, top, bottom } = this.#whole
    return Math.max(0.05, Math.min(this.width / (right - left), this.height / (bottom - top)))
  }

  get mostScale(): number {
    return Math.max(this.fitScale * MOST_ZOOM, READABLE * 1.3)
  }

  get scale(): number {
    return this.fitted ? this.fitScale : Math.min(this.mostScale, Math.max(this.fitScale, this.zoomed))
  }

  get centre(): Point {
    const { left, right, top, bottom } = this.#whole
    return this.fitted ? { x: (left + right) / 2, y: (top + bottom) / 2 } : { x: this.x, y: this.y }
  }

  get shown(): Bounds {
    const { x, y } = this.centre
    const halfWidth = this.width / this.scale / 2
    const halfHeight = this.height / this.scale / 2
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
  }

  get viewBox(): string {
    const { left, top, right, bottom } = this.shown
    return `${left.toFixed(1)} ${top.toFixed(1)} ${(right - left).toFixed(1)} ${(bottom - top).toFixed(1)}`
  }

  fit(): void {
    this.fitted = true
  }

  /**
   * The sheet below a small map grows or shrinks: what is seen above it stays where it is, under the finger. Only as far
   * as the sheet would grow over one of the places that were in sight, the map makes way.
   */
  stretch(height: number, places: readonly Point[]): void {
    const { scale, fitted, shown, centre } = this
    const known = this.height > 0
    this.height = height
    if (!known || fitted) return
    const seen = boundsOf(
      places.filter(({ x, y }) => x > shown.left && x < shown.right && y > shown.top && y < shown.bottom),
    )
    const hidden = Math.max(0, seen.bottom + BELOW / scale - (shown.top + height / scale))
    const free = Math.max(0, seen.top - SIDE / scale - shown.top)
    this.moveTo({ x: centre.x, y: shown.top + Math.min(hidden, free) + height / scale / 2 }, scale)
  }

  /** A place on the screen, from the map's upper left corner, in units. */
  unit(at: Point): Point {
    const { left, top } = this.shown
    return { x: left + at.x / this.scale, y: top + at.y / this.scale }
  }

  moveTo(centre: Point, scale = this.scale): void {
    if (this.width === 0) return
    this.zoomed = Math.min(this.mostScale, Math.max(this.fitScale, scale))
    const { left, right, top, bottom } = this.#whole
    this.x = clear(centre.x, left, right + this.covered / this.zoomed, this.width / this.zoomed)
    this.y = clear(centre.y, top, bottom, this.height / this.zoomed)
    this.fitted = this.zoomed <= this.fitScale * 1.001
  }

  pan(pixels: Point): void {
    if (this.fitted) return
    const { x, y } = this.centre
    this.moveTo({ x: x - pixels.x / this.scale, y: y - pixels.y / this.scale })
  }

  /** Zooms so that the unit under `at` stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.unit(at)
    const scale = Math.min(this.mostScale, Math.max(this.fitScale, this.scale * factor))
    this.moveTo({ x: fixed.x - (at.x - this.width / 2) / scale, y: fixed.y - (at.y - this.height / 2) / scale }, scale)
  }

  /** Looks at these places, as near as they all fit, but never nearer than readable. Where they do not, the first is seen. */
  frame(points: readonly Point[], margin = 70): void {
    const [first] = points
    if (!first || this.width === 0) return
    const { left, top, right, bottom } = boundsOf(points)
    const fitting = Math.min(
      (this.width - this.covered) / (right - left + 2 * margin),
      this.height / (bottom - top + 2 * margin),
    )
    const scale = Math.min(Math.max(fitting, 0.5), READABLE)
    this.moveTo({ x: (left + right + this.covered / scale) / 2, y: (top + bottom) / 2 }, scale)
    if (fitting < scale) this.keepInSight(first)
  }

  /** Moves only if the place is not in sight. */
  reveal(point: Point): void {
    const { left, top, right, bottom } = this.shown
    const edge = 40 / this.scale
    const isInside = point.x > left + edge && point.x < right - edge && point.y > top + edge && point.y < bottom - edge
    if (isInside && this.#under(point) === 0) return
    this.moveTo(point)
  }

  /** Moves no more than must be to have the place in sight. */
  keepInSight(point: Point): void {
    if (this.fitted) return
    const { left, top, right, bottom } = this.shown
    const [side, below] = [SIDE / this.scale, BELOW / this.scale]
    const { x, y } = this.centre
    const across = Math.max(0, point.x + side - right) - Math.max(0, left - point.x + side)
    const down = Math.max(0, point.y + below - bottom) - Math.max(0, top - point.y + side)
    if (across !== 0 || down !== 0) this.moveTo({ x: x + across, y: y + down })
    const under = this.#under(point)
    if (under > 0) this.moveTo({ x: this.x, y: this.y - under })
  }

  /** How far the place lies above the lower edge of the small map that covers it, in units; 0 where none does. */
  #under(point: Point): number {
    if (this.covered === 0 || this.fitted) return 0
    const { left, top } = this.shown
    const [x, y] = [(point.x - left) * this.scale, (point.y - top) * this.scale]
    return x < CORNER.width && y < CORNER.height ? (CORNER.height - y) / this.scale : 0
  }
}

/** A centre that does not show more outside the board than there must be. */
function clear(centre: number, low: number, high: number, span: number): number {
  if (span >= high - low) return (low + high) / 2
  return Math.min(high - span / 2, Math.max(low + span / 2, centre))
}
