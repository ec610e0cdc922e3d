// The position as a picture by itself: an SVG with all its colours in it, for a file or a page elsewhere.

import icons from 'virtual:icons'
import { markupOf } from '../../look/pieces/drawing'
import { colourOf, PAWN_BODY, PAWN_FOOT, PAWN_HEADS } from '../../look/pieces/players'
import { coloursOf, escaped, PLAYER_TOKENS, type Colours, type PictureTheme } from '../../replay/picture-parts'
import { say, type Names } from '../../say/say.svelte'
import type { Card, CardComponents, CardView, Supplies } from './wire'
import { BUILDING_ICONS, CARD_ICONS, kindOf, numberOf } from './faces/faces'
import { aheadIn } from './table/notes'
import { handSize, ownHands, placesAround, seatAt } from './table/seating'
import { cardsAt } from './trick/trick'
import { wheelPlaces } from './trick/wheel'

const WIDTH = 1200
const HEIGHT = 800
const WHEEL = { left: 230, top: 30, side: 540 }
const SPOKES = 12
const TOKENS = [
  ...[
    'bg',
    'land',
    'raised',
    'line',
    'edge',
    'ink',
    'ink-2',
    'ink-3',
    'casing',
    'brass-fill',
    'brass-edge',
    'brass-soft',
    'on-brass',
  ],
  ...PLAYER_TOKENS,
  ...Object.keys(CARD_ICONS).flatMap((kind) => [kind, `${kind}-t`]),
]

/** A stand-alone SVG of the table, as the seat may know it from which the view is. */
export function cardsPicture(
  view: CardView,
  components: CardComponents,
  theme: PictureTheme,
  names: Names = {},
): string {
  const colour = coloursOf(theme, TOKENS)
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('land')}"/>`,
    `<rect x="850" width="350" height="${HEIGHT}" fill="${colour('bg')}"/>`,
    wheel(view, components, colour, names),
    `<g transform="translate(30 50)">${text(0, 0, 16, say('page-cards-in-stock'), colour('ink-2'))}${supplies(view.stock, components, colour, 16, true)}</g>`,
    ...Array.from({ length: components.players }, (_, seat) => player(view, components, colour, names, seat)),
    hand(view, components, colour),
  ]
  const font = `font-family="Besley, Georgia, serif" font-weight="600"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ${font}>${parts.join('')}</svg>`
}

function text(x: number, y: number, size: number, words: string, fill: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`
}

function icon(name: string, x: number, y: number, size: number, fill: string): string {
  const [side, body] = icons[name] ?? [1, '']
  return `<g transform="translate(${x} ${y}) scale(${size / side})" fill="${fill}" color="${fill}">${markupOf(body)}</g>`
}

function pawn(seat: number, x: number, y: number, height: number, colour: Colours): string {
  const enamel = colourOf(seat)
  const paths = [PAWN_BODY, PAWN_FOOT, PAWN_HEADS[enamel]].map((path) => `<path d="${path}"/>`).join('')
  const paint = `fill="${colour(`player-${enamel}`)}" stroke="${colour('casing')}" stroke-width="1.4" stroke-linejoin="round"`
  return `<g transform="translate(${x} ${y}) scale(${height / 36})" ${paint}>${paths}</g>`
}

function card(of: Card | null, x: number, y: number, width: number, colour: Colours, ahead = false): string {
  const height = width * 1.36
  const frame = ahead
    ? `<rect x="-7" y="-7" width="${width + 14}" height="${height + 14}" rx="10" fill="${colour('brass-fill')}" stroke="${colour('brass-edge')}" stroke-width="1.5"/>`
    : ''
  const paper = `<rect width="${width}" height="${height}" rx="${width * 0.06}" fill="${colour('raised')}" stroke="${colour('casing')}"/>`
  const inner = (fill: string, stroke: string) =>
    `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="4" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`
  if (of === null)
    return `<g transform="translate(${x} ${y})">${paper}${inner(colour('brass-soft'), colour('edge'))}</g>`
  const kind = kindOf(of)
  const number = numberOf(of)
  const ink = colour(kind)
  const tint = colour(`${kind}-t`)
  const box = width * 0.28
  const corner =
    `<rect x="4" y="4" width="${box}" height="${width * 0.42}" rx="4" fill="${ink}"/>` +
    (number === null
      ? ''
      : text(4 + box / 2, width * 0.27, width * (number > 9 ? 0.19 : 0.24), String(number), tint, 'middle')) +
    icon(CARD_ICONS[kind], 4 + box / 2 - width * 0.08, number === null ? width * 0.16 : width * 0.3, width * 0.16, tint)
  const turned = `<g transform="rotate(180 ${width / 2} ${height / 2})">${corner}</g>`
  const emblem = icon(CARD_ICONS[kind], width * 0.29, height / 2 - width * 0.21, width * 0.42, ink)
  return `<g transform="translate(${x} ${y})">${frame}${paper}${inner(tint, ink)}${emblem}${corner}${turned}</g>`
}

function wheel(view: CardView, components: CardComponents, colour: Colours, names: Names): string {
  const { left, top, side } = WHEEL
  const middle = { x: left + side / 2, y: top + side / 2 }
  const wood = `fill="none" stroke="${colour('line')}"`
  const spokes = Array.from(
    { length: SPOKES },
    (_, spoke) =>
      `<path d="M${middle.x} ${middle.y}V${top + 26}" stroke-width="6" transform="rotate(${(360 / SPOKES) * (spoke + 0.5)} ${middle.x} ${middle.y})"/>`,
  ).join('')
  const rings = `<g ${wood}><circle cx="${middle.x}" cy="${middle.y}" r="${side * 0.475}" stroke-width="17"/>${spokes}<circle cx="${middle.x}" cy="${middle.y}" r="${side * 0.15}" fill="${colour('land')}" stroke-width="7"/></g>`
  const hub =
    text(middle.x, middle.y - 34, 15, say('page-cards-trump'), colour('ink-2'), 'middle') +
    icon(CARD_ICONS[view.trump], middle.x - 24, middle.y - 26, 48, colour(view.trump)) +
    text(middle.x, middle.y + 46, 18, say('page-cards-suit', { suit: view.trump }), colour('ink'), 'middle')
  const ahead = aheadIn(view, view.trick)
  const around = placesAround(view, components)
  const spots = wheelPlaces(around.length)
  const plays = around.map((place, turn) => {
    const spot = spots[turn]
    const cards = cardsAt(view.trick, place)
    if (!spot) return ''
    const x = left + (spot.x / 100) * side
    const y = top + (spot.y / 100) * side
    const seat = seatAt(place, components)
    const shown = (cards ?? []).map((of, number) =>
      card(of, x - 50 + number * 34 - ((cards?.length ?? 1) - 1) * 17, y - 68, 100, colour, ahead === place),
    )
    const name = `${pawn(seat, x - 60, y + 74, 24, colour)}${text(x - 40, y + 92, 16, say('page-cards-seat', { seat }, names), colour('ink'))}`
    return `${shown.join('')}${name}`
  })
  return rings + hub + plays.join('')
}

function supplies(
  counts: Supplies,
  components: CardComponents,
  colour: Colours,
  size: number,
  column: boolean,
): string {
  return components.suits
    .map((suit, number) => {
      const x = column ? 0 : number * 74
      const y = column ? 14 + number * 44 : 0
      const box = `<rect width="${column ? 120 : 66}" height="36" rx="8" fill="${colour(`${suit}-t`)}"/>`
      const count = text(column ? 104 : 52, 25, size + 3, String(counts[suit]), colour('ink'), 'end')
      return `<g transform="translate(${x} ${y})">${box}${icon(CARD_ICONS[suit], 8, 6, 24, colour(suit))}${count}</g>`
    })
    .join('')
}

function player(view: CardView, components: CardComponents, colour: Colours, names: Names, seat: number): string {
  const own = view.supplies[seat]
  const name = text(52, 32, 18, say('page-cards-seat', { seat }, names), colour('ink'))
  const size =
    card(null, 270, 8, 20, colour) + text(322, 30, 20, String(handSize(view, components, seat)), colour('ink'), 'end')
  const buildings = components.buildings.map(({ id }, number) => {
    const built = view.buildings[seat]?.includes(id)
    const paint = built
      ? `fill="${colour('brass-fill')}" stroke="${colour('brass-edge')}"`
      : `fill="none" stroke="${colour('edge')}" stroke-dasharray="4 3"`
    const box = `<rect width="38" height="38" rx="6" stroke-width="1.5" ${paint}/>`
    return `<g transform="translate(${18 + number * 46} 94)">${box}${icon(BUILDING_ICONS[id], 7, 7, 24, colour(built ? 'on-brass' : 'ink-3'))}</g>`
  })
  const rows = own ? `<g transform="translate(18 50)">${supplies(own, components, colour, 14, false)}</g>` : ''
  const panel = `<rect width="334" height="142" rx="10" fill="${colour('raised')}" stroke="${colour('line')}"/>`
  return `<g transform="translate(858 ${16 + seat * 154})">${panel}${pawn(seat, 20, 8, 34, colour)}${name}${size}${rows}${buildings.join('')}</g>`
}

function hand(view: CardView, components: CardComponents, colour: Colours): string {
  const cards = ownHands(view, components).flatMap((own) => own.cards)
  const step = Math.min(80, 700 / Math.max(1, cards.length))
  const left = 425 - (step * (cards.length - 1) + 100) / 2
  return cards.map((of, number) => card(of, left + number * step, 648, 100, colour)).join('')
}
