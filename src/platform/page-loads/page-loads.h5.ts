import { lostPage } from '../router/web/lost-page'
import type { PageLoad, PageLoads } from './contract'

/** Webpack's own way to fetch code; a page is fetched by it and by nothing else. */
declare const __webpack_require__: { e(chunk: string | number): Promise<unknown> }

declare global {
  interface Window {
    /** Taro's: every page with what fetches it; the first of its answer is the promise of the code. */
    __taroAppConfig?: { routes: readonly { path: string; load(): readonly unknown[] }[] }
  }
}

/** A page that takes longer shows that it comes, and one that takes this long does not come, ms. */
const SLOW_MS = 200
const LATE_MS = 10_000
/** The first page is to have the network for itself: the page that most go to next waits this long, the others longer, ms. */
const SOON_MS = 200
const QUIET_MS = 2000

const preloaded = new Set<string>()
let isPreloading = false

export const pageLoads: PageLoads = {
  watch(listener) {
    if (typeof __webpack_require__ === 'undefined') return () => {}
    const fetchChunk = __webpack_require__.e
    const signs = signsOf(listener)
    __webpack_require__.e = (chunk) => {
      const loading = fetchChunk(chunk)
      return isPreloading ? loading : told(loading, signs)
    }
    return () => {
      __webpack_require__.e = fetchChunk
    }
  },

  preload(paths) {
    const wanted = paths.filter((path) => !preloaded.has(path))
    if (wanted.length === 0 || savesData()) return
    for (const path of wanted) preloaded.add(path)
    const [likeliest, ...others] = wanted
    afterFirstPage(() => {
      setTimeout(() => loadWhenIdle([likeliest]), SOON_MS)
      setTimeout(() => loadWhenIdle(others), QUIET_MS)
    })
  },

  retry() {
    if (lostPage.address === null) window.location.reload()
    else window.location.assign(lostPage.address)
  },
}

interface Signs {
  begin(): void
  slow(): void
  failed(): void
  end(): void
}

/** One sign for all that is under way: it goes with the last of them, slow or not. */
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
    failed() {
      isSlow = false
      listener('failed')
    },
    end() {
      underWay -= 1
      if (underWay > 0 || !isSlow) return
      isSlow = false
      listener('done')
    },
  }
}

/** The same promise, which fails when it is late, with what the user is to see of it. */
async function told(loading: Promise<unknown>, signs: Signs): Promise<unknown> {
  signs.begin()
  const slow = setTimeout(signs.slow, SLOW_MS)
  let late: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('the page did not come')), LATE_MS)
  })
  try {
    return await Promise.race([loading, lateness])
  } catch (error) {
    signs.failed()
    throw error
  } finally {
    clearTimeout(slow)
    clearTimeout(late)
    signs.end()
  }
}

/** One page each time the browser is idle: all at once would keep a slow phone from answering taps. */
function loadWhenIdle([next, ...others]: readonly (string | undefined)[]): void {
  if (next === undefined) return
  whenIdle(() => {
    load(next)
    loadWhenIdle(others)
  })
}

function load(wanted: string): void {
  for (const { path, load: fetchPage } of window.__taroAppConfig?.routes ?? []) {
    if (path.replace(/^\//, '') !== wanted) continue
    isPreloading = true
    // It was only likely to be next: when it is opened it is fetched again.
    Promise.all(fetchPage()).catch(() => preloaded.delete(wanted))
    isPreloading = false
  }
}

/** Not while the first page still fetches its own pictures. */
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
