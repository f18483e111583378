import type { Browser } from 'playwright-core'
import { DrawnScreen } from '../../simulator/drawing/drawn-screen'
import type { MiniApp } from '../../simulator/mini-app'
import type { Platform } from '../../simulator/package/platforms'
import type { PageVisit } from './page-visits'
import { PhoneShop } from './phone-shop'
import type { TestGateway } from './test-gateway'

/** A notched phone, px. */
export const NOTCHED = { width: 375, height: 812, safeArea: { top: 44, bottom: 34 } } as const

/** How far down pages are unrolled, px: lists go on as long as they are scrolled. */
const UNROLLED_PX = 4000
/** A screen and a little of the one before. */
const STOP_PX = 700

/** Where a page stops while it is unrolled, px from its top. */
export function stopsOnTheWay(): number[] {
  return Array.from({ length: Math.floor(UNROLLED_PX / STOP_PX) }, (_, stop) => (stop + 1) * STOP_PX)
}

export type ColorScheme = 'light' | 'dark'

/** A built mini-program on a phone whose screen a browser lays out. */
export class DrawnPhone {
  private constructor(
    readonly shop: PhoneShop,
    readonly screen: DrawnScreen,
  ) {}

  get app(): MiniApp {
    return this.shop.app
  }

  static async open(
    browser: Browser,
    shop: TestGateway,
    platform: Platform,
    theme: ColorScheme,
    visit?: PageVisit,
    { textScale = 1 } = {},
  ) {
    const screen = await DrawnScreen.open(browser, { ...NOTCHED, theme, serve: (url) => servePicture(shop, url) })
    const onPhone = new PhoneShop(platform, shop, {
      rectangleOf: screen.rectangleOf,
      phone: { windowWidth: NOTCHED.width, windowHeight: NOTCHED.height, theme, textScale },
      storage: visit?.session ? { session: visit.session } : {},
    })
    const phone = new DrawnPhone(onPhone, screen)
    if (visit) {
      await phone.app.launch(visit.route.path, encoded(visit.query))
      await phone.layOut()
    }
    return phone
  }

  layOut(): Promise<void> {
    return this.screen.layOut(this.app)
  }

  /** Scrolls down, so that everything that is drawn as it nears is there, and back to the top. */
  async unroll(): Promise<void> {
    for (const top of stopsOnTheWay()) {
      if (top + NOTCHED.height > (await this.screen.pageHeight())) break
      await this.app.scrollTo(top)
      await this.layOut()
    }
    await this.app.scrollTo(0)
    await this.layOut()
  }

  /** What is on the screen now, as a PNG. */
  async picture(isWhole = false): Promise<Buffer> {
    await this.layOut()
    return this.screen.picture(this.app, { isWhole })
  }

  async close(): Promise<void> {
    this.app.close()
    await this.screen.close()
  }
}

function encoded(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]))
}

/** Pictures come from the gateway, whatever host their addresses name. */
async function servePicture({ gateway }: TestGateway, url: string) {
  const { pathname, search } = new URL(url)
  const reply = await gateway.inject({ method: 'GET', url: pathname + search })
  return { status: reply.statusCode, contentType: String(reply.headers['content-type'] ?? ''), body: reply.rawPayload }
}
