import { log } from '@/platform/log/log'
import { lostPage } from './lost-page'
import { type WebAddress, webAddressOf } from './web-address'
import { WebPage } from './web-page'

/** A page of the build, with its loader: the first element of the result is the promise of the code. */
export interface PageSource {
  /** Page path, with or without a leading slash. */
  path: string
  load(): readonly unknown[]
}

/** Finds pages by their addresses, and creates them once their code is loaded. */
export class PageSources {
  private leaveFetch: () => void = () => {}

  constructor(
    private readonly sources: readonly PageSource[],
    /** Distance from the end of a page at which it loads more, px. */
    private readonly endDistance: number,
  ) {}

  /** The page of an address, if the build has it. */
  addressOf(href: string): WebAddress | null {
    const found = webAddressOf(href)
    return found && this.sourceOf(found) ? found : null
  }

  /**
   * Exports of the page's file, once other conditions are met; null if it failed, or the user navigated in the
   * meantime.
   */
  async fetch(found: WebAddress, other: Promise<void> = Promise.resolve()): Promise<object | null> {
    const interrupted = new Promise<null>((resolve) => {
      this.leaveFetch = () => resolve(null)
    })
    const [code] = this.sourceOf(found)?.load() ?? []
    try {
      const both = Promise.all([code, other]).then(([exported]) => exported)
      return (await Promise.race([both, interrupted])) as object | null
    } catch (error) {
      lostPage.address = found.url.href
      log.warn(`${found.route.path} did not come: ${String(error)}`)
      return null
    }
  }

  /** Stops waiting for pending code after the user navigated. */
  interrupt(): void {
    this.leaveFetch()
  }

  make({ url, params }: WebAddress, code: object): WebPage {
    const component = 'default' in code ? code.default : code
    return new WebPage({ component, address: url.pathname, params, endDistance: this.endDistance })
  }

  private sourceOf({ route }: WebAddress): PageSource | undefined {
    return this.sources.find(({ path }) => path.replace(/^\//, '') === route.path)
  }
}
