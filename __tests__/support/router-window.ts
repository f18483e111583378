import { Current } from '@tarojs/runtime'
import type { PageSource } from '@/platform/router/web/page-sources'
import { WebRouter } from '@/platform/router/web/web-router'
import { routes } from '@/routes'

/** Replaces Taro's React binding for a page: a box in the document for as long as the page is open. */
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

/** A page whose code comes at once. */
export const source = ({ path }: { path: string }): PageSource => ({
  path,
  load: () => [Promise.resolve({ default: path })],
})

/** Addresses of the pages, without the stamps that Taro gives them. */
const addressOf = ({ id }: Element) => id.split('?')[0] ?? ''

/** The router of the web in a browser's window, one for all tests of a file. */
export class RouterWindow {
  router = new WebRouter()
  /** Addresses of no page that were requested. */
  notFound: string[] = []

  static forTests(): RouterWindow {
    const shop = new RouterWindow()
    // A step in the history of jsdom takes a timer of its window.
    beforeAll(() => void jest.useRealTimers())
    beforeEach(() => {
      shop.notFound = []
      Current.app = taroApp as unknown as typeof Current.app
    })
    afterEach(() => shop.router.stop())
    return shop
  }

  async start(address: string, sources?: readonly PageSource[]): Promise<void> {
    window.history.pushState(null, '', address)
    await this.restart(sources)
  }

  /** Reloads: the pages are gone, and the browser's history stays. */
  async restart(sources: readonly PageSource[] = PAGES.map(source)): Promise<void> {
    document.body.replaceChildren()
    this.router.stop()
    this.router = new WebRouter()
    await this.router.start({ sources, endDistance: 50, onPageNotFound: ({ path }) => this.notFound.push(path) })
  }

  /** A step of the user's in the browser itself. */
  async step(delta: number): Promise<void> {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(delta)
    await popped
    await this.router.settled()
  }

  /** A sheet on the visible page: `close` is what a finger on it does, `closed` whose way back the user took. */
  openSheet(name = 'sheet', closed: string[] = []) {
    const close = this.router.openModal(() => {
      closed.push(name)
      close()
    })
    return { close, closed }
  }

  /** Addresses of the pages in the document. */
  boxes(): string[] {
    return [...document.body.children].map(addressOf)
  }

  onScreen(): string[] {
    return [...document.body.children].filter((box) => !(box as HTMLElement).hidden).map(addressOf)
  }
}
