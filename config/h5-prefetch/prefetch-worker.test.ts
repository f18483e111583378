import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { workerSource } from '../worker-source'

const FILES = ['/js/shared.js', '/js/a.js', '/css/a.css', '/js/b.js', '/js/loaded.js']
const PAGES = { 'pages/a/a': [4, 0, 1, 2], 'pages/b/b': [0, 3] }
const SOURCE = workerSource(path.join(__dirname, 'prefetch-worker.js'), { FILES, PAGES })

type Scope = { registration: { unregister(): void } } | { close(): void }

/** The worker in a browser, a service worker unless `scope` is that of a page's own; `answer` stands for the network. */
function runWorker(
  answer: (file: string) => Promise<void> = async () => {},
  scope: Scope = { registration: { unregister() {} } },
) {
  const requested: string[] = []
  let receive: (event: object) => void = () => {}
  runInNewContext(SOURCE, {
    URL,
    self: {
      ...scope,
      addEventListener: (_name: string, listener: typeof receive) => {
        receive = listener
      },
    },
    fetch: async (file: string) => {
      requested.push(file)
      return { blob: () => answer(file) }
    },
  })
  const loaded = ['https://shop.test/js/loaded.js?x=1']
  /** Ends when the browser may stop the worker. */
  function prefetch(...paths: string[]): Promise<unknown> {
    let work: Promise<unknown> = Promise.reject(new Error('the browser may stop the worker at any time'))
    work.catch(() => {})
    receive({
      data: { paths, loaded },
      waitUntil: (lasting: Promise<unknown>) => {
        work = lasting
      },
    })
    return work
  }
  return { requested, prefetch }
}

describe('the worker that fetches pages ahead', () => {
  it('fetches each file once, and none that the page has loaded (NAV-124)', async () => {
    const { requested, prefetch } = runWorker()
    await prefetch('pages/a/a', 'pages/b/b')
    expect(requested).toEqual(['/js/shared.js', '/js/a.js', '/css/a.css', '/js/b.js'])
    await prefetch('pages/b/b', 'pages/unknown/unknown')
    expect(requested).toHaveLength(4)
  })

  it('fetches the next page when the one before has arrived (NAV-124)', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { requested, prefetch } = runWorker((file) => (file === '/js/a.js' ? arrival : Promise.resolve()))
    const all = prefetch('pages/a/a', 'pages/b/b')
    await new Promise(setImmediate)
    expect(requested).not.toContain('/js/b.js')
    arrive()
    await all
    expect(requested).toContain('/js/b.js')
  })

  it('removes itself when it has fetched all, not before (NAV-124)', async () => {
    const unregister = jest.fn()
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { prefetch } = runWorker(() => arrival, { registration: { unregister } })
    const all = prefetch('pages/a/a')
    await new Promise(setImmediate)
    expect(unregister).not.toHaveBeenCalled()
    arrive()
    await all
    expect(unregister).toHaveBeenCalledTimes(1)
  })

  it('closes when it has fetched all, as a worker of the page (NAV-124)', async () => {
    const close = jest.fn()
    const { prefetch } = runWorker(undefined, { close })
    void prefetch('pages/b/b').catch(() => {})
    expect(close).not.toHaveBeenCalled()
    await new Promise(setImmediate)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('goes on past a file that fails, and requests it with the next page (NAV-124)', async () => {
    let isDown = true
    const { requested, prefetch } = runWorker(async (file) => {
      if (isDown && file === '/js/shared.js') throw new TypeError('network')
    })
    await prefetch('pages/a/a')
    isDown = false
    await prefetch('pages/b/b')
    expect(requested.filter((file) => file === '/js/shared.js')).toHaveLength(2)
  })
})
