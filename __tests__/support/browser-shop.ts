import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { accessibilityFaults } from './accessibility-faults'
import { launchBrowser } from './browser'
import { confirmationOf, offerAt } from './buyer'
import { buyerLogin } from './buyer-login'
import type { ServedGateway } from './gateway-process'
import { type LentGateway, lendGateway } from './lent-gateway'
import { NetworkWatch } from './network-watch'
import { newestCaptcha, newestCode } from './newest-secrets'

const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** Maximum wait for an element or a state: a hanging page is found, a busy machine is waited for, ms. */
const STEP_MS = 60_000
/** Polling interval, ms. */
const POLL_MS = 50

export interface Look {
  form: 'phone' | 'desktop'
  lang: 'zh' | 'zh-MO' | 'en'
  colorScheme: 'light' | 'dark'
  /** The surrounding window, if not a browser's own. */
  host?: {
    userAgent?: string
    /** Script of the surrounding app, run before those of the page. */
    bridge?: string
    /** Query of the first address. */
    query?: string
  }
}

const UNTITLED = 'The document was left without a title'
/** Forbidden console output of a page: a missing title, or a violation of its policy. */
const FAULTS = new RegExp(`^${UNTITLED}|Content Security Policy|Trusted`)
/** Reports a tab without a title, even briefly: screen readers read the title when a page opens. */
const TELL_OF_NO_TITLE = `
  addEventListener('DOMContentLoaded', () => {
    const title = document.querySelector('title')
    if (!title) return
    new MutationObserver(() => document.title || console.error(${JSON.stringify(UNTITLED)}))
      .observe(title, { childList: true, characterData: true, subtree: true })
  })`

/** Layout shift entry of Chromium. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Storage key of a web login. */
export const WEB_SESSION_KEY = 'encore:session'

let buyers = 0

/** A number unused in this file. */
function nextPhone(): string {
  buyers += 1
  return `1380013${String(2000 + buyers * 2)}`
}

/** The built app with its own gateway, and a browser, for all tests of a file. */
export function openForTests(): { gateway: ServedGateway; browser: Browser } {
  const parts = {} as { gateway: ServedGateway; browser: Browser }
  let starting: Promise<LentGateway> | undefined
  beforeAll(async () => {
    starting = lendGateway()
    parts.browser = await launchBrowser()
    parts.gateway = await starting
  })
  afterAll(async () => {
    await parts.browser?.close()
    // One that started too late for the tests is stopped as well.
    await (await starting)?.stop()
  })
  return parts
}

/** The shop in its own browser window. */
export class BrowserShop {
  /** Uncaught errors. */
  readonly faults: string[] = []
  private readonly network: NetworkWatch

  private constructor(
    readonly page: Page,
    readonly gateway: ServedGateway,
    readonly lang: Look['lang'],
  ) {
    this.network = new NetworkWatch(page)
    page.setDefaultTimeout(STEP_MS)
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => FAULTS.test(message.text()) && this.faults.push(message.text()))
  }

  /** With a visitor, on the home page, or on another one that is visited first. */
  static async open(browser: Browser, gateway: ServedGateway, look: Look, address = '/'): Promise<BrowserShop> {
    const shop = await BrowserShop.inWindow(browser, gateway, look)
    await shop.goto(`${address}${look.host?.query ?? ''}`)
    return shop
  }

  /** Opens the booking of a show with a logged-in buyer: earlier steps have their own tests. */
  static async openBooking(browser: Browser, gateway: ServedGateway, look: Look, showId = NAMED_SHOWS.simpleConcert) {
    const shop = await BrowserShop.withBuyer(browser, gateway, look)
    await shop.goto(`/booking/${showId}${look.host?.query ?? ''}`)
    return shop
  }

  /** On the filled in confirmation of an order, for such a buyer: by its address, without a booking before it. */
  static async openConfirmation(
    browser: Browser,
    gateway: ServedGateway,
    look: Look,
    showId: string = NAMED_SHOWS.simpleConcert,
  ) {
    const shop = await BrowserShop.withBuyer(browser, gateway, look)
    const query = new URLSearchParams(look.host?.query)
    const wanted = confirmationOf(await offerAt(gateway.origin, showId))
    for (const [name, value] of Object.entries(wanted)) query.set(name, value)
    await shop.goto(`/${routes.confirmOrder.path}?${query}`)
    await shop.confirmOrder()
    return shop
  }

  static async withBuyer(browser: Browser, gateway: ServedGateway, look: Look): Promise<BrowserShop> {
    const login = JSON.stringify(await buyerLogin(gateway, nextPhone()))
    const origins = [{ origin: gateway.origin, localStorage: [{ name: WEB_SESSION_KEY, value: login }] }]
    return BrowserShop.inWindow(browser, gateway, look, { cookies: [], origins })
  }

  /** Opens a window for a new visitor. */
  static async inWindow(
    browser: Browser,
    gateway: ServedGateway,
    { form, lang, colorScheme, host: { userAgent, bridge } = {} }: Look,
    storageState?: BrowserContextOptions['storageState'],
  ): Promise<BrowserShop> {
    const context = await browser.newContext({
      ...(form === 'phone' ? PHONE : DESKTOP),
      colorScheme,
      ...(userAgent && { userAgent }),
      ...(storageState && { storageState }),
    })
    if (bridge) await context.addInitScript(bridge)
    await context.addInitScript(TELL_OF_NO_TITLE)
    return new BrowserShop(await context.newPage(), gateway, lang)
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(`${this.gateway.origin}${address}${address.includes('?') ? '&' : '?'}lang=${this.lang}`)
  }

  /** Has the gateway embed no answers, so that the app requests them all; the reset of the faults ends it. */
  async withoutFirstAnswers(): Promise<void> {
    await this.gateway.sandbox('faults', { scenario: 'none', path: '/nowhere', times: 1_000 })
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }

  /** An element of the top page: Taro keeps lower pages in the document. Excludes the first look of the gateway. */
  element(selector: string) {
    return this.page.locator(`:is(${selector}):visible:not(#first-look *)`).last()
  }

  async seen(selector: string): Promise<void> {
    await this.element(selector).waitFor()
  }

  /** Waits until the page has text and no pending requests. */
  async drawn(): Promise<void> {
    await this.page.locator('.taro_page:not([hidden])', { hasText: /\S/ }).last().waitFor()
    await this.network.settled()
  }

  async tap(selector: string): Promise<void> {
    await this.element(selector).click()
  }

  async type(selector: string, text: string): Promise<void> {
    await this.element(selector).fill(text)
  }

  /**
   * Waits until a check passes. Playwright's `waitForFunction` polls by evaluating a string, which the page's policy
   * forbids.
   */
  async until(check: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + STEP_MS
    // A page that is being left throws; the next one answers.
    while (!(await check().catch(() => false))) {
      if (Date.now() > end) throw new Error(`the page never came to what was waited for: ${check}`)
      await this.page.waitForTimeout(POLL_MS)
    }
  }

  /** From the home page to the booking of a show. */
  async openShow(): Promise<void> {
    await this.page.locator(`[href="/content/${NAMED_SHOWS.simpleConcert}"]`).first().click()
    await this.seen('#buy')
  }

  /** Straight to a show, as from a link. */
  gotoShow(showId: string = NAMED_SHOWS.simpleConcert): Promise<void> {
    return this.goto(`/content/${showId}`)
  }

  /** From the page of a show to the filled in confirmation of an order. */
  async fillOrder(): Promise<void> {
    await this.tap('#buy')
    await this.tap('#plan-0')
    await this.tap('#next')
    await this.logIn()
    await this.confirmOrder()
  }

  /** From the booking to the completed confirmation of an order, for a logged-in buyer. */
  async bookTicket(): Promise<void> {
    await this.tap('#plan-0')
    await this.tap('#next')
    await this.confirmOrder()
  }

  private async confirmOrder(): Promise<void> {
    await this.seen('#submit-order')
    await this.type('#contact', '13800138000')
    await this.tap('#agree')
  }

  /** Fills in the page of the login that is open, and the code that follows. */
  async logIn(from: 'phone' | 'code' = 'phone', cellphone = nextPhone()): Promise<void> {
    if (from === 'phone') await this.requestCode(cellphone)
    await this.type('#code', await newestCode(this.gateway))
  }

  private async requestCode(cellphone: string): Promise<void> {
    await this.type('#phone', cellphone)
    await this.seen('img[src^="data:image"]')
    await this.type('#captcha', await newestCaptcha(this.gateway))
    if ((await this.element('#agree').getAttribute('aria-checked')) === 'false') await this.tap('#agree')
    await this.tap('#send-code')
    await this.seen('#code')
  }

  /** From the filled in confirmation to the payment sheet of a fresh order. */
  async order(): Promise<void> {
    await this.tap('#submit-order')
    await this.seen('#pay')
  }

  /** Pays, and waits for the cashier of the sandbox. */
  async goToCashier(): Promise<void> {
    await this.tap('#pay')
    await this.page.waitForURL(/sandbox\/cashier/)
  }

  /** Layout shift of the document since it was opened: in total, and each shift with the ids of its elements. */
  async layoutShifts(): Promise<{ sum: number; shifts: string[] }> {
    const shifts = await this.page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const found: string[] = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as LayoutShift[]) {
              const parts = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
                const place = `${from.y}+${from.height} to ${to.y}+${to.height}`
                return `${(node as Element | null)?.closest?.('[id]')?.id} ${place}`
              })
              if (!entry.hadRecentInput) found.push(`${entry.value} ${parts.join()}`)
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(found), 300)
        }),
    )
    return { sum: shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0), shifts }
  }

  /** Accessibility faults of the screen found by axe, one line each. */
  accessibilityFaults(): Promise<string[]> {
    return accessibilityFaults(this.page)
  }
}
