// What is drawn a few at a time, each few in a turn of its own (Soon): with more, nobody would be answered meanwhile.

export function groupsOf<Item>(items: Iterable<Item>, few: number): Item[][] {
  const all = [...items]
  return Array.from({ length: Math.ceil(all.length / few) }, (_, group) => all.slice(group * few, (group + 1) * few))
}
