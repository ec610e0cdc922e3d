// Where the cards of a hand lie: fanned in one row while each shows enough of itself to be read and touched, else in
// several rows, the front one over the lower part of the one behind it.

export interface FanPlace {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly row: number
}

export interface Fan {
  /** Width of a card. */
  readonly card: number
  readonly height: number
  /** How far a selected card is raised. */
  readonly lift: number
  readonly places: readonly FanPlace[]
}

/** What must be seen of each card at least. */
export const SHOWN = 44
/** A row of a phone takes so many, and shows of each what its width has for it: at least 38 px of 360. */
const PHONE_ROW = 8
export const PHONE_SHOWN = 38
const PHONE_CARD = 66
const RATIO = 1.36
const SMALLEST_CARD = 60
const LARGEST_CARD = 122
const ROW = 48
const ROWS = 4
/** The sum of the chosen cards stands over them. */
const SUM = 22
const LIFT = { phone: 22, wide: 34 }
const WIDEST_TURN = 5
/** The ends of a fan hang lower. */
const HANG = 8
/** And the outer corners of cards that are turned there still lower, by this part of their width. */
const CORNER = Math.sin((WIDEST_TURN * Math.PI) / 180) / 2
/** Turned cards reach out at the ends. */
const SIDE = 8
/** Cards of a short hand do not lie side by side: they stay a fan. */
const WIDEST_STEP = 0.72

/** `phone`: a further row makes the hand higher; else the cards get smaller. */
export function fan(count: number, width: number, room: number, phone: boolean): Fan {
  const lift = phone ? LIFT.phone : LIFT.wide
  let rows = phone ? Math.max(1, Math.ceil(count / PHONE_ROW)) : 1
  while (!phone && rows < ROWS && widestCard(count, rows, width) < SMALLEST_CARD) rows += 1
  const height = room + (phone ? (rows - 1) * ROW : 0)
  const highest = (height - SUM - lift - HANG - (rows - 1) * ROW) / (RATIO + CORNER)
  const widest = Math.max(phone ? PHONE_CARD : SHOWN, widestCard(count, rows, width))
  const card = Math.max(SHOWN, Math.min(LARGEST_CARD, highest, widest))
  const places = laid(count, rows, card, width).map((place) => ({ ...place, y: place.y + SUM + lift }))
  return { card, height, lift, places }
}

/** With wider cards than this, the last one of a row would not fit where the others show enough. */
function widestCard(count: number, rows: number, width: number): number {
  return width - 2 * SIDE - SHOWN * Math.max(0, Math.ceil(count / rows) - 1)
}

function laid(count: number, rows: number, card: number, width: number): FanPlace[] {
  const places: FanPlace[] = []
  for (let row = 0; row < rows; row += 1) {
    const begin = Math.ceil((count * row) / rows)
    const inRow = Math.ceil((count * (row + 1)) / rows) - begin
    const step = inRow > 1 ? Math.min(card * WIDEST_STEP, (width - 2 * SIDE - card) / (inRow - 1)) : 0
    const left = (width - card - step * (inRow - 1)) / 2
    // Rows behind each other lie straight; a short fan is turned less.
    const turn = rows > 1 ? 0 : Math.min(1, inRow / 6)
    for (let number = 0; number < inRow; number += 1) {
      // From −1 at the left end to 1 at the right one.
      const side = inRow > 1 ? (2 * number) / (inRow - 1) - 1 : 0
      places.push({
        x: left + step * number,
        y: row * ROW + side * side * turn * HANG,
        angle: side * turn * WIDEST_TURN,
        row,
      })
    }
  }
  return places
}
