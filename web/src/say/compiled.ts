// Texts as the build leaves them: read already, so that no phone has to do it before the first word is said.

import type { FluentResource } from '@fluent/bundle'

type Entry = FluentResource['body'][number]

/** A message: its id, what it says, and its other forms if it has any. */
export type CompiledMessage = readonly [id: string, value: Entry['value'], attributes?: Entry['attributes']]
export type CompiledTexts = readonly CompiledMessage[]

export function compiled({ body }: FluentResource): CompiledTexts {
  return body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value],
  )
}

export function resourceOf(texts: CompiledTexts): FluentResource {
  return { body: texts.map(([id, value, attributes = {}]) => ({ id, value, attributes })) }
}
