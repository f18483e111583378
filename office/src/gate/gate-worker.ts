/// <reference lib="webworker" />
/** Keeps the page of the gate and its files, so that it opens without a network; calls of the office pass by. */
const CACHE = 'encore-gate'
const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})
worker.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET') return
  // Names of files change with their content.
  if (pathname.startsWith('/office/assets/')) event.respondWith(fromCache(event.request))
  else if (pathname === '/gate/') event.respondWith(fromNetwork(event.request))
})

/** The page has loaded its files before there was a worker. */
async function keepPage(): Promise<void> {
  const page = await fetchAndKeep(new Request('/gate/'))
  const files = [...(await page.text()).matchAll(/"(\/office\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  await (await caches.open(CACHE)).addAll(files)
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request)
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

export {}
