// Makes the types of the wire: node tools/wire.mjs < src/wire/messages.schema.json > src/wire/messages.ts

import { text } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'

const HEADER = `// Made of src/pioneers/server/wire/{messages,bodies}.py by \`./run wire\`. Do not change it by hand.

`

// A reference with a default beside it would be made into a type of its own.
const bare = (_, part) => (part?.$ref ? { $ref: part.$ref } : part)
// Not `readFileSync`: it fails where the pipe has not all of it yet.
const { $defs } = JSON.parse(await text(process.stdin), bare)
// Only what a schema leads to is made: so it leads to everything, by a type that is not written down.
const all = {
  title: 'Wire',
  type: 'object',
  properties: Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs,
}
const made = await compile(all, 'Wire', {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
})
process.stdout.write(HEADER + made.replace(/^export interface Wire \{[^}]*\}\n/m, ''))
