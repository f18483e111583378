/* Caches the app for offline use (docs/decisions/0082-the-app-without-a-network.md). */
/* global BUILD, FILES, SHELL */
const CACHE = `encore-${BUILD}`
/** Network timeout of a page before the cache is used, ms. */
const PATIENCE_MS = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request))
  } else if (/^\/(js|css)\//.test(pathname)) event.respondWith(file(request))
})

/** Caches a whole release or nothing. */
async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll([...FILES, SHELL].map((path) => new Request(path, { cache: 'reload' })))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('encore-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** True for pages of the app, not of the gateway. */
function isPage(pathname) {
  return !/^\/(gateway|buyerapi|sandbox|static|files|metrics|health)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname)
}

/** The network has the newest release; the cache is the fallback. */
async function page(request) {
  const kept = await caches.match(SHELL, { cacheName: CACHE })
  if (!kept) return fetch(request)
  try {
    const answer = await Promise.race([fetch(request), late()])
    return answer.status >= 500 ? kept : answer
  } catch {
    return kept
  }
}

function late() {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), PATIENCE_MS))
}

/** File names change with their content, so a cached one is never outdated. */
async function file(request) {
  const kept = await caches.match(request, { cacheName: CACHE })
  return kept ?? fetch(request)
}
