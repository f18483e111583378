import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
/** Nowhere is more than that between two controls. */
const MOST_STOPS = 80

/** Somebody without a mouse: Tab, arrows, Enter, Space and letters. */
class Keys {
  /** What axe found on the way. */
  readonly faults: string[] = []

  constructor(private readonly shop: BrowserShop) {}

  press(key: string): Promise<void> {
    return this.shop.page.keyboard.press(key)
  }

  /** Tab after Tab, until this has the focus. */
  async tabTo(selector: string): Promise<void> {
    await this.shop.seen(selector)
    const isThere = () => this.shop.element(selector).evaluate((element) => element === document.activeElement)
    for (let stops = 0; !(await isThere()); stops += 1) {
      if (stops > MOST_STOPS) throw new Error(`the Tab key never comes to ${selector}`)
      await this.press('Tab')
    }
  }

  async use(selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(selector)
    await this.press(key)
  }

  async type(selector: string, text: string): Promise<void> {
    await this.tabTo(selector)
    await this.shop.page.keyboard.type(text)
  }

  async lookAt(screen: string): Promise<void> {
    this.faults.push(...(await this.shop.accessibilityFaults()).map((fault) => `${screen}: ${fault}`))
  }

  /** Walks over the map with the arrows until a free seat is looked at, and takes it. */
  async takeSeat(): Promise<void> {
    const { page } = this.shop
    for (let steps = 0; (await page.locator('#take-seat').count()) === 0; steps += 1) {
      if (steps > MOST_STOPS) throw new Error('the arrows never come to a free seat')
      await this.press(steps % 12 === 11 ? 'ArrowDown' : steps % 24 > 12 ? 'ArrowLeft' : 'ArrowRight')
      await this.shop.until(() => page.locator('#seat-inspected').textContent())
    }
    await this.press('Enter')
  }

  async logIn(): Promise<void> {
    const { shop } = this
    await this.type('#phone', '13800139101')
    await shop.seen('img[src^="data:image"]')
    const [captcha] = await shop.gateway.sandbox<{ answer: string }[]>('captchas')
    await this.type('#captcha', captcha?.answer ?? '')
    await this.use('#agree', 'Space')
    await this.use('#send-code')
    await shop.seen('#code')
    const [message] = await shop.gateway.sandbox<{ content: string }[]>('outbox')
    await this.type('#code', /\d{6}/.exec(message?.content ?? '')?.[0] ?? '')
  }
}

describe.each(['phone', 'desktop'] as const)('without a mouse, in a window of a %s', (form) => {
  it('two seats are chosen on the map, ordered, and the cashier is reached; axe finds nothing (SEAT-001, SEAT-024)', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, { form, lang: 'zh', colorScheme: 'light' })
    const keys = new Keys(shop)
    await shop.goto(`/booking/${NAMED_SHOWS.seatsTheatre}`)
    await keys.lookAt('booking')
    await keys.use('#plan-0')
    await shop.seen('#seat-map')
    await keys.tabTo('[role=application]')
    await keys.takeSeat()
    await keys.press('ArrowRight')
    await keys.takeSeat()
    await keys.lookAt('two seats chosen')
    await keys.use('#confirm-seats')
    await shop.seen('#phone')
    await keys.lookAt('login')
    await keys.logIn()
    await keys.use('#confirm-seats')
    await shop.seen('#seats-kept')
    await keys.lookAt('order')
    await keys.type('#contact', '13800138000')
    await keys.use('#agree', 'Space')
    await keys.use('#submit-order')
    await keys.lookAt('payment')
    await keys.use('#agree-payment', 'Space')
    await keys.use('#pay')
    await shop.page.waitForURL(/sandbox\/cashier/)
    expect(keys.faults).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  }, 180_000)
})
