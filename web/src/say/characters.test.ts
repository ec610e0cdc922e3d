import { beforeAll, describe, expect, it } from 'vitest'
import { botWords, characterLabel, characterWord, loadCharacters } from './characters'
import { loadTexts } from './say.svelte'

beforeAll(async () => {
  await loadTexts('core')
  await loadCharacters()
})

describe('a bot', () => {
  it('is told with its level, and with its character if it has one', () => {
    expect(botWords('bot', 'board', { bot: 'level3', character: 'builder' })).toBe('bot, strong, builder')
    expect(botWords('bot', 'board', { bot: 'level5', character: null })).toBe('bot, master')
  })

  it('has its name alone where a game has no words for its character', () => {
    expect(characterWord('creek', 'beaver')).toBe('')
    expect(characterLabel('creek', 'beaver', 'Bea')).toBe('Bea')
    expect(characterLabel('board', 'builder', 'Hank')).toBe('Hank, builder')
  })
})
