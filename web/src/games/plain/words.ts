// Words made from the names that the engine uses.

/** "Idle rounds" of `idle_rounds`. */
export function asWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
