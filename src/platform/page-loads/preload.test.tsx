import { pageLoads } from './page-loads.h5'

describe('pages that are likely to be next', () => {
  const loaded = 'https://shop.test/js/loaded.js'
  const fetchedPages: string[] = []
  const idle: (() => void)[] = []
  const pageAt = (path: string) => ({
    path: `/${path}`,
    load: () => {
      fetchedPages.push(path)
      return [Promise.resolve({})]
    },
  })

  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(performance, { getEntriesByType: () => [{ name: loaded }] })
    Object.assign(window, {
      __taroAppConfig: { routes: ['pages/a/a', 'pages/b/b', 'pages/c/c'].map(pageAt) },
      requestIdleCallback: (run: () => void) => idle.push(run),
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, '__taroAppConfig')
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  /** Passes the time in which files are prefetched, and the promises of it. */
  async function pass(): Promise<void> {
    await jest.advanceTimersByTimeAsync(60_000)
    for (const run of idle.splice(0)) run()
  }

  /** Service workers of the browser; records registrations and messages. */
  function serviceWorkers(register: (...parts: unknown[]) => Promise<object>) {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  }

  it('run the likeliest ahead where a tapped card becomes its head, and fetch the files of all (NAV-124)', async () => {
    const registered: unknown[][] = []
    const posted: unknown[] = []
    const worker = { postMessage: (message: unknown) => posted.push(message) }
    serviceWorkers(async (...parts) => {
      registered.push(parts)
      return { installing: worker, waiting: null, active: null }
    })
    pageLoads.preload(['pages/b/b', 'pages/a/a', 'pages/c/c'], true)
    expect(idle).toHaveLength(0)
    // The first page has the network for itself, from the likeliest page shorter than from the others.
    jest.advanceTimersByTime(1000)
    expect(registered).toEqual([])
    idle.shift()?.()
    expect(fetchedPages).toEqual(['pages/b/b'])
    await pass()
    expect(posted).toEqual([{ paths: ['pages/b/b', 'pages/a/a', 'pages/c/c'], loaded: [loaded] }])
    pageLoads.preload(['pages/a/a', 'pages/b/b'], true)
    await pass()
    expect(posted).toHaveLength(1)
    // Its scope has no pages: it never answers their requests.
    expect(registered).toEqual([['/prefetch.js', { scope: '/prefetch/' }]])
    expect(fetchedPages).toEqual(['pages/b/b'])
  })

  it('need no service workers: a worker of the page fetches their files instead (NAV-128)', async () => {
    const posted: unknown[] = []
    const workers: string[] = []
    Object.assign(window, {
      Worker: class {
        constructor(address: string) {
          workers.push(address)
        }
        postMessage = (message: unknown) => posted.push(message)
      },
    })
    pageLoads.preload(['pages/d/d', 'pages/e/e'])
    await pass()
    expect(posted).toEqual([{ paths: ['pages/d/d', 'pages/e/e'], loaded: [loaded] }])
    expect(workers).toEqual(['/prefetch.js'])
    expect(fetchedPages).toEqual(['pages/b/b'])
  })

  it('wait until they are opened where the browser rejects service workers, as in private windows (NAV-128)', async () => {
    serviceWorkers(() => Promise.reject(new Error('SecurityError')))
    pageLoads.preload(['pages/f/f'])
    await expect(pass()).resolves.toBeUndefined()
  })
})
