// What a problem says where its rule stands beside it as a link.

import type { Problem } from '../../wire/messages'

/** The sentence without the number of its rule, with which refusals begin. */
export function sentenceOf({ sentence, rule }: Pick<Problem, 'sentence' | 'rule'>): string {
  const number = rule ? `${rule}: ` : ''
  return sentence.startsWith(number) ? sentence.slice(number.length) : sentence
}
