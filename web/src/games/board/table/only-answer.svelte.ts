// A pioneer who is the only one that can settle needs no click (see the notation), if one has just driven there: who has
// taken the settling back would otherwise never get farther back.

import { untrack } from 'svelte'
import type { PromptContent } from '../../../course/prompt/prompt'
import type { BoardStep } from '../wire'
import type { Desk } from './desk.svelte'
import { boardPrompt } from './prompt'

export class OnlyAnswer {
  /** What the band says. A question that nobody has to answer does not flash up in it. */
  readonly prompt: PromptContent | null = $derived.by(() => {
    if (!this.#isGiven) this.#before = boardPrompt(this.#desk)
    return this.#before
  })
  readonly #desk: Desk
  #isGiven = $state(false)
  #before: PromptContent | null = null
  #lastStep: BoardStep | undefined
  #justDriven = false

  constructor(desk: Desk) {
    this.#desk = desk
    // Before the question is drawn.
    $effect.pre(() => this.#look())
  }

  #look(): void {
    const { scene, view } = this.#desk
    const step = view?.step
    if (step !== this.#lastStep) this.#justDriven = this.#lastStep === 'drive' && step === 'settle'
    this.#lastStep = step
    const [only] = scene.turn.legal
    if (!this.#justDriven || scene.turn.legal.length !== 1 || !only?.startsWith('settle ')) return
    if (!scene.live || scene.busy) return
    untrack(() => void this.#give(only))
  }

  async #give(only: string): Promise<void> {
    this.#isGiven = true
    await this.#desk.play([only])
    this.#isGiven = false
  }
}
