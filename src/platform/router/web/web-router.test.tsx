import { Current } from '@tarojs/runtime'
import fc from 'fast-check'
import { routes } from '@/routes'
import { lostPage } from './lost-page'
import { type PageSource, WebRouter } from './web-router'

/** What Taro's React binding does for a page: a box in the document for as long as the page is open. */
const taroApp = {
  mount(_component: unknown, id: string, done: () => void) {
    const box = document.createElement('div')
    box.id = id
    document.body.append(box)
    done()
  },
  unmount(id: string, done: () => void) {
    document.getElementById(id)?.remove()
    done()
  },
}

const PAGES = [routes.list, routes.all, routes.mine, routes.showDetail, routes.booking, routes.settings]
const source = ({ path }: { path: string }): PageSource => ({ path, load: () => [Promise.resolve({ default: path })] })

/** Addresses of the pages in the document and of the one on screen, without the stamps that Taro gives them. */
const addressOf = ({ id }: Element) => id.split('?')[0] ?? ''
const boxes = () => [...document.body.children].map(addressOf)
const onScreen = () => [...document.body.children].filter((box) => !(box as HTMLElement).hidden).map(addressOf)

let router: WebRouter
let notFound: string[]

async function start(address: string, sources: readonly PageSource[] = PAGES.map(source)): Promise<void> {
  window.history.pushState(null, '', address)
  await restart(sources)
}

/** As a reload does: the pages are gone, and the browser's history stays. */
async function restart(sources: readonly PageSource[] = PAGES.map(source)): Promise<void> {
  document.body.replaceChildren()
  stop()
  router = new WebRouter()
  stop = () => router.stop()
  await router.start({ sources, endDistance: 50, onPageNotFound: ({ path }) => notFound.push(path) })
}

let stop = () => {}

/** A step of the user's in the browser itself. */
async function step(delta: number): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.go(delta)
  await popped
  await router.settled()
}

// A step in the history of jsdom takes a timer of its window.
beforeAll(() => void jest.useRealTimers())
beforeEach(() => {
  notFound = []
  Current.app = taroApp as unknown as typeof Current.app
})
afterEach(() => stop())

describe('pages on the web', () => {
  it('lie one above the other, and a step back closes the upper one', async () => {
    await start('/')
    await router.open('/content/1')
    await router.open('/booking/1?seatPlanId=2')
    expect(onScreen()).toEqual(['/booking/1'])
    expect(router.stack()).toEqual([routes.list.path, routes.showDetail.path, routes.booking.path])
    await step(-1)
    expect(onScreen()).toEqual(['/content/1'])
    expect(boxes()).toEqual(['/', '/content/1'])
  })

  it('are told apart also when they have the same path', async () => {
    await start('/content/1')
    await router.open('/content/2')
    await router.open('/content/1')
    await router.open('/content/2')
    for (const expected of ['/content/1', '/content/2', '/content/1']) {
      await step(-1)
      expect(onScreen()).toEqual([expected])
    }
    expect(router.stack()).toEqual([routes.showDetail.path])
  })

  it('come again when the user steps forward', async () => {
    await start('/')
    await router.open('/content/1')
    await router.open('/booking/1')
    await step(-2)
    expect(boxes()).toEqual(['/'])
    await step(2)
    expect(onScreen()).toEqual(['/booking/1'])
    expect(router.stack()).toEqual([routes.list.path, routes.showDetail.path, routes.booking.path])
    await router.back(1)
    expect(onScreen()).toEqual(['/content/1'])
  })

  it('are known below the visible one after a reload', async () => {
    await start('/')
    await router.open('/content/1')
    await router.open('/booking/1')
    await restart()
    expect(boxes()).toEqual(['/booking/1'])
    expect(router.stack()).toHaveLength(3)
    await router.back(2)
    expect(onScreen()).toEqual(['/'])
  })

  it('take the place of another, which no step leads to any more', async () => {
    await start('/')
    await router.open('/content/1')
    await router.redirect('/booking/1')
    expect(boxes()).toEqual(['/', '/booking/1'])
    await step(-1)
    expect(onScreen()).toEqual(['/'])
  })

  it('all give way to one that everything begins with again', async () => {
    await start('/')
    await router.open('/content/1')
    await router.relaunch('/')
    expect(boxes()).toEqual(['/'])
    expect(router.stack()).toEqual([routes.list.path])
  })

  it('are made again from their address when too many are above them', async () => {
    await start('/')
    for (let show = 0; show < 12; show += 1) await router.open(`/content/${show}`)
    expect(boxes()).toHaveLength(11)
    await router.back(12)
    expect(onScreen()).toEqual(['/'])
    await step(1)
    expect(onScreen()).toEqual(['/content/0'])
  })
})

describe('tab pages on the web', () => {
  it('are steps of the history, made once and found as they were left', async () => {
    await start('/')
    const home = document.body.firstElementChild
    await router.switchTab('/list')
    await router.switchTab('/mine')
    await router.switchTab('/')
    expect(document.body.firstElementChild).toBe(home)
    expect(boxes()).toEqual(['/', '/list', '/mine'])
    for (const expected of ['/mine', '/list', '/']) {
      await step(-1)
      expect(onScreen()).toEqual([expected])
    }
  })

  it('keep what was open before them', async () => {
    await start('/')
    await router.open('/content/1')
    await router.switchTab('/list')
    expect(router.stack()).toEqual([routes.all.path])
    await step(-1)
    expect(onScreen()).toEqual(['/content/1'])
    expect(router.stack()).toEqual([routes.list.path, routes.showDetail.path])
  })

  it('are no step when they are on screen already', async () => {
    await start('/')
    const { length } = window.history
    await router.switchTab('/')
    expect(window.history.length).toBe(length)
  })
})

describe('what goes wrong', () => {
  it('tells of an address of no page, and the page that says so takes its place', async () => {
    await start('/pages/show-detail/show-detail')
    await start('/no/such/page')
    expect(notFound).toEqual(['/pages/show-detail/show-detail', '/no/such/page'])
    expect(router.stack()).toEqual([])
    await router.redirect('/content/1')
    expect(router.stack()).toEqual([routes.showDetail.path])
    await router.open('/booking/1')
    await step(-1)
    expect(onScreen()).toEqual(['/content/1'])
  })

  it('stays where it is when the code of a page does not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    const broken = { path: routes.settings.path, load: () => [Promise.reject(new Error('offline'))] }
    await start('/', [source(routes.list), broken])
    await router.open(`/${routes.settings.path}`)
    expect([onScreen(), window.location.pathname]).toEqual([['/'], '/'])
    expect(lostPage.address).toContain(routes.settings.path)
  })

  it('gives up a page whose code is still coming when the user steps back', async () => {
    const late = { path: routes.settings.path, load: () => [new Promise(() => {})] }
    await start('/', [source(routes.list), source(routes.showDetail), late])
    await router.open('/content/1')
    void router.open(`/${routes.settings.path}`)
    await step(-1)
    expect([onScreen(), window.location.pathname]).toEqual([['/'], '/'])
  })
})

const TABS = ['/', '/list', '/mine']

/** Goes to one address after the other, and answers those that were no page of their own before. */
async function walk(addresses: readonly string[], reloadAt: number): Promise<string[]> {
  const seen = ['/']
  for (const [at, to] of addresses.entries()) {
    const isTab = TABS.includes(to)
    if (!isTab || to !== seen[seen.length - 1]) seen.push(to)
    await (isTab ? router.switchTab(to) : router.open(to))
    expect([onScreen(), window.location.pathname]).toEqual([[to], to])
    if (at === reloadAt) await restart()
  }
  return seen
}

it('shows the page of its address, and a step back undoes one step, wherever one goes', async () => {
  const address = fc.constantFrom(...TABS, '/content/1', '/content/2', '/booking/1')
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 12 }), fc.nat(12), async (addresses, reloadAt) => {
      await start('/')
      const [, ...back] = (await walk(addresses, reloadAt)).reverse()
      for (const expected of back) {
        await step(-1)
        expect([onScreen(), window.location.pathname]).toEqual([[expected], expected])
      }
    }),
    { numRuns: 30 },
  )
})
