// Looking before doing: a mouse hovers, a key focuses, but a finger can only tap.

export const isHover = (event: PointerEvent): boolean => event.pointerType !== 'touch'

/** Focus by keyboard: a tap or click gives focus too, but means something else. */
export const isSeenFocus = (event: FocusEvent): boolean => (event.currentTarget as Element).matches(':focus-visible')

export const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'
