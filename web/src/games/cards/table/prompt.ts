// What the band asks at the card table: one sentence for each step, and the buttons of what is not chosen on the table
// itself.

import type { Message, PromptButton, PromptContent } from '../../../course/prompt/prompt'
import type { CardScene } from '../scene'
import type { CardView, Suit } from '../wire'
import { standing, summary } from './consequence'
import { isSuit, kindOf, sumOf } from '../faces/faces'
import { seatAt } from './seating'
import type { CardSelection } from '../hand/selection.svelte'

/** Null when nothing is asked of the one who looks. `narrow`: the consequence stands in the band, as on phones. */
export function cardPrompt(scene: CardScene, selection: CardSelection, narrow = false): PromptContent | null {
  const { view, turn } = scene
  if (!view || turn.legal.length === 0) return null
  const have = narrow ? (summary(scene, selection) ?? hintOf(scene, view, selection)) : null
  const sentence = (narrow ? shortSentence(scene, view, selection) : null) ?? sentenceOf(scene, view, selection)
  return { sentence, buttons: buttonsOf(scene, view, selection), ...(have && { have }) }
}

function sentenceOf(scene: CardScene, view: CardView, selection: CardSelection): Message {
  const { trick } = view
  switch (view.step) {
    case 'exchange':
      return { id: 'page-cards-ask-exchange', figures: { count: scene.components.exchange } }
    case 'discard':
      return view.phase.discarding > 1
        ? { id: 'page-cards-ask-discard', figures: { count: view.phase.discarding } }
        : { id: 'ask-discard', figures: { left: 1 } }
    case 'add':
      return { id: 'ask-add', figures: { sum: sumOf(view.pending), suit: kindOf(view.pending[0] ?? '') } }
    case 'take':
      return { id: 'ask-take' }
    case 'trump':
      return { id: 'ask-trump' }
    case 'steal':
      return { id: 'ask-steal', figures: { victim: seatAt(trick.winner ?? 0, scene.components) } }
    case 'plunder':
      return { id: 'ask-plunder', figures: { left: view.phase.thieves } }
    case 'build':
      return { id: 'ask-build' }
    case 'pay':
      return { id: 'page-cards-ask-pay' }
    default: {
      if (trick.plays.length === 0) return { id: 'page-cards-ask-lead' }
      if (trick.suit === null) return { id: 'ask-follow-storm' }
      if (follows(selection, trick.suit)) return { id: 'ask-follow', figures: { suit: trick.suit } }
      return {
        id: trick.suit === view.trump ? 'page-cards-ask-void-trump' : 'page-cards-ask-void',
        figures: { suit: trick.suit },
      }
    }
  }
}

/** The same where a phone has no room for it; the cards and suits that can be chosen stand right below. */
function shortSentence(scene: CardScene, view: CardView, selection: CardSelection): Message | null {
  const { suit, plays } = view.trick
  switch (view.step) {
    case 'exchange':
      return { id: 'page-cards-short-exchange', figures: { count: scene.components.exchange } }
    case 'trump':
      return { id: 'page-cards-short-trump' }
    case 'pay':
      return { id: 'page-cards-short-pay' }
    case 'build':
      return { id: 'page-cards-short-build' }
    case 'play':
      if (plays.length === 0) return { id: 'page-cards-short-lead' }
      if (suit === null) return { id: 'page-cards-short-storm' }
      return { id: follows(selection, suit) ? 'page-cards-short-follow' : 'page-cards-short-void', figures: { suit } }
    default:
      return null
  }
}

/** What stands where the consequence will stand, so that the band keeps its height and the table its place. */
function hintOf(scene: CardScene, view: CardView, selection: CardSelection): Message | null {
  if (view.step !== 'play') return null
  const ahead = selection.preview?.ahead
  return ahead ? standing(scene, ahead).text : { id: 'page-cards-choose-card' }
}

/** Whether the hand holds the suit to follow: only for the words, what may be played is marked on the cards. */
function follows(selection: CardSelection, suit: Suit): boolean {
  return selection.hand?.cards.some((card) => card !== null && kindOf(card) === suit) ?? false
}

function buttonsOf(scene: CardScene, view: CardView, selection: CardSelection): PromptButton[] {
  switch (view.step) {
    case 'exchange':
      return [{ label: { id: 'action-keep' }, actions: ['keep'], end: true, main: true }]
    case 'build':
      // Whoever can still build should not end it by the one bright button.
      return [
        {
          label: { id: 'page-cards-build-no-more' },
          actions: ['done'],
          end: true,
          main: scene.turn.legal.length === 1,
        },
      ]
    case 'discard':
      // Beside the one that takes back the payment, a further button would need a second row and push the hand away.
      return [playing(view, selection)]
    case 'play':
    case 'add':
      return [...clearing(selection), ...leaving(view, selection), playing(view, selection)]
    default:
      return []
  }
}

function clearing(selection: CardSelection): PromptButton[] {
  return selection.chosen.length > 0 ? [{ label: { id: 'page-cards-clear' }, actions: () => selection.clear() }] : []
}

/** A play that was begun may be left as it is. */
function leaving(view: CardView, selection: CardSelection): PromptButton[] {
  return view.step === 'add' && selection.chosen.length === 0
    ? [{ label: { id: 'action-cards-done' }, actions: ['done'], end: true }]
    : []
}

function playing(view: CardView, selection: CardSelection): PromptButton {
  const { cards, whole, missing } = selection
  const button = { actions: () => void selection.play(), main: true }
  const first = cards[0]
  if (view.step === 'discard') {
    const label = { id: 'page-cards-give-away', figures: { count: view.phase.discarding } }
    return { ...button, label, ...(missing && { disabledReason: missing }) }
  }
  if (first === undefined)
    return { ...button, label: { id: 'page-cards-play' }, disabledReason: { id: 'page-cards-choose-card' } }
  if (whole.length > 1 && isSuit(kindOf(first))) {
    return { ...button, label: { id: 'page-cards-play-sum', figures: { sum: sumOf(whole) } } }
  }
  return { ...button, label: { id: 'action-play', figures: { card: first } } }
}
