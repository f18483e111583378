import type { Browser, Page } from 'playwright-core'
import type { MiniApp } from '../mini-app'
import type { Rectangle } from '../vendor/selector-query'
import type { ViewNode } from '../view/view-engine'
import { BrowserPool } from './browser-pool'
import { frameHtml } from './phone-frame'
import { openScreenPage, type PictureServer, type ScreenLook, type ScreenPage } from './screen-page'

export interface DrawnScreenOptions extends ScreenLook {
  serve: PictureServer
}

/** Parts of the screen to update; null for unchanged ones. */
interface Changed {
  styles: string | null
  body: string | null
  top: number
}

/** Maximum layout rounds: each may bring further parts near the screen. */
const MAX_ROUNDS = 12

const pages = new BrowserPool<ScreenPage>()

/** Browser page that lays out a running mini-program like a phone. */
export class DrawnScreen {
  private readonly rectangles = new Map<ViewNode, Rectangle>()
  /** Current content of the browser, and its scroll position. */
  private shown = { styles: '', body: '', top: -1 }
  private places: number[][] = []
  /** Queue of layouts: a measurement during one waits for it. */
  private measuring = Promise.resolve()

  private constructor(
    readonly page: Page,
    /** Reuses the page for the next screen of the same look. */
    readonly close: () => void,
  ) {}

  static async open(browser: Browser, { serve, ...look }: DrawnScreenOptions): Promise<DrawnScreen> {
    const { item, release } = await pages.acquire(browser, look, () => openScreenPage(browser, look))
    item.serve = serve
    return new DrawnScreen(item.page, release)
  }

  /** Rectangle of an element, for `MiniAppOptions`; undefined before its layout. */
  readonly rectangleOf = (node: ViewNode): Rectangle | undefined => this.rectangles.get(node)

  /** Lays out the screen and reports elements that came near, until nothing changes. */
  async layOut(app: MiniApp): Promise<void> {
    let last = ''
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await this.measure(app)
      // Texts may keep changing, like those of a countdown: only positions count.
      const layout = JSON.stringify(this.places)
      app.vendor.intersections.recheck()
      await app.settle()
      if (layout === last) return
      last = layout
    }
    throw new Error(`${app.page.route} did not come to rest in ${MAX_ROUNDS} layouts`)
  }

  /** Lays out the current screen once, without reports: for position queries. */
  measure(app: MiniApp): Promise<void> {
    this.measuring = this.measuring.catch(() => {}).then(() => this.measureNow(app))
    return this.measuring
  }

  private async measureNow(app: MiniApp): Promise<void> {
    const { styles, body, nodes } = app.screenDocument()
    const { shown } = this
    const wanted = { styles, body, top: app.scrollTop }
    const [hasStyles, hasBody] = [shown.styles === styles, shown.body === body]
    if (!hasStyles || !hasBody || shown.top !== wanted.top) {
      this.shown = wanted
      // Style sheets are long and mostly unchanged, and so may the body be after scrolling.
      const changed = { styles: hasStyles ? null : styles, body: hasBody ? null : body, top: wanted.top }
      this.places = JSON.parse(await this.page.evaluate(measureBody, changed))
    }
    this.rectangles.clear()
    for (const [index, [left = 0, top = 0, width = 0, height = 0]] of this.places.entries()) {
      const node = nodes[index]
      if (node) this.rectangles.set(node, { left, top, width, height })
    }
  }

  /** Height of the last layout of the whole page, px. */
  pageHeight(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight)
  }

  /** A PNG of the screen in its phone, or of the whole page. */
  async picture(app: MiniApp, { isWhole = false } = {}): Promise<Buffer> {
    await this.page.evaluate(
      (frame) => document.body.insertAdjacentHTML('beforeend', frame),
      frameHtml(app.frameLook()),
    )
    await this.page.evaluate(picturesLoaded)
    const picture = await this.page.screenshot({ fullPage: isWhole, animations: 'disabled' })
    await this.page.evaluate(() => document.querySelector('[data-frame]')?.remove())
    return picture
  }
}

/**
 * Runs in the browser: inserts the document and measures marked elements. Returns JSON, because Playwright's
 * serialisation takes longer than measuring.
 */
function measureBody({ styles, body, top }: Changed): string {
  const sheet = document.querySelector('style')
  if (sheet && styles !== null) sheet.textContent = styles
  if (body !== null) document.body.innerHTML = body
  scrollTo(0, top)
  const places: number[][] = []
  for (const element of document.querySelectorAll('[data-n]')) {
    const { left, top: y, width, height } = element.getBoundingClientRect()
    places[Number(element.getAttribute('data-n'))] = [left, y, width, height]
  }
  return JSON.stringify(places)
}

/** Runs in the browser: waits for fonts and background pictures. */
async function picturesLoaded(): Promise<void> {
  await document.fonts.ready
  const addresses = [...document.querySelectorAll<HTMLElement>('.v-picture')].map(
    ({ style }) => /url\(["']?([^"')]+)/.exec(style.backgroundImage)?.[1] ?? '',
  )
  await Promise.all(
    addresses.filter(Boolean).map(
      (address) =>
        new Promise<void>((resolve) => {
          const picture = new Image()
          picture.onload = picture.onerror = () => resolve()
          picture.src = address
        }),
    ),
  )
}
