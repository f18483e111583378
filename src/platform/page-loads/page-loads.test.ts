import { pageLoads } from './page-loads.h5'

/** Webpack, whose chunks arrive on the test's command. */
const chunks = new Map<string, { come(): void; fail(): void }>()
const webpack = {
  e: (chunk: string) =>
    new Promise<void>((resolve, reject) => {
      chunks.set(chunk, { come: resolve, fail: () => reject(new Error('gone')) })
    }),
}
Object.assign(globalThis, { __webpack_require__: webpack })

const states: string[] = []
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  states.length = 0
  stop = pageLoads.watch((state) => states.push(state))
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

/** Loads a chunk like a page; resolves with its success. */
function fetched(chunk: string): Promise<boolean> {
  return webpack.e(chunk).then(
    () => true,
    () => false,
  )
}

describe('a page of a version that a release has replaced', () => {
  const loadGone = async (status: number, openMs: number) => {
    const fetched = jest.fn(async () => ({ status }))
    Object.assign(globalThis, { fetch: fetched })
    if (openMs > 0) jest.setSystemTime(Date.now() + openMs)
    webpack.e = async () => {
      throw Object.assign(new Error('Loading chunk 7 failed'), { request: 'https://a.example/js/7.old.js' })
    }
    const stopWatch = pageLoads.watch((state) => states.push(state))
    await expect(webpack.e('7')).rejects.toThrow('chunk 7')
    stopWatch()
    return states
  }

  it('loads the new version by itself', async () => {
    const retry = jest.spyOn(pageLoads, 'retry').mockImplementation(() => {})
    expect(await loadGone(404, 3_600_000)).toEqual(['renewed'])
    jest.advanceTimersByTime(1500)
    expect(retry).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it('waits for the user when it was just loaded', async () => {
    jest.useRealTimers()
    expect(await loadGone(404, 0)).toEqual(['outdated'])
  })

  it('reports a failed network when the server still has the file', async () => {
    expect(await loadGone(200, 3_600_000)).toEqual(['failed'])
  })
})

describe('the sign of a page that takes its time', () => {
  it('stays hidden for a page that arrives within 200 ms (NAV-122, CONST-014)', async () => {
    const page = fetched('a')
    jest.advanceTimersByTime(199)
    chunks.get('a')?.come()
    expect(await page).toBe(true)
    expect(states).toEqual([])
  })

  it('disappears with the last pending chunk, although that one was fast (CONST-014)', async () => {
    const first = fetched('a')
    jest.advanceTimersByTime(250)
    const second = fetched('b')
    chunks.get('a')?.come()
    await first
    expect(states).toEqual(['slow'])
    chunks.get('b')?.come()
    await second
    expect(states).toEqual(['slow', 'done'])
  })

  it('stays hidden for code that no user waits for, late or lost', async () => {
    const loading = pageLoads.inBackground(() => fetched('a'))
    jest.advanceTimersByTime(60_000)
    chunks.get('a')?.fail()
    expect(await loading).toBe(false)
    expect(states).toEqual([])
    void fetched('b')
    jest.advanceTimersByTime(250)
    expect(states).toEqual(['slow'])
    chunks.get('b')?.come()
  })

  it('turns into a retry after ten seconds, and appears again for the next page (NAV-123, CONST-015)', async () => {
    const page = fetched('a')
    jest.advanceTimersByTime(9_999)
    await Promise.resolve()
    expect(states).toEqual(['slow'])
    jest.advanceTimersByTime(1)
    expect(await page).toBe(false)
    expect(states).toEqual(['slow', 'failed'])
    const next = fetched('b')
    jest.advanceTimersByTime(300)
    chunks.get('b')?.fail()
    expect(await next).toBe(false)
    expect(states).toEqual(['slow', 'failed', 'slow', 'failed'])
  })
})
