// A new view that shares with the last one whatever is the same: parts of the page that show only that are not made again.

/** `now`, with every part that equals its part of `before` replaced by it; `before` itself if nothing is other. */
export function shared<Value>(before: unknown, now: Value): Value {
  return sharedPart(before, now) as Value
}

function sharedPart(before: unknown, now: unknown): unknown {
  if (before === now || !isNested(before) || !isNested(now)) return now
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now
    const parts = now.map((part, index) => sharedPart(before[index], part))
    return before.length === parts.length && parts.every((part, index) => part === before[index]) ? before : parts
  }
  if (Array.isArray(before)) return now
  const old = before as Readonly<Record<string, unknown>>
  const parts = Object.entries(now).map(([name, part]) => [name, sharedPart(old[name], part)] as const)
  const isSame =
    Object.keys(old).length === parts.length && parts.every(([name, part]) => name in old && part === old[name])
  return isSame ? before : Object.fromEntries(parts)
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
