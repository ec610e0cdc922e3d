// Reads Fluent sources in the browser: only for texts that did not come with the page.

import { FluentResource } from '@fluent/bundle'
import { compiled, type CompiledTexts } from './compiled'

export const readTexts = (source: string): CompiledTexts => compiled(new FluentResource(source))
