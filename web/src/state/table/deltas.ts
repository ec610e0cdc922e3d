// What has changed of a view, put into the one before it. What stays is the same object, so that parts of the page that show
// only that are not made again.

/** What a delta is about, by these names and in this order. */
export interface Picture {
  readonly view: unknown
  readonly standing: unknown
}

type Path = readonly (string | number)[]
/** `[path, value]` puts a value in its place, `[path]` takes it away. */
export type Change = readonly unknown[]

export function patched(before: Picture, changes: readonly Change[]): Picture {
  return changes.reduce<unknown>((held, [path, ...value]) => changed(held, path as Path, value), before) as Picture
}

function changed(before: unknown, [key, ...path]: Path, value: readonly unknown[]): unknown {
  if (key === undefined) return value[0]
  if (Array.isArray(before)) {
    const after = (before as readonly unknown[]).slice()
    const place = Number(key)
    after[place] = changed(after[place], path, value)
    return after
  }
  const { [key]: part, ...others } = before as Readonly<Record<string, unknown>>
  if (path.length === 0 && value.length === 0) return others
  return { ...(before as object), [key]: changed(part, path, value) }
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
