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

/** What a screen is to show from now on; null for what stays. */
interface Changed {
  styles: string | null
  body: string | null
  top: number
}

/** So often may a layout bring parts of the page near the screen, which then are drawn and move others. */
const MAX_ROUNDS = 12

const pages = new BrowserPool<ScreenPage>()

/** A browser page that lays a running mini-program out, as a phone would. */
export class DrawnScreen {
  private readonly rectangles = new Map<ViewNode, Rectangle>()
  /** What the browser shows, and where it lies there. */
  private shown = { styles: '', body: '', top: -1 }
  private places: number[][] = []
  /** One layout after the other: a question that comes while one is made waits for it. */
  private measuring = Promise.resolve()

  private constructor(
    readonly page: Page,
    /** The next screen that looks alike is drawn on the same page. */
    readonly close: () => void,
  ) {}

  static async open(browser: Browser, { serve, ...look }: DrawnScreenOptions): Promise<DrawnScreen> {
    const { item, release } = await pages.acquire(browser, look, () => openScreenPage(browser, look))
    item.serve = serve
    return new DrawnScreen(item.page, release)
  }

  /** Where an element lies, for `MiniAppOptions`; undefined until it has been laid out. */
  readonly rectangleOf = (node: ViewNode): Rectangle | undefined => this.rectangles.get(node)

  /** Lays out what stands on the screen, tells the app what came near it, and does so again until nothing changes. */
  async layOut(app: MiniApp): Promise<void> {
    let last = ''
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await this.measure(app)
      // Words may go on changing, as those of a countdown do: what counts is where things lie.
      const layout = JSON.stringify(this.places)
      app.vendor.intersections.recheck()
      await app.settle()
      if (layout === last) return
      last = layout
    }
    throw new Error(`${app.page.route} did not come to rest in ${MAX_ROUNDS} layouts`)
  }

  /** Lays out what stands on the screen now, once, and tells nobody: for questions where an element lies. */
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
      // The sheets are long, and most of the time the same; a page that is scrolled may be the same too.
      const changed = { styles: hasStyles ? null : styles, body: hasBody ? null : body, top: wanted.top }
      this.places = JSON.parse(await this.page.evaluate(measureBody, changed))
    }
    this.rectangles.clear()
    for (const [index, [left = 0, top = 0, width = 0, height = 0]] of this.places.entries()) {
      const node = nodes[index]
      if (node) this.rectangles.set(node, { left, top, width, height })
    }
  }

  /** Height of the whole page as it was last laid out, px. */
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
 * In the browser: puts the document in place and measures what is marked. Answers JSON: Playwright looks at every number
 * of what is not a text, which takes longer than measuring.
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

/** In the browser: waits for fonts and for the pictures of backgrounds. */
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
