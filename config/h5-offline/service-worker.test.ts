import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

const SOURCE = readFileSync(path.join(__dirname, 'service-worker.js'), 'utf8')
const ORIGIN = 'https://shop.test'
const FILES = ['/js/app.1a2b3c.js', '/css/app.1a2b3c.css']

type Handler = (event: object) => void

/** Network response for a page or a file. */
interface Answer {
  status: number
  from: string
}

/** A browser with the service worker of a release, and a network set by the test. */
function browserWith(build: string, kept = new Map<string, Map<string, Answer>>()) {
  const handlers = new Map<string, Handler>()
  const net = {
    answer: async (address: string): Promise<Answer> => ({ status: 200, from: `network ${address}` }),
  }
  const pathOf = (request: { url: string }) => request.url.replace(ORIGIN, '')
  const cacheOf = (name: string) => ({
    async addAll(requests: { url: string }[]) {
      const answers = await Promise.all(requests.map((request) => net.answer(pathOf(request))))
      if (answers.some(({ status }) => status !== 200)) throw new TypeError('not kept')
      kept.set(name, new Map(requests.map((request, at) => [pathOf(request), answers[at] as Answer])))
    },
  })
  runInNewContext(`const BUILD = '${build}', FILES = ${JSON.stringify(FILES)}, SHELL = '/ticket'\n${SOURCE}`, {
    URL,
    setTimeout,
    Request: class {
      constructor(readonly url: string) {}
    },
    location: { origin: ORIGIN },
    fetch: (request: { url: string }) => net.answer(pathOf(request)),
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
        kept.get(cacheName)?.get(typeof request === 'string' ? request : pathOf(request)),
    },
    self: {
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
    },
  })
  const waited = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  /** Response of the service worker; `null` if it leaves the request to the browser. */
  const respondTo = (address: string, mode = 'navigate', method = 'GET') => {
    let answer: Promise<Answer> | null = null
    const request = { url: `${ORIGIN}${address}`, mode, method }
    handlers.get('fetch')?.({ request, respondWith: (given: Promise<Answer>) => (answer = given) })
    return answer as Promise<Answer> | null
  }
  return { net, kept, respondTo, install: () => waited('install'), activate: () => waited('activate') }
}

async function installed(build = 'one') {
  const browser = browserWith(build)
  await browser.install()
  await browser.activate()
  return browser
}

describe('the service worker (TICKET-029)', () => {
  it('fetches every page from the network if there is one, so that a release is never stale', async () => {
    const { respondTo, net } = await installed()
    net.answer = async (address) => ({ status: 200, from: `new release ${address}` })
    expect(await respondTo('/ticket')).toEqual({ status: 200, from: 'new release /ticket' })
  })

  it.each([
    ['without a network', async () => Promise.reject(new TypeError('offline'))],
    ['while the shop is down', async () => ({ status: 503, from: 'proxy' })],
  ])('opens any page of the app from the device %s', async (_name, answer) => {
    const { respondTo, net } = await installed()
    net.answer = answer
    for (const address of ['/ticket', '/', '/content/1?from=mail']) {
      expect(await respondTo(address)).toEqual({ status: 200, from: 'network /ticket' })
    }
  })

  it('opens the cached page when the network takes longer than three seconds', async () => {
    jest.useFakeTimers()
    const { respondTo, net } = await installed()
    net.answer = () => new Promise(() => {})
    const opened = respondTo('/ticket')
    await jest.advanceTimersByTimeAsync(3000)
    expect(await opened).toEqual({ status: 200, from: 'network /ticket' })
    jest.useRealTimers()
  })

  it('serves cached scripts and style sheets, and fetches others', async () => {
    const { respondTo, net } = await installed()
    net.answer = async (address) => ({ status: 200, from: `late ${address}` })
    expect(await respondTo('/js/app.1a2b3c.js', 'no-cors')).toMatchObject({ from: 'network /js/app.1a2b3c.js' })
    expect(await respondTo('/js/other.4d5e6f.js', 'no-cors')).toMatchObject({ from: 'late /js/other.4d5e6f.js' })
  })

  it.each([
    ['/gateway/trade/buyer/v5/voucher/page_list', 'cors'],
    ['/static/demo/logo.svg', 'no-cors'],
    ['/sandbox', 'navigate'],
    ['/sandbox/gate', 'navigate'],
    ['/invoice.pdf', 'navigate'],
  ])('leaves %s to the browser: caches no user data', async (address, mode) => {
    const { respondTo } = await installed()
    expect(respondTo(address, mode)).toBeNull()
  })

  it('leaves forms to the browser', async () => {
    const { respondTo } = await installed()
    expect(respondTo('/sandbox/cashier/1', 'navigate', 'POST')).toBeNull()
  })

  it('keeps all of a release or nothing', async () => {
    const browser = browserWith('one')
    browser.net.answer = async (address) => ({ status: address === FILES[0] ? 404 : 200, from: address })
    await expect(browser.install()).rejects.toThrow('not kept')
    expect([...browser.kept.keys()]).toEqual([])
  })

  it('caches the files of a new release, and drops the previous ones', async () => {
    const { kept } = await installed('one')
    const next = browserWith('two', kept)
    await next.install()
    expect([...kept.keys()]).toEqual(['encore-one', 'encore-two'])
    await next.activate()
    expect([...kept.keys()]).toEqual(['encore-two'])
  })

  it('opens the old release while offline, and the new one once online', async () => {
    const old = await installed('one')
    const offline = async () => Promise.reject(new TypeError('offline'))
    const next = browserWith('two', old.kept)
    next.net.answer = offline
    await expect(next.install()).rejects.toThrow('offline')
    old.net.answer = offline
    expect(await old.respondTo('/ticket')).toEqual({ status: 200, from: 'network /ticket' })

    const released = async (address: string) => ({ status: 200, from: `release two ${address}` })
    old.net.answer = released
    expect(await old.respondTo('/ticket')).toEqual({ status: 200, from: 'release two /ticket' })
    next.net.answer = released
    await next.install()
    await next.activate()
    next.net.answer = offline
    expect(await next.respondTo('/ticket')).toEqual({ status: 200, from: 'release two /ticket' })
  })
})
