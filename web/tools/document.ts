// The documents that pages begin with, one for each page and language. Their words come from the texts, and they ask at
// once for all that the page will need: otherwise the browser finds out step by step, with a way to the server each time.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { PAGE_TEXTS } from '../src/page-texts.ts'
import { filesOf, pageModule, textsModule, type Chunks } from './chunks.ts'
import { LANGUAGES, textsOf } from './texts.ts'

const FACES = /(besley-600|public-sans)-[^-]+\.woff2$/
/** Where the server finds them: `documents/start.de.html`. */
const FOLDER = 'documents'

/** A message without figures. */
function message(language: string, group: string, id: string): string {
  const found = new RegExp(`^${id} = (.*)$`, 'm').exec(textsOf(language, group))?.[1]
  if (found === undefined) throw new Error(`there is no message ${id}`)
  return found
}

const description = (language: string): string =>
  message(language, 'core', 'page-look-description').replaceAll('"', '&quot;')

/** What is asked for before anything needs it. A style sheet comes with its page: until then it may not keep the rest waiting. */
function wish(file: string): string {
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="/${file}">`
  return `<link rel="modulepreload" crossorigin href="/${file}">`
}

/** The document of one page in one language, made of the one that all have in common. */
function documentOf(common: string, chunks: Chunks, page: keyof typeof PAGE_TEXTS, language: string): string {
  const texts = ['core', ...PAGE_TEXTS[page]].map((group) => textsModule(language, group))
  const wanted = filesOf(chunks, pageModule(page), ...texts).filter((file) => !common.includes(`/${file}"`))
  return common
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(description('en'), description(language))
    .replace('</head>', `${wanted.map((file) => `  ${wish(file)}\n  `).join('')}</head>`)
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
      tags.push({
        tag: 'meta',
        attrs: { name: 'description', content: message('en', 'core', 'page-look-description') },
        injectTo: 'head',
      })
      tags.push({
        tag: 'noscript',
        children: LANGUAGES.map((lang) => ({
          tag: 'p',
          attrs: { lang },
          children: message(lang, 'core', 'page-look-no-script'),
        })),
        injectTo: 'body',
      })
      return tags
    },
    writeBundle({ dir = '' }, bundle) {
      const common = readFileSync(join(dir, 'index.html'), 'utf-8')
      mkdirSync(join(dir, FOLDER), { recursive: true })
      for (const page of Object.keys(PAGE_TEXTS) as (keyof typeof PAGE_TEXTS)[]) {
        for (const language of LANGUAGES) {
          const text = documentOf(common, bundle, page, language)
          writeFileSync(join(dir, FOLDER, `${page.toLowerCase()}.${language}.html`), text)
        }
      }
    },
  }
}
