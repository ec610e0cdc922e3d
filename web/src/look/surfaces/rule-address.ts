/** Where a rule stands in the page: B6.5 in the rules of the board game, C3.2 in those of the card game. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.startsWith('C') ? 'cards' : 'board'}#${rule}`
}
