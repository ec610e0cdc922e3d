// The actions that are offered, put together by what one does.

export interface ActionGroup {
  /** The first word of the notation. */
  readonly verb: string
  readonly actions: readonly string[]
}

/** By verb, in the order in which they are offered. */
export function actionGroups(legal: readonly string[]): readonly ActionGroup[] {
  const groups = new Map<string, string[]>()
  for (const action of legal) {
    const verb = verbOf(action)
    groups.set(verb, [...(groups.get(verb) ?? []), action])
  }
  return [...groups].map(([verb, actions]) => ({ verb, actions }))
}

export function verbOf(action: string): string {
  return action.split(' ', 1)[0] ?? action
}

/** What an action is done with: all behind the verb. */
export function objectOf(action: string): string {
  return action.slice(verbOf(action).length).trim()
}
