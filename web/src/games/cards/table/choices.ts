// The answers that are a suit: what is paid, taken, named or stolen. All suits stay in sight; the offered ones can be
// chosen, the others say why not.

import type { Message } from '../../../course/prompt/prompt'
import type { CardScene } from '../scene'
import type { Building, CardView, Suit } from '../wire'
import { kindOf } from '../faces/faces'
import { seatAt } from './seating'
import { wantedFor } from '../players/supplies'

export interface SuitOffer {
  readonly suit: Suit
  readonly action: string
  readonly offered: boolean
  readonly label: Message
  /** What helps to choose, in words: what it is missing for, how many cards of it one holds. */
  readonly note: Message | null
  /** The buildings that it is missing for. */
  readonly wanted: readonly Building[]
  /** How many there are: supply cards, or for the trump cards in the hand. */
  readonly count: number
}

export interface ChoiceRow {
  /** Whose supplies these are; null is the stock, or no supplies at all (trump). */
  readonly seat: number | null
  readonly offers: readonly SuitOffer[]
}

export interface Choice {
  readonly title: Message
  readonly rows: readonly ChoiceRow[]
  /** The numbers are cards of the hand. */
  readonly ofHand?: boolean
  /** One may also decline: the band has the button for it. */
  readonly optional?: boolean
  /** The turn passes on with the answer. */
  readonly end: boolean
}

/** What has to be chosen among suits now; null where nothing of this kind is asked. */
export function choiceOf(scene: CardScene): Choice | null {
  const { view, turn, components } = scene
  if (!view || turn.legal.length === 0 || view.seat === null) return null
  const me = view.seat
  const row = (seat: number | null, action: (suit: Suit) => string, label: string): ChoiceRow => ({
    seat,
    offers: components.suits.map((suit) => {
      const wanted = wantedFor(view, components, me, suit)
      return {
        suit,
        action: action(suit),
        offered: turn.legal.includes(action(suit)),
        label: { id: label, figures: { suit, victim: seat } },
        note: wanted.length > 0 ? { id: 'page-cards-missing-for', figures: { buildings: wanted } } : null,
        wanted,
        count: (seat === null ? view.stock : view.supplies[seat])?.[suit] ?? 0,
      }
    }),
  })
  switch (view.step) {
    case 'exchange':
      return {
        title: { id: 'page-cards-pay-with' },
        rows: [row(me, (suit) => `exchange ${suit}`, 'action-exchange')],
        optional: true,
        end: false,
      }
    case 'take':
      return {
        title: { id: 'page-cards-take-which' },
        rows: [row(null, (suit) => `take ${suit}`, 'action-take')],
        end: true,
      }
    case 'trump':
      return {
        title: { id: 'page-cards-trump-which' },
        rows: [
          trumps(
            row(null, (suit) => `trump ${suit}`, 'action-trump'),
            view,
          ),
        ],
        ofHand: true,
        end: true,
      }
    case 'steal': {
      const victim = seatAt(view.trick.winner ?? 0, components)
      return {
        title: { id: 'page-cards-steal-from', figures: { seat: victim } },
        rows: [row(victim, (suit) => `steal ${suit}`, 'action-steal')],
        end: true,
      }
    }
    case 'plunder':
      return {
        title: { id: 'page-cards-steal-which' },
        rows: scene.info.seats.flatMap((_, seat) =>
          seat === me ? [] : [row(seat, (suit) => `steal ${suit} from ${seat}`, 'action-steal-from')],
        ),
        end: true,
      }
    case 'pay':
      return {
        title: { id: 'page-cards-pay-which' },
        rows: [row(me, (suit) => `pay ${suit}`, 'action-pay')],
        end: true,
      }
    default:
      return null
  }
}

/** For the trump it matters how many cards of a suit one holds. */
function trumps(row: ChoiceRow, view: CardView): ChoiceRow {
  const held = view.hands.flat().flatMap((card) => (card === null ? [] : [kindOf(card)]))
  return {
    ...row,
    offers: row.offers.map((offer) => {
      const count = held.filter((kind) => kind === offer.suit).length
      return { ...offer, count, wanted: [], note: { id: 'page-cards-you-hold', figures: { count } } }
    }),
  }
}
