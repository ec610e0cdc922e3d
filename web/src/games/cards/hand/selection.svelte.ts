// The cards of the hand that are chosen. The choice stays on the screen until it is played: then all its atoms are
// sent at once (`play deer 4`, `add deer 5`, `done`). Which cards go together, the engine says by a preview.

import type { Outcome } from '../../../state/table/scene'
import type { CardScene, Preview } from '../scene'
import type { Card, CardStep } from '../wire'
import type { Message } from '../../../course/prompt/prompt'
import type { Problem } from '../../../wire/messages'
import { isSuit, kindOf, sorted } from '../faces/faces'
import { ownHands, type ShownHand } from '../table/seating'

/** Why something cannot be chosen: a refusal of the engine, or a sentence of our own with its rule. */
export type Refusal = Problem | OwnRefusal
type OwnRefusal = Message & { readonly rule: string }

const CARD_STEPS: readonly CardStep[] = ['play', 'add', 'discard']

/**
 * The atoms of these cards. A `done` too many does no harm: a play that is complete lies open, and a move ends with what it
 * reveals (notation).
 */
export function atoms(step: CardStep, cards: readonly Card[]): string[] {
  if (step === 'discard') return cards.map((card) => `discard ${card}`)
  const verbs = cards.map((card, number) => (step === 'play' && number === 0 ? `play ${card}` : `add ${card}`))
  return [...verbs, 'done']
}

/**
 * Whether all these cards lie in the play: one that cannot win is complete with its first card. Where the engine did not
 * answer, no rule speaks against it: what was chosen stays chosen, and is judged when it is played.
 */
function joins(preview: Preview, count: number): boolean {
  if (preview.problem) return preview.problem.rule === null
  const played = preview.events.find((event) => event.event === 'played')
  return played?.event !== 'played' || played.cards.length === count
}

export class CardSelection {
  /** Places in the sorted hand, in the order in which they were chosen. */
  chosen: readonly number[] = $state.raw([])
  /** What would happen; null until it is known, or when nothing is chosen. */
  preview: Preview | null = $state.raw(null)
  readonly #scene: () => CardScene
  readonly #refuse: (refusal: Refusal) => void
  #checking: Promise<void> = Promise.resolve()

  constructor(scene: () => CardScene, refuse: (refusal: Refusal) => void) {
    this.#scene = scene
    this.#refuse = refuse
  }

  /** The hand that is asked about. */
  get hand(): ShownHand | null {
    const { view, components } = this.#scene()
    return view ? (ownHands(view, components).find((hand) => hand.asked) ?? null) : null
  }

  /** The chosen cards, in the order of the hand. */
  get cards(): readonly Card[] {
    return this.#cardsOf(this.chosen)
  }

  /** Those of a play that was begun before, and the chosen ones. */
  get whole(): readonly Card[] {
    const { view, components } = this.#scene()
    return view ? sorted([...view.pending, ...this.cards], components) : this.cards
  }

  get actions(): readonly string[] {
    const { view } = this.#scene()
    return view ? atoms(view.step, this.cards) : []
  }

  /** Cards can be chosen now. */
  get open(): boolean {
    const { view, turn, live, busy } = this.#scene()
    return !!view && live && !busy && turn.legal.length > 0 && CARD_STEPS.includes(view.step)
  }

  /** How many cards are asked for; null where it is left to the player. */
  get wanted(): number | null {
    const { view } = this.#scene()
    return view?.step === 'discard' ? view.phase.discarding : null
  }

  /** How many cards are still missing of those that are asked for, in words; null if none is. */
  get missing(): OwnRefusal | null {
    const count = (this.wanted ?? 0) - this.chosen.length
    return count > 0 ? { id: 'page-cards-choose-more', figures: { count }, rule: 'C2.4' } : null
  }

  /** Nothing is missing for the move. */
  get ready(): boolean {
    return this.open && this.chosen.length > 0 && this.missing === null
  }

  /** Whether a card can be chosen now, alone or with what is chosen already. */
  offered(card: Card): boolean {
    const { view, turn } = this.#scene()
    return !!view && turn.legal.includes(`${view.step} ${card}`)
  }

  clear(): void {
    this.chosen = []
    this.preview = null
  }

  /** Choose a card, or put it back. */
  async toggle(place: number): Promise<void> {
    const card = this.#cardsOf([place])[0]
    if (card === undefined) return
    if (this.chosen.includes(place)) {
      await this.#choose(this.chosen.filter((chosen) => chosen !== place))
    } else if (!this.open || !this.offered(card)) {
      await this.#explain(card)
    } else if (this.wanted !== null) {
      const kept = this.chosen.length < this.wanted ? this.chosen : this.chosen.slice(1)
      await this.#choose([...kept, place])
    } else if (this.#isOnlyPlay) {
      this.chosen = [place]
      await this.play()
    } else if (this.chosen.length === 0) {
      await this.#choose([place])
    } else {
      await this.#join(place, card)
    }
  }

  /** One card can be played, and none with it: who chooses it has nothing more to choose. */
  get #isOnlyPlay(): boolean {
    const { view, turn } = this.#scene()
    const offered = this.hand?.cards.filter((card) => card !== null && this.offered(card)).length
    return view?.step === 'play' && turn.legal.length === 1 && offered === 1
  }

  /** Play what is chosen; if more cards are asked for, say so. */
  async play(): Promise<Outcome | null> {
    // A card that turns out not to fit is put back before anything is sent.
    await this.#checking
    if (this.open && this.missing) this.#refuse(this.missing)
    if (!this.ready) return null
    const { actions } = this
    this.clear()
    const outcome = await this.#scene().play(actions, true)
    if (!outcome.done) this.#refuse(outcome.problem)
    return outcome
  }

  /** Play this card, with those that are chosen already. */
  async playWith(place: number): Promise<void> {
    if (!this.chosen.includes(place)) await this.toggle(place)
    // A card that cannot be chosen has said why; the others are not played without it.
    if (this.chosen.includes(place)) await this.play()
  }

  #cardsOf(places: readonly number[]): Card[] {
    const cards = this.hand?.cards ?? []
    return [...places].sort((one, other) => one - other).flatMap((place) => cards[place] ?? [])
  }

  async #choose(places: readonly number[]): Promise<void> {
    this.chosen = places
    this.preview = null
    if (places.length === 0 || this.wanted !== null) return
    const checking = this.#look(places)
    this.#checking = checking.then(() => undefined)
    await checking
  }

  /** Ask what would happen. Null if something else was chosen in the meantime. */
  async #look(places: readonly number[]): Promise<Preview | null> {
    const scene = this.#scene()
    const preview = scene.view ? await scene.preview(atoms(scene.view.step, this.#cardsOf(places))) : null
    if (this.chosen !== places) return null
    this.preview = preview
    return preview
  }

  /** One more card: shown at once, and taken back if the engine does not add it to the others. */
  async #join(place: number, card: Card): Promise<void> {
    const before = this.chosen
    const places = [...before, place]
    this.chosen = places
    const joining = (async () => {
      const preview = await this.#look(places)
      if (!preview || joins(preview, this.whole.length)) return
      const others = this.#cardsOf(before)
      if (others.some((other) => kindOf(other) === kindOf(card)) && isSuit(kindOf(card))) {
        // The play was complete before it: what cannot win is played alone.
        this.#refuse({ id: 'page-cards-alone', rule: 'C3.5' })
      }
      // Cards of another kind take the place of those that were chosen.
      this.chosen = [place]
      this.preview = null
      await this.#look(this.chosen)
    })()
    this.#checking = joining
    await joining
  }

  async #explain(card: Card): Promise<void> {
    const scene = this.#scene()
    if (!scene.view || !scene.live) return
    const verb = CARD_STEPS.includes(scene.view.step) ? scene.view.step : 'play'
    const problem = await scene.explain(`${verb} ${card}`)
    if (problem) this.#refuse(problem)
  }
}
