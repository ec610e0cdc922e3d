// The links to a table and to its replay, given to others.

import { toast } from '../../look/surfaces/toasts.svelte'
import { say } from '../../say/say.svelte'

const LOCAL = /^(localhost|127\.|\[::1\])/

// Who opened the page on the very device where the server runs has an address that leads nobody else here.
let origin = $state(location.origin)
let asked = false

async function askForAddress(): Promise<void> {
  if (asked || !LOCAL.test(location.hostname)) return
  asked = true
  try {
    const answer = await fetch('/api/address', { headers: { accept: 'application/json' } })
    const found: unknown = answer.ok ? await answer.json() : null
    if (typeof found === 'object' && found !== null && 'address' in found)
      origin = new URL(String(found.address)).origin
  } catch {
    // The address of the page is the best we know.
  }
}

/** Where others find a table. It may change once, as soon as the server has said how others reach it. */
export function tableAddress(table: string): string {
  void askForAddress()
  return `${origin}/table/${table}`
}

/** Where others find a position of a finished game. */
export function replayAddress(table: string, move: number): string {
  void askForAddress()
  return `${origin}/replay/${table}/${move}`
}

/** Where another device brings a code. After the sign that no server gets: a code is in nobody's log. */
export function deviceAddress(code: string): string {
  void askForAddress()
  return `${origin}/#device-${code}`
}

/** Copy it; where the browser forbids that (pages without TLS), show it to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ text: say('page-menu-copied') })
  } catch {
    toast({ text: say('page-menu-copy-failed', { address }), seconds: 30 })
  }
}

export async function shareLink(address: string): Promise<void> {
  try {
    await navigator.share({ url: address })
  } catch {
    // Closed without sharing.
  }
}
