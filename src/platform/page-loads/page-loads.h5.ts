import { lostPage } from '../router/web/lost-page'
import { PREFETCH_SCOPE, PREFETCH_WORKER, trustedScriptUrl } from '../trusted-types/trusted-types'
import type { PageLoad, PageLoads } from './contract'

/** Webpack's chunk loader; pages are loaded only by it. */
declare const __webpack_require__: { e(chunk: string | number): Promise<unknown> }

declare global {
  interface Window {
    /** Taro's pages with their loaders; the first element of the result is the promise of the code. */
    __taroAppConfig?: { routes: readonly { path: string; load(): readonly unknown[] }[] }
  }
}

/** Time after which a load counts as slow, and after which it counts as failed, ms. */
const SLOW_MS = 200
const LATE_MS = 10_000
/** Time to read that the shop is renewed, and age of a page that is never renewed by itself again, ms. */
const READING_MS = 1500
const FRESH_MS = 30_000
/** Prefetch delays, ms: the first page gets the network to itself, then the likeliest next page, later the others. */
const SOON_MS = 200
const QUIET_MS = 2000

const preloaded = new Set<string>()
let isInBackground = false
const openedAt = Date.now()

export const pageLoads: PageLoads = {
  watch(listener) {
    if (typeof __webpack_require__ === 'undefined') return () => {}
    const fetchChunk = __webpack_require__.e
    const signs = signsOf(listener)
    __webpack_require__.e = (chunk) => {
      const loading = fetchChunk(chunk)
      return isInBackground ? loading : reported(loading, signs)
    }
    return () => {
      __webpack_require__.e = fetchChunk
    }
  },

  preload(paths, isRunAhead = false) {
    const wanted = paths.filter((path) => !preloaded.has(path))
    if (wanted.length === 0 || savesData()) return
    for (const path of wanted) preloaded.add(path)
    afterFirstPage(() => {
      if (isRunAhead && wanted[0] === paths[0]) setTimeout(() => whenIdle(() => load(wanted[0])), SOON_MS)
      setTimeout(prefetch, QUIET_MS, wanted)
    })
  },

  inBackground(load) {
    isInBackground = true
    // Webpack begins to load chunks before this returns.
    const loading = load()
    isInBackground = false
    return loading
  },

  retry() {
    if (lostPage.address === null) window.location.reload()
    else window.location.assign(lostPage.address)
  },
}

interface Signs {
  begin(): void
  slow(): void
  failed(state: PageLoad): void
  end(): void
}

/** One indicator for all loads: hidden when the last one ends, slow or not. */
function signsOf(listener: (state: PageLoad) => void): Signs {
  let underWay = 0
  let isSlow = false
  return {
    begin() {
      underWay += 1
    },
    slow() {
      isSlow = true
      listener('slow')
    },
    failed(state) {
      isSlow = false
      listener(state)
      if (state === 'renewed') setTimeout(pageLoads.retry, READING_MS)
    },
    end() {
      underWay -= 1
      if (underWay > 0 || !isSlow) return
      isSlow = false
      listener('done')
    },
  }
}

/** Wraps a load: rejects on timeout and reports its state to the user. */
async function reported(loading: Promise<unknown>, signs: Signs): Promise<unknown> {
  signs.begin()
  const slow = setTimeout(signs.slow, SLOW_MS)
  let late: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('timeout')), LATE_MS)
  })
  try {
    return await Promise.race([loading, lateness])
  } catch (error) {
    signs.failed(await failureOf(error))
    throw error
  } finally {
    clearTimeout(slow)
    clearTimeout(late)
    signs.end()
  }
}

/** Why a load failed: after a release the server has no file of this name. Webpack names its address in the error. */
async function failureOf(error: unknown): Promise<PageLoad> {
  const { request } = error as { request?: string }
  const answer = request ? await fetch(request, { method: 'HEAD', cache: 'no-store' }).catch(() => null) : null
  if (answer?.status !== 404) return 'failed'
  return Date.now() - openedAt < FRESH_MS ? 'outdated' : 'renewed'
}

/** Files are only fetched: run before its page is opened, a page would keep a slow phone from answering taps. */
async function prefetch(paths: readonly string[]): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const worker = await startWorker()
  worker?.postMessage({ paths, loaded })
}

/**
 * A service worker of no page, where the browser has them: it reports to the page's thread each file that the page's own
 * worker fetches. The service worker removes itself when it has fetched all.
 */
async function startWorker(): Promise<Worker | ServiceWorker | null> {
  const address = trustedScriptUrl(PREFETCH_WORKER)
  if (!('serviceWorker' in navigator)) return new Worker(address)
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(address, { scope: PREFETCH_SCOPE })
    return installing ?? waiting ?? active
  } catch {
    // Private windows have none.
    return null
  }
}

function load(wanted: string | undefined): void {
  for (const { path, load: fetchPage } of window.__taroAppConfig?.routes ?? []) {
    if (path.replace(/^\//, '') !== wanted) continue
    // Only a prefetch: opening the page loads it again.
    pageLoads.inBackground(() => Promise.all(fetchPage())).catch(() => preloaded.delete(wanted))
  }
}

/** Not while the first page still loads its pictures. */
function afterFirstPage(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 0)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
