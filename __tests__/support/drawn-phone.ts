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

/** So far from its end a page says that it is near (`onReachBottomDistance`), px. */
const END_NEAR_PX = 1000

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

  /** Where everything on the page lies, further down than the screen too. */
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

  /** What is on the screen now, as a PNG. */
  async picture(isWhole = false): Promise<Buffer> {
    await this.layOut()
    return this.screen.picture(this.app, { isWhole })
  }

  close(): void {
    this.app.close()
    this.screen.close()
  }
}

/** Pictures come from the gateway, whatever host their addresses name. */
async function servePicture({ gateway }: TestGateway, url: string) {
  const { pathname, search } = new URL(url)
  const reply = await gateway.inject({ method: 'GET', url: pathname + search })
  return { status: reply.statusCode, contentType: String(reply.headers['content-type'] ?? ''), body: reply.rawPayload }
}
