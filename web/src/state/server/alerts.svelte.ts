// It is your turn: told by the title of the page, and if somebody wants it by a sound and by a notification of the
// browser. Nothing blinks.

import { preferences } from '../../preferences.svelte'
import { say } from '../../say/say.svelte'
import { askedBy } from '../table/asked'
import type { LiveTable } from '../table/live.svelte'

type Table = LiveTable

/** Whether a decision of somebody at this browser is awaited. */
function isAsked(table: Pick<Table, 'turn' | 'mine' | 'info' | 'result'>): boolean {
  const asked = askedBy(table.turn)
  return asked !== null && table.result === null && table.mine.includes(asked) && table.info.seats[asked]?.bot === null
}

/**
 * Tell when it is one's turn. To be called while a component is made; `title` is what the page is called meanwhile, and
 * `table` the table it shows.
 */
export function alertTurns(
  table: () => Pick<Table, 'turn' | 'mine' | 'info' | 'result'> | null,
  title: () => string,
): void {
  let wasAsked = true
  $effect(() => {
    const found = table()
    const asked = found !== null && isAsked(found)
    document.title = asked ? say('page-state-title-turn', { title: title() }) : title()
    if (asked && !wasAsked) alertTurn(title())
    wasAsked = asked || found === null
  })
}

function alertTurn(title: string): void {
  if (preferences.sound) void import('./sounds.svelte').then(({ play }) => play('turn'))
  if (preferences.notifications && document.hidden) notify(title)
}

// ── Notifications ────────────────────────────────────────────────────────────────────────────────────────

function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied'
}

/** Turn notifications on or off. To be called by a click only: then the browser asks. Whether they are on now. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  if (wanted && canNotify() && Notification.permission === 'default') await Notification.requestPermission()
  preferences.notifications = wanted && typeof Notification !== 'undefined' && Notification.permission === 'granted'
  return preferences.notifications
}

function notify(title: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(say('page-state-notification'), { body: title, tag: location.pathname })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // Some phones show notifications of installed pages only through a service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(say('page-state-notification'), { body: title, tag: location.pathname }),
    )
  }
}
