// Who plays by keyboard finds the focus on what answers the new question; while others decide it is never lost.

import { tick } from 'svelte'
import { on } from 'svelte/events'
import type { CardScene } from '../scene'

/** What can answer, the nearest to the question first. Who may decline to pay starts there: it does no harm. */
const ANSWERS = [
  '.choice:not(.optional) .offered',
  '.hand .playable',
  '.cell.offered',
  '[data-course=prompt] .main:not([aria-disabled])',
]
/** From here the focus may be taken: it stood on the last answer, or nowhere. Who is at the chat, log or menu stays there. */
const TABLE = 'body, #content, [data-course=prompt], [data-course=prompt] button, .choice button, .hand button, .cell'
/** What flies off or is still shown keeps the focus until it is gone. */
const GONE_TIME = 600

/** For the start of a component. */
export function keepFocus(scene: () => CardScene): void {
  let byKeyboard = false
  $effect(() => {
    const stops = [
      on(window, 'keydown', () => (byKeyboard = true), { capture: true }),
      on(window, 'pointerdown', () => (byKeyboard = false), { capture: true }),
    ]
    return () => stops.forEach((stop) => stop())
  })

  const question = $derived(`${scene().turn.legal.join()} ${scene().turn.holding}`)
  $effect(() => {
    void question
    const { turn, seat } = scene()
    const asked = turn.legal.length > 0 || (turn.holding !== null && turn.holding === seat)
    if (!byKeyboard) return
    let found = false
    void tick().then(() => (found = findAnswer(asked, TABLE)))
    const timer = setTimeout(() => findAnswer(asked, found ? 'body' : TABLE), GONE_TIME)
    return () => clearTimeout(timer)
  })
}

function findAnswer(asked: boolean, from: string): boolean {
  const active = document.activeElement
  if (!active?.matches(from)) return true
  if (!asked) {
    if (active === document.body) document.querySelector<HTMLElement>('[data-course=prompt]')?.focus()
    return false
  }
  const answers =
    ANSWERS.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find(
      (those) => those.length > 0,
    ) ?? []
  if (!answers.some((answer) => answer === active)) answers[0]?.focus()
  return answers.length > 0
}
