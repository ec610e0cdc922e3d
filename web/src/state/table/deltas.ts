// What has changed of a view, put into the one before it. What stays is the same object, so that parts of the page that show
// only that are not made again.

import type { BriefTurn, Turn } from '../../wire/messages'

/** What a delta is about, by these names and in this order. */
export interface Picture {
  readonly view: unknown
  readonly standing: unknown
}

type Part = Readonly<Record<string, unknown>>

/** A patch has the form of what it changes: an object goes into what is there, anything else takes its place. */
export function patched(before: Picture, changes: Part): Picture {
  return changed(before, changes) as Picture
}

function changed(before: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch
  const { '-': gone, ...parts } = patch as Record<string, unknown>
  if ('=' in parts) return parts['=']
  if (Array.isArray(before)) {
    const after = (before as readonly unknown[]).filter((_, place) => !(gone as number[] | undefined)?.includes(place))
    for (const [place, part] of Object.entries(parts)) after[Number(place)] = changed(after[Number(place)], part)
    return after
  }
  const after = Object.fromEntries(
    Object.entries(before as Part).filter(([key]) => !(gone as string[] | undefined)?.includes(key)),
  )
  for (const [key, part] of Object.entries(parts)) after[key] = changed(after[key], part)
  return after
}

/** A turn as an update has it: what is empty is left out in a delta. */
export function wholeTurn(turn: BriefTurn): Turn {
  return { legal: [], holding: null, undo: 0, clock: null, ...turn }
}

/** As the server tells it: the CRC-32 of both parts as they are written down, in eight hexadecimal digits. */
export function digestOf({ view, standing }: Picture): string {
  let crc = -1
  for (const byte of new TextEncoder().encode(JSON.stringify(view) + JSON.stringify(standing)))
    crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0')
}

const POLYNOMIAL = 0xedb88320
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1
  return crc
})
