// All keys of a table, in one place: what they do, and when they must keep still.

export type KeyCommand = 'undo' | 'undo-all' | 'end' | 'skip' | 'since' | 'prompt' | 'log' | 'chat' | 'list' | 'keys'

export interface KeyBinding {
  readonly command: KeyCommand
  /** `KeyboardEvent.key`, small. */
  readonly key: string
  readonly control?: boolean
  readonly shift?: boolean
  /** A single letter or sign: it can be switched off, for speech input types letters (WCAG 2.1.4). */
  readonly letter: boolean
}

export const BINDINGS: readonly KeyBinding[] = [
  { command: 'undo', key: 'u', letter: true },
  { command: 'undo', key: 'z', control: true, letter: false },
  { command: 'undo-all', key: 'u', shift: true, letter: true },
  { command: 'end', key: 'e', letter: true },
  { command: 'skip', key: ' ', letter: false },
  { command: 'skip', key: 'escape', letter: false },
  { command: 'since', key: 'b', letter: true },
  { command: 'prompt', key: 'p', letter: true },
  { command: 'log', key: 'g', letter: true },
  { command: 'chat', key: 'c', letter: true },
  { command: 'list', key: 'l', letter: true },
  { command: 'keys', key: '?', letter: true },
]

type Handlers = Readonly<Record<KeyCommand, () => void>>

/** What a key press asks for; null if it is not ours. */
export function commandOf(event: KeyboardEvent, letters: boolean): KeyCommand | null {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (target !== null && (isField(target) || target.closest('dialog, [role=menu], [role=dialog]') !== null)) return null
  const key = event.key.toLowerCase()
  const control = event.ctrlKey || event.metaKey
  const binding = BINDINGS.find(
    (known) =>
      known.key === key &&
      (known.control ?? false) === control &&
      // Signs are typed with shift on some keyboards and without on others.
      (key === '?' || (known.shift ?? false) === event.shiftKey),
  )
  if (binding === undefined || (binding.letter && !letters)) return null
  // Space presses the button that has the focus, and scrolls what can be scrolled.
  if (key === ' ' && target !== null && target !== document.body) return null
  return binding.command
}

function isField(element: Element): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'))
}

/** Listen to the keys of a table. `letters` and `animating` are asked at each press. Returns how to stop. */
export function listenToKeys(handlers: Handlers, letters: () => boolean, animating: () => boolean): () => void {
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event, letters())
    if (command === null || (command === 'skip' && !animating())) return
    event.preventDefault()
    handlers[command]()
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

type Part = 'prompt' | 'log' | 'chat' | 'list'

/** Put the focus on a part of the table: `data-course` names it; where it is folded away, its button unfolds it first. */
export async function goTo(part: Part): Promise<void> {
  // On phones the chat lies behind the tab of the log, on small screens in the folded side column.
  if (part === 'chat' && !isSeen(`[data-course-toggle="chat"]`)) await unfold('log')
  await unfold(part)
  // What is folded away may have to be loaded first.
  for (let frames = 0; frames < PATIENCE && find(part) === null; frames += 1) await nextFrame()
  find(part)?.focus()
}

const PATIENCE = 120
const find = (part: Part) => document.querySelector<HTMLElement>(`[data-course="${part}"]`)
const nextFrame = () => new Promise((settled) => requestAnimationFrame(settled))

async function unfold(part: Part): Promise<void> {
  const toggle = document.querySelector<HTMLElement>(`[data-course-toggle="${part}"]`)
  if (toggle?.getAttribute('aria-expanded') !== 'false' && toggle?.getAttribute('aria-selected') !== 'false') return
  toggle.click()
  await nextFrame()
}

function isSeen(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  return element !== null && element.offsetParent !== null
}
