import type { Browser, Locator } from 'playwright-core'
import type { Route } from '@/routes/route'
import { BrowserShop, type Look, WEB_SESSION_KEY } from '../browser-shop'
import { CODE_INTERVAL_MS } from '../phone-shop'
import { callSandbox } from '../sandbox-shop'
import type { TestGateway } from '../test-gateway'
import { type GiveDevice, MOMENT_MS, newLogin, queryOf } from './journey-shop'
import type { Shopper, Words } from './shopper'

const LOOK: Look = { form: 'phone', lang: 'zh', colorScheme: 'light' }

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Gives people windows of a browser on the web app, which the gateway serves at this origin. */
export function windowOf(browser: Browser, origin: string): GiveDevice {
  return async (gateway, cellphone) => {
    const shop = await BrowserShop.inWindow(
      browser,
      { origin, sandbox: (...call) => callSandbox(gateway, ...call) },
      LOOK,
    )
    // The shop of a test has its own time.
    await shop.page.context().clock.setSystemTime(gateway.clock.now())
    return new BrowserShopper(shop, gateway, cellphone)
  }
}

class BrowserShopper implements Shopper {
  accessToken = ''

  constructor(
    private readonly shop: BrowserShop,
    private readonly gateway: TestGateway,
    readonly cellphone: string,
  ) {}

  private get page() {
    return this.shop.page
  }

  async open<Params extends object>({ path }: Route<Params>, params: Partial<Params> = {}): Promise<void> {
    await this.passMoment()
    await this.shop.goto(`/${path}?${new URLSearchParams(queryOf(params))}`)
  }

  async refresh(): Promise<void> {
    await this.passMoment()
    await this.page.reload()
  }

  async back(): Promise<void> {
    await this.page.goBack()
  }

  tap(selector: string): Promise<void> {
    return this.shop.tap(selector)
  }

  tapText(words: Words): Promise<void> {
    return this.withText(words, true).click()
  }

  type(selector: string, text: string): Promise<void> {
    return this.shop.type(selector, text)
  }

  async choose(selector: string, option: string): Promise<void> {
    await this.shop.element(selector).selectOption({ label: option })
  }

  chooseDay(selector: string, day: string): Promise<void> {
    return this.shop.type(selector, day)
  }

  async isChecked(selector: string): Promise<boolean> {
    return (await this.shop.element(selector).getAttribute('aria-checked')) === 'true'
  }

  seen(selector: string): Promise<void> {
    return this.shop.seen(selector)
  }

  seenText(words: Words): Promise<void> {
    return this.withText(words).waitFor()
  }

  gone(selector: string): Promise<void> {
    return this.shop.element(selector).waitFor({ state: 'detached' })
  }

  goneText(words: Words): Promise<void> {
    return this.withText(words).waitFor({ state: 'detached' })
  }

  async text(selector: string): Promise<string> {
    return (await this.shop.element(selector).textContent()) ?? ''
  }

  value(selector: string): Promise<string> {
    return this.shop.element(selector).inputValue()
  }

  count(selector: string): Promise<number> {
    return this.page.locator(`:is(${selector}):visible`).count()
  }

  async picture(selector: string): Promise<string> {
    return (await this.shop.element(`${selector} img`).getAttribute('src')) ?? ''
  }

  async choosePicture(selector: string): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.tap(selector)
    const buffer = Buffer.from(PIXEL, 'base64')
    await (await choosing).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  }

  logIn(): Promise<void> {
    this.gateway.clock.advance(CODE_INTERVAL_MS)
    return this.shop.logIn('phone', this.cellphone)
  }

  async signIn(): Promise<void> {
    const origin = this.shop.gateway.origin
    const login = await newLogin(this.gateway, this.cellphone)
    this.accessToken = login.accessToken
    // The picture of the user is where the browser finds the shop; a call without a port does not tell.
    const avatar = login.avatar?.replace(/^https?:\/\/[^/]+/, origin)
    const localStorage = [{ name: WEB_SESSION_KEY, value: JSON.stringify({ ...login, avatar }) }]
    await this.page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  }

  async pay(button: string, paid: string): Promise<void> {
    await this.tap(button)
    await this.seen(`${paid}, #pay`)
    if (await this.shop.element(paid).isHidden()) await this.payAtCashier(paid)
  }

  async screen(): Promise<string> {
    return `${this.page.url()}: ${await this.page.locator('body').innerText()}`
  }

  async leavePayment(button: string): Promise<void> {
    await this.tap(button)
    await this.seen('#pay')
  }

  async close(): Promise<void> {
    await this.shop.close()
    if (this.shop.faults.length > 0) throw new Error(this.shop.faults.join('\n'))
  }

  private async payAtCashier(paid: string): Promise<void> {
    // Of an order that asked for no consent before.
    if ((await this.count('#agree-payment')) > 0) await this.tap('#agree-payment')
    await this.shop.goToCashier()
    await this.page.locator('#approved').click()
    await this.seen(paid)
  }

  /** On the page on top: Taro keeps those below it in the document. */
  private withText(words: Words, exact = false): Locator {
    return this.page.getByText(words, { exact }).and(this.page.locator(':visible:not(#first-look *)')).last()
  }

  private async passMoment(): Promise<void> {
    this.gateway.clock.advance(MOMENT_MS)
    await this.page.context().clock.setSystemTime(this.gateway.clock.now())
  }
}
