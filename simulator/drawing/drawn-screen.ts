import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { MiniApp } from '../mini-app'
import type { Rectangle } from '../vendor/selector-query'
import type { ViewNode } from '../view/view-engine'
import { frameHtml } from './phone-frame'

/** Answers the address of a picture. */
export type PictureServer = (url: string) => Promise<{ status: number; contentType: string; body: Buffer }>

export interface DrawnScreenOptions {
  width: number
  height: number
  theme: 'light' | 'dark'
  /** What the phone's notch and home indicator take, px. */
  safeArea: { top: number; bottom: number }
  serve: PictureServer
}

/** So often may a layout bring parts of the page near the screen, which then are drawn and move others. */
const MAX_ROUNDS = 12

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
    private readonly context: BrowserContext,
  ) {}

  static async open(browser: Browser, { width, height, theme, safeArea, serve }: DrawnScreenOptions) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await insetSafeArea(page, safeArea)
    await page.route(/^https?:/, async (route) => route.fulfill(await serve(route.request().url())))
    await page.setContent(
      '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><style></style><body></body>',
    )
    return new DrawnScreen(page, context)
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
    const isShown = shown.styles === styles && shown.body === body && shown.top === wanted.top
    if (!isShown) {
      this.shown = wanted
      // The sheets are long, and most of the time the same.
      const changed = { ...wanted, styles: shown.styles === styles ? null : styles }
      this.places = await this.page.evaluate(measureBody, changed)
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

  close(): Promise<void> {
    return this.context.close()
  }
}

/** Gives a page the insets of a notched phone: `env(safe-area-inset-*)`. */
export async function insetSafeArea(page: Page, { top, bottom }: DrawnScreenOptions['safeArea']): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const insets = { top, topMax: top, bottom, bottomMax: bottom, left: 0, leftMax: 0, right: 0, rightMax: 0 }
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
}

/** In the browser: puts the document in place and measures what is marked. */
function measureBody({ styles, body, top }: { styles: string | null; body: string; top: number }): number[][] {
  const sheet = document.querySelector('style')
  if (sheet && styles !== null) sheet.textContent = styles
  document.body.innerHTML = body
  scrollTo(0, top)
  const places: number[][] = []
  for (const element of document.querySelectorAll('[data-n]')) {
    const { left, top: y, width, height } = element.getBoundingClientRect()
    places[Number(element.getAttribute('data-n'))] = [left, y, width, height]
  }
  return places
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
