// Whether the seed that is shown after the game is the one whose hash was shown before it.

/** The hash of a seed: SHA-256 of `pioneers deal ` and the seed in decimal, as the server shows it. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`pioneers deal ${seed}`)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
