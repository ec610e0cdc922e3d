import { describe, expect, it } from 'vitest'
import { actionGroups, objectOf } from './actions'
import { structureOf } from './structure'
import { asWords } from './words'

describe('a position to read', () => {
  it('has no frame, and its fields in the order of the engine', () => {
    const { fields } = structureOf(
      { game: 'fox', rules: 1, data: 'd', seat: 1, step: 'hunt', round: 3, deck: 12 },
      3,
    ) as never as {
      fields: { name: string }[]
    }
    expect(fields.map((field) => field.name)).toEqual(['round', 'deck'])
  })

  it('takes numbers for players where they are', () => {
    expect(structureOf({ active: 1, round: 1 }, 3)).toEqual({
      kind: 'fields',
      fields: [
        { name: 'active', content: { kind: 'value', value: { seat: 1 } } },
        { name: 'round', content: { kind: 'value', value: 1 } },
      ],
    })
  })

  it('puts plain values into a row, and what there is for each player under their names', () => {
    expect(structureOf({ pile: [4, null], points: [2, 0, 7] }, 3)).toEqual({
      kind: 'fields',
      fields: [
        { name: 'pile', content: { kind: 'row', values: [4, null] } },
        {
          name: 'points',
          content: { kind: 'list', bySeat: true, items: [2, 0, 7].map((value) => ({ kind: 'value', value })) },
        },
      ],
    })
  })

  it('ends somewhere, however deep it is', () => {
    let deep: unknown = 1
    for (let depth = 0; depth < 100; depth += 1) deep = { deep }
    expect(JSON.stringify(structureOf({ deep }, 2))).toContain('…')
  })

  it('says names of the engine in words', () => {
    expect([asWords('idle_rounds'), asWords('take-card')]).toEqual(['Idle rounds', 'Take card'])
  })
})

describe('the actions', () => {
  it('are put together by verb, in the order in which they are offered', () => {
    expect(actionGroups(['take 1', 'pass', 'take 2'])).toEqual([
      { verb: 'take', actions: ['take 1', 'take 2'] },
      { verb: 'pass', actions: ['pass'] },
    ])
    expect([objectOf('take 1 from deck'), objectOf('pass')]).toEqual(['1 from deck', ''])
  })
})
