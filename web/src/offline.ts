// The page without the server: the service worker that keeps its files, news of newer versions, and a word when the
// connection of the device comes and goes.

import { closeToast, toast } from './look/surfaces/toasts.svelte'
import { language, onLanguage, say } from './say/say.svelte'

// The first minutes belong to the player: files for later come when nothing else is loading.
const LATER = 8000
const RELOADED = 'pioneers-reloaded'

export function workOffline(): void {
  tellConnection()
  // While the page is being developed its files change all the time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void register(), { once: true })
  if (document.readyState === 'complete') void register()
  addEventListener('vite:preloadError', loadNewVersion)
}

/** A file of an older version is not on the server any more, but the new version is. Once: another reason would not go away. */
function loadNewVersion(): void {
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) === location.href) return
    sessionStorage.setItem(RELOADED, location.href)
    location.reload()
  } catch {
    // Without storage nobody could tell the second time from the first: App says that it failed.
  }
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    if (registration.waiting && navigator.serviceWorker.controller) tellNewVersion(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        // Without a controller it is the first version here, and nothing is new.
        if (worker.state === 'installed' && navigator.serviceWorker.controller) tellNewVersion(worker)
      })
    })
    const keepTexts = () =>
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language: language.current }))
    setTimeout(keepTexts, LATER)
    onLanguage(keepTexts)
  } catch {
    // Private windows and plain HTTP have no service workers: the page needs the server then.
  }
}

function tellNewVersion(worker: ServiceWorker): void {
  const run = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('take over')
  }
  toast({ text: say('page-look-new-version'), action: { label: say('page-look-reload'), run }, seconds: 0 })
}

function tellConnection(): void {
  let word: number | null = null
  const lost = () =>
    (word = toast({ text: `${say('page-look-offline')} ${say('page-look-needs-server')}`, seconds: 0 }))
  if (!navigator.onLine) lost()
  addEventListener('offline', lost)
  addEventListener('online', () => {
    if (word !== null) closeToast(word)
    word = null
    toast({ text: say('page-look-online') })
  })
}
