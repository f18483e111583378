import type { Browser, BrowserContext, Page } from 'playwright-core'
import { BrowserPool } from '../../simulator/drawing/browser-pool'
import { insetSafeArea } from '../../simulator/drawing/screen-page'
import { type ColorScheme, NOTCHED } from './drawn-phone'
import { IDLE_MS, NetworkWatch } from './network-watch'
import type { PageVisit } from './page-visits'
import { type ScreenLayout, screenLayout } from './screen-boxes'
import { unrolledLayout } from './unrolled-layout'
import { whenIdle } from './when-idle'

/** Time without movement after which the page is at rest, ms. */
const STILL_MS = 100

/** The phone's own bars are outside a browser page, which needs no room for them. */
const BAR_PX = NOTCHED.safeArea.top

/** Wider windows belong to a mouse, px. */
const WIDEST_TABLET = 960

/** The app is fetched once for many visits. */
const contexts = new BrowserPool<BrowserContext>()

/** The built web app on the same phone. */
export class DrawnWeb {
  private constructor(
    readonly page: Page,
    /** Uncaught errors. */
    readonly errors: readonly string[],
    private readonly network: NetworkWatch,
    private readonly release: () => void,
  ) {}

  /** `origin` serves the app and answers its calls. */
  static async open(
    browser: Browser,
    origin: string,
    theme: ColorScheme,
    visit: PageVisit,
    lang = 'zh',
    /** Window of a tablet or a computer; default: a phone. */
    viewport?: { width: number; height: number },
  ): Promise<DrawnWeb> {
    const { item: context, release } = await contexts.acquire(browser, { theme, viewport }, () =>
      openContext(browser, theme, viewport),
    )
    const page = await context.newPage()
    await forgetVisits(page, origin)
    await page.addInitScript((session) => {
      if (session) localStorage.setItem('encore:session', session)
    }, visit.session && JSON.stringify(visit.session))
    await page.addInitScript(waitLonger)
    await insetSafeArea(page, { top: 0, bottom: viewport ? 0 : NOTCHED.safeArea.bottom })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const network = new NetworkWatch(page)
    const query = new URLSearchParams({ ...visit.query, lang })
    const { path, aliases } = visit.route
    await page.goto(`${origin}${aliases[0] ?? `/${path}`}?${query}`)
    await page.locator('.taro_page:not([hidden])', { hasText: /\S/ }).waitFor()
    await network.settled()
    return new DrawnWeb(page, errors, network, release)
  }

  /** Positions of all content, once nothing moves. */
  async layout(): Promise<ScreenLayout> {
    let last = ''
    for (;;) {
      const layout = await screenLayout(this.page)
      const places = JSON.stringify(layout.boxes.map(({ text: _text, ...place }) => place))
      if (places === last) return layout
      last = places
      await this.page.waitForTimeout(STILL_MS)
      // A busy machine draws later, and is not at rest before it has.
      await this.page.evaluate(whenIdle, IDLE_MS)
    }
  }

  /** Positions of all content, including below the screen. */
  unrolled(): Promise<ScreenLayout> {
    return unrolledLayout(this.page, 0, async (top) => {
      const isThere = await this.page.evaluate(scrollPage, top)
      await this.network.quiet(STILL_MS)
      await this.layout()
      return isThere
    })
  }

  /** Lays the phone on its side. */
  async turn(): Promise<void> {
    await this.page.setViewportSize({ width: NOTCHED.height, height: NOTCHED.width })
  }

  /** Notices instead of or beside the content: failures, empty states, pending work. */
  async notices(): Promise<string[]> {
    const texts = await this.page.locator('[role="status"]:visible').allInnerTexts()
    return texts.map((text) => text.split('\n')[0] ?? '').filter(Boolean)
  }

  async picture({ isWhole = false } = {}): Promise<Buffer> {
    return this.page.screenshot({ fullPage: isWhole, animations: 'disabled' })
  }

  async close(): Promise<void> {
    await this.page.close()
    this.release()
  }
}

/** Runs in the browser: no call of the app times out, after 5 s or more, because the machine is busy. */
function waitLonger(): void {
  const { setTimeout: start } = window
  const patient = (run: TimerHandler, ms = 0, ...args: unknown[]) => start(run, ms < 5_000 ? ms : ms * 20, ...args)
  window.setTimeout = patient as typeof setTimeout
}

function openContext(
  browser: Browser,
  theme: ColorScheme,
  viewport?: { width: number; height: number },
): Promise<BrowserContext> {
  const isDesktop = (viewport?.width ?? 0) > WIDEST_TABLET
  return browser.newContext({
    viewport: viewport ?? { width: NOTCHED.width, height: NOTCHED.height - BAR_PX },
    deviceScaleFactor: isDesktop ? 1 : 2,
    isMobile: !isDesktop,
    hasTouch: !isDesktop,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  })
}

/** Clears visits but keeps the browser's cache of the app. */
async function forgetVisits(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' })
}

/** Runs in the browser: scrolls the page on screen; returns whether it is that long. */
function scrollPage(top: number): boolean {
  const page = document.querySelector('.taro_page:not([hidden])')
  page?.scrollTo({ top, behavior: 'instant' })
  return page !== null && top + page.clientHeight <= page.scrollHeight
}
