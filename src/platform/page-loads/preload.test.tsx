import { pageLoads } from './page-loads.h5'

describe('pages that are likely to be next', () => {
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
    Object.assign(window, {
      __taroAppConfig: { routes: ['pages/a/a', 'pages/b/b', 'pages/c/c'].map(pageAt) },
      requestIdleCallback: (run: () => void) => idle.push(run),
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, '__taroAppConfig')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })

  it('run the likeliest first, and leave the files of the others to a worker (NAV-124)', () => {
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
    const loaded = 'https://shop.test/js/loaded.js'
    Object.assign(performance, { getEntriesByType: () => [{ name: loaded }] })
    pageLoads.preload(['pages/b/b', 'pages/a/a', 'pages/c/c'])
    expect(idle).toHaveLength(0)
    // The first page has the network for itself, from the likeliest page shorter than from the others.
    jest.advanceTimersByTime(1000)
    expect(posted).toEqual([])
    idle.shift()?.()
    expect(fetchedPages).toEqual(['pages/b/b'])
    jest.advanceTimersByTime(60_000)
    expect(posted).toEqual([{ paths: ['pages/a/a', 'pages/c/c'], loaded: [loaded] }])
    pageLoads.preload(['pages/a/a', 'pages/d/d'])
    jest.advanceTimersByTime(60_000)
    expect(posted.slice(1)).toEqual([])
    expect(workers).toEqual(['/prefetch.js'])
    expect(fetchedPages).toEqual(['pages/b/b'])
  })
})
