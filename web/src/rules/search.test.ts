import { describe, expect, it } from 'vitest'
import { GAMES_WITH_RULES } from '../games/registry'
import { messageOf, readBook } from './book'
import { matches, pieces, wordsOf } from './search'

const marked = (text: string, query: string) =>
  pieces(text, wordsOf(query))
    .filter((piece) => piece.found)
    .map((piece) => piece.text)

describe('searching the rules', () => {
  it('minds neither capitals nor accents, in any direction', () => {
    expect(matches(['Vous êtes à l’hôtel'], wordsOf('HOTEL etes'))).toBe(true)
    expect(matches(['Eine Straße'], wordsOf('strasse'))).toBe(true)
    expect(matches(['Eine Strasse'], wordsOf('straße'))).toBe(true)
    expect(matches(['l’œil'], wordsOf("l'oeil"))).toBe(true)
    expect(matches(['Eine Straße'], wordsOf('straße kutsche'))).toBe(false)
  })

  it('marks what was found in the text as it is written', () => {
    expect(marked('Une route à péage, deux péages.', 'peage')).toEqual(['péage', 'péage'])
    expect(marked('Straßen und Strassen', 'strasse')).toEqual(['Straße', 'Strasse'])
    expect(marked('nothing', '')).toEqual([])
  })

  it('joins to the same text again, with references and marks across each other', () => {
    const text = 'As in B6.5 (and C4): B10.1 too.'
    const cut = pieces(text, wordsOf('6 in b10.1'))
    expect(cut.map((piece) => piece.text).join('')).toBe(text)
    expect([...new Set(cut.map((piece) => piece.reference))]).toEqual([null, 'B6.5', 'C4', 'B10.1'])
  })
})

describe('the book', () => {
  it('of every game has chapters from 1 on, with rules in each', async () => {
    expect(GAMES_WITH_RULES.length).toBeGreaterThan(1)
    for (const { rules } of GAMES_WITH_RULES) {
      const { book } = await rules.load()
      expect(book.map((chapter) => chapter.id)).toEqual(book.map((_, index) => `${rules.letter}${index + 1}`))
      expect(book.every((chapter) => chapter.rules.length > 0)).toBe(true)
    }
  })

  it('tells what is clarified, and the notes', () => {
    const text = '[[chapters]]\nid = "C4"\nrules = [\n{ id = "C4.2", clarified = true, notes = ["note-storm"] },\n]'
    expect(readBook(text)[0]?.rules).toEqual([{ id: 'C4.2', clarified: true, notes: ['note-storm'] }])
  })

  it('reads nothing that it does not understand', () => {
    expect(() => readBook('[[chapters]]\nid = "B1"\nrules = [\n{ id = "B1.1", clarifed = true },\n]')).toThrow(
      'clarifed',
    )
  })

  it('knows the messages', () => {
    expect([messageOf('B10.4'), messageOf('C3')]).toEqual(['rule-B10-4', 'chapter-C3'])
  })
})
