// Lets the page open without the server. It keeps the files of the page, never what the server answers: the course of a
// game must come from the server or not at all. `tools/offline.ts` fills in the two constants when the page is built.

const VERSION = '__VERSION__'
// By name: `shell` is what every page needs, each language what its rules and its start page need.
const FILES = __FILES__

const KEPT = `page-${VERSION}`
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keep(FILES.shell))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  // The player wants the new version now.
  if (event.data === 'take over') void self.skipWaiting()
  // The page is idle: keep what its language needs without the server.
  if (Object.hasOwn(FILES, event.data?.language)) event.waitUntil(keep(FILES[event.data.language]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname.startsWith('/api') || address.pathname === '/ws' || address.pathname === '/metrics') return
  if (request.mode === 'navigate') event.respondWith(page(request))
  // The name of an asset changes with its contents: what is kept is right for ever.
  else if (address.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (FILES.shell.includes(address.pathname)) event.respondWith(serverFirst(request))
})

async function keep(addresses) {
  const cache = await caches.open(KEPT)
  const missing = []
  for (const address of addresses) if (!(await cache.match(address))) missing.push(address)
  await cache.addAll(missing)
}

/** Without the server every address gets the document of `/`: the page finds out itself what to show. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch (unreachable) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw unreachable
  }
}

async function keptFirst(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

async function serverFirst(request) {
  try {
    return await fetch(request)
  } catch (unreachable) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw unreachable
  }
}
