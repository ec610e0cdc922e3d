// Who plays by keyboard finds the focus on what answers the new question, if it stood on what is gone now.

import type { Desk } from './desk.svelte'

const MAP_ANSWERS = ['[data-place][tabindex="0"]', '.dock .coach button', '.inside .coach button']
const PROMPT_ANSWERS = ['[data-course=prompt] .main', '[data-course=prompt] button:not([aria-disabled])']

/** Bring the focus there if it is on something of `from`. */
export function findFocus(table: HTMLElement | undefined, desk: Desk, from: string): void {
  if (!document.activeElement?.matches(from)) return
  answersTo(desk)
    .map((selector) => table?.querySelector<HTMLElement>(selector))
    .find((element) => element)
    ?.focus()
}

function answersTo({ asked, options, scene, view }: Desk): readonly string[] {
  const isHeld = scene.turn.holding !== null && scene.turn.holding === scene.seat
  // While others decide, the band that tells it holds the focus.
  if (!asked) return isHeld ? PROMPT_ANSWERS : ['[data-course=prompt]']
  if (view?.step !== 'purchase') return [...MAP_ANSWERS, ...PROMPT_ANSWERS]
  return options.pass === null ? ['.offered button'] : PROMPT_ANSWERS
}
