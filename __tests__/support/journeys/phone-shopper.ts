import type { Route } from '@/routes/route'
import type { MiniApp } from '../../../simulator/mini-app'
import type { Platform } from '../../../simulator/package/platforms'
import type { ViewNode } from '../../../simulator/view/view-engine'
import { encoded, logIn, PhoneShop, SESSION_KEY } from '../phone-shop'
import { callSandbox } from '../sandbox-shop'
import type { TestGateway } from '../test-gateway'
import { type GiveDevice, MOMENT_MS, newLogin, type Query, queryOf } from './journey-shop'
import type { Shopper, Words } from './shopper'

/** Gives people phones with the built mini-program of a vendor. */
export function phoneOf(platform: Platform): GiveDevice {
  return async (gateway, cellphone) => new PhoneShopper(platform, gateway, cellphone)
}

/** The payment that a vendor's cashier is opened for, in the words of each of them. */
const PAYMENT_ID = /"(?:tradeNO|orderId|order_id|package)":"(?:prepay_id=)?(\w+)"/

class PhoneShopper implements Shopper {
  accessToken = ''
  private phone: PhoneShop
  private isLaunched = false

  constructor(
    private readonly platform: Platform,
    private readonly gateway: TestGateway,
    readonly cellphone: string,
  ) {
    this.phone = new PhoneShop(platform, gateway)
  }

  private get app(): MiniApp {
    return this.phone.app
  }

  open<Params extends object>({ path }: Route<Params>, params: Partial<Params> = {}): Promise<void> {
    return this.launch(path, encoded(queryOf(params)))
  }

  refresh(): Promise<void> {
    const { route, query } = this.app.page
    return this.launch(route, query)
  }

  back(): Promise<void> {
    return this.app.back()
  }

  async tap(selector: string): Promise<void> {
    await this.app.tap(await this.last(selector))
  }

  async tapText(words: Words): Promise<void> {
    await this.seenText(words)
    await this.app.tapText(words, { nth: -1 })
  }

  async type(selector: string, text: string): Promise<void> {
    await this.app.input(await this.last(selector), text)
  }

  async choose(selector: string, option: string): Promise<void> {
    const options = () => {
      const range = this.app.attribute(selector, 'range')
      return Array.isArray(range) ? range.map(String) : []
    }
    await this.app.waitFor(() => options().includes(option))
    await this.app.change(selector, options().indexOf(option))
  }

  async chooseDay(selector: string, day: string): Promise<void> {
    await this.app.change(await this.last(selector), day)
  }

  async isChecked(selector: string): Promise<boolean> {
    return String(this.app.attribute(await this.last(selector), 'aria-checked')) === 'true'
  }

  async seen(selector: string): Promise<void> {
    await this.phone.seen(selector)
  }

  seenText(words: Words): Promise<void> {
    return this.app.waitForText(words)
  }

  async gone(selector: string): Promise<void> {
    await this.app.waitFor(() => this.app.all(selector).length === 0)
  }

  async goneText(words: Words): Promise<void> {
    const isSeen = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
    await this.app.waitFor(() => !isSeen(this.app.text()))
  }

  async text(selector: string): Promise<string> {
    return this.app.text(await this.last(selector))
  }

  async value(selector: string): Promise<string> {
    return String(this.app.attribute(await this.last(selector), 'value'))
  }

  async count(selector: string): Promise<number> {
    return this.app.all(selector).length
  }

  async picture(selector: string): Promise<string> {
    return String(this.app.attribute(await this.last(`${selector} image`), 'src'))
  }

  /** The phone's album gives the first picture at once. */
  choosePicture(selector: string): Promise<void> {
    return this.tap(selector)
  }

  async logIn(): Promise<void> {
    await this.seen('#phone')
    await logIn(this.app, this.gateway, this.cellphone)
  }

  async signIn(): Promise<void> {
    const login = await newLogin(this.gateway, this.cellphone)
    this.accessToken = login.accessToken
    this.app.vendor.storage.set(SESSION_KEY, login)
  }

  async pay(button: string, paid: string): Promise<void> {
    this.app.vendor.payment.onPaid = async (parameters) => {
      const [, id] = PAYMENT_ID.exec(JSON.stringify(parameters)) ?? []
      await callSandbox(this.gateway, `payments/${id}`, { outcome: 'APPROVED' })
    }
    await this.tap(button)
    // With several ways to pay there is a sheet first.
    await this.seen(`${paid}, #pay`)
    if ((await this.count(paid)) === 0) await this.tap('#pay')
    await this.seen(paid)
  }

  async screen(): Promise<string> {
    return `${this.app.stack.at(-1)}: ${this.app.text()}`
  }

  async leavePayment(button: string): Promise<void> {
    this.app.vendor.payment.next('cancelled')
    await this.tap(button)
    await this.seen('#pay, #operation-TO_BE_PAID')
  }

  async close(): Promise<void> {
    try {
      this.app.assertHealthy()
    } finally {
      this.app.close()
    }
  }

  private async launch(path: string, query: Query): Promise<void> {
    if (this.isLaunched) await this.endRun()
    this.isLaunched = true
    this.gateway.clock.advance(MOMENT_MS)
    await this.app.launch(path, query)
  }

  /** The app is ended; the next one finds what it has kept. */
  private async endRun(): Promise<void> {
    const storage = this.app.vendor.storage.toJSON()
    await this.close()
    this.phone = new PhoneShop(this.platform, this.gateway, { storage })
  }

  private async last(selector: string): Promise<ViewNode> {
    await this.seen(selector)
    const node = this.app.all(selector).at(-1)
    if (!node) throw new Error(`${selector} was on the page and is gone`)
    return node
  }
}
