// Packs the files of the built page, once and as small as can be, so that the server need not do it for every visitor.
//   node tools/pack.mjs FOLDER

import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Fonts and pictures are packed already.
const PACKABLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
// Below this the answer fits into one packet of the network anyway.
const WORTHWHILE = 1000

const folder = process.argv[2]
if (!folder) throw new Error('which folder?')

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name)
  if (!PACKABLE.has(extname(path)) || name.startsWith('.') || !statSync(path).isFile()) continue
  const content = readFileSync(path)
  if (content.length < WORTHWHILE) continue
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: parameters }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
