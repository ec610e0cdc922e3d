import { GAMES_WITH_RULES } from '../../games/registry'

/** Where a rule stands in the page: the letter of B6.5 says in which game's rules. None if they cannot be read here. */
export function ruleAddress(rule: string): string | undefined {
  const game = GAMES_WITH_RULES.find(({ rules }) => rule.startsWith(rules.letter))
  return game && `/rules/${game.name}#${rule}`
}
