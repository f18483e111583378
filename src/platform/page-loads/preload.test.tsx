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

  it('load once the first page is quiet, one per idle time of the browser', () => {
    pageLoads.preload(['pages/b/b', 'pages/a/a'])
    expect(idle).toHaveLength(0)
    // The likeliest first; the others leave the first page the network for longer.
    jest.advanceTimersByTime(1000)
    expect(idle).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(fetchedPages).toEqual([])
    idle.shift()?.()
    expect(fetchedPages).toEqual(['pages/b/b'])
    idle.shift()?.()
    expect(fetchedPages).toEqual(['pages/b/b', 'pages/a/a'])
    idle.shift()?.()
    pageLoads.preload(['pages/a/a'])
    jest.advanceTimersByTime(60_000)
    expect(idle).toHaveLength(0)
  })
})
