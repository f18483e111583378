/* Fetches the files of pages that are likely to be next into the browser's cache, beside the thread that draws. A
   service worker of no page, or a worker of the page where there are no service workers. It ends with its work. */
/* global FILES, PAGES */
const requested = new Set()

/** `paths`: pages, the likeliest first. `loaded`: addresses of everything that the page has loaded itself. */
self.addEventListener('message', (event) => {
  const { registration } = self
  const work = prefetchPages(event.data).then(() => (registration ? registration.unregister() : self.close()))
  // The browser stops a service worker that has nothing to wait for.
  if (registration) event.waitUntil(work)
})

async function prefetchPages({ paths, loaded }) {
  for (const address of loaded) requested.add(new URL(address).pathname)
  for (const path of paths) await Promise.all((PAGES[path] ?? []).map((at) => prefetch(FILES[at])))
}

/** The body is read, so that the file is cached whole. A file that fails is fetched again when its page is opened. */
async function prefetch(file) {
  if (requested.has(file)) return
  requested.add(file)
  try {
    const answer = await fetch(file, { priority: 'low' })
    await answer.blob()
  } catch {
    requested.delete(file)
  }
}
