// Svelte's transitions, but for nothing when nothing may move: they would measure the page first, which takes time.

import {
  fade as fading,
  fly as flying,
  type FadeParams,
  type FlyParams,
  type TransitionConfig,
} from 'svelte/transition'

const AT_ONCE: TransitionConfig = { duration: 0 }

export function fade(element: Element, params: FadeParams): TransitionConfig {
  return params.duration === 0 ? AT_ONCE : fading(element, params)
}

export function fly(element: Element, params: FlyParams): TransitionConfig {
  return params.duration === 0 ? AT_ONCE : flying(element, params)
}
