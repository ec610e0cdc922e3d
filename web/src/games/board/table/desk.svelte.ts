// What a player has before him at the board: what he can do now, what he looks at, and what it would bring.

import { SvelteMap } from 'svelte/reactivity'
import { eventsSince, sinceMyTurn } from '../../../course/log/since'
import { namesOf } from '../../../course/names'
import { announce } from '../../../look/surfaces/announce.svelte'
import { sentenceOf } from '../../../look/surfaces/sentence'
import { refuseMove } from '../../../look/surfaces/refusal.svelte'
import { marksOf, NO_MARKS, type Marks } from '../marks'
import type { Place } from '../map/plan/choices'
import type { Names } from '../../../say/say.svelte'
import type { Outcome } from '../../../state/table/scene'
import type { BoardScene } from '../scene'
import type { BoardEvent, BoardPlayer, BoardView, Fares, Route } from '../wire'
import type { Problem } from '../../../wire/messages'
import { optionsOf, type Options, type SeatOption } from './options'

export class Desk {
  readonly #read: () => BoardScene
  /** What the pointer or the focus is on. */
  place = $state.raw<Place | null>(null)
  seat = $state.raw<SeatOption | null>(null)
  /** A city that was clicked while a road is built: its lines are offered, and the one looked at there. */
  offered = $state<string | null>(null)
  hinted = $state<string | null>(null)
  /** Whose network is shown on the map. */
  network = $state<number | null>(null)
  purchase = $state<string | null>(null)
  /** On a small screen the card would push away what is hovered: there a first click looks, as a finger does. */
  hovers = $state(true)
  /** The purchase was tapped, not hovered: the prompt offers it too. */
  tapped = $state(false)
  /** What the seat or purchase that is looked at would bring. */
  foreseen = $state.raw<readonly BoardEvent[]>([])
  /** By city: which of its ways was picked. */
  readonly #ways = new SvelteMap<string, number>()
  /** Why a purchase is not possible. */
  readonly reasons = new SvelteMap<string, Problem>()

  constructor(read: () => BoardScene) {
    this.#read = read
  }

  get scene(): BoardScene {
    return this.#read()
  }

  get view(): BoardView | null {
    return this.scene.view
  }

  readonly names: Names = $derived.by(() => namesOf(this.scene))

  /** What has changed since my last turn. */
  readonly marks: Marks = $derived.by(() => {
    const { log, seat, isPast, reading } = this.scene
    return isPast ? NO_MARKS : marksOf(eventsSince(log, sinceMyTurn(log, seat, reading)))
  })

  cityName(city: string): string {
    return this.names.things?.city?.[city] ?? city
  }

  seatName(seat: number): string {
    return this.names.seats?.[seat] ?? ''
  }

  readonly options: Options = $derived.by(() => optionsOf(this.scene.turn.legal))

  /** Whether something is asked of the seat that looks. */
  readonly asked: boolean = $derived.by(() => this.scene.turn.legal.length > 0)

  get me(): BoardPlayer | null {
    const { view, seat } = this.scene
    return view && seat !== null ? (view.seats[seat] ?? null) : null
  }

  /** The whole ways to a city in reach; none where it cannot be reached. */
  routesTo(city: string): readonly Route[] {
    return this.asked && this.view?.step === 'drive' ? (this.scene.outlook?.routes[city] ?? []) : []
  }

  wayTo(city: string): number {
    return Math.min(this.#ways.get(city) ?? 0, Math.max(0, this.routesTo(city).length - 1))
  }

  pickWay(city: string, way: number): void {
    this.#ways.set(city, way)
    this.place = { kind: 'city', id: city }
  }

  /** The lines at a city on which a road may be built now, with the city at the other end. */
  linesAt(city: string): readonly { readonly id: string; readonly other: string }[] {
    return this.scene.components.lines.flatMap(({ id, between }) => {
      if (!between.includes(city) || !this.options.lines.includes(id)) return []
      return [{ id, other: between[0] === city ? between[1] : between[0] }]
    })
  }

  /** Where the money would still lead while one buys: after the purchase that is looked at, else as it is now. */
  readonly fares: Fares | null = $derived.by(() => {
    const { outlook } = this.scene
    const step = this.view?.step
    if (!this.asked || !outlook || (step !== 'purchase' && step !== 'place')) return null
    const after = this.purchase === null ? undefined : outlook.reach[this.purchase]
    if (after) return after
    return Object.fromEntries(Object.entries(outlook.routes).map(([city, ways]) => [city, ways[0]?.fare ?? 0]))
  })

  /** The city that is looked at, if one can drive there, with the way picked. */
  readonly drive: { readonly city: string; readonly route: Route } | null = $derived.by(() => {
    if (this.place?.kind !== 'city') return null
    const route = this.routesTo(this.place.id)[this.wayTo(this.place.id)]
    return route ? { city: this.place.id, route } : null
  })

  /** A new question: what was looked at for the last one is forgotten. */
  forget(): void {
    this.place = null
    this.seat = null
    this.offered = null
    this.hinted = null
    this.lookAtPurchase(null)
    this.foreseen = []
    this.#ways.clear()
    this.reasons.clear()
  }

  async play(actions: readonly string[], end = false): Promise<Outcome | null> {
    if (this.scene.busy) return null
    const outcome = await this.scene.play(actions, end)
    if (!outcome.done) refuseMove(outcome.problem)
    return outcome
  }

  /** Do what a place of the map stands for. */
  async choose(place: Place): Promise<void> {
    if (place.kind === 'line') await this.play([`road ${place.id}`])
    else await this.play(this.actionsTo(place.id))
  }

  actionsTo(city: string): string[] {
    const route = this.routesTo(city)[this.wayTo(city)]
    return (route?.path ?? [city]).map((space) => `drive ${space}`)
  }

  /** Say why a place cannot be chosen, with the rule; not twice where the card of the place is `seen`, which says it too. */
  async explain(place: Place, seen = false): Promise<void> {
    if (!this.asked) return
    const driving = place.kind === 'city' && this.view?.step === 'drive'
    const known = driving ? this.scene.outlook?.unreachable[place.id] : undefined
    if (known && seen) {
      announce(sentenceOf(known), 'assertive')
      return
    }
    const problem =
      known ?? (await this.scene.explain(place.kind === 'city' ? `drive ${place.id}` : `road ${place.id}`))
    if (problem) refuseMove(problem)
  }

  async explainAction(action: string): Promise<void> {
    const known = this.reasons.get(action)
    if (known && this.purchase === action) {
      // The card of the purchase says it already: once is enough to see it.
      announce(sentenceOf(known), 'assertive')
      return
    }
    const problem = known ?? (await this.scene.explain(action))
    if (problem) refuseMove(problem)
  }

  /** Ask why each purchase that is not offered is not, so that its button can say it. */
  async learnReasons(): Promise<void> {
    const { turn, components } = this.scene
    const missing = components.purchases.map(({ action }) => action).filter((action) => !turn.legal.includes(action))
    for (const action of missing) {
      const problem = await this.scene.explain(action)
      if (this.scene.turn !== turn) return
      if (problem) this.reasons.set(action, problem)
    }
  }

  /** Look at a seat: what would happen if its pioneer left. */
  async lookAtSeat(option: SeatOption | null): Promise<void> {
    this.seat = option
    this.foreseen = []
    if (!option) return
    const preview = await this.scene.preview([option.action])
    if (this.seat === option) this.foreseen = preview.events
  }

  /** What cannot be taken back is asked once: the first press looks, the second one buys. True if it was bought. */
  press(action: string, touch: boolean): boolean {
    const asks = touch || (this.scene.outlook?.final.includes(action) ?? true)
    if (asks && !(this.tapped && this.purchase === action)) {
      this.lookAtPurchase(action, true)
      return false
    }
    void this.play([action])
    return true
  }

  /** The pointer is on a purchase, or off it: what was pressed once stays looked at. */
  hover(action: string | null): void {
    if (!this.tapped) this.lookAtPurchase(action)
  }

  lookAtPurchase(action: string | null, tapped = false): void {
    this.purchase = action
    this.tapped = tapped
  }
}
