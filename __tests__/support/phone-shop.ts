import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { MiniApp, type MiniAppOptions } from '../../simulator/mini-app'
import { loadPackage, type MiniPackage } from '../../simulator/package/load-package'
import type { Platform } from '../../simulator/package/platforms'
import type { RequestHandler } from '../../simulator/vendor/http-types'
import { confirmationOf, offerOf } from './buyer'
import { newestCaptcha, newestCode, type SandboxSource } from './newest-secrets'
import { callSandbox } from './sandbox-shop'
import { loginByCode } from './sent-code'
import { StackedBlocks } from './stacked-blocks'
import type { TestGateway } from './test-gateway'

/** A code may be sent once in this time, ms. */
export const CODE_INTERVAL_MS = 61_000

/** Storage key of a login. */
export const SESSION_KEY = 'session'

/** The simple concert, as the home page names it. */
const FIRST_SHOW = /林屿「星河入梦」/

/** Reading a build and compiling its templates takes longer than most of what a test does with it. */
const builds = new Map<Platform, MiniPackage>()

/** The built mini-program of a vendor. */
export function builtPackage(platform: Platform): MiniPackage {
  const known = builds.get(platform) ?? loadPackage(`dist/${platform}`, platform)
  builds.set(platform, known)
  return known
}

let phones = 0

/** The shop seen from a phone: a built mini-program in the simulator on a gateway in the same process. */
export class PhoneShop {
  app: MiniApp
  /** A number may ask for few codes a day, so every phone has its own. */
  readonly cellphone: string
  private readonly blocks = new StackedBlocks()

  constructor(
    readonly platform: Platform,
    readonly shop: TestGateway,
    /** Differences from other tests: the engine, the phone, positions of elements on its screen. */
    options: Partial<MiniAppOptions> = {},
  ) {
    phones += 1
    this.cellphone = `138${String(10_000_000 + phones)}`
    this.app = new MiniApp({
      miniPackage: builtPackage(platform),
      request: requestHandler(shop),
      rectangleOf: this.blocks.rectangleOf,
      ...options,
    })
  }

  /** Waits until an element is on the page. */
  seen(selector: string) {
    return this.app.waitFor(() => this.app.get(selector))
  }

  /** Moves the page so that this distance from its top, px, is at the top of the screen. */
  async scrollTo(top: number): Promise<void> {
    this.blocks.scrollTop = top
    this.app.vendor.intersections.recheck()
    await this.app.settle()
  }

  /** Moves every row that scrolls sideways to its end. */
  async slideRows(): Promise<void> {
    this.blocks.isSlid = true
    this.app.vendor.intersections.recheck()
    await this.app.settle()
  }

  async sandbox<Answer>(path: string, body?: object): Promise<Answer> {
    return callSandbox(this.shop, path, body)
  }

  /** From the home page to the filled in confirmation of an order; from a link, for a show that is not on it. */
  async fillOrder(showId: string = NAMED_SHOWS.simpleConcert): Promise<void> {
    const { app } = this
    // The newest captcha and code are those of this phone.
    this.shop.clock.advance(1000)
    if (showId === NAMED_SHOWS.simpleConcert) {
      await app.launch('pages/list/list')
      await app.waitForText(FIRST_SHOW)
      await app.tapText(FIRST_SHOW, { nth: 0 })
    } else {
      await app.launch('package-show/pages/show-detail/show-detail', { showId })
    }
    await this.seen('#buy')
    await app.tap('#buy')
    await this.seen('#plan-0')
    await app.tap('#plan-0')
    await app.tap('#next')
    await this.seen('#phone')
    await logIn(app, this.shop, this.cellphone)
    await this.confirmOrder()
  }

  /** To the filled in confirmation of an order, for a buyer who has logged in on another day. */
  async bookTicket(showId: string = NAMED_SHOWS.simpleConcert): Promise<void> {
    await this.signIn()
    await this.app.launch(routes.booking.path, { showId })
    await this.seen('#plan-0')
    await this.app.tap('#plan-0')
    await this.app.tap('#next')
    await this.confirmOrder()
  }

  /** At the filled in confirmation of an order, for such a buyer: by its address, without a booking before it. */
  async openConfirmation(showId: string = NAMED_SHOWS.simpleConcert): Promise<void> {
    await this.signIn()
    await this.app.launch(routes.confirmOrder.path, encoded(confirmationOf(await offerOf(this.shop, showId))))
    await this.confirmOrder()
  }

  /** The page after a payment, for such a buyer. */
  async openPaid(): Promise<void> {
    await this.openConfirmation()
    this.paysFromNowOn()
    await this.app.tap('#submit-order')
    await this.seen('#pay-success')
  }

  /** The user has logged in on another day; before the app is launched. */
  async signIn(): Promise<void> {
    this.app.vendor.storage.set(SESSION_KEY, await loginByCode(this.shop, this.cellphone))
  }

  private async confirmOrder(): Promise<void> {
    await this.seen('#submit-order')
    await this.app.input('#contact', '13800138000')
    await this.app.tap('#agree')
  }

  /** From the home page to the page after a payment. */
  async buy(): Promise<void> {
    await this.fillOrder()
    this.paysFromNowOn()
    await this.app.tap('#submit-order')
    await this.seen('#pay-success')
  }

  /** Logs in with the number of the phone, where the page asks for it. */
  async logIn(): Promise<void> {
    await this.seen('#phone')
    await logIn(this.app, this.shop, this.cellphone)
  }

  /** From an order that waits to be confirmed to the page after its payment. */
  async confirmAndPay(): Promise<void> {
    await this.confirmOrder()
    this.paysFromNowOn()
    await this.app.tap('#submit-order')
    await this.seen('#pay-success')
  }

  /** The provider notifies the shop of the user's payment. */
  paysFromNowOn(): void {
    this.app.vendor.payment.onPaid = async () => this.settle(await this.latestOrder())
  }

  async latestOrder(): Promise<{ id: string }> {
    const [order] = await this.sandbox<{ id: string }[]>('orders')
    if (!order) throw new Error('the gateway knows of no order')
    return order
  }

  /** The provider tells the shop that the money has arrived. */
  async settle({ id }: { id: string }): Promise<void> {
    await this.sandbox(`orders/${id}/pay`, {})
  }
}

/** A query as it stands in an address. */
export function encoded(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]))
}

/** Fills in the login page that is open, and the code that follows. */
export async function logIn(app: MiniApp, shop: TestGateway, cellphone = '13800138000'): Promise<void> {
  await app.input('#phone', cellphone)
  if (app.attribute('#phone', 'value') !== cellphone) throw new Error('the field does not show what was typed')
  const shown: SandboxSource = { sandbox: (path) => callSandbox(shop, path) }
  await app.input('#captcha', await newestCaptcha(shown))
  await app.tap('#agree')
  shop.clock.advance(CODE_INTERVAL_MS)
  await app.tap('#send-code')
  await app.input('#code', await newestCode(shown))
}

/** Sends what the app requests to the gateway, without a port. */
export function requestHandler({ gateway }: TestGateway): RequestHandler {
  return async ({ url, method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const reply = await gateway.inject({ method: method as 'GET', url: pathname + search, headers, payload: body })
    return { status: reply.statusCode, headers: reply.headers as Record<string, string>, body: reply.payload }
  }
}
