// What only messages of the board game call: cities and lines; and which of its words are professions.

import type { GameTexts, Saying } from '../../say/game-texts'

const PROFESSIONS = ['banker', 'merchant', 'barkeeper', 'sergeant', 'farmer', 'gold-digger', 'hotel']

function cityName(city: string, { names }: Saying): string {
  return names.things?.city?.[city] || city.split('-').map(capitalized).join(' ')
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

export const texts: GameTexts = {
  functions: {
    city: (city, _, saying) => cityName(city, saying),
    line: (line, _, saying) => {
      const [from = '', to = ''] = line.split('--')
      return saying.message('line-name', { from: cityName(from, saying), to: cityName(to, saying) })
    },
  },
  kinds: Object.fromEntries(PROFESSIONS.map((profession) => [profession, 'profession'])),
}
