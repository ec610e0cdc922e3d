// How long one may think at a table, as a message.

import type { ClockSetting } from '../../wire/messages'
import type { Message } from '../prompt/prompt'

export function clockSentence(clock: ClockSetting): Message {
  switch (clock.kind) {
    case 'move':
      return { id: 'page-clock-move', figures: { seconds: clock.seconds } }
    case 'reserve':
      return {
        id: 'page-clock-reserve',
        figures: { minutes: Math.round(clock.seconds / 60), increment: clock.increment },
      }
    case 'days':
      return { id: 'page-clock-for-days', figures: { days: clock.days } }
    case 'none':
      return { id: 'page-clock-none' }
  }
}
