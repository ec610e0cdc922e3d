// The document that all pages begin with: its words come from the texts, and the faces are asked for at once.

import type { HtmlTagDescriptor, Plugin } from 'vite'
import { LANGUAGES, textsOf } from './texts.ts'

const FACES = /(besley-600|public-sans)-[^-]+\.woff2$/

/** A message without figures. */
function message(language: string, group: string, id: string): string {
  const found = new RegExp(`^${id} = (.*)$`, 'm').exec(textsOf(language, group))?.[1]
  if (found === undefined) throw new Error(`there is no message ${id}`)
  return found
}

export function document(): Plugin {
  return {
    name: 'document',
    transformIndexHtml(_, { bundle }) {
      const tags: HtmlTagDescriptor[] = Object.keys(bundle ?? {})
        .filter((file) => FACES.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        }))
      // Before the page speaks it cannot know the language.
      tags.push({ tag: 'meta', attrs: { name: 'description', content: message('en', 'core', 'page-look-description') }, injectTo: 'head' })
      tags.push({
        tag: 'noscript',
        children: LANGUAGES.map((lang) => ({ tag: 'p', attrs: { lang }, children: message(lang, 'core', 'page-look-no-script') })),
        injectTo: 'body',
      })
      return tags
    },
  }
}
