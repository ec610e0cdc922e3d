// The position as a picture by itself: an SVG with all its colours in it, for a file or a page elsewhere.

import icons from 'virtual:icons'
import { markupOf } from '../../look/pieces/drawing'
import { colourOf, PAWN_BODY, PAWN_FOOT, PAWN_HEADS } from '../../look/pieces/players'
import { coloursOf, escaped, PLAYER_TOKENS, type Colours, type PictureTheme } from '../../replay/picture-parts'
import type { BoardComponents, BoardView, Tile } from './wire'
import { Camera } from './map/camera/camera.svelte'
import * as geography from './map/geography'
import { planOf, type Plan } from './map/plan/plan'
import { beside, edges, hexagon, pathOf, type Curve } from './map/plan/shapes'
import { labelPlace, sideOf, waitingPlace } from './map/plan/sides'
import { HOTEL_EDGES, TILE_ICONS, TILE_OUTLINES } from './map/plan/tiles'

const TOKENS = [
  ...[
    'sea',
    'sea-line',
    'land',
    'land-2',
    'coast',
    'state-border',
    'river',
    'free-line',
    'free-line-halo',
    'label-halo',
  ],
  ...['casing', 'ink', 'raised', 'sunken', 'edge', 'brass-fill', 'brass-edge', 'on-brass'],
  ...PLAYER_TOKENS,
  ...Object.keys(TILE_ICONS).flatMap((kind) => [kind, `${kind}-t`]),
]

/** A stand-alone SVG of the whole board, as everybody may see it. */
export function boardPicture(view: BoardView, components: BoardComponents, theme: PictureTheme): string {
  const colour = coloursOf(theme, TOKENS)
  const plan = planOf(components)
  const { left, top, right, bottom } = new Camera([...plan.cities.values()], (city) => waitingPlace(plan, city)).whole
  const parts = [
    ground(components, colour),
    [...plan.lines.values()].map(({ id, curve }) => line(curve, view.roads[id] ?? [], colour)).join(''),
    [...plan.cities.values()].map((city) => space(view, city.id, city.x, city.y, colour)).join(''),
    `<g font-family="Besley, Georgia, serif" font-weight="600" font-size="16" fill="${colour('ink')}" stroke="${colour('label-halo')}" stroke-width="4.5" stroke-linejoin="round" paint-order="stroke">${labels(plan, view)}</g>`,
    stagecoach(plan, view, colour),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${right - left}" height="${bottom - top}">${parts.join('')}</svg>`
}

function ground(components: BoardComponents, colour: Colours): string {
  const rect = (fill: string) => `<rect x="-4000" y="-4000" width="9600" height="9000" fill="${fill}"/>`
  if (components.map !== 'usa') return rect(colour('land'))
  const path = (data: string, paint: string) => `<path d="${data}" ${paint}/>`
  const water = [
    [44, 0.22],
    [28, 0.3],
    [13, 0.45],
  ]
    .map(([width, opacity]) =>
      path(geography.land, `stroke="${colour('sea-line')}" stroke-width="${width}" stroke-opacity="${opacity}"`),
    )
    .join('')
  return (
    `${rect(colour('sea'))}<g fill="none" stroke-linejoin="round" transform="scale(${1 / geography.SCALE})">${water}` +
    path(geography.land, `fill="${colour('land-2')}" stroke="${colour('coast')}" stroke-width="1.6"`) +
    path(geography.states, `fill="${colour('land')}" stroke="${colour('coast')}" stroke-width="2.6"`) +
    path(geography.rivers, `stroke="${colour('river')}" stroke-width="3"`) +
    path(
      geography.borders,
      `stroke="${colour('state-border')}" stroke-width="1.8" stroke-dasharray="1 6" stroke-linecap="round"`,
    ) +
    path(geography.frontiers, `stroke="${colour('coast')}" stroke-width="2"`) +
    `${path(geography.lakes, `fill="${colour('sea')}" stroke="${colour('coast')}" stroke-width="1.8"`)}</g>`
  )
}

function line(curve: Curve, owners: readonly number[], colour: Colours): string {
  const stroke = (path: string, paint: string) => `<path d="${path}" fill="none" ${paint}/>`
  const path = pathOf(curve)
  if (owners.length === 0) {
    return (
      stroke(path, `stroke="${colour('free-line-halo')}" stroke-width="6"`) +
      stroke(path, `stroke="${colour('free-line')}" stroke-width="2.4" stroke-dasharray="7 7"`)
    )
  }
  return owners
    .map((seat, index) => {
      const narrow = owners.length > 1
      const road = narrow ? pathOf(beside(curve, index === 0 ? -6.2 : 6.2)) : path
      const width = narrow ? 6.6 : 8
      const name = colourOf(seat)
      const marks = {
        blue: '',
        green: `stroke-width="${width}" stroke-dasharray="3 9"`,
        red: `stroke-width="${width * 0.42}" stroke-dasharray="0 9" stroke-linecap="round"`,
        yellow: `stroke-width="${width * 0.28}" stroke-linecap="round"`,
      }[name]
      return (
        stroke(road, `stroke="${colour('casing')}" stroke-width="${width + 3.4}" stroke-linecap="round"`) +
        stroke(road, `stroke="${colour(`player-${name}`)}" stroke-width="${width}" stroke-linecap="round"`) +
        (marks && stroke(road, `stroke="${colour(`mark-${name}`)}" ${marks}`))
      )
    })
    .join('')
}

function icon(name: string, size: number, paint: string, outline = 0): string {
  const [side, body] = icons[name] ?? [1, '']
  const stroke = outline ? ` stroke="${paint}" stroke-width="${(outline * side) / 512}" stroke-linejoin="round"` : ''
  return `<g transform="translate(${-size / 2} ${-size / 2}) scale(${size / side})" color="${paint}" fill="${paint}"${stroke}>${markupOf(body)}</g>`
}

function tile(kind: Tile, colour: Colours): string {
  const border =
    kind === 'hotel'
      ? edges(27)
          .map(
            (edge, index) =>
              `<path d="${edge}" stroke="${colour(HOTEL_EDGES[index] ?? 'hotel')}" stroke-width="3.1" stroke-linecap="round"/>`,
          )
          .join('')
      : `<path d="${hexagon(27)}" fill="none" stroke="${colour(kind)}" stroke-width="2.6" stroke-linejoin="round"/>`
  return (
    `<path d="${hexagon(29.5)}" fill="${colour('raised')}"/><path d="${hexagon(27)}" fill="${colour(`${kind}-t`)}"/>${border}` +
    icon(TILE_ICONS[kind], 33.5, colour(kind), TILE_OUTLINES[kind])
  )
}

function space(view: BoardView, city: string, x: number, y: number, colour: Colours): string {
  const kind = view.tiles[city]
  const inside = kind
    ? tile(kind, colour)
    : view.covered.includes(city)
      ? `<path d="${hexagon(24)}" fill="${colour('sunken')}" stroke="${colour('edge')}" stroke-width="1.6" stroke-dasharray="4 4"/>`
      : pawns(view.pioneers[city] ?? [], colour)
  return `<g transform="translate(${x} ${y})">${inside}</g>`
}

function pawns(pioneers: readonly number[], colour: Colours): string {
  const row = pioneers.flatMap((count, seat) => Array.from({ length: count }, () => seat))
  const apart = row.length <= 4 ? 15 : 52 / (row.length - 1)
  const first = (-(row.length - 1) * apart) / 2
  const half = 13 + (Math.max(0, row.length - 1) * apart) / 2
  const shapes = row.map((seat, index) => {
    const name = colourOf(seat)
    return `<g transform="translate(${first + index * apart - 11} -31)" fill="${colour(`player-${name}`)}" stroke="${colour('casing')}" stroke-width="1.9" stroke-linejoin="round"><path d="${PAWN_BODY}"/><path d="${PAWN_FOOT}"/><path d="${PAWN_HEADS[name]}"/></g>`
  })
  return `<ellipse cy="2" rx="${half}" ry="8.5" fill="${colour('raised')}" stroke="${colour('coast')}" stroke-width="1.6"/>${shapes.join('')}`
}

function labels(plan: Plan, view: BoardView): string {
  return [...plan.cities.values()]
    .map((city) => {
      const side = sideOf(plan, city.id)
      const bare = !view.tiles[city.id] && !view.covered.includes(city.id)
      const { x, y, anchor } = labelPlace(side, city, bare ? (side === 'above' ? 34 : 22) : 31, 16)
      return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(city.name)}</text>`
    })
    .join('')
}

function stagecoach(plan: Plan, view: BoardView, colour: Colours): string {
  const { x, y } = waitingPlace(plan, view.stagecoach)
  return `<g transform="translate(${x} ${y})"><circle r="25" fill="${colour('brass-fill')}" stroke="${colour('brass-edge')}" stroke-width="2.4"/>${icon('stagecoach', 37, colour('on-brass'))}</g>`
}
