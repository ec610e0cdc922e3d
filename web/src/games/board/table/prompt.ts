// What the band asks at the board: one sentence, what I have, and the buttons (B3.1).

import type { Message, PromptButton, PromptContent } from '../../../course/prompt/prompt'
import type { BoardView } from '../wire'
import type { Desk } from './desk.svelte'
import type { SeatOption } from './options'

/** Null when nothing is asked of the seat that looks. */
export function boardPrompt(desk: Desk): PromptContent | null {
  const { view, me } = desk
  if (!view || !me || !desk.asked) return null
  return {
    sentence: sentenceOf(desk, view),
    have: haveOf(desk, view, me.money),
    buttons: [...offers(desk, view), ...passes(desk)],
  }
}

/** The money, and while buying how many purchases are left where there are several. */
function haveOf(desk: Desk, view: BoardView, money: number): Message {
  const purchases = desk.scene.standing?.purchases
  if (view.step !== 'purchase' || !purchases || purchases.all < 2) return { id: 'page-board-have', figures: { money } }
  return { id: 'page-board-have-purchases', figures: { money, left: purchases.left, all: purchases.all } }
}

/** Whether the road that is placed is the second of two that were bought together. */
function isSecondRoad({ scene, view }: Desk): boolean {
  const bought = scene.log.findLast(({ event }) => event.event === 'bought-road' || event.event === 'bought-roads')
  return view?.turn.placing === 1 && bought?.event.event === 'bought-roads'
}

function sentenceOf(desk: Desk, view: BoardView): Message {
  const { scene } = desk
  const city = view.stagecoach
  switch (view.step) {
    case 'purchase':
      return desk.options.pass === null ? { id: 'page-board-ask-coach' } : { id: 'page-board-ask-purchase' }
    case 'place':
      if (isSecondRoad(desk)) return { id: 'page-board-ask-place-second' }
      return { id: 'page-board-ask-place', figures: { left: view.turn.placing } }
    case 'drive':
      return { id: 'page-board-ask-drive', figures: { count: Object.keys(scene.outlook?.routes ?? {}).length } }
    case 'settle':
      return { id: 'page-board-ask-settle', figures: { city, tile: view.turn.tile ?? view.tiles[city] ?? 'hotel' } }
    case 'sergeant':
      return { id: 'page-board-ask-sergeant' }
    case 'barkeeper':
      return { id: 'page-board-ask-barkeeper' }
    case 'farmer':
      return { id: 'page-board-ask-farmer', figures: { city } }
    default: {
      const profession = desk.options.seats[0]?.profession ?? 'farmer'
      return { id: 'page-board-ask-join', figures: { city, profession, price: scene.components.prices.join } }
    }
  }
}

function offers(desk: Desk, view: BoardView): PromptButton[] {
  const { options, scene } = desk
  if (view.step === 'purchase') {
    const { prices } = scene.components
    return [
      purchase(desk, 'buy road', options.road, { id: 'page-board-buy-road', figures: { price: prices.road } }),
      purchase(desk, 'buy roads', options.roads, { id: 'page-board-buy-roads', figures: { price: prices.roads } }),
      ...coachLookedAt(desk),
    ]
  }
  if (desk.place?.kind === 'line' && options.lines.includes(desk.place.id)) {
    const line = desk.place.id
    return [{ label: { id: 'action-road', figures: { line } }, actions: [`road ${line}`], main: true }]
  }
  if (view.step === 'drive') {
    const { drive, place } = desk
    if (!drive && place?.kind === 'city' && options.spaces.includes(place.id)) {
      const label = { id: 'page-board-drive-next', figures: { city: place.id } }
      return [{ label, actions: desk.actionsTo(place.id), main: true }]
    }
    if (!drive) return []
    const { city, route } = drive
    return [
      {
        label: { id: 'action-drive', figures: { city, fare: route.fare } },
        actions: desk.actionsTo(city),
        main: true,
      },
    ]
  }
  const chosen = chosenSeat(desk)
  if (!chosen) return []
  const { action, coach, profession } = chosen
  const points = desk.me?.coaches[coach - 1]?.points ?? 0
  if (view.step === 'join') {
    const price = scene.components.prices.join
    return [{ label: { id: 'page-board-join', figures: { price } }, actions: [action], end: true, main: true }]
  }
  const id = chosen.verb === 'return' ? 'page-board-return' : 'page-board-settle'
  return [{ label: { id, figures: { profession, points } }, actions: [action], main: true }]
}

/** The seat that is looked at, or the only one there is; who is asked to join may press at once, the first one goes. */
export function chosenSeat(desk: Desk): SeatOption | null {
  const [first, ...others] = desk.options.seats
  return desk.seat ?? (first && (others.length === 0 || first.verb === 'join') ? first : null)
}

function purchase(desk: Desk, action: string, offered: boolean, label: Message): PromptButton {
  const reason = desk.reasons.get(action)
  if (offered || !reason) return { label, actions: [action] }
  return {
    label,
    actions: [action],
    disabledReason: { id: reason.message, figures: reason.figures, rule: reason.rule },
  }
}

/** The coach that a finger has tapped: the second press may be here. On a wide screen the coach is still in sight, and one
 *  more button would move the map. */
function coachLookedAt(desk: Desk): PromptButton[] {
  const { purchase, options, scene } = desk
  const place = options.places.find((one) => purchase === `buy coach ${one}`)
  if (place === undefined || !purchase || !desk.tapped || desk.hovers) return []
  const price = scene.components.prices.coach[place - 1] ?? 0
  return [{ label: { id: 'page-board-buy-coach', figures: { price } }, actions: [purchase], main: true }]
}

function passes(desk: Desk): PromptButton[] {
  switch (desk.options.pass) {
    case 'done':
      return [{ label: { id: 'action-done' }, actions: ['done'], main: !desk.tapped || desk.hovers }]
    case 'skip':
      return [{ label: { id: 'action-skip' }, actions: ['skip'] }]
    case 'decline':
      return [{ label: { id: 'action-decline' }, actions: ['decline'], end: true }]
    case null:
      return []
  }
}
