// What one needs at the card table, however it is laid out: the cards that are chosen, the trick that is drawn, what is
// asked, and what came and went.

import { untrack } from 'svelte'
import { tell } from '../../../course/prompt/announcing.svelte'
import { namesOf } from '../../../course/names'
import { say } from '../../../say/say.svelte'
import type { CardScene } from '../scene'
import type { Suit } from '../wire'
import { forgetRefusal } from '../../../look/surfaces/refusal.svelte'
import { refuseAt } from '../hand/answering'
import { choiceOf } from './choices'
import { consequence, summary } from './consequence'
import { additionOf } from '../faces/faces'
import { HeldTrick } from '../hand/held.svelte'
import { ownHands, placeNumber } from './seating'
import { CardSelection } from '../hand/selection.svelte'
import { changes } from '../players/supplies'

export class CardDesk {
  readonly #scene: () => CardScene
  readonly selection: CardSelection
  readonly held: HeldTrick

  /** For the start of a component. */
  constructor(scene: () => CardScene) {
    this.#scene = scene
    this.selection = new CardSelection(scene, (refusal) => refuseAt(scene(), refusal))
    this.held = new HeldTrick(scene)
    this.#follow()
  }

  get scene(): CardScene {
    return this.#scene()
  }

  readonly hands = $derived.by(() => {
    const { view, components } = this.scene
    return view ? ownHands(view, components) : []
  })
  readonly choice = $derived.by(() => choiceOf(this.scene))
  readonly outcome = $derived.by(() => consequence(this.scene, this.selection))

  /** The chosen cards, laid on the table for a try. */
  get ghost(): readonly string[] {
    const { view, seat } = this.scene
    const playing = view?.seat === seat && (view?.step === 'play' || view?.step === 'add')
    return playing && !this.held.held ? this.selection.whole : []
  }

  /** What came and went with the step that is being shown. */
  changeOf(seat: number): Partial<Record<Suit, number>> {
    const { step, view } = this.scene
    return step?.before && view ? changes(step.before.supplies[seat], view.supplies[seat]) : {}
  }

  get stockChange(): Partial<Record<Suit, number>> {
    const { step, view } = this.scene
    return step?.before && view ? changes(step.before.stock, view.stock) : {}
  }

  handLabel(place: number | null): string {
    const number = place === null ? null : placeNumber(place, this.scene.components)
    return number === null ? say('page-cards-your-hand') : say('page-cards-hand-at', { number })
  }

  // A selection belongs to one question: another one begins without any.
  readonly #question = $derived.by(() => {
    const { view } = this.scene
    return view
      ? `${view.run} ${view.step} ${view.seat} ${view.place} ${this.hands.map((hand) => hand.cards.join()).join('/')}`
      : ''
  })

  #follow(): void {
    $effect(() => {
      void this.#question
      this.selection.clear()
      return forgetRefusal
    })
    // Who chooses cards has seen the last trick, and read what was refused.
    $effect(() => {
      if (this.selection.chosen.length === 0) return
      forgetRefusal()
      untrack(() => this.held.release())
    })
    $effect(() => {
      const { scene, selection } = this
      const said = summary(scene, selection)
      if (selection.chosen.length > 0 && selection.whole.length > 1) tell(additionOf(selection.whole))
      if (said) tell(say(said.id, said.figures, namesOf(scene)))
    })
  }
}
