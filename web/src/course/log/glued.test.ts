import { expect, test } from 'vitest'
import { gluedParts } from './glued'

const text = (words: string) => ({ kind: 'text', id: '', text: words })
const city = (name: string) => ({ kind: 'city', id: name.toLowerCase(), text: name })

test('what follows a place without a space stays with it', () => {
  const parts = gluedParts([text('Ada builds '), city('Denver'), text(' – '), city('Omaha'), text('.')])
  expect(parts.map(({ part, after }) => part.text + after).join('')).toBe('Ada builds Denver – Omaha.')
  expect(parts.at(-1)).toEqual({ part: city('Omaha'), after: '.' })
})

test('words after a sign are not swallowed', () => {
  const parts = gluedParts([city('Denver'), text(', $2.')])
  expect(parts.map(({ part, after }) => [part.text, after])).toEqual([
    ['Denver', ','],
    [' $2.', ''],
  ])
})
