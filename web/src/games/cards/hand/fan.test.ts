import { expect, test } from 'vitest'
import { fan, PHONE_SHOWN, SHOWN } from './fan'

/** What is seen of each card to the side of the next one in its row. */
function shown(count: number, width: number, room: number, phone: boolean): number[] {
  const { card, places } = fan(count, width, room, phone)
  return places.map((place, number) => {
    const next = places[number + 1]
    return next && next.row === place.row ? next.x - place.x : card
  })
}

test.each([
  [7, 352, 164, true],
  [8, 352, 164, true],
  [16, 352, 142, true],
  [16, 382, 164, true],
  [8, 562, 232, false],
  [16, 562, 232, false],
])('of %i cards in %i px each shows enough to be touched', (count, width, room, phone) => {
  expect(Math.min(...shown(count, width, room, phone))).toBeGreaterThanOrEqual(count > 7 && phone ? PHONE_SHOWN : SHOWN)
})

test('eight cards take the whole width of a phone in one row, sixteen two rows', () => {
  const { card, places } = fan(8, 374, 164, true)
  expect(new Set(places.map((place) => place.row)).size).toBe(1)
  expect((places[7]?.x ?? 0) + card - (places[0]?.x ?? 0)).toBeGreaterThan(350)
  expect(new Set(fan(16, 374, 164, true).places.map((place) => place.row)).size).toBe(2)
})

test.each([
  [16, 352, 142, true],
  [16, 562, 232, false],
  [1, 352, 164, true],
])('%i cards stay within %i px', (count, width, room, phone) => {
  const { card, height, places } = fan(count, width, room, phone)
  for (const place of places) {
    expect(place.x).toBeGreaterThanOrEqual(0)
    expect(place.x + card).toBeLessThanOrEqual(width)
    expect(place.y + card * 1.36).toBeLessThanOrEqual(height + 1)
  }
  expect(places).toHaveLength(count)
})

test('the rows of a large hand show the corners of the one behind', () => {
  const { places } = fan(16, 352, 164, true)
  const rows = [...new Set(places.map((place) => place.row))].map(
    (row) => places.find((place) => place.row === row)?.y ?? 0,
  )
  expect(rows.length).toBeGreaterThan(1)
  rows.slice(1).forEach((y, number) => expect(y - (rows[number] ?? 0)).toBeGreaterThanOrEqual(SHOWN))
})
