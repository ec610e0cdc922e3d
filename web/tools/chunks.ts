// What the browser loads together, told from what the build has made.

import type { Rollup } from 'vite'

export type Chunks = Readonly<Record<string, Rollup.OutputAsset | Rollup.OutputChunk>>

/** A chunk, all that it imports at once, and their style sheets. */
function withImports(chunks: Chunks, file: string, found: Set<string>): void {
  const chunk = chunks[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) withImports(chunks, imported, found)
}

/** The files that are loaded for the modules whose name ends so. */
export function filesOf(chunks: Chunks, ...endings: readonly string[]): string[] {
  const found = new Set<string>()
  for (const chunk of Object.values(chunks)) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
    if (endings.some((ending) => chunk.facadeModuleId?.endsWith(ending))) withImports(chunks, chunk.fileName, found)
  }
  return [...found]
}

export const pageModule = (page: string): string => `/pages/${page}.svelte`
export const textsModule = (language: string, group: string): string => `virtual:texts/${language}/${group}`
