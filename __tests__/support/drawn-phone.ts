import type { Browser } from 'playwright-core'
import type { Locale } from '@/domain/locale'
import { DrawnScreen } from '../../simulator/drawing/drawn-screen'
import type { MiniApp } from '../../simulator/mini-app'
import type { Platform } from '../../simulator/package/platforms'
import type { PageVisit } from './page-visits'
import { encoded, PhoneShop } from './phone-shop'
import type { ScreenLayout } from './screen-boxes'
import type { TestGateway } from './test-gateway'
import { unrolledLayout } from './unrolled-layout'

/** A notched phone, px. */
export const NOTCHED = { width: 375, height: 812, safeArea: { top: 44, bottom: 34 } } as const

/** Distance from the end of a page at which it loads more (`onReachBottomDistance`), px. */
const END_NEAR_PX = 1000

export type ColorScheme = 'light' | 'dark'

/** A built mini-program whose phone screen is laid out by a browser. */
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
    { textScale = 1, locale = 'zh-CN' }: { textScale?: number; locale?: Locale } = {},
  ) {
    const screen = await DrawnScreen.open(browser, { ...NOTCHED, theme, serve: (url) => servePicture(shop, url) })
    const onPhone: PhoneShop = new PhoneShop(platform, shop, {
      rectangleOf: screen.rectangleOf,
      layOut: () => screen.measure(onPhone.app),
      phone: { windowWidth: NOTCHED.width, windowHeight: NOTCHED.height, theme, textScale },
      storage: { locale, ...(visit?.session && { session: visit.session }) },
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

  /** Positions of all content, including below the screen. */
  unrolled(): Promise<ScreenLayout> {
    return unrolledLayout(this.screen.page, NOTCHED.safeArea.top, async (top) => {
      await this.app.scrollTo(top)
      await this.layOut()
      const end = top + NOTCHED.height
      if (end + END_NEAR_PX >= (await this.screen.pageHeight())) {
        await this.app.reachBottom()
        await this.layOut()
      }
      return end <= (await this.screen.pageHeight())
    })
  }

  /** Picture of the screen as a PNG. */
  async picture(isWhole = false): Promise<Buffer> {
    await this.layOut()
    return this.screen.picture(this.app, { isWhole })
  }

  close(): void {
    this.app.close()
    this.screen.close()
  }
}

/** Pictures come from the gateway, whatever the host of their addresses. */
async function servePicture({ gateway }: TestGateway, url: string) {
  const { pathname, search } = new URL(url)
  const reply = await gateway.inject({ method: 'GET', url: pathname + search })
  return { status: reply.statusCode, contentType: String(reply.headers['content-type'] ?? ''), body: reply.rawPayload }
}
