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

  it('run the likeliest first, and only fetch the files of the others (NAV-124)', async () => {
    const pageFiles = {
      files: ['/js/common.js', '/js/a.js', '/js/c.js', '/js/loaded.js'],
      pages: { 'pages/a/a': [3, 0, 1], 'pages/c/c': [0, 2] },
    }
    const fetchFile = jest.fn(async (_file: string) => ({
      ok: true,
      json: async () => pageFiles,
      blob: async () => {},
    }))
    Object.assign(window, { fetch: fetchFile })
    const loaded = `${window.location.origin}/js/loaded.js`
    Object.assign(performance, { getEntriesByName: (name: string) => (name === loaded ? [{ name }] : []) })
    pageLoads.preload(['pages/b/b', 'pages/a/a', 'pages/c/c'])
    expect(idle).toHaveLength(0)
    // The first page has the network for itself, from the likeliest page shorter than from the others.
    jest.advanceTimersByTime(1000)
    idle.shift()?.()
    expect(fetchedPages).toEqual(['pages/b/b'])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(idle).toHaveLength(1)
    idle.shift()?.()
    expect(fetchFile.mock.calls.map(([file]) => file)).toEqual(['/page-files.json', '/js/common.js', '/js/a.js'])
    idle.shift()?.()
    expect(fetchFile.mock.calls.slice(3).map(([file]) => file)).toEqual(['/js/c.js'])
    expect(fetchedPages).toEqual(['pages/b/b'])
    pageLoads.preload(['pages/a/a'])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(idle).toHaveLength(0)
  })
})
